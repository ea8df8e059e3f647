// Where everything lies on the sheet, and the paths that many hexes share. One node for each kind, not for
// each hex.

import { corners, extent, hexStep, middle, outline, type HexPlan } from '../../lib/plane/hex';
import type { Spot } from '../../lib/plane/camera';
import type { Flat } from '../flat';
import type { Event, HexShape, Picture, ReachView, Terrain, View } from './generated';
import { TERRAINS } from './types';

/** Printed columns begin at 1, so the even ones, which lie lower, are the odd ones here. */
export const PLAN: HexPlan = { flat: true, size: 20, shift: 'odd' };
const MARGIN = 9;

/** The middle of a hex by its printed number. */
export function spot(hex: number): Spot {
  const [x, y] = middle(PLAN, { column: Math.floor(hex / 100) - 1, row: (hex % 100) - 1 });
  return [x + MARGIN, y + MARGIN];
}
export const around = (hex: number, grow = 1): string => outline(PLAN, spot(hex), grow);

export function sheet(picture: Picture): { width: number; height: number } {
  const { width, height } = extent(PLAN, picture.columns, picture.rows);
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** The hex that a key leads to, where the map has it. */
export function keyStep(picture: Picture, from: number, key: string): number | null {
  const next = hexStep(PLAN, { column: Math.floor(from / 100) - 1, row: (from % 100) - 1 }, key);
  if (!next || next.column < 0 || next.row < 0 || next.column >= picture.columns || next.row >= picture.rows)
    return null;
  return (next.column + 1) * 100 + next.row + 1;
}

/** Strokes of a terrain's drawing: where each begins, from the middle of its hex, and how it goes on. */
const DRAWINGS: Record<Exclude<Terrain, 'open'>, [number, number, string][]> = {
  forest: [
    [-7, 7, 'v-4l-3.6 0 3.6-8 3.6 8z'],
    [1, 4, 'v-4l-3.8 0 3.8-9 3.8 9z'],
    [8.5, 8, 'v-4l-3.4 0 3.4-7.6 3.4 7.6z'],
  ],
  mountain: [
    [-12, 8, 'l7.5-14 7 13.6'],
    [-1, 2, 'l5-9 8 15'],
    [-4.5, -5, 'l1.4 5.6 1.6-1.6'],
    [4.2, -6.2, 'l1.2 5 1.8-1.4'],
  ],
  town: [
    [-8, 7, 'v-7h4v-7h2v2h2v-2h2v2h2v-2h2v14z'],
    [-1, 7, 'v-4h3v4'],
  ],
  lake: [
    [-11, -4, 'q2.75-3.4 5.5 0t5.5 0 5.5 0 5.5 0'],
    [-11, 2, 'q2.75-3.4 5.5 0t5.5 0 5.5 0 5.5 0'],
    [-8, 8, 'q2.75-3.4 5.5 0t5.5 0 5.5 0'],
  ],
};

export interface Ground {
  /** Hexes of each terrain as one path, and the drawings in them as another. */
  fields: { terrain: Terrain; hexes: string; drawing: string }[];
  rivers: string;
  edge: string;
}

const terrainOf = (hex: HexShape, razed: readonly number[]): Terrain =>
  razed.includes(hex.id) ? 'open' : hex.terrain;

export function ground(picture: Picture, razed: readonly number[]): Ground {
  const fields = TERRAINS.map((terrain) => {
    const hexes = picture.hexes.filter((hex) => terrainOf(hex, razed) === terrain);
    const strokes = terrain === 'open' ? [] : DRAWINGS[terrain];
    const drawing = hexes.flatMap((hex) => {
      const [x, y] = spot(hex.id);
      return strokes.map(([dx, dy, path]) => `M${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}${path}`);
    });
    return { terrain, hexes: hexes.map((hex) => around(hex.id)).join(''), drawing: drawing.join('') };
  });
  const { width, height } = sheet(picture);
  return {
    fields,
    rivers: picture.rivers.flatMap((river) => river.sides.map(([one, other]) => side(one, other))).join(''),
    edge: `M2 2H${(width - 2).toFixed(1)}V${(height - 2).toFixed(1)}H2Z`,
  };
}

/** The side that two neighbouring hexes share. */
export function side(one: number, other: number): string {
  const [ox, oy] = spot(other);
  const far = ([x, y]: Spot): number => Math.hypot(x - ox, y - oy);
  const [first, second] = corners(PLAN, spot(one)).sort((a, b) => far(a) - far(b));
  if (!first || !second) return '';
  return `M${first[0].toFixed(1)} ${first[1].toFixed(1)}L${second[0].toFixed(1)} ${second[1].toFixed(1)}`;
}

/** The hexes of the cheapest way to a reachable hex, the start not among them. */
export function way(reach: readonly ReachView[], start: number | null, goal: number): number[] {
  const steps: number[] = [];
  let at = goal;
  while (at !== start && steps.length <= reach.length) {
    const step = reach.find((one) => one.hex === at);
    if (!step) return [];
    steps.unshift(at);
    at = step.from;
  }
  return steps;
}

export const line = (hexes: readonly number[]): string =>
  hexes
    .map(
      (hex, index) =>
        `${index === 0 ? 'M' : 'L'}${spot(hex)
          .map((value) => value.toFixed(1))
          .join(' ')}`,
    )
    .join('');

/** The hex an event speaks of. */
export function placeOf(event: Flat<Event> | null, picture: Picture, view: View): number | null {
  if (!event) return null;
  if (event.hex !== undefined) return Number(event.hex);
  if (event.mortal !== undefined) {
    const mortal = picture.mortals.find((one) => one.word === event.mortal);
    return mortal ? (view.mortals[mortal.id - 1]?.hex ?? mortal.home) : null;
  }
  if (event.treasure !== undefined)
    return picture.treasures.find((one) => one.word === event.treasure)?.hex ?? null;
  if (event.town !== undefined) return picture.hexes.find((one) => one.town?.id === event.town)?.id ?? null;
  return event.seat === undefined ? null : (view.magicians[event.seat]?.hex ?? null);
}

/** The hexes in the middle of a map label, for its text. */
export function labelSpot(hexes: readonly number[]): Spot {
  const spots = hexes.map(spot);
  const sum = spots.reduce<Spot>(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
  return [sum[0] / Math.max(1, spots.length), sum[1] / Math.max(1, spots.length)];
}

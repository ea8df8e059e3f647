// Where everything lies on the sheet, and the paths that many hexes share. One node for each kind, not for
// each hex.

import type { Spot } from '../../lib/plane/camera';
import { corners, extent, hexStep, middle, outline, type HexPlan } from '../../lib/plane/hex';
import type { EdgeShape, Picture } from './generated';

/** Rows from north to south, odd ones half a hex to the east. */
export const PLAN: HexPlan = { flat: false, size: 22, shift: 'odd' };
const MARGIN = 10;

const placeOf = (hex: number): { column: number; row: number } => ({
  column: Math.floor(hex / 100),
  row: hex % 100,
});
const numberOf = ({ column, row }: { column: number; row: number }): number => column * 100 + row;

/** The middle of a hex. */
export function spot(hex: number): Spot {
  const [x, y] = middle(PLAN, placeOf(hex));
  return [x + MARGIN, y + MARGIN];
}
export const around = (hex: number, grow = 1): string => outline(PLAN, spot(hex), grow);

export function sheet(picture: Picture): { width: number; height: number } {
  const { width, height } = extent(PLAN, picture.columns, picture.rows);
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

const onMap = (picture: Picture, at: { column: number; row: number }): boolean =>
  at.column >= 0 && at.row >= 0 && at.column < picture.columns && at.row < picture.rows;

/** The hex that a key leads to, where the map has it. */
export function keyStep(picture: Picture, from: number, key: string): number | null {
  const next = hexStep(PLAN, placeOf(from), key);
  return next && onMap(picture, next) ? numberOf(next) : null;
}

/** The neighbour in a direction, 0 north-east and on clockwise; null off the map. */
export function beside(picture: Picture, hex: number, direction: number): number | null {
  const { column, row } = placeOf(hex);
  const east = row % 2;
  const steps: [number, number][] = [
    [east, -1],
    [1, 0],
    [east, 1],
    [east - 1, 1],
    [-1, 0],
    [east - 1, -1],
  ];
  const [over, down] = steps[((direction % 6) + 6) % 6] ?? [0, 0];
  const next = { column: column + over, row: row + down };
  return onMap(picture, next) ? numberOf(next) : null;
}

/** Degrees by which a counter that looks north is turned; a facing points at a corner. */
export const degrees = (facing: number): number => facing * 60;

/** The hexes before, beside and behind a standard element. */
export function zones(
  picture: Picture,
  hex: number,
  facing: number,
): { front: number[]; flank: number[]; rear: number[] } {
  const at = (...turns: number[]): number[] =>
    turns.map((turn) => beside(picture, hex, facing + turn)).filter((one) => one !== null);
  return { front: at(5, 0), flank: at(1, 4), rear: at(2, 3) };
}

const point = ([x, y]: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const line = (hexes: readonly number[]): string =>
  hexes.map((hex, index) => `${index === 0 ? 'M' : 'L'}${point(spot(hex))}`).join('');

/** The side of a hex that looks in a direction, drawn a little inside or on it. */
export function side(hex: number, direction: number, grow = 1): [Spot, Spot] {
  const around = corners(PLAN, spot(hex), grow);
  return [around[direction] ?? spot(hex), around[(direction + 1) % 6] ?? spot(hex)];
}
export const sidePath = (edge: EdgeShape): string => {
  const [from, to] = side(edge.hex, edge.direction);
  return `M${point(from)}L${point(to)}`;
};

/** Strokes of a kind of ground: where each begins, from the middle of its hex, and how it goes on. */
const DRAWINGS: Record<string, [number, number, string][]> = {
  wood: [
    [-8, 7, 'v-4l-4 0 4-9 4 9h-4'],
    [1, 3, 'v-4l-4.2 0 4.2-9.6 4.2 9.6h-4.2'],
    [9, 9, 'v-4l-3.8 0 3.8-8.4 3.8 8.4h-3.8'],
  ],
  scrub: [
    [-10, 2, 'q2-6 4 0q2-6 4 0'],
    [1, -4, 'q2-6 4 0q2-6 4 0'],
    [-2, 10, 'q2-6 4 0q2-6 4 0'],
  ],
  'tall-grass': [
    [-9, 6, 'l-2-9m2 9l0-11m0 11l3-9'],
    [4, 8, 'l-2-9m2 9l0-11m0 11l3-9'],
    [2, -3, 'l-2-7m2 7l0-8m0 8l3-7'],
  ],
  rocks: [
    [-11, 6, 'l4-8 5 2 2 6z'],
    [2, 0, 'l3-7 6 2 1 5z'],
    [3, 11, 'l3-5 5 1 1 4z'],
  ],
  sand: [
    [-9, -3, 'h.1'],
    [-2, 4, 'h.1'],
    [6, -5, 'h.1'],
    [8, 5, 'h.1'],
    [-8, 8, 'h.1'],
    [1, -9, 'h.1'],
  ],
  mud: [
    [-10, 0, 'h7'],
    [1, -6, 'h8'],
    [-2, 7, 'h9'],
  ],
  swamp: [
    [-10, 4, 'h8m-6 0v-6m3 6v-8'],
    [2, 9, 'h8m-6 0v-6m3 6v-8'],
    [1, -3, 'h8m-6 0v-5m3 5v-7'],
  ],
  water: [
    [-12, -4, 'q3-4 6 0t6 0 6 0 6 0'],
    [-12, 3, 'q3-4 6 0t6 0 6 0 6 0'],
    [-9, 10, 'q3-4 6 0t6 0 6 0'],
  ],
};

export interface Drawn {
  /** Hexes of each kind of ground as one path, and the drawings in them as another. */
  fields: { terrain: string; hexes: string; drawing: string }[];
  levels: { level: number; hexes: string }[];
  /** Ticks that point downhill, inside the edge of every higher hex. */
  hachures: string;
  roads: string;
  hedges: string;
  walls: string;
  ruins: string;
  edge: string;
}

export function ground(picture: Picture): Drawn {
  const fields = [...new Set(picture.hexes.map((hex) => hex.terrain))].map((terrain) => {
    const hexes = picture.hexes.filter((hex) => hex.terrain === terrain);
    const strokes = DRAWINGS[terrain.replace(/-\d$/, '')] ?? [];
    const drawing = hexes.flatMap((hex) => {
      const [x, y] = spot(hex.id);
      return strokes.map(([dx, dy, path]) => `M${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}${path}`);
    });
    return { terrain, hexes: hexes.map((hex) => around(hex.id)).join(''), drawing: drawing.join('') };
  });
  const levels = [1, 2, 3]
    .map((level) => ({
      level,
      hexes: picture.hexes
        .filter((hex) => hex.level >= level)
        .map((hex) => around(hex.id))
        .join(''),
    }))
    .filter((one) => one.hexes !== '');
  const of = (kind: EdgeShape['kind']): string =>
    picture.edges
      .filter((edge) => edge.kind === kind)
      .map(sidePath)
      .join('');
  const { width, height } = sheet(picture);
  return {
    fields,
    levels,
    hachures: hachures(picture),
    roads: picture.roads.map(line).join(''),
    hedges: of('hedge'),
    walls: of('wall'),
    ruins: of('wall-ruined'),
    edge: `M3 3H${(width - 3).toFixed(1)}V${(height - 3).toFixed(1)}H3Z`,
  };
}

function hachures(picture: Picture): string {
  const levels = new Map(picture.hexes.map((hex) => [hex.id, hex.level]));
  const ticks: string[] = [];
  for (const hex of picture.hexes) {
    for (let direction = 0; hex.level > 0 && direction < 6; direction += 1) {
      const next = beside(picture, hex.id, direction);
      if (next === null || (levels.get(next) ?? 0) >= hex.level) continue;
      const [from, to] = side(hex.id, direction, 0.99);
      const [low, high] = side(hex.id, direction, 0.8);
      for (const part of [0.12, 0.31, 0.5, 0.69, 0.88]) {
        const mix = (one: Spot, other: Spot): Spot => [
          one[0] + (other[0] - one[0]) * part,
          one[1] + (other[1] - one[1]) * part,
        ];
        ticks.push(`M${point(mix(from, to))}L${point(mix(low, high))}`);
      }
      ticks.push(`M${point(from)}L${point(to)}`);
    }
  }
  return ticks.join('');
}

/** The outline of several hexes as one shape: every side that no two of them share. */
export function hull(picture: Picture, hexes: readonly number[], grow = 1): string {
  const inside = new Set(hexes);
  const sides = hexes.flatMap((hex) =>
    [0, 1, 2, 3, 4, 5]
      .filter((direction) => {
        const next = beside(picture, hex, direction);
        return next === null || !inside.has(next);
      })
      .map((direction) => side(hex, direction, grow)),
  );
  return sides.map(([from, to]) => `M${point(from)}L${point(to)}`).join('');
}

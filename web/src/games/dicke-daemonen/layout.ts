// Where things go on the sheet: numbers to units of the drawing, nothing else.

import type { Color, FieldShape, Picture } from './generated';
import type { Point } from './types';

/** Units of the drawing across the longer side of the board. */
const SPAN = 640;
/** Paper around the cords. */
export const MARGIN = 52;

export interface Layout {
  width: number;
  height: number;
  place: (point: Point) => Point;
}

/** Fits a board into the drawing; the wire's y axis points up, the drawing's down. */
export function layout(points: readonly Point[]): Layout {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const scale = SPAN / Math.max(right - left, high - low, 1);
  const place = ([x, y]: Point): Point => [
    round((x - left) * scale + MARGIN),
    round((high - y) * scale + MARGIN),
  ];
  return {
    width: round((right - left) * scale + 2 * MARGIN),
    height: round((high - low) * scale + 2 * MARGIN),
    place,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed path through points. */
export function closedPath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

/** An open path through points. */
export function openPath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

/** Whether the middle of a field is wide enough for a plate with its value. */
export function roomy(field: FieldShape, place: Layout['place'], size = 1): boolean {
  if (field.at === null) return false;
  const [x, y] = place(field.at);
  const nearest = Math.min(
    ...field.outline.flat().map((point) => {
      const [px, py] = place(point);
      return Math.hypot(px - x, py - y);
    }),
  );
  return nearest >= 15 * size;
}

/** How far from its crossing a piece stands if the field has room. */
const REACH = 23;

/** Where the piece of each corner is drawn: away from the crossing, never beyond the middle of the field. */
export function cornerSpots(picture: Picture, place: Layout['place'], size = 1): Point[] {
  return picture.corners.map((corner) => {
    const [x, y] = place(corner.at);
    const crossing = picture.crossings[corner.crossing];
    if (!crossing) return [x, y];
    const [cx, cy] = place(crossing.at);
    const near = Math.hypot(x - cx, y - cy);
    const middle = picture.fields[corner.field]?.at;
    const away = middle ? Math.hypot(place(middle)[0] - cx, place(middle)[1] - cy) : Infinity;
    // The plate in the middle keeps its place.
    const room = Math.max(away - 30, away * 0.45);
    const reach = Math.max(Math.min(REACH * size, room), Math.min(near, room));
    return near === 0
      ? [x, y]
      : [round(cx + ((x - cx) / near) * reach), round(cy + ((y - cy) / near) * reach)];
  });
}

/** How large pieces may be, at most `size`: smaller where two corners lie close together. */
export function pieceScale(spots: readonly Point[], size = 1): number[] {
  return spots.map(([x, y], index) => {
    let nearest = Infinity;
    spots.forEach(([ox, oy], other) => {
      if (other !== index) nearest = Math.min(nearest, Math.hypot(ox - x, oy - y));
    });
    return Math.max(0.55, Math.min(size, nearest / 26));
  });
}

/** The field whose middle lies nearest in a direction, for the arrow keys. */
export function neighbour(spots: readonly (Point | null)[], from: number, direction: Point): number | null {
  const start = spots[from];
  if (!start) return null;
  let best: number | null = null;
  let bestCost = Infinity;
  spots.forEach((spot, index) => {
    if (!spot || index === from) return;
    const [dx, dy] = [spot[0] - start[0], spot[1] - start[1]];
    const along = dx * direction[0] + dy * direction[1];
    const across = Math.abs(dx * direction[1] - dy * direction[0]);
    if (along <= 1 || across > along * 1.8) return;
    const cost = along + across * 1.4;
    if (cost < bestCost) [best, bestCost] = [index, cost];
  });
  return best;
}

/** Reads the board as it crosses the wire; `null` where it is no such picture. */
export function readPicture(raw: unknown): Picture | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const board = raw as Partial<Picture>;
  if (!board.cords || !board.crossings || !board.corners || !board.fields) return null;
  return board as Picture;
}

/** Creatures of a fist, one after the other. */
export function spread(counts: readonly number[], colors: readonly Color[]): Color[] {
  return colors.flatMap((color, index) => Array.from({ length: counts[index] ?? 0 }, () => color));
}

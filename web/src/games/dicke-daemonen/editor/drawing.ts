// Pen lines on the table: numbers only. Whether a board is allowed says the server.

import type { JsonValue, Problem } from '../../../protocol';
import { DEMONS, type Demon, type Point } from '../types';

/** Grid steps in a unit of the drawing. */
export const STEPS = 1000;
/** Half of the table, in units of the drawing. */
export const HALF = 250;

/** A cord on the drawing: a pen line that may be open, or a finished loop; y points down. */
export interface Drawn {
  color: Demon;
  points: Point[];
  finished: boolean;
  knot: Point | null;
}

export const PRESETS = [
  'ring',
  'caterpillar',
  'tutorial-a',
  'flower',
  'tutorial-b',
  'venn-4',
  'lattice',
  'star',
] as const;
export const QUALITIES = [1, 4, 16] as const;

const clamp = (value: number): number => Math.max(-HALF, Math.min(HALF, value));
export const toWire = ([x, y]: Point): Point => [Math.round(clamp(x) * STEPS), Math.round(-clamp(y) * STEPS)];
export const fromWire = ([x, y]: Point): Point => [x / STEPS, -y / STEPS];

/** The board as options want it. */
export function boardOf(cords: readonly Drawn[]): JsonValue {
  return {
    cords: cords
      .filter((cord) => cord.points.length > 0)
      .map((cord): JsonValue => {
        const points = cord.points.map(toWire);
        if (cord.finished) return { color: cord.color, points };
        const knot = cord.knot ? { knot: toWire(cord.knot) } : {};
        return { color: cord.color, stroke: points, ...knot };
      }),
  };
}

/** Adds a point to a pen line unless it is hardly away from the last one. */
export function extended(points: readonly Point[], next: Point, least = 2.5): Point[] {
  const last = points.at(-1);
  if (last && Math.hypot(last[0] - next[0], last[1] - next[1]) < least) return [...points];
  return [...points, next];
}

/** A pen line led back to its beginning in steps. */
export function led(points: readonly Point[]): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return [];
  const gap = Math.hypot(first[0] - last[0], first[1] - last[1]);
  const steps = Math.max(1, Math.ceil(gap / 5));
  const bridge = Array.from({ length: steps - 1 }, (_, index): Point => {
    const share = (index + 1) / steps;
    return [last[0] + (first[0] - last[0]) * share, last[1] + (first[1] - last[1]) * share];
  });
  return [...points, ...bridge];
}

/** The place on a line that lies nearest. */
export function nearest(points: readonly Point[], to: Point): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (const one of points) {
    const away = Math.hypot(one[0] - to[0], one[1] - to[1]);
    if (away < least) [best, least] = [one, away];
  }
  return best;
}

/** The cord a reason speaks of. */
export function cordOf(reason: Problem): Demon | null {
  const named = reason.values?.cord;
  return DEMONS.find((color) => color === named) ?? null;
}

/** Where to pin a reason: at the point it names, else at the top of its cord. */
export function pinOf(reason: Problem, cords: readonly Drawn[]): Point | null {
  const x = Number(reason.values?.x);
  const y = Number(reason.values?.y);
  if (reason.values?.x !== undefined && Number.isFinite(x) && Number.isFinite(y)) return fromWire([x, y]);
  const cord = cords.find((one) => one.color === cordOf(reason));
  return (
    cord?.points.reduce<Point | null>((top, one) => (top === null || one[1] < top[1] ? one : top), null) ??
    null
  );
}

/** The single reasons of a refusal. */
export const reasonsOf = (problem: Problem): Problem[] =>
  problem.reasons && problem.reasons.length > 0 ? problem.reasons : [problem];

// Hexagons in columns (flat top) or rows (pointed top): corners, middles, and the six neighbours.

import type { Spot } from './camera';

/** Column and row, both from 0. */
export interface HexAt {
  column: number;
  row: number;
}

/** Which columns (flat) or rows (pointed) are shifted by half a hexagon. */
export type Shift = 'odd' | 'even';

export interface HexPlan {
  flat: boolean;
  /** Centre to corner. */
  size: number;
  shift: Shift;
}

const ROOT3 = Math.sqrt(3);
const shifted = (index: number, shift: Shift): number => ((index % 2 === 1) === (shift === 'odd') ? 0.5 : 0);

/** The middle of a hexagon; the first one touches the axes with its edges. */
export function middle(plan: HexPlan, at: HexAt): Spot {
  const { size } = plan;
  if (plan.flat)
    return [size * (1 + 1.5 * at.column), ROOT3 * size * (at.row + 0.5 + shifted(at.column, plan.shift))];
  return [ROOT3 * size * (at.column + 0.5 + shifted(at.row, plan.shift)), size * (1 + 1.5 * at.row)];
}

/** The six corners around a middle, clockwise; `grow` 1 is the hexagon itself. */
export function corners(plan: HexPlan, at: Spot, grow = 1): Spot[] {
  return [0, 1, 2, 3, 4, 5].map((index) => {
    const turn = (Math.PI / 3) * index - (plan.flat ? 0 : Math.PI / 2);
    return [at[0] + plan.size * grow * Math.cos(turn), at[1] + plan.size * grow * Math.sin(turn)];
  });
}

export const outline = (plan: HexPlan, at: Spot, grow = 1): string =>
  `M${corners(plan, at, grow)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

/** The size of a sheet of so many columns and rows. */
export function extent(plan: HexPlan, columns: number, rows: number): { width: number; height: number } {
  const [across, along] = plan.flat ? [columns, rows] : [rows, columns];
  const long = plan.size * (1.5 * across + 0.5);
  const wide = ROOT3 * plan.size * (along + 0.5);
  return plan.flat ? { width: long, height: wide } : { width: wide, height: long };
}

/** Six directions: the keys Q W E over A S D, which are up-left, up, up-right and their opposites. */
export type Direction = 'q' | 'w' | 'e' | 'a' | 's' | 'd';

/** The neighbour in a direction; it may lie off the map. For pointed tops W and S lie left and right. */
export function neighbour(plan: HexPlan, at: HexAt, direction: Direction): HexAt {
  const along = plan.flat ? at.row : at.column;
  const across = plan.flat ? at.column : at.row;
  const low = shifted(across, plan.shift) === 0 ? -1 : 0;
  const steps: Record<Direction, [number, number]> = {
    w: [0, -1],
    s: [0, 1],
    q: [-1, low],
    e: [1, low],
    a: [-1, low + 1],
    d: [1, low + 1],
  };
  const [over, up] = steps[direction];
  return plan.flat ? { column: across + over, row: along + up } : { column: along + up, row: across + over };
}

/**
 * Where a key leads: letters exactly, arrows along and across; a row of presses across runs straight
 * because it swings between the two neighbours by the parity of the column (or row).
 */
export function hexStep(plan: HexPlan, at: HexAt, key: string): HexAt | null {
  const letter = key.toLowerCase();
  if (/^[qweasd]$/.test(letter)) return neighbour(plan, at, letter as Direction);
  const across = plan.flat ? at.column : at.row;
  const up = shifted(across, plan.shift) !== 0;
  const forward = plan.flat ? 'ArrowRight' : 'ArrowDown';
  const back = plan.flat ? 'ArrowLeft' : 'ArrowUp';
  if (key === forward) return neighbour(plan, at, up ? 'e' : 'd');
  if (key === back) return neighbour(plan, at, up ? 'q' : 'a');
  if (key === (plan.flat ? 'ArrowUp' : 'ArrowLeft')) return neighbour(plan, at, 'w');
  if (key === (plan.flat ? 'ArrowDown' : 'ArrowRight')) return neighbour(plan, at, 's');
  return null;
}

// The line of winning chances and the ledger of luck, as numbers and paths.

import type { Coach, CoachPoint, LuckLine } from '../protocol';

export const WIDTH = 1000;
export const HEIGHT = 100;

/** Lines are told apart by their dashes; colours come on top. */
export const DASHES = ['', '14 6', '3 6', '16 5 3 5', '8 4'] as const;

const across = (step: number, steps: number): number => (steps === 0 ? 0 : (step / steps) * WIDTH);

/** The line of one seat through all points. */
export function chancePath(points: readonly CoachPoint[], seat: number, steps: number): string {
  return points
    .map((point, index) => {
      const up = HEIGHT - ((point.per_mille[seat] ?? 0) / 1000) * HEIGHT;
      return `${index === 0 ? 'M' : 'L'}${across(point.step, steps).toFixed(1)} ${up.toFixed(1)}`;
    })
    .join('');
}

/** Where a step lies, in percent of the width. */
export const placeOf = (step: number, steps: number): number => across(step, steps) / (WIDTH / 100);

/** The chances known at a step: those of the last point that is not later. */
export function chancesAt(points: readonly CoachPoint[], step: number): readonly number[] {
  let found: readonly number[] = points[0]?.per_mille ?? [];
  for (const point of points) if (point.step <= step) found = point.per_mille;
  return found;
}

/** How the chances of each seat moved at a turning point, the largest change first. */
export function moveAt(coach: Coach, step: number): { seat: number; change: number }[] {
  const before = chancesAt(coach.chances, step - 1);
  const after = chancesAt(coach.chances, step);
  return after
    .map((value, seat) => ({ seat, change: value - (before[seat] ?? value) }))
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}

export const luckOf = (line: LuckLine): number => line.actual - line.expected;

/** The rolls that mattered most, in the order in which they fell. */
export function mattered(lines: readonly LuckLine[], most: number): LuckLine[] {
  const kept = lines
    .filter((line) => luckOf(line) !== 0)
    .sort((one, other) => Math.abs(luckOf(other)) - Math.abs(luckOf(one)))
    .slice(0, most);
  return kept.sort((one, other) => one.step - other.step);
}

/** Thousandths of a win as percent with a sign, in the reader's language. */
export function signedPercent(thousandths: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
    style: 'percent',
  });
  return format.format(thousandths / 1000).replace('-', '−');
}

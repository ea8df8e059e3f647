import { describe, expect, it } from 'vitest';
import type { Coach } from '../protocol';
import { chancePath, chancesAt, luckOf, mattered, moveAt, placeOf, signedPercent } from './chart';

const coach: Coach = {
  chances: [
    { step: 0, per_mille: [500, 500] },
    { step: 4, per_mille: [400, 600] },
    { step: 8, per_mille: [1000, 0] },
  ],
  turning: [8],
  luck: [
    { step: 2, seat: 0, text: 'a', expected: 500, actual: 400 },
    { step: 3, seat: 1, text: 'b', expected: 500, actual: 510 },
    { step: 7, seat: 0, text: 'c', expected: 300, actual: 900 },
  ],
  luck_sum: [500, 10],
};

describe('the coach', () => {
  it('draws the chance of a seat from left to right, high when it is winning', () => {
    expect(chancePath(coach.chances, 0, 8)).toBe('M0.0 50.0L500.0 60.0L1000.0 0.0');
    expect(chancePath([], 0, 8)).toBe('');
    expect(placeOf(2, 8)).toBe(25);
    expect(placeOf(0, 0)).toBe(0);
  });
  it('knows the chances between two points, and what moved', () => {
    expect(chancesAt(coach.chances, 6)).toEqual([400, 600]);
    expect(moveAt(coach, 8)).toEqual([
      { seat: 0, change: 600 },
      { seat: 1, change: -600 },
    ]);
  });
  it('keeps the rolls that mattered, in their order', () => {
    expect(mattered(coach.luck, 2).map((line) => line.text)).toEqual(['a', 'c']);
    expect(luckOf(coach.luck[2]!)).toBe(600);
    expect(signedPercent(125, 'en')).toBe('+12.5%');
    expect(signedPercent(-40, 'en')).toBe('−4%');
  });
});

import { describe, expect, it } from 'vitest';
import type { Point } from '../types';
import {
  boardOf,
  cordOf,
  extended,
  fromWire,
  led,
  nearest,
  pinOf,
  reasonsOf,
  toWire,
  type Drawn,
} from './drawing';

const cord = (points: Point[], rest: Partial<Drawn> = {}): Drawn => ({
  color: 'red',
  points,
  finished: false,
  knot: null,
  ...rest,
});

describe('drawing', () => {
  it('sends whole grid steps with y upwards, within the table', () => {
    expect(toWire([1.2345, 2])).toEqual([1235, -2000]);
    expect(toWire([900, -900])).toEqual([250_000, 250_000]);
    expect(fromWire([1000, -2000])).toEqual([1, 2]);
  });

  it('sends pen lines as strokes and finished loops as points', () => {
    expect(
      boardOf([
        cord([[1, 1]], { knot: [1, 1] }),
        cord([[2, 2]], { color: 'blue', finished: true }),
        cord([], { color: 'green' }),
      ]),
    ).toEqual({
      cords: [
        { color: 'red', stroke: [[1000, -1000]], knot: [1000, -1000] },
        { color: 'blue', points: [[2000, -2000]] },
      ],
    });
  });

  it('skips points that hardly move', () => {
    expect(extended([[0, 0]], [1, 1])).toHaveLength(1);
    expect(extended([[0, 0]], [3, 0])).toHaveLength(2);
  });

  it('leads a line back to its beginning', () => {
    expect(
      led([
        [0, 0],
        [10, 0],
      ]),
    ).toEqual([
      [0, 0],
      [10, 0],
      [5, 0],
    ]);
    expect(led([])).toEqual([]);
  });

  it('pins a reason at its point or at the top of its cord', () => {
    const cords = [
      cord([
        [0, 5],
        [3, -7],
        [6, 2],
      ]),
    ];
    expect(pinOf({ code: 'E_DEGREE', message: '', values: { cord: 'red' } }, cords)).toEqual([3, -7]);
    expect(
      pinOf({ code: 'E_SELF', message: '', values: { cord: 'red', x: '2000', y: '1000' } }, cords),
    ).toEqual([2, -1]);
    expect(pinOf({ code: 'E_COUNT', message: '' }, cords)).toBeNull();
    expect(cordOf({ code: 'x', message: '', values: { cord: 'pink' } })).toBeNull();
    expect(
      nearest(
        [
          [0, 0],
          [9, 9],
        ],
        [8, 8],
      ),
    ).toEqual([9, 9]);
  });

  it('tells every single reason of a refusal', () => {
    const one = { code: 'a', message: 'a' };
    expect(reasonsOf({ code: 'b', message: 'b', reasons: [one] })).toEqual([one]);
    expect(reasonsOf(one)).toEqual([one]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  closedPath,
  cornerSpots,
  layout,
  MARGIN,
  neighbour,
  pieceScale,
  readPicture,
  roomy,
  spread,
} from './layout';
import type { Color, Picture } from './generated';
import type { Point } from './types';

const square: Point[] = [
  [0, 0],
  [1000, 0],
  [1000, 1000],
  [0, 1000],
];

describe('layout', () => {
  it('turns the wire upside down and leaves a margin', () => {
    const plan = layout(square);
    expect(plan.place([0, 1000])).toEqual([MARGIN, MARGIN]);
    expect(plan.place([0, 0])).toEqual([MARGIN, plan.height - MARGIN]);
    expect(plan.width).toBe(plan.height);
    expect(
      closedPath([
        [1, 2],
        [3, 4],
      ]),
    ).toBe('M1 2L3 4Z');
  });

  it('shows a plate only where the field has room for it', () => {
    const { place } = layout([
      [0, 0],
      [100_000, 100_000],
    ]);
    const field = {
      at: [50_000, 50_000] as Point,
      outline: [
        [
          [0, 0],
          [100_000, 0],
        ] as Point[],
      ],
      value: 3,
      corners: [],
      knots: [],
      inside: [],
    };
    expect(roomy(field, place)).toBe(true);
    expect(roomy({ ...field, at: [1000, 500] }, place)).toBe(false);
    expect(roomy({ ...field, at: null }, place)).toBe(false);
  });

  it('draws pieces smaller where corners crowd', () => {
    expect(
      pieceScale([
        [0, 0],
        [10, 0],
        [500, 0],
      ]),
    ).toEqual([0.55, 0.55, 1]);
  });

  it('sets pieces away from their crossing but not beyond the middle of a small field', () => {
    const corner = (field: number) => ({
      at: [5, 0] as Point,
      field,
      crossing: 0,
      lines: ['red', 'blue'] as [Color, Color],
    });
    const field = (at: Point | null) => ({ at, outline: [], value: 2, corners: [], knots: [], inside: [] });
    const picture: Picture = {
      cords: [],
      crossings: [{ at: [0, 0], lines: ['red', 'blue'] }],
      corners: [corner(0), corner(1)],
      fields: [field(null), field([10, 0])],
      code: '',
      names: null,
    };
    const [free, narrow] = cornerSpots(picture, (point) => point);
    expect(free).toEqual([23, 0]);
    expect(narrow?.[0]).toBeCloseTo(4.5);
  });

  it('walks to the neighbouring field in the direction of an arrow', () => {
    const spots: (Point | null)[] = [null, [0, 0], [50, 0], [0, 80], [120, 4]];
    expect(neighbour(spots, 1, [1, 0])).toBe(2);
    expect(neighbour(spots, 2, [1, 0])).toBe(4);
    expect(neighbour(spots, 1, [0, 1])).toBe(3);
    expect(neighbour(spots, 1, [-1, 0])).toBeNull();
    expect(neighbour(spots, 0, [1, 0])).toBeNull();
  });

  it('spreads a fist into single creatures', () => {
    expect(spread([1, 0, 2], ['red', 'blue', 'green'])).toEqual(['red', 'green', 'green']);
  });
});

describe('reading the picture', () => {
  it('takes what the server sends and refuses anything else', () => {
    const wire = { cords: [], crossings: [], corners: [], fields: [] };
    expect(readPicture(wire)).toEqual(wire);
    expect(readPicture(null)).toBeNull();
    expect(readPicture({ cords: [] })).toBeNull();
  });
});

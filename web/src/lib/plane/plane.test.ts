import { describe, expect, it } from 'vitest';
import { centred, counterScale, held, showing, under, whole, zoomed } from './camera';
import { extent, hexStep, middle, neighbour, outline, type HexPlan } from './hex';

const sheet = { width: 1000, height: 500 };
const frame = { width: 400, height: 400 };

describe('the camera', () => {
  it('shows the whole sheet in the middle', () => {
    expect(whole(sheet, frame)).toEqual({ scale: 0.4, x: 0, y: 100 });
  });
  it('keeps the point under the pointer when it zooms', () => {
    const before = whole(sheet, frame);
    const after = zoomed(before, 1.2, [100, 150]);
    expect(under(after, [100, 150]).map(Math.round)).toEqual(under(before, [100, 150]).map(Math.round));
  });
  it('does not let the sheet leave the window', () => {
    expect(held({ scale: 1, x: 90, y: -900 }, sheet, frame)).toEqual({ scale: 1, x: 56, y: -156 });
    expect(held({ scale: 1, x: -700, y: 20 }, sheet, frame)).toEqual({ scale: 1, x: -656, y: 20 });
  });
  it('brings every corner of an enlarged sheet out from under the buttons', () => {
    for (const corner of [
      [0, 0],
      [1000, 0],
      [0, 500],
      [1000, 500],
    ] as const) {
      const camera = held(showing({ scale: 1, x: -200, y: -50 }, corner, frame, 56), sheet, frame);
      const [x, y] = [corner[0] + camera.x, corner[1] + camera.y];
      expect([Math.min(x, frame.width - x), Math.min(y, frame.height - y)]).toEqual([56, 56]);
    }
  });
  it('moves only as far as it must to show a point', () => {
    const camera = { scale: 1, x: 0, y: 0 };
    expect(showing(camera, [200, 200], frame, 40)).toEqual(camera);
    expect(showing(camera, [390, 200], frame, 40).x).toBe(-30);
    expect(centred([500, 250], 2, frame)).toEqual({ scale: 2, x: -800, y: -300 });
  });
  it('keeps labels readable at any scale', () => {
    expect(12 * 0.5 * counterScale(0.5, 12)).toBe(11);
    expect(12 * 4 * counterScale(4, 12)).toBe(18);
    expect(counterScale(1, 14)).toBe(1);
  });
});

describe.each([true, false])('hexagons, flat top: %s', (flat) => {
  const plan: HexPlan = { flat, size: 10, shift: 'odd' };
  it('have six neighbours at equal distance, and the way back is the opposite letter', () => {
    const at = { column: 4, row: 5 };
    const back = { q: 'd', w: 's', e: 'a', a: 'e', s: 'w', d: 'q' } as const;
    for (const direction of ['q', 'w', 'e', 'a', 's', 'd'] as const) {
      const next = neighbour(plan, at, direction);
      const [x, y] = middle(plan, at);
      const [u, v] = middle(plan, next);
      expect(Math.hypot(u - x, v - y)).toBeCloseTo(Math.sqrt(3) * 10, 5);
      expect(neighbour(plan, next, back[direction])).toEqual(at);
    }
  });
  it('are crossed in a straight line by one arrow', () => {
    let at = { column: 4, row: 4 };
    const [key, line] = flat ? (['ArrowRight', 'row'] as const) : (['ArrowDown', 'column'] as const);
    for (let presses = 0; presses < 6; presses += 1) at = hexStep(plan, at, key) ?? at;
    expect(at[line]).toBe(4);
    expect(flat ? at.column : at.row).toBe(10);
  });
  it('fit on their sheet', () => {
    const size = extent(plan, 6, 4);
    const [x, y] = middle(plan, { column: 5, row: 3 });
    expect(x).toBeLessThan(size.width);
    expect(y).toBeLessThan(size.height);
    expect(outline(plan, [0, 0]).match(/[ML]/g)).toHaveLength(6);
  });
});

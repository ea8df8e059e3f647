import { describe, expect, it } from 'vitest';
import { ground, keyStep, placeOf, side, spot, way } from './layout';
import { strokes } from './sigil';
import type { Picture, ReachView, View } from './generated';

const hex = (id: number, terrain: 'open' | 'lake' | 'town' = 'open') => ({
  id,
  name: String(id).padStart(4, '0'),
  column: Math.floor(id / 100),
  row: id % 100,
  terrain,
});
const picture = {
  columns: 3,
  rows: 2,
  hexes: [hex(101), hex(102, 'lake'), hex(201, 'town'), hex(202), hex(301), hex(302)],
  rivers: [{ id: 'r', names: { en: '', fr: '' }, sides: [[101, 201]] }],
  mortals: [{ id: 1, word: 'abbot', home: 302 }],
  treasures: [{ id: 11, word: 'bana', hex: 202 }],
} as unknown as Picture;

describe('the map', () => {
  it('lowers the even printed columns by half a hex', () => {
    const height = spot(102)[1] - spot(101)[1];
    expect(spot(201)[1] - spot(101)[1]).toBeCloseTo(height / 2);
    expect(spot(301)[1]).toBeCloseTo(spot(101)[1]);
  });

  it('walks by keys and stays on the map', () => {
    expect(keyStep(picture, 101, 'ArrowDown')).toBe(102);
    expect(keyStep(picture, 101, 'd')).toBe(201);
    expect(keyStep(picture, 201, 'd')).toBe(302);
    expect(keyStep(picture, 101, 'ArrowUp')).toBeNull();
    expect(keyStep(picture, 101, 'x')).toBeNull();
  });

  it('draws a river on the side that two hexes share', () => {
    const [ax, ay, bx, by] = [...side(101, 201).matchAll(/-?\d+(?:\.\d+)?/g)].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    for (const [x, y] of [
      [ax, ay],
      [bx, by],
    ] as const) {
      for (const one of [101, 201]) expect(Math.hypot(x - spot(one)[0], y - spot(one)[1])).toBeCloseTo(20, 0);
    }
  });

  it('draws each terrain as one path, and a destroyed town as open ground', () => {
    const count = (path: string): number => path.split('Z').length - 1;
    const whole = ground(picture, []).fields;
    expect(whole.map((field) => count(field.hexes))).toEqual([4, 0, 0, 1, 1]);
    expect(ground(picture, [201]).fields.map((field) => count(field.hexes))).toEqual([5, 0, 0, 0, 1]);
  });

  it('follows the cheapest way back to the start', () => {
    const reach: ReachView[] = [
      { hex: 201, cost: 1, from: 101, stop: false, end: true },
      { hex: 302, cost: 2, from: 201, stop: true, end: true },
    ];
    expect(way(reach, 101, 302)).toEqual([201, 302]);
    expect(way(reach, 101, 202)).toEqual([]);
    expect(way([{ hex: 201, cost: 1, from: 202, stop: false, end: true }], 101, 201)).toEqual([]);
  });

  it('finds where an event happens', () => {
    const view = { mortals: [{ hex: 301 }], magicians: [{ hex: 202 }] } as unknown as View;
    expect(placeOf({ type: 'marched', mortal: 'abbot', hex: '0302' }, picture, view)).toBe(302);
    expect(placeOf({ type: 'fled', mortal: 'abbot' }, picture, view)).toBe(301);
    expect(placeOf({ type: 'took', seat: 0, treasure: 'bana' }, picture, view)).toBe(202);
    expect(placeOf({ type: 'hidden', seat: 0 }, picture, view)).toBe(202);
    expect(placeOf({ type: 'turn-began' }, picture, view)).toBeNull();
  });
});

describe('signs of demons', () => {
  it('are always the same for a demon and differ between any two of the seventy-two', () => {
    const all = Array.from({ length: 72 }, (_, index) => strokes(index + 1));
    expect(strokes(32)).toEqual(all[31]);
    expect(new Set(all.map((one) => one.path)).size).toBe(72);
    for (const { dots } of all) for (const [x, y] of dots) expect(Math.hypot(x, y)).toBeLessThan(15.2);
  });
});

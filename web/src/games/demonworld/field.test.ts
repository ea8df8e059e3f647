import { describe, expect, it } from 'vitest';
import type { Insight, Legal } from '../../protocol';
import { chosen, part } from '../narrow';
import { attempted, groupOf, isMarching, meaning, partsOf, told } from './input';
import { beside, hull, keyStep, spot, zones } from './layout';
import type { CardShape, ElementView, Picture, TroopView, View } from './generated';
import { called, holder, living, standing, strength } from './types';

const picture = {
  columns: 24,
  rows: 16,
  hexes: [],
  terrain: [],
  roads: [],
  edges: [],
  zones: [
    [13, 15],
    [0, 2],
  ],
  cards: [],
  spells: [],
  items: [],
  own_files: [],
  scenario: 'first-clash',
  names: { en: '', fr: '' },
} as unknown as Picture;
const troop = (id: number, seat: number, host: number | null = null): TroopView =>
  ({
    id,
    seat,
    card: 'E01',
    sign: null,
    items: [],
    order: null,
    markers: 0,
    laid: [],
    kept: [],
    mood: 'steady',
    prey: null,
    formation: 'line',
    high: false,
    host,
    since: 0,
    load: 0,
    points: 0,
  }) as unknown as TroopView;
const element = (id: number, of: number, hex: number | null, hp = 1): ElementView =>
  ({
    id,
    troop: of,
    hex,
    facing: 0,
    hp,
    role: null,
  }) as ElementView;
const view = {
  seat: 0,
  turn_number: 1,
  turns: 5,
  phase: 'movement',
  step: 'move',
  asked: [0],
  about: { troop: null, element: null, round: null },
  sums: [],
  tests: [],
  troops: [troop(0, 0), troop(1, 1), troop(2, 0, 0)],
  elements: [
    element(0, 0, 505),
    element(1, 0, null, 0),
    { ...element(2, 1, 805), covers: [805, 806, 906] },
    element(3, 2, 605),
  ],
  remains: [],
  weather: { known: false, direction: 0, speed: 0, fires: [], shut: [], burnt: [], ruins: [] },
  moving: null,
  objectives: [],
  players: [],
  verdict: null,
  result: null,
} as unknown as View;
const legal = (action: Record<string, unknown>): Legal =>
  ({
    action,
    notation: Object.values(action).join(' '),
    phrase: '',
    group: action.type,
    parts: [],
    odds: [],
    confirm: false,
    undo: 'free',
  }) as unknown as Legal;

describe('the field', () => {
  it('has the neighbours of a hex where they are drawn', () => {
    const [x, y] = spot(505);
    for (let direction = 0; direction < 6; direction += 1) {
      const [u, v] = spot(beside(picture, 505, direction) ?? 0);
      expect(Math.hypot(u - x, v - y)).toBeCloseTo(Math.sqrt(3) * 22, 5);
      expect((Math.atan2(u - x, y - v) * 180) / Math.PI + (u < x ? 360 : 0)).toBeCloseTo(
        30 + 60 * direction,
        4,
      );
    }
    expect(beside(picture, 0, 5)).toBeNull();
  });
  it('shows front, flanks and rear of a counter that looks north', () => {
    expect(zones(picture, 505, 0)).toEqual({ front: [504, 604], flank: [605, 405], rear: [606, 506] });
  });
  it('draws one outline round neighbours', () => {
    expect(hull(picture, [505]).match(/M/g)).toHaveLength(6);
    expect(hull(picture, [505, 605]).match(/M/g)).toHaveLength(10);
  });
  it('is walked by keys and ends at its border', () => {
    expect(keyStep(picture, 505, 'ArrowLeft')).toBe(405);
    expect(keyStep(picture, 5, 'ArrowLeft')).toBeNull();
  });
});

describe('troops', () => {
  it('that look alike are called by their sign', () => {
    const card = { names: { en: 'Light Orc Archers', fr: 'Archers orques légers' } } as CardShape;
    expect(called(troop(0, 0), card)).not.toContain('II');
    expect(called({ ...troop(1, 0), sign: 'II' }, card)).toMatch(/ II$/);
  });
  it('stand with those who joined them, the fallen left out', () => {
    const [first] = view.troops;
    expect(first && standing(view, first).map((one) => one.id)).toEqual([0, 3]);
    expect(first && living(view, first)).toHaveLength(1);
  });
  it('are counted by elements, and alone by hit points', () => {
    const [unit, giant] = view.troops;
    const card = { hp: 6 } as CardShape;
    expect(unit && strength(view, unit, card)).toEqual({ single: false, left: 1, count: 2 });
    expect(giant && strength(view, giant, card)).toEqual({ single: true, left: 1, count: 6 });
  });
  it('hold every hex of a large base', () => {
    expect(holder(view, 906)?.id).toBe(2);
    expect(holder(view, 907)).toBeNull();
  });
});

describe('pointing at a hex', () => {
  it('means the enemy where one shoots, the unit where one moves, the place where one steps', () => {
    expect(meaning([legal({ type: 'fire', target: 2 })], [], view, 806)).toEqual(part('target', 2));
    expect(meaning([legal({ type: 'march', troop: 0 })], [], view, 605)).toEqual(part('troop', 0));
    expect(meaning([legal({ type: 'step', element: 0, hex: 504 })], [part('element', 0)], view, 504)).toEqual(
      part('hex', 504),
    );
  });
  it('asks for the refusal of what was meant where nothing is listed', () => {
    const cease = [legal({ type: 'cease' })];
    expect(attempted([], meaning(cease, [], view, 805), cease)).toEqual({ type: 'fire', target: 2 });
    const pass = [legal({ type: 'pass' })];
    expect(attempted([], meaning(pass, [], view, 605), pass)).toEqual({ type: 'march', troop: 0 });
    const step = [legal({ type: 'step', element: 0, hex: 504 })];
    expect(attempted([], meaning(step, [], view, 1010), step)).toEqual({
      type: 'step',
      element: 0,
      hex: 1010,
    });
  });
  it('attempts nothing for a place to which a whole unit cannot be sent', () => {
    const steps = [
      legal({ type: 'advance', hand: 'left' }),
      legal({ type: 'seize', hex: 607 }),
      legal({ type: 'done' }),
    ];
    expect(attempted([], meaning(steps, [], view, 1010), steps)).toBeNull();
    expect(meaning(steps, [], view, 607)).toEqual(part('hex', 607));
    const moving = { ...view, moving: { troop: 0, points: 8, drills: 1, spent: 0, used: 0, element: null } };
    expect([isMarching(view, steps), isMarching(moving, steps)]).toEqual([false, true]);
  });
  it('tells what is needed to hit first, front and flanks last', () => {
    const line = (mark: string, rule: string): Insight => ({ mark, rule, cells: [], text: rule });
    const lines = [
      line('front', 'PR-26'),
      line('sight', 'PR-69'),
      line('sum', 'DW-86'),
      line('sum', 'PR-140'),
      line('sum', 'DW-88'),
    ];
    expect(told(lines).map((one) => one.rule)).toEqual(['PR-140', 'DW-88', 'PR-69', 'DW-86', 'PR-26']);
    expect(told(lines.slice(0, 2)).map((one) => one.mark)).toEqual(['sight', 'front']);
  });
  it('names every action by something that can be chosen', () => {
    expect(partsOf(legal({ type: 'pass' }))).toEqual([part('do', 'pass')]);
    expect(chosen(partsOf(legal({ type: 'assault', troop: 1 })), 'foe')).toBe('1');
    expect(groupOf(legal({ type: 'assault', troop: 1 }))).toBe('plans');
    expect(chosen(partsOf(legal({ type: 'swoop', troop: 1 })), 'foe')).toBe('1');
    expect(groupOf(legal({ type: 'fly-to', hex: 607 }))).toBe('plans');
    expect(groupOf(legal({ type: 'done' }))).toBe('end');
    const back = legal({ type: 'back', element: 0 });
    expect([
      groupOf(back, { ...view, phase: 'shooting-1' }),
      groupOf(back, { ...view, phase: 'melee' }),
    ]).toEqual(['shots', 'blows']);
  });
});

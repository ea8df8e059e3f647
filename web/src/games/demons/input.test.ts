import { describe, expect, it } from 'vitest';
import type { JsonValue, Legal } from '../../protocol';
import { decided, narrowed, part } from '../narrow';
import { attempted, groupOf, meaning, partsOf, plan, towards, widened } from './input.svelte';
import type { Action, View } from './generated';

const legal = (action: Action, confirm = false): Legal => ({
  action: action as unknown as JsonValue,
  notation: JSON.stringify(action),
  phrase: '',
  group: action.type,
  odds: [],
  confirm,
  undo: 'free',
  parts: Object.entries(action)
    .filter(([field]) => field !== 'type')
    .map(([field, value]) => ({ field, value: value as JsonValue })),
});
const reach = [
  { hex: 102, cost: 1, from: 101, stop: false, end: true },
  { hex: 103, cost: 2, from: 102, stop: false, end: true },
  { hex: 104, cost: 3, from: 103, stop: true, end: true },
  { hex: 202, cost: 3, from: 102, stop: false, end: false },
];
const at = (hex: number, step: string): View =>
  ({
    step,
    active: 0,
    reach,
    magicians: [{ hex }, { hex: 500 }],
    mortals: [{ hex: 307 }],
    treasures: [{ treasure: 23, hex: 405 }],
  }) as unknown as View;
const json = (view: View): JsonValue => view as unknown as JsonValue;

describe('what actions can be pointed at by', () => {
  it('tells the uses of one demon apart', () => {
    const list = [
      legal({ type: 'release', demon: 32 }),
      legal({ type: 'power', demon: 32, power: 'D' }),
      legal({ type: 'seize', treasure: 23, demon: 32 }),
    ];
    expect(narrowed(list, [part('demon', 32)], partsOf)).toHaveLength(3);
    expect(decided(list, [part('demon', 32)], partsOf)).toBeNull();
    expect(decided(list, [part('demon', 32), part('power', 'D')], partsOf)).toBe(list[1]);
    expect(decided(list, [part('demon', 32), part('treasure', 23)], partsOf)).toBe(list[2]);
  });

  it('names actions without fields by what they do, and groups them', () => {
    expect(partsOf(legal({ type: 'end' }))).toEqual([part('do', 'end')]);
    expect(groupOf(legal({ type: 'conjure', rank: 'duke' }))).toBe('conjure');
    expect(groupOf(legal({ type: 'leave' }))).toBe('turn');
  });

  it('tries what a click on the map would have meant', () => {
    expect(attempted([], part('hex', 910), [legal({ type: 'stay' })])).toEqual({ type: 'walk', hex: 910 });
    expect(attempted([], part('hex', 910), [legal({ type: 'enter', hex: 101 })])).toEqual({
      type: 'enter',
      hex: 910,
    });
    expect(attempted([], part('hex', 910), [legal({ type: 'end' })])).toEqual({ type: 'attack', hex: 910 });
    expect(attempted([], part('hex', 910), [legal({ type: 'pay', treasure: 11 })])).toBeNull();
  });

  it('means by a hex whoever is asked for in it', () => {
    const view = at(101, 'familiar');
    expect(meaning([legal({ type: 'steer', mortal: 1 })], view, 307)).toEqual(part('mortal', 1));
    expect(meaning([legal({ type: 'distract', target: 1 })], view, 500)).toEqual(part('target', 1));
    expect(meaning([legal({ type: 'take', treasure: 23 })], view, 405)).toEqual(part('treasure', 23));
    expect(meaning([], view, 405)).toEqual(part('hex', 405));
  });
});

describe('a walk', () => {
  const choose = [legal({ type: 'stay' }), legal({ type: 'walk', hex: 102 })];

  it('adds the far hexes where a move may end, neighbours once', () => {
    const list = widened(choose, json(at(101, 'choose')));
    expect(list.map((one) => (one.action as { hex?: number }).hex)).toEqual([102, 103, 104, undefined]);
    expect(widened([legal({ type: 'end' })], json(at(101, 'use')))).toHaveLength(1);
  });

  it('goes step by step and ends the move at its goal', () => {
    const next = plan(widened(choose, json(at(101, 'choose')))[1]!, json(at(101, 'choose')))!;
    expect(next(choose, json(at(101, 'choose')))).toBe(choose[1]);
    const on = [legal({ type: 'walk', hex: 103 }), legal({ type: 'stop' })];
    expect(next(on, json(at(102, 'walk')))).toBe(on[0]);
    expect(next(on, json(at(103, 'walk')))).toBe(on[1]);
    expect(next([legal({ type: 'end' })], json(at(103, 'use')))).toBeNull();
  });

  it('leaves a later step that lets dice fall to the player', () => {
    const next = plan(legal({ type: 'walk', hex: 103 }), json(at(101, 'choose')))!;
    expect(next([legal({ type: 'walk', hex: 102 }, true)], json(at(101, 'choose')))).not.toBeNull();
    expect(next([legal({ type: 'walk', hex: 103 }, true)], json(at(102, 'walk')))).toBeNull();
    expect(towards([legal({ type: 'walk', hex: 103 }, true)], at(102, 'walk'), 103)).not.toBeNull();
  });

  it('is no walk of several steps where a mortal is led', () => {
    const view = { ...at(101, 'steer'), reach: [] };
    expect(plan(legal({ type: 'walk', hex: 102 }), json(view))).toBeNull();
  });
});

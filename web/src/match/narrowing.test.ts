import { describe, expect, it } from 'vitest';
import { flatParts, part, type Part, type Pointing } from '../games/narrow';
import type { JsonValue, Legal } from '../protocol';
import { Narrowing, type Meaning } from './narrowing';

const legal = (action: Record<string, JsonValue>): Legal => ({
  action,
  notation: JSON.stringify(action),
  phrase: '',
  group: String(action.type),
  parts: Object.entries(action)
    .filter(([field]) => field !== 'type')
    .map(([field, value]) => ({ field, value })),
  odds: [],
  confirm: false,
  undo: 'free',
});

const moves = [
  legal({ type: 'move', unit: 'knight', to: 3 }),
  legal({ type: 'move', unit: 'knight', to: 4 }),
  legal({ type: 'move', unit: 'wizard', to: 4 }),
];
const never: Pointing = { partsOf: flatParts, attempted: () => null };
/** Pointing at a place with a unit in hand means to go there. */
const tries: Pointing = {
  partsOf: flatParts,
  attempted: (choice, pointed) => {
    const unit = choice.find((one) => one.kind === 'unit');
    return unit && pointed.kind === 'to' ? { type: 'move', unit: unit.id, to: Number(pointed.id) } : null;
  },
};
const [knight, wizard] = [part('unit', 'knight'), part('unit', 'wizard')];
const after = (pointing: Pointing, ...parts: Part[]): Narrowing =>
  new Narrowing(moves, pointing, { choice: parts });
const took = (...choice: Part[]): Meaning => ({ means: 'take', taken: { choice } });

describe('pointing at a thing', () => {
  it('takes it and narrows the list', () => {
    expect(after(never).point(knight)).toEqual(took(knight));
    expect(after(never, knight).left).toEqual(moves.slice(0, 2));
    expect(after(never, knight).decided).toBeNull();
  });

  it('decides when one action is left, and confirms when it is pointed at once more', () => {
    const one = after(never, knight, part('to', 4));
    expect(one.decided).toBe(moves[1]);
    expect(one.point(part('to', 4))).toEqual({ means: 'confirm' });
    expect(one.point(part('to', 3))).toEqual(took(knight, part('to', 3)));
  });

  it('is no confirmation while several actions are left', () => {
    expect(after(never, knight).point(knight)).toEqual(took(knight));
  });

  it('plays nothing where no action mentions it', () => {
    expect(after(never).point(part('to', 9))).toEqual({ means: 'nothing' });
  });

  it('asks why not before anything that was chosen is pushed out', () => {
    const action = { type: 'move', unit: 'wizard', to: 3 };
    expect(after(tries, wizard).point(part('to', 3))).toEqual({
      means: 'attempt',
      action,
      next: [part('to', 3)],
    });
    expect(after(never, wizard).point(part('to', 3))).toEqual(took(part('to', 3)));
  });

  it('asks why not where nothing is left at all', () => {
    const action = { type: 'move', unit: 'wizard', to: 9 };
    expect(after(tries, wizard).point(part('to', 9))).toEqual({ means: 'attempt', action, next: null });
  });

  it('asks nobody where everything that was chosen stays', () => {
    expect(after(tries, knight).point(part('to', 4))).toEqual(took(knight, part('to', 4)));
    expect(after(tries, knight).point(wizard)).toEqual(took(wizard));
  });
});

describe('picking from the list', () => {
  it('takes the action as a whole and leaves the list as it was', () => {
    const before = after(never, knight);
    const meaning = before.pick(moves[1]!);
    expect(meaning).toEqual({ means: 'take', taken: { choice: flatParts(moves[1]!), listed: before.left } });
    const now = new Narrowing(moves, never, { choice: flatParts(moves[1]!), listed: before.listed });
    expect(now.decided).toBe(moves[1]);
    expect(now.left).toEqual([moves[1]]);
    expect(now.listed).toEqual(moves.slice(0, 2));
  });

  it('confirms when it is picked once more', () => {
    expect(after(never, knight, part('to', 4)).pick(moves[1]!)).toEqual({ means: 'confirm' });
  });
});

it('goes back to a step that was taken', () => {
  expect(after(never, knight, part('to', 4)).reopened(1)).toEqual({ choice: [knight] });
  expect(after(never, knight, part('to', 4)).reopened(0)).toEqual({ choice: [] });
});

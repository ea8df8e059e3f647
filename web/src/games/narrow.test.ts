import { describe, expect, it } from 'vitest';
import type { JsonValue, Legal } from '../protocol';
import { chosen, decided, flatParts, isSameQuestion, narrowed, open, part, point, searched } from './narrow';

const legal = (action: Record<string, JsonValue>, phrase = ''): Legal => ({
  action,
  notation: JSON.stringify(action),
  phrase,
  group: String(action.type),
  parts: Object.entries(action)
    .filter(([field]) => field !== 'type')
    .map(([field, value]) => ({ field, value })),
  odds: [],
  confirm: false,
  undo: 'free',
});

const moves = [
  legal({ type: 'move', unit: 'knight', to: 3 }, 'Le chevalier à Évry'),
  legal({ type: 'move', unit: 'knight', to: 4 }, 'Le chevalier à Kars'),
  legal({ type: 'move', unit: 'wizard', to: 4 }, 'Le magicien à Kars'),
  legal({ type: 'pass' }, 'Passer'),
];

describe('narrowing', () => {
  it('keeps the actions that mention everything chosen', () => {
    expect(narrowed(moves, [], flatParts)).toHaveLength(4);
    expect(narrowed(moves, [part('unit', 'knight')], flatParts)).toEqual(moves.slice(0, 2));
    expect(narrowed(moves, [part('unit', 'knight'), part('to', 4)], flatParts)).toEqual([moves[1]]);
  });

  it('replaces a part of the same kind', () => {
    const first = point(moves, [], part('unit', 'knight'), flatParts);
    expect(point(moves, first ?? [], part('unit', 'wizard'), flatParts)).toEqual([part('unit', 'wizard')]);
  });

  it('pushes out earlier parts that leave nothing', () => {
    const next = point(moves, [part('unit', 'wizard')], part('to', 3), flatParts);
    expect(next).toEqual([part('to', 3)]);
  });

  it('says null for a thing that no legal action mentions', () => {
    expect(point(moves, [part('unit', 'wizard')], part('to', 9), flatParts)).toBeNull();
  });

  it('decides when one action is left, and never before anything was chosen', () => {
    expect(decided(moves, [], flatParts)).toBeNull();
    expect(decided([moves[3]!], [], flatParts)).toBeNull();
    expect(decided(moves, [part('to', 4)], flatParts)).toBeNull();
    expect(decided(moves, [part('to', 4), part('unit', 'wizard')], flatParts)).toBe(moves[2]);
    expect(decided(moves, [part('type', 'pass')], flatParts)).toBe(moves[3]);
  });

  it('tells lists apart by their places, and a shorter one from a longer one', () => {
    const orders = [
      legal({ type: 'order', cards: [] }),
      legal({ type: 'order', cards: [7] }),
      legal({ type: 'order', cards: [7, 2] }),
    ];
    expect(flatParts(orders[2]!)).toEqual([part('type', 'order'), part('cards-0', 7), part('cards-1', 2)]);
    for (const one of orders) expect(decided(orders, flatParts(one), flatParts)).toBe(one);
    expect(flatParts(legal({ type: 'go', to: { x: 1 }, by: null }))).toEqual([
      part('type', 'go'),
      part('to', '{"x":1}'),
    ]);
  });

  it('lists what may be pointed at next', () => {
    expect([...open(moves, [part('unit', 'knight')], 'to', flatParts)]).toEqual(['3', '4']);
    expect([...open(moves, [part('unit', 'knight'), part('to', 3)], 'to', flatParts)]).toEqual(['3', '4']);
    expect(chosen([part('to', 3)], 'to')).toBe('3');
    expect(chosen([], 'to')).toBeNull();
  });
});

describe('searching', () => {
  it('finds words in any order, without accents or case', () => {
    expect(searched(moves, 'evry CHEVALIER')).toEqual([moves[0]]);
    expect(searched(moves, '')).toHaveLength(4);
    expect(searched(moves, 'dragon')).toEqual([]);
  });
});

describe('a question that stays', () => {
  it('is known by its answers', () => {
    expect(
      isSameQuestion(
        moves,
        moves.map((one) => ({ ...one })),
      ),
    ).toBe(true);
    expect(isSameQuestion(moves, moves.slice(1))).toBe(false);
    expect(isSameQuestion(moves, [...moves].reverse())).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { Legal } from '../../protocol';
import { decided, narrowed, open, part, point } from '../narrow';
import { attempted, groupOf, openColors, openCreatures, partsOn, predictedColors } from './input';
import type { Action } from './generated';

const legal = (action: Action, notation: string): Legal => ({
  action: { ...action } as Legal['action'],
  notation,
  phrase: notation,
  group: action.type,
  parts: [],
  odds: [],
  confirm: false,
  undo: 'free',
});
// Corners 0 to 3 lie in field 7, the others in field 8.
const partsOf = partsOn((corner) => (corner < 4 ? 7 : 8));
const placing = [
  legal({ type: 'place', creature: 'red', corner: 1 }, 'R@c1'),
  legal({ type: 'place', creature: 'red', corner: 5 }, 'R@c5'),
  legal({ type: 'place', creature: 'blue', corner: 1 }, 'B@c1'),
  legal({ type: 'place', creature: 'white', field: 7 }, 'W@f7'),
];
const predicting = [
  legal({ type: 'predict', colors: ['blue'] }, '!B'),
  legal({ type: 'predict', colors: ['blue', 'red'] }, '!BR'),
  legal({ type: 'predict', colors: ['red'] }, '!R'),
  legal({ type: 'decline' }, '.'),
];

describe('placing', () => {
  it('takes a demon and then its corner', () => {
    const demon = point(placing, [], part('creature', 'red'), partsOf) ?? [];
    expect([...open(placing, demon, 'corner', partsOf)]).toEqual(['1', '5']);
    expect(decided(placing, demon, partsOf)).toBeNull();
    const whole = point(placing, demon, part('corner', 5), partsOf) ?? [];
    expect(decided(placing, whole, partsOf)?.notation).toBe('R@c5');
  });

  it('takes a corner first and then asks which demon', () => {
    const corner = point(placing, [], part('corner', 1), partsOf) ?? [];
    expect(narrowed(placing, corner, partsOf).map((one) => one.notation)).toEqual(['R@c1', 'B@c1']);
    const whole = point(placing, corner, part('creature', 'blue'), partsOf) ?? [];
    expect(decided(placing, whole, partsOf)?.notation).toBe('B@c1');
  });

  it('narrows to the corners of a field', () => {
    const demon = point(placing, [], part('creature', 'red'), partsOf) ?? [];
    const field = point(placing, demon, part('field', 8), partsOf) ?? [];
    expect(decided(placing, field, partsOf)?.notation).toBe('R@c5');
  });

  it('puts a ghost into a field', () => {
    const ghost = point(placing, [], part('creature', 'white'), partsOf) ?? [];
    const whole = point(placing, ghost, part('field', 7), partsOf) ?? [];
    expect(decided(placing, whole, partsOf)?.notation).toBe('W@f7');
    expect(point(placing, ghost, part('field', 8), partsOf)).toEqual([part('field', 8)]);
  });

  it('lists the creatures in the order of the colours', () => {
    expect(openCreatures(placing, partsOf)).toEqual(['red', 'blue', 'white']);
    expect(placing.map(groupOf)).toEqual(['red', 'red', 'blue', 'white']);
  });
});

describe('predicting', () => {
  it('names one colour, or more in rank order', () => {
    expect(openColors(predicting, [], 0, partsOf)).toEqual(['red', 'blue']);
    const one = point(predicting, [], part('rank-0', 'blue'), partsOf) ?? [];
    expect(decided(predicting, one, partsOf)?.notation).toBe('!B');
    expect(openColors(predicting, one, 1, partsOf)).toEqual(['red']);
    const two = point(predicting, one, part('rank-1', 'red'), partsOf) ?? [];
    expect(decided(predicting, two, partsOf)?.notation).toBe('!BR');
    expect(predictedColors(two)).toEqual(['blue', 'red']);
  });

  it('declines', () => {
    expect(decided(predicting, [part('decline', 'yes')], partsOf)?.notation).toBe('.');
    expect(groupOf(predicting[3]!)).toBe('prediction');
  });
});

describe('asking why', () => {
  it('makes the action that was meant, legal or not', () => {
    const red = [part('creature', 'red')];
    const ghost = [part('creature', 'white')];
    expect(attempted(red, part('corner', 9))).toEqual({ type: 'place', creature: 'red', corner: 9 });
    expect(attempted(ghost, part('field', 0))).toEqual({ type: 'place', creature: 'white', field: 0 });
    expect(attempted([], part('rank-0', 'green'))).toEqual({ type: 'predict', colors: ['green'] });
  });

  it('asks nothing where no whole action was meant', () => {
    expect(attempted([], part('corner', 9))).toBeNull();
    expect(attempted([part('creature', 'red')], part('field', 3))).toBeNull();
    expect(attempted([part('creature', 'white')], part('corner', 3))).toBeNull();
  });
});

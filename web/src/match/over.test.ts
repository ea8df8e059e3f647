// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import type { Ending, Outcome } from '../protocol';
import { cut, verdict } from './over';

beforeAll(() => speak('en'));

const NAMES = ['Ada', 'Blaise', 'Camille'];
const name = (seat: number): string => NAMES[seat] ?? '';
/** Places, with a plus for those who have won. */
const end = (...standings: string[]): Outcome => ({
  rule: 'X-1',
  seats: standings.map((one) => ({ place: Number.parseInt(one, 10), won: one.endsWith('+'), score: 0 })),
});

it('names who has won, alone or together', () => {
  expect(verdict(end('0+', '1'), name)).toBe('Ada wins.');
  expect(verdict(end('2', '0+', '0+'), name)).toMatch(/^Blaise and Camille win together/);
});

it('tells a draw from a game that nobody has won', () => {
  expect(verdict(end('0', '0'), name)).toBe('Drawn: nobody wins.');
  // Where one is ahead of the other and still has not won, nobody has.
  expect(verdict(end('0', '1'), name)).toBe('Nobody wins.');
  expect(verdict(end('1', '1'), name)).toBe('Nobody wins.');
});

it('says of somebody who plays alone that the goal was missed, not that nobody wins', () => {
  expect(verdict(end('0+'), name)).toBe('Ada wins.');
  expect(verdict(end('0'), name)).toBe('Ada has not won.');
  expect(verdict(end('1'), name)).toBe('Ada has not won.');
});

it('says why a game ended before its time', () => {
  const ending = (reason: string, seat?: number): Ending => ({
    reason,
    ...(seat === undefined ? {} : { seat }),
    outcome: end('0', '1'),
  });
  expect(cut(ending('resigned', 0), name)).toBe('Ada has resigned.');
  expect(cut(ending('time', 1), name)).toBe('Blaise has run out of time.');
  expect(cut(ending('rules'), name)).toBe('');
  expect(cut(undefined, name)).toBe('');
});

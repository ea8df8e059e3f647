import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Shows names; dice want two seconds. */
const paced = (): { seen: string[]; pace: Pace<string> } => {
  const seen: string[] = [];
  return { seen, pace: new Pace<string>((one) => (seen.push(one), one.startsWith('dice') ? 2000 : 0)) };
};

it('keeps the dice of three programs in sight, one after the other', () => {
  const { seen, pace } = paced();
  for (const one of ['dice A', 'bought A', 'dice B', 'dice C', 'mine']) pace.take(one);
  expect(seen).toEqual(['dice A']);
  vi.advanceTimersByTime(1999);
  expect(seen).toEqual(['dice A']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['dice A', 'bought A', 'dice B']);
  vi.advanceTimersByTime(4000);
  expect(seen).toEqual(['dice A', 'bought A', 'dice B', 'dice C', 'mine']);
});

it('shows at once what comes when nothing is being looked at', () => {
  const { seen, pace } = paced();
  pace.take('bought');
  pace.take('dice');
  vi.advanceTimersByTime(5000);
  pace.take('mine');
  expect(seen).toEqual(['bought', 'dice', 'mine']);
});

it('hurries when asked to, and drops what is told anew', () => {
  const { seen, pace } = paced();
  for (const one of ['dice A', 'dice B', 'mine']) pace.take(one);
  pace.hurry();
  expect(seen).toEqual(['dice A', 'dice B', 'mine']);
  pace.take('dice C');
  pace.take('old');
  pace.drop();
  vi.advanceTimersByTime(9000);
  expect(seen.at(-1)).toBe('dice C');
});

it('brings up at once whoever is far behind', () => {
  const { seen, pace } = paced();
  for (let count = 0; count < 40; count += 1) pace.take(`dice ${count}`);
  expect(seen.length).toBeGreaterThan(30);
});

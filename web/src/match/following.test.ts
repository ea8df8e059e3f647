import { expect, it, vi } from 'vitest';
import type { Legal } from '../protocol';
import { Following } from './following';

const legal = [{ notation: 'first' }, { notation: 'second' }] as Legal[];
const at = (version: number, ready = true) => ({ version, ready, legal, view: null });

it('plays once in each position, until the plan ends', () => {
  let asked = 0;
  const plan = vi.fn((listed: readonly Legal[]): Legal | null => listed[asked++] ?? null);
  const following = new Following();
  expect(following.next(at(1))).toBeNull();
  following.start(plan);
  expect(following.next(at(1))).toBe(legal[0]);
  expect(following.next(at(1))).toBeNull();
  expect(following.next(at(2))).toBe(legal[1]);
  expect(following.next(at(3))).toBeNull();
  expect(following.next(at(4))).toBeNull();
  expect(plan).toHaveBeenCalledTimes(3);
});

it('ends where somebody else is to act, and when it is dropped', () => {
  const plan = vi.fn(() => legal[0]!);
  const following = new Following();
  following.start(plan);
  expect(following.next(at(1, false))).toBeNull();
  expect(following.next(at(2))).toBeNull();
  following.start(plan);
  following.drop();
  expect(following.next(at(3))).toBeNull();
  expect(plan).not.toHaveBeenCalled();
});

it('begins anew in the position in which another plan has played', () => {
  const following = new Following();
  following.start(() => legal[0]!);
  expect(following.next(at(1))).toBe(legal[0]);
  following.start(() => legal[1]!);
  expect(following.next(at(1))).toBe(legal[1]);
});

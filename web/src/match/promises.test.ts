// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DiceRound, FairDice } from '../protocol';
import { entropy, promised, step, Vault, type Shown } from './promises';

const TABLE = 'abcdefghijkmnpqr';
const round = (more: Partial<DiceRound> = {}): DiceRound => ({
  round: 1,
  shown: false,
  promises: ['', ''],
  opened: [],
  ...more,
});

beforeEach(() => localStorage.clear());

describe('a promise', () => {
  it('is what the document says it is', () => {
    const page = readFileSync('../docs/fair-dice.md', 'utf8');
    const printed = /```text\n([0-9a-f\n]*)```/.exec(page)?.[1]?.split('\n') ?? [];
    const texts = ['00112233445566778899aabbccddeeff', 'my lucky number, 5f1d3a9c0e7b2846d0c1b2a3948576e1'];
    const ours = [1, 2].flatMap((number) => texts.map((text, at) => promised(TABLE, 2 * at, number, text)));
    expect(ours).toEqual(printed.slice(1, 5));
  });

  it('hides a typed text behind random digits', () => {
    expect(entropy()).toMatch(/^[0-9a-f]{32}$/);
    expect(entropy('  seven  ')).toMatch(/^seven, [0-9a-f]{32}$/);
    expect(entropy('seven')).not.toBe(entropy('seven'));
    const long = entropy('é'.repeat(200));
    expect(new TextEncoder().encode(long).length).toBe(128);
  });
});

describe('what a device says', () => {
  it('promises once, opens only when all are shown, and each only once', () => {
    const vault = new Vault();
    const first = step(vault, TABLE, { seat: 0, ready: false }, round());
    if (first.type !== 'promise') throw new Error(first.type);
    expect(step(vault, TABLE, { seat: 0, ready: true }, round({ promises: [first.promise, ''] }))).toEqual({
      type: 'nothing',
    });
    // The connection was another one: the same promise is said again.
    expect(step(vault, TABLE, { seat: 0, ready: false }, round({ promises: [first.promise, ''] }))).toEqual(
      first,
    );
    const shown = round({ shown: true, promises: [first.promise, 'b'] });
    const open = step(vault, TABLE, { seat: 0, ready: true }, shown);
    if (open.type !== 'open') throw new Error(open.type);
    expect(promised(TABLE, 0, 1, open.text)).toBe(first.promise);
    expect(step(vault, TABLE, { seat: 0, ready: true }, { ...shown, opened: [0] })).toEqual({
      type: 'nothing',
    });
    // Another round asks for another text.
    const next = step(vault, TABLE, { seat: 0, ready: false }, round({ round: 2 }));
    expect(next.type === 'promise' && next.promise !== first.promise).toBe(true);
  });

  it('opens in another tab what the first promised, and nothing of another device', () => {
    const first = step(new Vault(), TABLE, { seat: 1, ready: false }, round());
    if (first.type !== 'promise') throw new Error(first.type);
    const shown = round({ shown: true, promises: ['a', first.promise] });
    expect(step(new Vault(), TABLE, { seat: 1, ready: true }, shown).type).toBe('open');
    expect(step(new Vault(), TABLE, { seat: 1, ready: true }, { ...shown, promises: ['a', 'b'] })).toEqual({
      type: 'nothing',
    });
    expect(step(new Vault(), 'another', { seat: 1, ready: true }, shown)).toEqual({ type: 'nothing' });
    // Who promised elsewhere and is gone: this device promises a text of its own.
    const own = step(new Vault(), TABLE, { seat: 1, ready: false }, round({ promises: ['', 'b'] }));
    expect(own.type === 'promise' && own.promise !== 'b').toBe(true);
  });

  it('forgets the oldest tables only', () => {
    const vault = new Vault();
    const promises = Array.from({ length: 31 }, (_, at) => vault.make(`table ${at}`, 0, 1));
    expect(vault.text('table 0', promises[0]!)).toBeUndefined();
    expect(vault.text('table 30', promises[30]!)).toBeDefined();
    localStorage.setItem('pandemonium.dice', '{');
    expect(vault.text('table 30', promises[30]!)).toBeDefined();
  });
});

describe('what was shown', () => {
  const shown: Shown = { commitment: 'c', round: 1, promises: ['a', 'b'] };
  const fair: FairDice = {
    scheme: 2,
    table: TABLE,
    commitment: 'c',
    secret: '',
    entropies: ['x', 'y'],
    promises: ['a', 'b'],
    round: 1,
    counters: [],
    typed: [],
  };

  it('stands: nothing else is shown in the same round, and the server promises once', () => {
    const vault = new Vault();
    expect(vault.note(TABLE, shown)).toBe(true);
    expect(vault.note(TABLE, { ...shown })).toBe(true);
    expect(vault.note(TABLE, { ...shown, promises: ['a', 'z'] })).toBe(false);
    expect(vault.note(TABLE, { ...shown, round: 2, commitment: 'd' })).toBe(false);
    expect(vault.note(TABLE, { ...shown, round: 2, promises: ['e', 'f'] })).toBe(true);
  });

  it('is found again in the record', () => {
    const vault = new Vault();
    expect(vault.fits(TABLE, undefined)).toBe(true);
    vault.note(TABLE, shown);
    expect(vault.fits(TABLE, fair)).toBe(true);
    for (const wrong of [{ scheme: 1 }, { commitment: 'd' }, { round: 2 }, { promises: ['a', 'z'] }]) {
      expect(vault.fits(TABLE, { ...fair, ...wrong })).toBe(false);
    }
    expect(vault.fits(TABLE, undefined)).toBe(false);
  });

  it('is found again with the text of this device', () => {
    const vault = new Vault();
    const promise = vault.make(TABLE, 0, 1);
    const entropies = [vault.text(TABLE, promise)!, 'y'];
    vault.note(TABLE, { ...shown, promises: [promise, 'b'] });
    expect(vault.fits(TABLE, { ...fair, promises: [promise, 'b'], entropies })).toBe(true);
    expect(vault.fits(TABLE, { ...fair, promises: [promise, 'b'] })).toBe(false);
  });
});

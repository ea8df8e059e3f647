// What this device adds to the dice: promised first, opened when everybody is shown every promise. Why
// it is done so stands in docs/fair-dice.md.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceRound, FairDice } from '../protocol';

/** Bytes that a typed text may have: what is left of 128 beside a separator and the random digits. */
export const TYPED = 94;

const u32 = (value: number): Uint8Array => Uint8Array.from([value >>> 24, value >>> 16, value >>> 8, value]);
const piece = (bytes: Uint8Array): Uint8Array => concatBytes(u32(bytes.length), bytes);

/** The hash that promises a text of this seat in this round. */
export function promised(table: string, seat: number, round: number, text: string): string {
  const pieces = [utf8ToBytes(table), u32(seat), u32(round), utf8ToBytes(text)].map(piece);
  return bytesToHex(sha256(concatBytes(utf8ToBytes('pandemonium/promise/2\0'), ...pieces)));
}

/**
 * Sixteen random bytes in hexadecimal digits, behind what somebody typed: nobody guesses it from its promise.
 */
export function entropy(typed = ''): string {
  const random = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  let own = typed.trim();
  while (utf8ToBytes(own).length > TYPED) own = [...own].slice(0, -1).join('');
  return own === '' ? random : `${own}, ${random}`;
}

/** What everybody was shown before anything was opened. */
export interface Shown {
  commitment: string;
  round: number;
  promises: string[];
}

interface Kept {
  table: string;
  /** Texts by their promises. */
  texts: Record<string, string>;
  shown?: Shown;
}

const KEY = 'pandemonium.dice';
const MOST = 30;

const isKept = (one: unknown): one is Kept =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Kept).table === 'string' &&
  typeof (one as Kept).texts === 'object';

/** The texts of this browser, so that a page that is loaded anew, or another tab, can open them. */
export class Vault {
  /** What there is where nothing can be stored. */
  #own: Kept[] = [];

  #all(): Kept[] {
    try {
      const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
      if (Array.isArray(raw)) return raw.filter(isKept);
    } catch {
      // What this page knows has to do.
    }
    return this.#own;
  }

  #put(kept: Kept): void {
    this.#own = [kept, ...this.#all().filter((one) => one.table !== kept.table)].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#own));
    } catch {
      // It is still known to this page.
    }
  }

  #of(table: string): Kept {
    return this.#all().find((one) => one.table === table) ?? { table, texts: {} };
  }

  /** The text behind a promise, if this browser made it. */
  text(table: string, promise: string): string | undefined {
    return this.#of(table).texts[promise];
  }

  /** A new text; gives its promise. */
  make(table: string, seat: number, round: number, typed = ''): string {
    const [kept, text] = [this.#of(table), entropy(typed)];
    const promise = promised(table, seat, round, text);
    this.#put({ ...kept, texts: { ...kept.texts, [promise]: text } });
    return promise;
  }

  /** Notes what was shown; false if something else was shown in the same round before. */
  note(table: string, shown: Shown): boolean {
    const kept = this.#of(table);
    const before = kept.shown;
    if (before && before.commitment !== shown.commitment) return false;
    if (before?.round === shown.round) return isSame(before, shown);
    this.#put({ ...kept, shown });
    return true;
  }

  /**
   * Whether the record of a game has what was shown before it and the texts of this browser; true where
   * nothing is known.
   */
  fits(table: string, fair: FairDice | undefined): boolean {
    const { shown, texts } = this.#of(table);
    if (!shown) return true;
    if (!fair || fair.scheme < 2) return false;
    const record = { commitment: fair.commitment, round: fair.round ?? 0, promises: fair.promises ?? [] };
    return (
      isSame(record, shown) &&
      record.promises.every(
        (promise, seat) => (texts[promise] ?? fair.entropies[seat]) === fair.entropies[seat],
      )
    );
  }
}

const isSame = (one: Shown, other: Shown): boolean =>
  one.commitment === other.commitment &&
  one.round === other.round &&
  one.promises.join() === other.promises.join();

/** What a seat of this device says next, if anything. */
export type Step =
  { type: 'promise'; promise: string } | { type: 'open'; text: string } | { type: 'nothing' };

/** What is to be said for a seat whose promise may stand already. */
export function step(
  vault: Vault,
  table: string,
  seat: { seat: number; ready: boolean },
  round: DiceRound,
): Step {
  const standing = round.promises[seat.seat] ?? '';
  const text = vault.text(table, standing);
  if (round.shown) {
    return text === undefined || round.opened.includes(seat.seat)
      ? { type: 'nothing' }
      : { type: 'open', text };
  }
  if (seat.ready) return { type: 'nothing' };
  return {
    type: 'promise',
    promise: text === undefined ? vault.make(table, seat.seat, round.round) : standing,
  };
}

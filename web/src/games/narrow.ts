// One door: mouse, finger and keyboard narrow the same list of legal actions. No rule is known here.

import type { JsonValue, Legal } from '../protocol';

/** A thing that an action mentions and that can be pointed at: its kind and which one. */
export interface Part {
  kind: string;
  id: string;
}

/** What a person has pointed at so far, at most one thing of each kind. */
export type Choice = readonly Part[];

export type PartsOf = (legal: Legal) => Part[];

/** How a game says what its actions can be pointed at by. */
export interface Pointing {
  partsOf: PartsOf;
  /** The action that pointing would mean, so that the server can say why not. */
  attempted: (choice: Choice, pointed: Part, legal: readonly Legal[]) => unknown;
}

export const part = (kind: string, id: string | number): Part => ({ kind, id: String(id) });
const same = (one: Part, other: Part): boolean => one.kind === other.kind && one.id === other.id;

/** Whether an action mentions everything that was chosen. */
export function mentions(legal: Legal, choice: Choice, partsOf: PartsOf): boolean {
  const parts = partsOf(legal);
  return choice.every((chosen) => parts.some((one) => same(one, chosen)));
}

/** The legal actions that are left. */
export function narrowed(legal: readonly Legal[], choice: Choice, partsOf: PartsOf): Legal[] {
  return choice.length === 0 ? [...legal] : legal.filter((one) => mentions(one, choice, partsOf));
}

/**
 * The choice after pointing at a thing: it replaces its own kind, and pushes out earlier parts
 * with which no action is left. `null` where no legal action mentions it.
 */
export function point(
  legal: readonly Legal[],
  choice: Choice,
  pointed: Part,
  partsOf: PartsOf,
): Choice | null {
  let kept = choice.filter((one) => one.kind !== pointed.kind);
  for (;;) {
    const next = [...kept, pointed];
    if (narrowed(legal, next, partsOf).length > 0) return next;
    if (kept.length === 0) return null;
    kept = kept.slice(0, -1);
  }
}

/**
 * The one action that is meant: the only one left, or the one that says nothing beyond the choice
 * where longer ones begin like it.
 */
export function decided(legal: readonly Legal[], choice: Choice, partsOf: PartsOf): Legal | null {
  if (choice.length === 0) return null;
  const left = narrowed(legal, choice, partsOf);
  if (left.length === 1) return left[0] ?? null;
  return left.find((one) => partsOf(one).length === choice.length) ?? null;
}

/** Which things of a kind may be pointed at next, given the rest of the choice. */
export function open(legal: readonly Legal[], choice: Choice, kind: string, partsOf: PartsOf): Set<string> {
  const others = choice.filter((one) => one.kind !== kind);
  const found = new Set<string>();
  for (const action of narrowed(legal, others, partsOf)) {
    for (const one of partsOf(action)) if (one.kind === kind) found.add(one.id);
  }
  return found;
}

/** The chosen thing of a kind. */
export function chosen(choice: Choice, kind: string): string | null {
  return choice.find((one) => one.kind === kind)?.id ?? null;
}

/**
 * Parts of any action: what it is and its fields, lists by their places. For games that do not say
 * it better themselves.
 */
export function flatParts(legal: Legal): Part[] {
  return [part('type', legal.group), ...legal.parts.flatMap(({ field, value }) => spread(field, value))];
}

function spread(field: string, value: JsonValue): Part[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => spread(`${field}-${index}`, one));
  return [part(field, typeof value === 'object' ? JSON.stringify(value) : String(value))];
}

/** The actions whose words contain every word of a search, accents and case aside. */
export function searched(legal: readonly Legal[], text: string): Legal[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return legal.filter((one) => {
    const hay = plain(`${one.phrase} ${one.notation}`);
    return words.every((word) => hay.includes(word));
  });
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether the same actions are still allowed, so that what was chosen among them still stands. */
export function isSameQuestion(before: readonly Legal[], now: readonly Legal[]): boolean {
  return before.length === now.length && before.every((one, index) => one.notation === now[index]?.notation);
}

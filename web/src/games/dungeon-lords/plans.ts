// The planner page: a battle as a form, and what the server answers about it.

import type { JsonValue } from '../../protocol';
import type { Result, Tried, View } from './generated';

export interface Member {
  who: string;
  damage: number;
  item: string;
}

/** A battle as it is being written down. */
export interface Form {
  year: number;
  round: number;
  card: string;
  gold: number;
  food: number;
  imps: number;
  tile: string;
  party: Member[];
  traps: Record<string, number>;
  units: Record<string, number>;
}

const NOBODY: Member = { who: '', damage: 0, item: '' };
/** Four places of which some may be empty, so that any of them can be filled first. */
export const places = (party: readonly Member[] = []): Member[] =>
  [0, 1, 2, 3].map((at) => ({ ...NOBODY, ...party[at] }));

export const START: Form = {
  year: 1,
  round: 1,
  card: '',
  gold: 3,
  food: 3,
  imps: 5,
  tile: 'tunnel',
  party: places(['y1-warrior-1', 'y1-thief-2', 'y1-priest-1'].map((who) => ({ ...NOBODY, who }))),
  traps: { pendulum: 1 },
  units: { goblin: 1, troll: 1 },
};

/** Numbers of cards as far as they are numbers; an address can be written by hand. */
const counts = (read: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(read ?? {}).map(([id, count]) => [
      id,
      Math.max(0, Math.min(4, Math.trunc(Number(count)) || 0)),
    ]),
  );
const many = (cards: Record<string, number>): string[] =>
  Object.entries(cards).flatMap(([id, count]) => Array<string>(count).fill(id));

/** The battle as the server reads it. */
export function scenarioOf(form: Form): JsonValue {
  return {
    year: form.year,
    round: form.round,
    ...(form.card === '' ? {} : { card: form.card }),
    gold: form.gold,
    food: form.food,
    imps: form.imps,
    party: form.party
      .filter((one) => one.who !== '')
      .map((one) => ({ who: one.who, damage: one.damage, items: one.item === '' ? [] : [one.item] })),
    ...(form.tile === 'tunnel' ? {} : { tunnels: ['3-2', '3-3'], rooms: [{ room: form.tile, cell: '3-1' }] }),
    units: many(form.units),
    traps: many(form.traps),
  };
}

/** What a plan sends, by name. */
export const sentBy = (found: Tried): string[] => [
  ...found.plan.traps.flatMap((one) => (one === null ? [] : [one])),
  ...found.plan.monsters.flatMap((one) => (one === null ? [] : [one])),
  ...Array<string>(found.plan.ghosts).fill('ghost'),
];

/** Plans that send different things: in which order two of a kind were named makes no difference. */
export function unlike(plans: readonly Tried[]): Tried[] {
  const key = (one: Tried): string => [one.plan.cell, ...sentBy(one).sort()].join();
  return plans.filter((one, at) => plans.findIndex((other) => key(other) === key(one)) === at);
}

/** One way in which a plan may turn out: under how many cards, and with how many hit points left at most. */
export interface Way {
  ways: number;
  result: Result;
  most: number;
}

/** The different results, the most frequent first; those that differ in hit points alone are one. */
export function waysOf(found: Tried): Way[] {
  const ways: Way[] = [];
  const key = (one: Result): string => [one.eliminated, one.conquered, one.standing].join();
  for (const { result } of found.cards) {
    const known = ways.find((one) => key(one.result) === key(result));
    if (known) {
      known.ways += 1;
      known.most = Math.max(known.most, result.hit_points);
      if (result.hit_points < known.result.hit_points) known.result = result;
    } else ways.push({ ways: 1, result, most: result.hit_points });
  }
  return ways.sort((a, b) => b.ways - a.ways);
}

/** The battle that a lord faces, as far as he knows it. */
export function formOf(view: View, seat: number): Form {
  const me = view.players[seat];
  const cell = me?.nearest[0];
  return {
    year: view.year,
    round: Math.max(1, view.round),
    card: view.cards[view.round - 1]?.card ?? '',
    gold: me?.gold ?? 0,
    food: me?.food ?? 0,
    imps: me?.imps ?? 0,
    tile: me?.rooms.find((one) => one.cell === cell)?.room ?? 'tunnel',
    party: places(
      (me?.line ?? [])
        .filter((one) => one.who !== 'illusion')
        .map((one) => ({ who: one.who, damage: one.damage, item: one.items[0]?.item ?? '' })),
    ),
    traps: counts(Object.fromEntries((me?.secret?.traps ?? []).map((one) => [one.trap, one.count]))),
    units: counts(Object.fromEntries((me?.units ?? []).map((one) => [one.monster, one.up]))),
  };
}

/** A form kept in an address; null where it cannot be read. */
export function readForm(text: string): Form | null {
  try {
    const read = JSON.parse(decodeURIComponent(text)) as Partial<Form>;
    if (!Array.isArray(read.party) || typeof read.round !== 'number') return null;
    return {
      ...START,
      ...read,
      party: places(read.party),
      traps: counts(read.traps),
      units: counts(read.units),
    };
  } catch {
    return null;
  }
}
export const writeForm = (form: Form): string => encodeURIComponent(JSON.stringify(form));

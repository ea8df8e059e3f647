// What an action can be pointed at by, and how steps of one hex become a walk. Legality comes from the list
// alone.

import { t } from '../../lib/i18n.svelte';
import type { JsonValue, Legal } from '../../protocol';
import type { Plan } from '../client';
import { chosen, part, type Choice, type Part } from '../narrow';
import { way } from './layout';
import type { Action, Rank, View } from './generated';
import { hexName } from './types';
import { actionOf, readView } from './wire';

const HEX_ACTIONS = ['enter', 'walk', 'attack', 'step', 'transit', 'town', 'fight', 'appear'] as const;

/** Parts of an action; actions that begin with the same demon differ by what it is to do. */
export function partsOf(legal: Legal): Part[] {
  const action = actionOf(legal);
  const parts: Part[] = [];
  const say = (kind: string, id: string | number | undefined): void => {
    if (id !== undefined) parts.push(part(kind, id));
  };
  say('treasure', action.treasure);
  say('demon', action.demon);
  say('power', action.power);
  say('hex', action.hex);
  say('rank', action.rank);
  say('level', action.level);
  say('mortal', action.mortal);
  say('target', action.target);
  say('mark', action.mark);
  say('slot', action.slot);
  const shared = ['release', 'power', 'seize', 'offer', 'withhold'].includes(action.type);
  if (parts.length === 0 || shared) say('do', action.type);
  return parts;
}

/** The action that pointing at a thing would be, so that the server can say why not. */
export function attempted(choice: Choice, pointed: Part, legal: readonly Legal[]): Action | null {
  const types = new Set(legal.map((one) => one.group));
  if (pointed.kind === 'hex') {
    const type =
      HEX_ACTIONS.find((one) => types.has(one)) ??
      (types.has('conjure') || types.has('stay') ? 'walk' : types.has('end') ? 'attack' : null);
    return type === null ? null : { type, hex: Number(pointed.id) };
  }
  if (pointed.kind === 'rank') return { type: 'conjure', rank: pointed.id as Rank };
  const demon = chosen(choice, 'demon');
  if (pointed.kind === 'treasure' && demon !== null && types.has('seize'))
    return { type: 'seize', treasure: Number(pointed.id), demon: Number(demon) };
  return null;
}

export const cellOf = (pointed: Part): string | null => (pointed.kind === 'hex' ? pointed.id : null);

/** The list as a person decides: besides the neighbours every hex that the move can reach. */
export function widened(legal: readonly Legal[], raw: JsonValue): Legal[] {
  const view = readView(raw);
  const steps = legal.filter((one) => one.group === 'walk');
  if (!view || steps.length === 0) return [...legal];
  const near = new Set(steps.map((one) => actionOf(one).hex));
  const far = view.reach.filter((one) => one.end && !near.has(one.hex)).sort((a, b) => a.cost - b.cost);
  const walks = far.map<Legal>(({ hex }) => ({
    action: { type: 'walk', hex },
    notation: `walk ${hexName(hex)}`,
    phrase: t('dm-walk-to', { hex: hexName(hex) }),
    group: 'walk',
    parts: [{ field: 'hex', value: hex }],
    odds: [],
    confirm: true,
    undo: 'free',
  }));
  return [...steps, ...walks, ...legal.filter((one) => one.group !== 'walk')];
}

/** The next step towards a goal, or the end of the move there. */
export function towards(legal: readonly Legal[], view: View, goal: number): Legal | null {
  if (view.step !== 'choose' && view.step !== 'walk') return null;
  const here = view.active === null ? null : (view.magicians[view.active]?.hex ?? null);
  if (here === goal) return view.step === 'walk' ? (legal.find((one) => one.group === 'stop') ?? null) : null;
  const first = way(view.reach, here, goal)[0];
  return legal.find((one) => one.group === 'walk' && actionOf(one).hex === first) ?? null;
}

/** The goal of the walk under way, and the position in which it was set. */
export const journey = $state<{ walk: { goal: number; since: JsonValue } | null }>({ walk: null });

/** Walks step by step as long as no die falls; other actions are played as they are. */
export function plan(legal: Legal, raw: JsonValue): Plan | null {
  const goal = actionOf(legal).hex;
  const view = readView(raw);
  if (legal.group !== 'walk' || goal === undefined || !view || view.reach.length === 0) return null;
  let begun = false;
  journey.walk = { goal, since: raw };
  return (left, now) => {
    const next = readView(now);
    const step = next && towards(left, next, goal);
    // The first step was confirmed; a later one that lets dice fall shows its odds before.
    const goes = step && (!begun || !step.confirm);
    begun = true;
    return goes ? step : null;
  };
}

const GROUPS: Record<string, string[]> = {
  move: ['enter', 'walk', 'step', 'transit', 'appear'],
  turn: ['stop', 'stay', 'leave', 'end'],
  conjure: ['conjure', 'endure'],
  shield: ['shield', 'raise', 'spend', 'roll'],
  fight: ['attack', 'commit', 'strike', 'stand', 'fight', 'aim'],
  power: ['power', 'cure', 'steer', 'borrow', 'take', 'take-ring', 'distract', 'town', 'rouse', 'rest'],
  treasure: ['seize', 'claim', 'decline', 'offer', 'withhold'],
  captive: ['torture', 'pay', 'pay-ring', 'refuse'],
  demons: ['release'],
};
/** The heading under which the list shows an action. */
export const groupOf = (legal: Legal): string =>
  Object.keys(GROUPS).find((group) => GROUPS[group]?.includes(legal.group)) ?? 'turn';

/** What a person calls a chosen thing of a hex: the hex itself, or who or what is there. */
export function meaning(legal: readonly Legal[], view: View, hex: number): Part {
  const parts = legal.flatMap(partsOf);
  const asked = (kind: string, id: number): Part | null =>
    parts.find((one) => one.kind === kind && one.id === String(id)) ?? null;
  const mortal = view.mortals.findIndex((one, index) => one.hex === hex && asked('mortal', index + 1));
  const seat = view.magicians.findIndex((one, index) => one.hex === hex && asked('target', index));
  const treasure = view.treasures.find((one) => one.hex === hex && asked('treasure', one.treasure));
  return (
    asked('hex', hex) ??
    (mortal >= 0 ? part('mortal', mortal + 1) : null) ??
    (seat >= 0 ? part('target', seat) : null) ??
    (treasure ? part('treasure', treasure.treasure) : null) ??
    part('hex', hex)
  );
}

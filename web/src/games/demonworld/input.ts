// What an action can be pointed at by, and what pointing at a hex means. Legality comes from the list alone.

import type { Insight, Legal } from '../../protocol';
import type { Inspected, PictureProps } from '../client';
import { chosen, part, type Choice, type Part } from '../narrow';
import type { Action, View } from './generated';
import { holder, unitOf } from './types';
import { actionOf, readView } from './wire';

/** Parts of an action. Enemies are `foe` and `target`, one's own are `troop` and `element`. */
export function partsOf(legal: Legal): Part[] {
  const action = actionOf(legal);
  const parts: Part[] = [];
  const say = (kind: string, id: string | number | undefined): void => {
    if (id !== undefined) parts.push(part(kind, id));
  };
  say(
    ['assault', 'approach', 'engage', 'swoop', 'fly-near'].includes(action.type) ? 'foe' : 'troop',
    action.troop,
  );
  say('element', action.element);
  say('other', action.other);
  say('target', action.target);
  say('hex', action.hex);
  if (action.facing !== undefined) say('facing', action.facing);
  // Actions that begin with the same thing differ by what is to be done.
  if (parts.length === 0 || ['step-in', 'shell', 'lead'].includes(action.type)) say('do', legal.notation);
  return parts;
}

/** The thing that pointing at a hex means among what the list mentions: the place, or who stands there. */
export function meaning(legal: readonly Legal[], choice: Choice, view: View, hex: number): Part {
  const parts = legal.flatMap(partsOf);
  const asked = (kind: string, id: number | undefined): Part | null =>
    id === undefined ? null : (parts.find((one) => one.kind === kind && one.id === String(id)) ?? null);
  const there = holder(view, hex);
  const troop = there ? view.troops[there.troop] : undefined;
  const unit = troop ? unitOf(view, troop) : undefined;
  const taken = (kind: string): boolean => choice.some((one) => one.kind === kind);
  return (
    asked('target', there?.id) ??
    (taken('element') ? asked('other', there?.id) : null) ??
    asked('element', there?.id) ??
    asked('hex', hex) ??
    asked('troop', troop?.id) ??
    asked('troop', unit?.id) ??
    asked('foe', unit?.id) ??
    refused(legal, hex, there?.id, unit?.id)
  );
}

const offers = <T extends Action['type']>(legal: readonly Legal[], ...types: T[]): T | null =>
  types.find((type) => legal.some((one) => one.group === type)) ?? null;

/** What a person meant by a hex that no action mentions. */
function refused(
  legal: readonly Legal[],
  hex: number,
  element: number | undefined,
  unit: number | undefined,
): Part {
  if (element !== undefined && offers(legal, 'fire', 'strike', 'cease')) return part('target', element);
  if (unit !== undefined && offers(legal, 'march', 'pass')) return part('troop', unit);
  return part('hex', hex);
}

/** The action that pointing at a thing would be, so that the server can say why not. */
export function attempted(choice: Choice, pointed: Part, legal: readonly Legal[]): Action | null {
  const id = Number(pointed.id);
  if (pointed.kind === 'target') return { type: offers(legal, 'strike') ?? 'fire', target: id };
  if (pointed.kind === 'troop') return { type: 'march', troop: id };
  if (pointed.kind !== 'hex') return null;
  const step = offers(legal, 'step', 'walk');
  const walkers = new Set(legal.filter((one) => one.group === step).map((one) => actionOf(one).element));
  const element = chosen(choice, 'element') ?? (walkers.size === 1 ? [...walkers][0] : undefined);
  if (step && element !== undefined) return { type: step, element: Number(element), hex: id };
  const placing = offers(legal, 'place', 'land', 'strike-hex');
  return placing ? { type: placing, hex: id } : null;
}

/** Whether a whole unit moves: by steps and plans, never by pointing at a place it could reach. */
export const isMarching = (view: View, legal: readonly Legal[]): boolean =>
  view.moving !== null && offers(legal, 'advance', 'wheel', 'turn', 'done') !== null;

/**
 * The target of the choice, else the place that one points at, else whom the question is about; seen from
 * whoever is to act.
 */
export function inspected(props: PictureProps): Inspected | null {
  const view = readView(props.seen.view);
  if (!view) return null;
  const hexOf = (id: number | null | undefined): number | null =>
    id === null || id === undefined ? null : (view.elements[id]?.hex ?? null);
  const picked = chosen(props.choosing.choice, 'element');
  const from = hexOf(picked === null ? view.about.element : Number(picked));
  const target = props.choosing.decided ? hexOf(actionOf(props.choosing.decided).target) : null;
  const mover = view.moving
    ? view.elements.find((one) => one.troop === view.moving?.troop && one.hp > 0 && one.hex !== null)
    : undefined;
  const pointed = props.shown.hover.part?.kind === 'hex' ? props.shown.hover.part.id : null;
  const place = target ?? pointed ?? from ?? mover?.hex ?? null;
  return place === null ? null : { place: String(place), from: from === null ? null : String(from) };
}

/** What is needed to hit with all its parts, then what is seen, then front, flanks and rear. */
export function told(insights: readonly Insight[]): Insight[] {
  const sum = insights.findIndex((one) => one.rule === 'PR-140');
  const rank = (one: Insight, index: number): number =>
    sum >= 0 && index >= sum ? 0 : ['front', 'flank', 'rear'].includes(one.mark) ? 2 : 1;
  const ranked = insights.map((one, index) => ({ one, rank: rank(one, index) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ one }) => one);
}

export const cellOf = (pointed: Part): string | null => (pointed.kind === 'hex' ? pointed.id : null);

const GROUPS: Record<string, string[]> = {
  plans: ['assault', 'approach', 'seize', 'retire', 'face-foe', 'close-up', 'swoop', 'fly-near', 'fly-to'],
  deploy: ['south', 'north', 'front', 'look', 'place', 'high', 'west', 'east'],
  orders: ['order', 'stay-up', 'keep', 'allot', 'urge', 'curb'],
  magic: ['cast', 'use-ring', 'no-spell', 'enchant', 'strike-hex', 'spend'],
  shots: ['fire', 'back', 'breathe', 'shell', 'flaming'],
  blows: ['engage', 'strike', 'step-in', 'break-off'],
  move: [
    'march',
    'go-first',
    'go-second',
    'advance',
    'lead',
    'step',
    'walk',
    'stride',
    'pivot',
    'spin',
    'fly',
    'land',
    'by-points',
    'by-drill',
  ],
  drill: [
    'shift',
    'wheel',
    'turn',
    'turn-some',
    'regroup',
    'swap',
    'break-up',
    'choose',
    'face',
    'join',
    'leave',
    'ignite',
  ],
  rally: ['rally', 'remove', 'recall', 'drink'],
};
/** The heading under which the list shows an action. */
export const groupOf = (legal: Legal, view: View | null = null): string =>
  // Who supports does so in the round of blows as well as among shots.
  legal.group === 'back' && view?.phase === 'melee'
    ? 'blows'
    : (Object.keys(GROUPS).find((group) => GROUPS[group]?.includes(legal.group)) ?? 'end');
export const GROUP_NAMES = [...Object.keys(GROUPS), 'end'];
/** Whether an action shifts counters, so that its outcome is drawn as soon as one points at it. */
export const glances = (legal: Legal): boolean =>
  ['plans', 'deploy', 'move', 'drill'].includes(groupOf(legal)) && legal.group !== 'march';

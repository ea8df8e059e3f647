// Short words of the picture: troops, orders, phases.

import { t } from '../../lib/i18n.svelte';
import type { JsonValue, Legal } from '../../protocol';
import type { PictureProps, Track } from '../client';
import type { Part } from '../narrow';
import type { CardShape, Order, Picture, TroopView, View } from './generated';
import { called, cardOf, hexName, living, orderOf, pointsOf, strength, unitOf } from './types';
import { actionOf, readPicture, readView } from './wire';

export const troopName = (picture: Picture, view: View, id: number): string => {
  const troop = view.troops[id];
  const card = troop ? cardOf(picture, troop) : undefined;
  return troop && card ? called(troop, card) : '';
};
export const orderName = (order: Order): string => t(`dw-order-${order}`);

/** What a troop is about, in a word or two. */
export function stateOf(view: View, troop: TroopView): string {
  if (troop.mood !== 'steady') return t(`dw-mood-${troop.mood}`);
  if (troop.high) return t('dw-high');
  if (troop.since > 0) return t('dw-in-melee');
  const order = orderOf(troop);
  if (order) return t(`dw-does-${order}`);
  if (living(view, troop).some((one) => one.hex === null)) return t('dw-not-placed');
  if (troop.markers > 0) return t('dw-order-hidden');
  return view.turn_number === 0 ? t('dw-ready') : t('dw-no-order');
}

/** How much of a troop is left, and the formation of those that have one. */
export function leftOf(view: View, troop: TroopView, card: CardShape): string {
  const { single, left, count } = strength(view, troop, card);
  const formed =
    single && troop.host === null ? '' : `${t(`dw-formation-${unitOf(view, troop).formation}`)} · `;
  return formed + t(single ? 'dw-hit-points' : 'dw-elements', { left, count });
}

/** How a chosen part is called on its chip. */
export function chip(chosen: Part, props: PictureProps): string {
  const [picture, view] = [readPicture(props.seen.board), readView(props.seen.view)];
  if (!picture || !view) return '';
  const id = Number(chosen.id);
  if (chosen.kind === 'troop' || chosen.kind === 'foe') return troopName(picture, view, id);
  if (chosen.kind === 'element' || chosen.kind === 'target' || chosen.kind === 'other') {
    const element = view.elements[id];
    return element
      ? `${troopName(picture, view, element.troop)} ${element.hex === null ? '' : hexName(element.hex)}`
      : '';
  }
  return chosen.kind === 'hex' ? hexName(id) : '';
}

const VERBS = [
  'fire',
  'strike',
  'back',
  'cease',
  'march',
  'pass',
  'done',
  'order',
  'place',
  'advance',
  'wheel',
  'turn',
  'cast',
  'rally',
  'assault',
  'approach',
];
/** The word on the filled button. */
export const verb = (legal: Legal): string =>
  VERBS.includes(legal.group) ? t(`dw-verb-${legal.group}`) : t('confirm');

/** What is given up by ending a thing while more of it is listed. */
export function forfeits(legal: Legal, props: PictureProps): string {
  const idle = new Set(
    props.choosing.legal.filter((one) => one.group === 'march').map((one) => actionOf(one).troop),
  );
  if (legal.group === 'pass') return idle.size > 0 ? t('dw-forfeits-pass', { count: idle.size }) : '';
  if (!['done', 'decline'].includes(legal.group)) return '';
  const moving = legal.group === 'done' ? readView(props.seen.view)?.moving : null;
  const points = moving ? moving.points - moving.spent : 0;
  return points > 0 ? t('dw-forfeits-done', { points }) : moving ? '' : t('dw-forfeits-more');
}

/** What stands at the right of an action in the list. */
export function effect(legal: Legal, props: PictureProps): string {
  const action = actionOf(legal);
  const [picture, view] = [readPicture(props.seen.board), readView(props.seen.view)];
  const [first] = legal.odds;
  if (first) return `${Math.round((100 * first.ways) / first.of)} %`;
  if (picture && view && action.order && legal.group === 'order' && view.about.troop !== null) {
    const troop = view.troops[view.about.troop];
    const card = troop ? cardOf(picture, troop) : undefined;
    const points = card ? pointsOf(card, action.order) : 0;
    return points ? t('dw-points', { count: points }) : '';
  }
  return '';
}

const PHASES = ['orders', 'magic', 'shooting-1', 'movement', 'shooting-2', 'melee', 'rally'] as const;
/** The phases of a turn, and which one runs. */
export function track(raw: JsonValue): Track | null {
  const view = readView(raw);
  if (!view || view.result) return null;
  const turn =
    view.turn_number === 0 ? t('dw-set-up') : t('dw-turn', { turn: view.turn_number, last: view.turns });
  return {
    turn,
    phases: PHASES.map((one) => t(`dw-phase-${one}`)),
    at:
      view.turn_number === 0
        ? -1
        : Math.max(
            0,
            PHASES.findIndex((one) => one === view.phase),
          ),
  };
}

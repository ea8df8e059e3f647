// Let's Summon Demons: cards on felt, two dice, candles and the neighbours of the block.

import { t } from '../../lib/i18n.svelte';
import { reducedMotion, settings } from '../../lib/settings.svelte';
import type { GameClient, PictureProps } from '../client';
import type { Part } from '../narrow';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { FLIGHT } from './Dice.svelte';
import Hand from './Hand.svelte';
import { attempted, cardOf, cellOf, offered, partsOf } from './input';
import Mark from './Mark.svelte';
import { order } from './order.svelte';
import Result from './Result.svelte';
import SeatFacts from './SeatFacts.svelte';
import { dueOf, shapeOf, wordsOf } from './table';
import type { View } from './generated';
import { actionOf, readEvent, readPicture, readView } from './wire';

const nameOf = (card: string, props: PictureProps): string =>
  wordsOf(shapeOf(readPicture(props.seen.board), card), settings.language).name;

/** A chosen thing in a word or two, while more is to be chosen; afterwards the action says it. */
function chip(part: Part, props: PictureProps): string {
  if (props.choosing.decided !== null) return '';
  if (part.kind === 'seat') return props.seen.names[Number(part.id)] ?? '';
  const card = cardOf(part);
  return card === null ? '' : nameOf(card, props);
}

const ACTIVATING = [
  'reroll',
  'order',
  'offer',
  'offer-futile',
  'pay',
  'branch',
  'steal',
  'steal-card',
  'steal-all',
  'gain-block',
  'replace',
  'name',
  'discard-rivals',
  'point',
  'search',
  'look',
];

/** Which of the four stretches of a turn runs. */
function stretch(view: View): number {
  if (ACTIVATING.includes(view.step)) return 1;
  if (view.step === 'sacrifice' || view.step === 'raise') return 3;
  if (!view.course.rolled) return 0;
  return view.course.bought ? 3 : 2;
}

/** Actions whose label says what the card does: it comes into play with them. */
const TOLD = ['buy', 'gain', 'take-card', 'choose', 'raise', 'candle'];

const SOUNDS: Record<string, 'dice' | 'card' | 'place'> = {
  rolled: 'dice',
  bought: 'card',
  gained: 'card',
  'stole-card': 'card',
  summoned: 'card',
  collected: 'place',
  robbed: 'place',
};

export const client: GameClient = {
  slug: 'summon-demons',
  surface: 'felt',
  Board,
  Rail: null,
  Aside,
  Hand,
  SeatFacts,
  Mark,
  Result,
  pointing: () => ({ partsOf, attempted }),
  group: (legal) => legal.group,
  heading: (group) => t(`sd-do-${group}`),
  targets: ['theirs', 'seat', 'offered', 'hand', 'mine', 'block'],
  inkSeats: false,
  cellOf,
  verb: (legal) => t(`sd-verb-${actionOf(legal).type}`),
  chip,
  effect: (legal, props) => {
    const { type, card, seat } = actionOf(legal);
    const view = readView(props.seen.view)!;
    if (type === 'roll') return t('sd-see-strip');
    if (TOLD.includes(type)) return '';
    if (card !== undefined)
      return wordsOf(shapeOf(readPicture(props.seen.board)!, card), settings.language).short.join(' ');
    return seat === undefined ? '' : t('sd-souls-n', { count: view.players[seat]?.souls ?? 0 });
  },
  offered,
  forfeits: (legal, props) => {
    if (legal.group === 'done') return t('sd-forfeits-done');
    return legal.group === 'end' &&
      props.choosing.legal.some((one) => ['buy', 'summon', 'summon-free'].includes(one.group))
      ? t('sd-forfeits-end')
      : '';
  },
  planned: (props) => {
    const view = readView(props.seen.view);
    if (!view || !props.choosing.active || dueOf(view).length === 0 || order.cards.length === 0) return null;
    return { text: t('sd-in-this-order'), plan: () => order.plan() };
  },
  track: (view) => ({
    turn: '',
    phases: [t('sd-do-roll'), t('sd-activate'), t('sd-do-buy'), t('sd-do-summon')],
    at: stretch(readView(view)!),
  }),
  sound: (event) => SOUNDS[readEvent(event)?.type ?? ''] ?? null,
  // Dice tumble, come to rest and are read; what is bought or summoned is seen.
  dwell: (event) => {
    const type = readEvent(event)?.type ?? '';
    if (type === 'rolled' || type === 'rerolled') return reducedMotion() ? 700 : FLIGHT + 1200;
    return !reducedMotion() && (type === 'bought' || type === 'summoned') ? 800 : 0;
  },
};

// Dungeon Lords: my dungeon, the central board, the party at the gate.

import { t } from '../../lib/i18n.svelte';
import type { GameClient, PictureProps } from '../client';
import type { Part } from '../narrow';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { draft } from './draft.svelte';
import { attempted, offered, partsOf, questionOf } from './input';
import Mark from './Mark.svelte';
import Rail from './Rail.svelte';
import Result from './Result.svelte';
import SeatFacts from './SeatFacts.svelte';
import { readEvent, readPicture, readView } from './wire';
import {
  cardText,
  effectText,
  heroText,
  lineName,
  nameOf,
  roomText,
  ROMAN,
  season,
  spaceText,
  trapText,
  costText,
  withNames,
} from './words';

/** What a thing is, in words. */
export function inspect(part: Part, props: PictureProps): string {
  const picture = withNames(readPicture(props.seen.board));
  if (!picture) return '';
  switch (part.kind) {
    case 'order':
      return [
        nameOf(part.id),
        ...picture.spaces
          .filter((one) => one.order === part.id)
          .map((one) => t('dl-space-line', { space: ROMAN[one.space] ?? '', text: spaceText(one) })),
      ].join('\n');
    case 'monster': {
      const shape = picture.monsters.find((one) => one.monster === part.id);
      return shape
        ? [
            `${nameOf(part.id)} (${costText(shape.cost)})`,
            ...shape.lines.map((_, line) => lineName(part.id, line + 1)),
          ].join('\n')
        : '';
    }
    case 'room': {
      const shape = picture.rooms.find((one) => one.room === part.id);
      return shape ? `${nameOf(part.id)}\n${roomText(shape)}` : '';
    }
    case 'trap': {
      const shape = picture.traps.find((one) => one.trap === part.id);
      return shape ? `${nameOf(part.id)}\n${trapText(shape)}` : '';
    }
    case 'target': {
      const shape = picture.heroes.find((one) => one.who === part.id);
      return shape ? heroText(shape) : '';
    }
    case 'card': {
      const shape = picture.cards.find((one) => one.card === part.id);
      return shape ? `${nameOf(part.id)}\n${cardText(shape)}` : '';
    }
    case 'special': {
      const shape = picture.specials.find((one) => one.special === part.id);
      return shape ? `${nameOf(part.id)}\n${effectText(shape.effect)}` : '';
    }
    default:
      return '';
  }
}

const BUILDING = ['command', 'use', 'produce', 'event', 'arrive'];
const STEPS: Record<string, number> = {
  shelve: 0,
  sell: 0,
  command: 0,
  fee: 0,
  use: 1,
  dig: 1,
  mine: 1,
  hire: 1,
  build: 1,
  tunnel: 1,
  peek: 1,
  'give-trap': 1,
  feed: 1,
  produce: 2,
  rotate: 2,
  tax: 3,
  'pay-day': 3,
  special: 3,
};
const FIGHTING = ['plan', 'spring', 'cast', 'strike', 'conquer'];
const BATTLE: Record<string, number> = {
  plan: 0,
  spring: 1,
  repay: 2,
  peace: 2,
  pick: 2,
  strike: 3,
  hit: 3,
  free: 4,
};

const SOUNDS: Record<string, 'card' | 'place'> = {
  'order-shown': 'card',
  'minion-placed': 'place',
  dug: 'place',
  built: 'place',
  hired: 'card',
  activated: 'place',
  'trap-sprung': 'card',
  attacked: 'place',
  conquered: 'place',
  eliminated: 'card',
};

/** A chosen thing in a word or two, while more is to be chosen. */
function chip(part: Part, props: PictureProps): string {
  if (props.choosing.decided !== null) return '';
  if (part.kind === 'cell') {
    const [column = '', row = ''] = part.id.split('-');
    return t('dl-chip-tile', { column, row });
  }
  return ['order', 'monster', 'room', 'trap', 'item', 'target'].includes(part.kind) ? nameOf(part.id) : '';
}

export const client: GameClient = {
  slug: 'dungeon-lords',
  surface: 'earth',
  Board,
  Rail,
  Aside,
  Hand: null,
  SeatFacts,
  Mark,
  Result,
  pointing: () => ({ partsOf, attempted }),
  group: (legal) => legal.group,
  heading: (group) => t(`dl-do-${group}`),
  targets: ['cell', 'room', 'target', 'monster', 'trap', 'order', 'item'],
  inkSeats: false,
  offered,
  verb: (legal) => legal.phrase,
  chip,
  inspect,
  forfeits: (legal, props) =>
    legal.group === 'done' && props.choosing.legal.some((one) => one.group === 'activate')
      ? t('dl-forfeits-rooms')
      : '',
  effect: (legal) => legal.odds[0]?.text ?? '',
  planned: (props) => {
    const view = readView(props.seen.view);
    if (!view || !props.choosing.active) return null;
    const question = questionOf(view, props.choosing.legal);
    if (question === 'command' && draft.orders.length === 3)
      return { text: t('dl-seal-orders'), plan: () => draft.sealOrders() };
    if (!question.startsWith('plan')) return null;
    const me = view.seat === null ? undefined : view.players[view.seat];
    const ready = question !== 'plan-tile' || draft.sketch.cell !== null;
    return ready && me ? { text: t('dl-seal-plan'), plan: () => draft.sealPlan() } : null;
  },
  track: (view) => {
    const { year, season: at, round, step } = readView(view)!;
    const fighting = round > 0;
    const turn = fighting
      ? t('dl-track-combat', { year, round })
      : t('dl-track', { year, season: season(at) });
    const names = fighting
      ? FIGHTING.map((one) => t(`dl-phase-${one}`))
      : BUILDING.map((one) => t(`dl-phase-${one}`));
    return { turn, phases: names, at: (fighting ? BATTLE[step] : STEPS[step]) ?? 0 };
  },
  sound: (event) => SOUNDS[readEvent(event)?.type ?? ''] ?? null,
};

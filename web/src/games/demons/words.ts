// Short words of the picture: names of demons, powers and places, amounts, states.

import { t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import type { JsonValue, Legal } from '../../protocol';
import type { PictureProps, Track } from '../client';
import type { Part } from '../narrow';
import type { MagicianView, Picture, Rank, View } from './generated';
import { hexName, named, RANKS } from './types';
import { actionOf, readPicture, readView } from './wire';

/** A number as the language writes it. */
export const amount = (value: number): string => new Intl.NumberFormat(settings.language).format(value);
/** What is taken off, with its sign where it is anything. */
export const less = (value: number): string => (value === 0 ? '0' : `−${amount(value)}`);
export const demonName = (picture: Picture, demon: number): string => {
  const shape = picture.demons[demon - 1];
  return shape ? named(shape.names) : t('dm-hidden-demon');
};
export const mortalName = (picture: Picture, mortal: number): string => {
  const shape = picture.mortals[mortal - 1];
  return shape ? named(shape.names) : '';
};
export const rankName = (picture: Picture, rank: Rank): string => {
  const shape = picture.ranks.find((one) => one.id === rank);
  return shape ? named(shape.names) : rank;
};
export const treasureName = (picture: Picture, treasure: number): string => {
  const shape = picture.treasures.find((one) => one.id === treasure);
  return shape ? named(shape.names) : String(treasure);
};
/** A hex with its town or its ground. */
export function hexWords(picture: Picture, id: number): string {
  const hex = picture.hexes.find((one) => one.id === id);
  if (!hex) return hexName(id);
  const ground = picture.terrain.find((one) => one.id === hex.terrain);
  return `${hexName(id)}, ${hex.town ? named(hex.town.names) : ground ? named(ground.names) : hex.terrain}`;
}

/** Where a magician is, in a word or two. */
export function stateOf(magician: MagicianView): string {
  if (magician.status !== 'map') return t(`dm-status-${magician.status}`);
  if (magician.invisible) return t('dm-invisible');
  return t(magician.found ? 'dm-found' : 'dm-not-found');
}

/** How a chosen part is called on its chip. */
export function chip(chosen: Part, props: PictureProps): string {
  const picture = readPicture(props.seen.board);
  if (!picture) return '';
  // A hex is named by the action itself, right under the chips.
  switch (chosen.kind) {
    case 'demon':
      return demonName(picture, Number(chosen.id));
    case 'power': {
      const power = picture.powers.find((one) => one.id === chosen.id);
      return power ? named(power.names) : chosen.id;
    }
    case 'rank':
      return rankName(picture, chosen.id as Rank);
    case 'treasure':
      return treasureName(picture, Number(chosen.id));
    case 'mortal':
      return mortalName(picture, Number(chosen.id));
    case 'target':
      return props.seen.names[Number(chosen.id)] ?? '';
    default:
      return '';
  }
}

const VERBS: Record<string, string> = {
  walk: 'dm-verb-walk',
  step: 'dm-verb-walk',
  transit: 'dm-verb-walk',
  enter: 'dm-verb-enter',
  appear: 'dm-verb-enter',
  stop: 'dm-verb-stop',
  stay: 'dm-verb-stay',
  end: 'dm-verb-end',
  conjure: 'dm-verb-conjure',
  attack: 'dm-verb-attack',
  strike: 'dm-verb-roll',
  stand: 'dm-verb-roll',
  roll: 'dm-verb-roll',
  raise: 'dm-verb-raise',
  power: 'dm-verb-power',
  seize: 'dm-verb-seize',
  release: 'dm-verb-release',
  torture: 'dm-verb-torture',
  leave: 'dm-verb-leave',
};
/** The word on the filled button. */
export const verb = (legal: Legal): string => t(VERBS[legal.group] ?? 'confirm');

/** What stands at the right of an action in the list. */
export function effect(legal: Legal, props: PictureProps): string {
  const action = actionOf(legal);
  const view = readView(props.seen.view);
  const picture = readPicture(props.seen.board);
  if (!view || !picture) return '';
  if (legal.group === 'walk') {
    const reach = view.reach.find((one) => one.hex === action.hex);
    return reach
      ? `${t('dm-points', { count: reach.cost })}${reach.stop ? ` · ${t('dm-must-stop')}` : ''}`
      : '';
  }
  const [first] = legal.odds;
  if (legal.group === 'conjure' && action.rank && first) {
    const curses = legal.odds
      .slice(1)
      .filter((one) => /[1-9]/.test(one.text))
      .reduce((sum, one) => sum + one.ways, 0);
    return `${t('odds', { ways: first.ways, of: first.of })} · ${curses === 0 ? t('dm-no-curse') : t('dm-curse-odds', { ways: curses })}`;
  }
  // The first line of staying somewhere is the nearest unit that may wake.
  if (['stop', 'stay', 'end', 'enter', 'step', 'transit'].includes(legal.group))
    return first ? t('dm-nearest-wakes', { ways: first.ways, of: first.of }) : t('dm-nobody-near');
  return first ? t('odds', { ways: first.ways, of: first.of }) : '';
}

const PHASES = ['mortals', 'discovery', 'move', 'demons'] as const;
const PHASE_OF: Record<string, number> = {
  evade: 1,
  use: 3,
  commit: 3,
  strike: 3,
  spend: 2,
  cure: 3,
  familiar: 3,
  get: 3,
  distract: 3,
  love: 3,
  destroy: 3,
  reconcile: 3,
  transit: 3,
  claim: 3,
  battle: 0,
};
/** The phases of a game-turn, and which one runs. */
export function track(raw: JsonValue): Track | null {
  const view = readView(raw);
  if (!view || view.step === 'over') return null;
  const at = PHASE_OF[view.step] ?? (view.active === null ? 0 : 2);
  return {
    turn: view.turn === 0 ? t('dm-set-up') : t('dm-turn', { turn: view.turn }),
    phases: PHASES.map((one) => t(`dm-phase-${one}`)),
    at,
  };
}

/** How many of a rank are left in its pile. */
export const pileOf = (view: View, rank: Rank): number => view.piles[RANKS.indexOf(rank)] ?? 0;

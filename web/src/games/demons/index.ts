// Demons: magicians, mortals and spirits on the map of Armenia.

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../client';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { attempted, cellOf, groupOf, partsOf, plan, widened } from './input.svelte';
import Rail from './Rail.svelte';
import Result from './Result.svelte';
import SeatFacts from './SeatFacts.svelte';
import { readEvent } from './wire';
import { chip, effect, track, verb } from './words';

/** What mortals do, and what a search or a fight brings: told one by one. */
const TOLD =
  /^(activated|stayed|target-chosen|marched|recovered|waited|turned-back|searched|evaded|unmoved|mortals-attacked|committed|fought|fled|destroyed|captured|captured-by|tortured|paid|died|battled|aimed)$/;
const DICE = /^(activated|searched|fought|conjured|tortured|seized|seizure-failed|shield-tried|discovered)$/;
const PLACED = /^(entered|walked|evaded|stepped|transited|marched)$/;

export const client: GameClient = {
  slug: 'demons',
  surface: 'sheet',
  Board,
  Rail,
  Aside,
  Hand,
  SeatFacts,
  Mark: null,
  Result,
  pointing: () => ({ partsOf, attempted }),
  group: groupOf,
  heading: (group) => t(`dm-group-${group}`),
  targets: ['hex', 'mortal', 'treasure', 'demon', 'rank', 'target'],
  inkSeats: false,
  cellOf,
  verb,
  chip,
  effect,
  forfeits: (legal) => (legal.group === 'decline' ? t('dm-forfeits-hoard') : ''),
  track,
  widened,
  plan,
  stepped: (event) => TOLD.test(readEvent(event)?.type ?? ''),
  sound: (event) => {
    const type = readEvent(event)?.type ?? '';
    if (DICE.test(type)) return 'dice';
    if (type === 'drew') return 'card';
    return PLACED.test(type) ? 'place' : null;
  },
};

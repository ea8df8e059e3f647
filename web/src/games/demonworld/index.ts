// Demonworld: formations, orders and dice on a field of hexes.

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../client';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { attempted, cellOf, glances, groupOf, inspected, isMarching, partsOf, told } from './input';
import Rail from './Rail.svelte';
import Result from './Result.svelte';
import SeatFacts from './SeatFacts.svelte';
import Sheet from './Sheet.svelte';
import { readEvent, readView } from './wire';
import { chip, effect, forfeits, track, verb } from './words';

/** What dice decide: told one by one. */
const TOLD =
  /^(shot|strayed|breathed|gun-fired|gun-drifted|missile-struck|struck|struck-again|overran|tested|ran|rallied|not-rallied|dared|did-not-dare|obeyed|ran-wild|melee-began|melee-lost|fell|fled|cut-down|spell-worked|spell-failed|spell-backfired)$/;
const DICE =
  /^(shot|struck|struck-again|tested|ran|obeyed|ran-wild|dared|did-not-dare|overran|gun-fired|spell-worked|spell-failed)$/;
const PLACED =
  /^(advanced|shifted|column-led|wheeled|turned|stepped|walked|strode|pivoted|fell-back|deployed|repositioned)$/;

export const client: GameClient = {
  slug: 'demonworld',
  surface: 'sheet',
  Board,
  Rail,
  Aside,
  Hand,
  handBelow: true,
  SeatFacts,
  Sheet,
  Mark: null,
  Result,
  pointing: () => ({ partsOf, attempted }),
  group: (legal, view) => groupOf(legal, readView(view)),
  heading: (group) => t(`dw-group-${group}`),
  targets: ['target', 'element', 'hex', 'troop', 'foe', 'facing', 'do'],
  inkSeats: false,
  cellOf,
  inspected,
  glances,
  unplayable: (pointed, raw, legal) => {
    const view = readView(raw);
    return view && pointed.kind === 'hex' && isMarching(view, legal)
      ? { mark: 'reach', how: t('dw-move-how') }
      : null;
  },
  told,
  verb,
  chip,
  effect,
  forfeits,
  track,
  stepped: (event) => TOLD.test(readEvent(event)?.type ?? ''),
  sound: (event) => {
    const type = readEvent(event)?.type ?? '';
    if (DICE.test(type)) return 'dice';
    return PLACED.test(type) ? 'place' : null;
  },
};

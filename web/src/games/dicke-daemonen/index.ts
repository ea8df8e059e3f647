// Dicke Dämonen: four cords, their fields and corners.

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../client';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { attempted, cellOf, groupOf, partsOn } from './input';
import { readPicture } from './layout';
import Mark from './Mark.svelte';
import Rail from './Rail.svelte';
import Result from './Result.svelte';
import SeatFacts from './SeatFacts.svelte';
import { COLORS } from './types';
import { actionOf, readEvent, readView } from './wire';
import { chip, inspect } from './words';

export const client: GameClient = {
  slug: 'dicke-daemonen',
  surface: 'sheet',
  Board,
  Rail,
  Aside: null,
  Hand,
  SeatFacts,
  Mark,
  Result,
  pointing: (board) => {
    const picture = readPicture(board);
    return { partsOf: partsOn((corner) => picture?.corners[corner]?.field), attempted };
  },
  group: groupOf,
  heading: (group) => t(`dd-group-${group}`),
  targets: ['corner', 'field'],
  inkSeats: true,
  ownInspector: true,
  inspect,
  cellOf: cellOf,
  verb: (legal) => t(actionOf(legal).type === 'place' ? 'place-here' : 'confirm'),
  chip,
  forfeits: (legal) => (actionOf(legal).type === 'decline' ? t('dd-predict-needed') : ''),
  track: (view) => {
    const step = readView(view)?.step ?? 'over';
    const at = ['place', 'predict'].indexOf(step);
    return at < 0 ? null : { turn: '', phases: [t('dd-phase-place'), t('dd-phase-predict')], at };
  },
  outcome: (dice, value) => {
    const color = dice.allowed.length <= COLORS.length ? COLORS[value] : undefined;
    return color ? t(`dd-creature-${color}`) : String(value);
  },
  sound: (event) => (/^placed-/.test(readEvent(event)?.type ?? '') ? 'place' : null),
};

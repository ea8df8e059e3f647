// Dicke Dämonen: four cords, their fields and corners.

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../client';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { attempted, groupOf, partsOn } from './input';
import { readPicture } from './layout';
import Mark from './Mark.svelte';
import Rail from './Rail.svelte';
import Result from './Result.svelte';
import SeatFacts from './SeatFacts.svelte';

export const client: GameClient = {
  slug: 'dicke-daemonen',
  Board,
  Rail,
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
};

// Any game without a picture: its text view and its list.

import { t } from '../../lib/i18n.svelte';
import type { GameClient } from '../client';
import { flatParts } from '../narrow';
import TextBoard from './TextBoard.svelte';

export const client: GameClient = {
  slug: '',
  surface: 'sheet',
  Board: TextBoard,
  Rail: null,
  Aside: null,
  Hand: null,
  SeatFacts: null,
  Mark: null,
  Result: null,
  pointing: () => ({ partsOf: flatParts, attempted: () => null }),
  group: (legal) => legal.group,
  heading: () => t('legal-actions'),
  targets: [],
  inkSeats: false,
};

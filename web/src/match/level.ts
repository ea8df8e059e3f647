// What an opponent's level is called at a table.

import { t } from '../lib/i18n.svelte';

/** The name of a level; where imps are pieces of the game, the lowest one is called otherwise. */
export const levelName = (level: string, game: string): string =>
  t(level === 'imp' && game === 'dungeon-lords' ? 'level-imp-lords' : `level-${level}`);

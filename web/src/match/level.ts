// What an opponent's level is called at a table.

import { levelOf } from '../games/registry';
import { t } from '../lib/i18n.svelte';

export const levelName = (level: string, game: string): string => levelOf(game, level) ?? t(`level-${level}`);

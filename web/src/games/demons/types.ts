// What the client adds to the types of the game.

import { settings } from '../../lib/settings.svelte';
import type { Names, Rank, Terrain } from './generated';

/** A name in the language of the page. */
export const named = (names: Names): string => names[settings.language];

export const TERRAINS = ['open', 'forest', 'mountain', 'town', 'lake'] as const satisfies readonly Terrain[];
export const RANKS: readonly Rank[] = ['king', 'prince', 'duke', 'marquis', 'earl', 'president', 'knight'];

/** A hex as it is printed. */
export const hexName = (hex: number): string => String(hex).padStart(4, '0');

// Which games have a picture; each is loaded when it is needed.

import { learn } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { GameClient } from './client';

const pictures: Record<string, () => Promise<{ client: GameClient }>> = {
  'dicke-daemonen': () => import('./dicke-daemonen'),
  'summon-demons': () => import('./summon-demons'),
  demons: () => import('./demons'),
  'dungeon-lords': () => import('./dungeon-lords'),
  demonworld: () => import('./demonworld'),
};

/** Games of the cabinet in the order of the home page, whether they can be played yet or not. */
export const SHELF = ['dicke-daemonen', 'summon-demons', 'demons', 'dungeon-lords', 'demonworld'] as const;

export const ACCENTS: Record<string, string> = {
  'dicke-daemonen': 'var(--game-dicke)',
  'summon-demons': 'var(--game-summon)',
  demons: 'var(--game-demons)',
  'dungeon-lords': 'var(--game-lords)',
  demonworld: 'var(--game-world)',
};

/** The picture of a game; the generic one where it has none or the person wants text. */
export async function load(game: string): Promise<GameClient> {
  const own = settings.pictures ? pictures[game] : undefined;
  const client = own ? (await own()).client : (await import('./generic')).client;
  await learn(game, client.words);
  return client;
}

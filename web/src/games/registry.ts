// The games of the cabinet: the only list of the client that names them.

import { learn } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { Aid, GameCard, GameClient, Room } from './client';
import { card as demons } from './demons/card';
import { card as demonworld } from './demonworld/card';
import { card as dicke } from './dicke-daemonen/card';
import { card as lords } from './dungeon-lords/card';
import { card as summon } from './summon-demons/card';

/** In the order of the home page, whether they can be played yet or not. */
export const SHELF: readonly GameCard[] = [dicke, summon, demons, lords, demonworld];

/** What the house knows of a game before its picture is loaded. */
export const cardOf = (game: string): GameCard | undefined => SHELF.find((one) => one.slug === game);

export const accentOf = (game: string): string => cardOf(game)?.accent ?? 'var(--gilt)';

/** A part of a game, once its words are known. */
async function spoken<T>(card: GameCard, part: () => Promise<T>): Promise<T> {
  const [found] = await Promise.all([part(), learn(card.slug, card.words)]);
  return found;
}

/** The way into the room that a game has at an address. */
export function roomAt(path: string): Room['page'] | undefined {
  for (const card of SHELF) {
    const room = card.rooms?.find((one) => one.path === path);
    if (room) return () => spoken(card, room.page);
  }
  return undefined;
}

/** What helps to fill in a field of a game's form. */
export function aidOf(game: string, field: string): Aid | undefined {
  const card = cardOf(game);
  const aid = card?.aids?.[field];
  return card && aid && (() => spoken(card, aid));
}

/** What an opponent's level is called; a game in which that is something else says so. */
export const levelOf = (game: string, level: string): string | undefined =>
  cardOf(game)?.levels?.[level]?.[settings.language];

/** The picture of a game; the generic one where it has none or the person wants text. */
export async function load(game: string): Promise<GameClient> {
  const own = settings.pictures ? cardOf(game) : undefined;
  return (own ? await spoken(own, own.client) : await import('./generic')).client;
}

// What the house shows of the game before its picture is loaded.

import * as api from '../../house/api';
import type { Language } from '../../lib/settings.svelte';
import type { GameCard } from '../client';
import Cover from './Cover.svelte';
import Emblem from './Emblem.svelte';

const own: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./locales/en.ftl?raw'),
  fr: () => import('./locales/fr.ftl?raw'),
};
/** The picture's own words, and the game's names, which the server brings. */
const words = (language: Language) => async (): Promise<{ default: string }> => {
  const [mine, game] = await Promise.all([own[language](), api.locale('dungeon-lords', language)]);
  return { default: `${mine.default}\n\n${game}` };
};

export const card: GameCard = {
  slug: 'dungeon-lords',
  title: 'Dungeon Lords',
  players: '2–4',
  length: '2 h',
  pitch: {
    en: 'Secret orders, imps and wages: dig, then drive the heroes out.',
    fr: 'Ordres secrets, diablotins et salaires : creusez, puis repoussez les héros.',
  },
  accent: 'var(--accent-moss)',
  Cover,
  Emblem,
  rooms: [
    {
      path: '/plans/dungeon-lords',
      words: 'plan-battle',
      besideRules: true,
      page: () => import('./Planner.svelte'),
    },
  ],
  // Imps are pieces here.
  levels: { imp: { en: 'imp', fr: 'esprit follet' } },
  words: { en: words('en'), fr: words('fr') },
  client: () => import('.'),
};

// What the house shows of the game before its picture is loaded.

import type { GameCard } from '../client';
import Cover from './Cover.svelte';
import Emblem from './Emblem.svelte';

export const card: GameCard = {
  slug: 'summon-demons',
  title: 'Let’s Summon Demons',
  players: '2–5',
  length: '30 min',
  pitch: {
    en: 'Two dice, a candle and the neighborhood: summon three demons and keep ten souls.',
    fr: 'Deux dés, une bougie et le voisinage : invoquez trois démons et gardez dix âmes.',
  },
  accent: 'var(--accent-rose)',
  Cover,
  Emblem,
  words: { en: () => import('./locales/en.ftl?raw'), fr: () => import('./locales/fr.ftl?raw') },
  client: () => import('.'),
};

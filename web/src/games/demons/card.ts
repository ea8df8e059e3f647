// What the house shows of the game before its picture is loaded.

import type { GameCard } from '../client';
import Cover from './Cover.svelte';
import Emblem from './Emblem.svelte';

export const card: GameCard = {
  slug: 'demons',
  title: 'Demons',
  players: '1–4',
  length: '1–2 h',
  pitch: {
    en: 'Armenia, 1091. Conjure spirits, carry off the treasures, leave the map alive.',
    fr: 'Arménie, 1091. Conjurez les esprits, raflez les trésors, sortez de la carte vivant.',
  },
  accent: 'var(--accent-gold)',
  Cover,
  Emblem,
  words: { en: () => import('./locales/en.ftl?raw'), fr: () => import('./locales/fr.ftl?raw') },
  client: () => import('.'),
};

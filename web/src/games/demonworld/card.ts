// What the house shows of the game before its picture is loaded.

import type { GameCard } from '../client';
import Cover from './Cover.svelte';
import Emblem from './Emblem.svelte';

export const card: GameCard = {
  slug: 'demonworld',
  title: 'Demonworld',
  players: '2',
  length: '1–3 h',
  pitch: {
    en: 'A whole battle on hexagons: hidden orders, formations, shooting, charge and panic.',
    fr: 'Une bataille entière sur hexagones : ordres cachés, formations, tir, charge et panique.',
  },
  accent: 'var(--accent-sky)',
  Cover,
  Emblem,
  rooms: [
    {
      path: '/armies',
      words: 'build-army',
      besideRules: true,
      page: () => import('./armies/ArmyPage.svelte'),
    },
  ],
  aids: {
    south_list: () => import('./armies/ListAid.svelte'),
    north_list: () => import('./armies/ListAid.svelte'),
  },
  words: { en: () => import('./locales/en.ftl?raw'), fr: () => import('./locales/fr.ftl?raw') },
  client: () => import('.'),
};

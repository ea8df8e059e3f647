// What the house shows of the game before its picture is loaded.

import type { GameCard } from '../client';
import Cover from './Cover.svelte';
import Emblem from './Emblem.svelte';

export const card: GameCard = {
  slug: 'dicke-daemonen',
  title: 'Dicke Dämonen',
  players: '1–4',
  length: '20 min',
  pitch: {
    en: 'Four lines, fifty creatures. Guess before the others which color will rule the world.',
    fr: 'Quatre lignes, cinquante créatures. Devinez avant les autres quelle couleur dominera le monde.',
  },
  accent: 'var(--accent-ember)',
  Cover,
  Emblem,
  rooms: [
    { path: '/boards/dicke-daemonen', words: 'draw-a-board', page: () => import('./editor/Editor.svelte') },
  ],
  aids: { board: () => import('./editor/BoardChoice.svelte') },
  words: { en: () => import('./locales/en.ftl?raw'), fr: () => import('./locales/fr.ftl?raw') },
  client: () => import('.'),
};

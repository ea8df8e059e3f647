// Picture, position and actions of Demonworld as they are on the wire. A hex is two digits of column and two
// of row.

import { settings } from '../../lib/settings.svelte';

export interface Names {
  en: string;
  fr: string;
}
/** A name in the language of the page. */
export const named = (names: Names): string => names[settings.language];

export const ORDERS = ['M', 'H', 'C', 'T'] as const;
export type Order = (typeof ORDERS)[number];

/** What kind of troops a counter shows. */
export type Badge =
  'foot' | 'bow' | 'horse' | 'giant' | 'dragon' | 'chariot' | 'gun' | 'wizard' | 'hero' | 'wing';

export interface Ground {
  id: number;
  terrain: string;
  level: number;
}
export interface Terrain {
  id: string;
  names: Names;
  source: string;
}
export interface Edge {
  hex: number;
  direction: number;
  kind: 'hedge' | 'wall' | 'wall-ruined';
}
export interface Card {
  id: string;
  names: Names;
  badge: Badge;
  points: number;
  hp: number;
  stars: number;
  radius: number;
  /** Movement points of M, H, C and T. */
  movement: (number | null)[];
  manoeuvres: number;
  initiative: number;
  size: number;
  armour: [number, number];
  skill: [number, number];
  fear: number;
  morale: [number | null, number | null];
  blows: { names: Names; power: number }[];
  missile: { range: number; power: number }[];
  source: string;
}
export interface Picture {
  columns: number;
  rows: number;
  scenario: string;
  names: Names;
  hexes: Ground[];
  terrain: Terrain[];
  roads: [number, number][];
  edges: Edge[];
  /** First and last row in which each seat deploys. */
  zones: [number, number][];
  cards: Card[];
  spells: { id: string; names: Names }[];
  items: { id: string; names: Names }[];
  /** Files of an owner's box. */
  own_files: string[];
}

export type Mood = 'steady' | 'impetuous' | 'routing';
export interface Troop {
  id: number;
  seat: number;
  card: string;
  /** What tells it from those with the same card: I, II, III; nothing where there are none. */
  sign: string | null;
  items: string[];
  order: Order | null;
  /** How many markers lie face down; which, and which one is kept, for their owner. */
  markers: number;
  laid: Order[];
  kept: Order[];
  mood: Mood;
  prey: number | null;
  formation: string;
  high: boolean;
  host: number | null;
  /** The turn in which its melee began, 0 for none. */
  since: number;
  load: number;
  points: number;
}
export interface Element {
  id: number;
  troop: number;
  hex: number | null;
  facing: number;
  hp: number;
  role: 'leader' | 'standard' | 'musician' | null;
  /** All hexes of a large base. */
  covers?: number[];
}
export interface Moving {
  troop: number;
  points: number;
  drills: number;
  spent: number;
  used: number;
  element: number | null;
}
export interface Sheet {
  losses: number;
  routing: number;
  items: number;
  objectives: number;
  total: number;
  won: boolean;
}
export interface Part {
  term: string;
  value: number;
  rule: string;
}
export interface Fire {
  hex: number;
  /** At the start of how many turns from now it is burnt out. */
  turns: number;
  /** It burns from the next turn on. */
  fresh: boolean;
}
export interface Weather {
  /** Whether wind and fire belong to the battle. */
  known: boolean;
  direction: number;
  speed: number;
  fires: Fire[];
  burnt: number[];
  ruins: number[];
  /** Hexes that fires shut in. */
  shut: number[];
}
export interface View {
  seat: number | null;
  turn_number: number;
  turns: number;
  phase: string;
  step: string;
  asked: number[];
  /** Whom the question at hand is about. */
  about: { troop: number | null; element: number | null; round: string | null };
  /** What one's shooter or striker needs, target by target. */
  sums: { target: number; needed: number; weapon: string | null; support: number; parts: Part[] }[];
  /** What one's answers would put to the test. */
  tests: {
    choice: string;
    troop: number;
    test: string;
    needed: number;
    ways: number;
    open: boolean;
    parts: Part[];
    needed_parts: Part[];
  }[];
  troops: Troop[];
  elements: Element[];
  remains: number[];
  weather: Weather;
  moving: Moving | null;
  objectives: { hex: number; points: number; holder: number | null }[];
  players: { score: number; passed: boolean }[];
  /** Who leads at the end, by how much, the lead that wins, and what is missing of it. */
  verdict: { seat: number; lead: number; margin: number; missing: number } | null;
  result: Sheet[] | null;
}

/** An action: its type, and flat fields. */
export interface Action {
  type: string;
  hex?: number;
  troop?: number;
  element?: number;
  other?: number;
  target?: number;
  order?: Order;
  hand?: 'left' | 'right';
  direction?: number;
  facing?: number;
  sixths?: number;
  width?: number;
  spell?: number;
  points?: number;
  cone?: number;
  high?: boolean;
}
/** Something that happened. */
export interface Told {
  type: string;
  seat?: number;
  troop?: number;
  element?: number;
  target?: number;
  hex?: string;
  foe?: number;
  die?: number;
  needed?: number;
}

/** A hex as people write it. */
export const hexName = (hex: number): string => String(hex).padStart(4, '0');
/** Movement points of a card under an order. */
export const pointsOf = (card: Card, order: Order): number => card.movement[ORDERS.indexOf(order)] ?? 0;
/** What a troop is called, with the sign that tells it from those who look alike. */
export const called = (troop: Troop, card: Card): string =>
  troop.sign === null ? named(card.names) : `${named(card.names)} ${troop.sign}`;
export const cardOf = (picture: Picture, troop: Troop): Card | undefined =>
  picture.cards.find((one) => one.id === troop.card);
/** Elements of a troop that live, wherever they are. */
export const living = (view: View, troop: Troop): Element[] =>
  view.elements.filter((one) => one.troop === troop.id && one.hp > 0);
/** How many elements a troop began with. */
export const begun = (view: View, troop: Troop): number =>
  view.elements.filter((one) => one.troop === troop.id).length;
/** What a troop has left of what it began with: elements, or the hit points of a single one. */
export function strength(
  view: View,
  troop: Troop,
  card: Card,
): { single: boolean; left: number; count: number } {
  const [count, alive] = [begun(view, troop), living(view, troop)];
  if (count > 1) return { single: false, left: alive.length, count };
  return { single: true, left: alive[0]?.hp ?? 0, count: card.hp };
}
/** Elements of a troop that stand on the field, with those of characters that joined it. */
export function standing(view: View, troop: Troop): Element[] {
  const guests = view.troops.filter((one) => one.host === troop.id);
  return [troop, ...guests].flatMap((one) => living(view, one)).filter((one) => one.hex !== null);
}
/** Who stands on a hex. */
export const holder = (view: View, hex: number): Element | null =>
  view.elements.find((one) => one.hp > 0 && (one.hex === hex || one.covers?.includes(hex))) ?? null;
/** The troop that a character has joined, or the troop itself. */
export const unitOf = (view: View, troop: Troop): Troop =>
  troop.host === null ? troop : (view.troops[troop.host] ?? troop);
/** The order that can be seen: open, or one's own face down. */
export const orderOf = (troop: Troop): Order | null =>
  troop.order ?? troop.kept[0] ?? (troop.laid.length === 1 ? (troop.laid[0] ?? null) : null);

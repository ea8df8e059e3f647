// Dungeon Lords as it is on the wire: picture, view, actions, events.

import type { Language } from '../../lib/settings.svelte';

export type OrderId = string;
export type ClassName = 'warrior' | 'thief' | 'priest' | 'wizard';
export type Resource = 'gold' | 'food' | 'imp' | 'evil' | 'trap' | 'monster';
export type Cost = Record<Resource, number>;

/** One word of an effect. */
export interface Word {
  word: string;
  n?: number;
  resource?: Resource;
  target?: string;
  class?: ClassName;
}

/** What a room, a spell or a special event does. */
export interface Effect {
  kind: string;
  numbers?: number[];
  cost?: Cost;
  words?: Word[];
  monsters?: string[];
  class?: ClassName;
}

export interface SpaceShape {
  order: OrderId;
  space: number;
  cost: Cost;
  words: Word[];
  rank: number;
}
export interface HeroShape {
  who: string;
  class: ClassName | null;
  year: number;
  runes: number;
  hp: number;
  anti_trap: number;
  magic: number;
  heart: number;
}
export interface MonsterShape {
  monster: string;
  ghost: boolean;
  cost: Cost;
  lines: Word[][];
}
export interface TrapShape {
  trap: string;
  cost: Cost;
  words: Word[];
  copies: number;
}
export interface RoomShape {
  room: string;
  year: number;
  zone: string;
  effect: Effect;
}
export interface CardShape {
  card: string;
  year: number;
  speed: 'fast' | 'slow';
  effect: Effect;
  fatigue: number;
}

export interface Picture {
  spaces: SpaceShape[];
  heroes: HeroShape[];
  monsters: MonsterShape[];
  traps: TrapShape[];
  rooms: RoomShape[];
  cards: CardShape[];
  specials: { special: string; effect: Effect }[];
  items: { item: string; class: ClassName | null }[];
  thresholds: number[];
  paladin_space: number;
  evil: [number, number];
  licence: number;
  provenance: { id: string; source: string; confidence: string }[];
  /** What an owner calls things, by id. */
  names: Record<string, Record<Language, string>>;
  /** Files of an owner's box. */
  own_files: string[];
}

export interface Token {
  colour: string;
  item: string;
  used: boolean;
}
export interface Guest {
  who: string;
  class: ClassName | null;
  item: Token | null;
}
export interface Space {
  order: OrderId;
  space: number;
  minion: number | null;
  blocked: string | null;
}
export interface Count {
  count: number;
}
export interface TrapCount extends Count {
  trap: string;
}
export interface UnitCount extends Count {
  monster: string;
}
export interface Unit {
  monster: string;
  up: number;
  down: number;
}
export interface BuiltRoom {
  room: string;
  cell: string;
  uses: number;
  conquered: boolean;
}
export interface Plan {
  cell: string | null;
  traps: string[];
  monsters: string[];
  ghosts: number;
}

export interface Hero {
  who: string;
  class: ClassName | null;
  damage: number;
  hp: number;
  anti_trap: number;
  magic: number;
  heart: number;
  items: Token[];
  hidden: boolean;
}

export interface Secret {
  traps: TrapCount[];
  buried: TrapCount[];
  drawn: OrderId[];
  shelved: OrderId[];
  orders: OrderId[];
  third: OrderId | null;
  gifts: string[];
  token: string | null;
  plan: Plan;
  stage: number;
}

export interface Bills {
  tiles: number;
  tax: number;
  letters: number;
  wages: Cost;
  missing: Cost;
}

export interface Player {
  colour: string;
  gold: number;
  food: number;
  imps: number;
  busy: number;
  trolls: number;
  evil: number;
  letters: number;
  tunnels: string[];
  conquered: string[];
  dug: string[];
  rooms: BuiltRoom[];
  units: Unit[];
  traps: number;
  buried: number;
  shelved: OrderId[];
  orders: { order: OrderId | null; post: 'waiting' | 'placed' | 'returned' }[];
  turned: string | null;
  tokens: Token[];
  captured: Token[];
  trophies: Token[];
  prison: string[];
  line: Hero[];
  bag: Token[];
  nearest: string[];
  fought: Plan;
  bills: Bills;
  secret: Secret | null;
}

export interface Battle {
  seat: number;
  cell: string;
  traps: TrapCount[];
  units: UnitCount[];
  fresh: UnitCount[];
  spent: UnitCount[];
  guard: number;
  shield: number;
  skip_conquer: boolean;
  skip_heal: boolean;
  skip_spell: boolean;
  rage: boolean;
  sheep: string | null;
  poisoned: string[];
}

export interface Sheet {
  titles: { title: string; value: number; sole: boolean }[];
  lines: { line: string; count: number; points: number }[];
  total: number;
  licensed: boolean;
}

export interface View {
  seat: number | null;
  year: number;
  season: number;
  round: number;
  first: number;
  asked: number[];
  step: string;
  about: {
    order: OrderId | null;
    space: number | null;
    left: number | null;
    monster: string | null;
    line: number | null;
  };
  items: 'none' | 'basic' | 'advanced';
  monsters: string[];
  rooms: string[];
  row: Guest[];
  coming: Guest[];
  event: string | null;
  coming_event: string | null;
  special: string | null;
  board: Space[];
  shown: number;
  cards: { card: string | null; seen: number[] }[];
  paladin: number | null;
  paladin_fallen: boolean;
  trap_deck: number;
  parties: (number | null)[];
  absent: {
    colour: string;
    manager: number | null;
    shelved: OrderId[];
    orders: OrderId[];
    tokens: string[];
  }[];
  players: Player[];
  battle: Battle | null;
  due: UnitCount[];
  result: Sheet[] | null;
}

export interface Action {
  type: string;
  order?: OrderId;
  item?: string;
  count?: number;
  /** The second trap or monster of a plan. */
  second?: string;
  monster?: string;
  room?: string;
  cell?: string;
  round?: number;
  trap?: string;
  gold?: number;
  resource?: Resource;
  target?: string;
  line?: number;
}

export interface Happening {
  type: string;
  seat?: number;
  who?: string;
  cell?: string;
  order?: OrderId;
  monster?: string;
}

export const COLOURS = ['blue', 'red', 'green', 'yellow'];
/** The seat whose shape stands for a colour. */
export const seatOf = (colour: string): number => COLOURS.indexOf(colour);
export const ORDERS: readonly OrderId[] = [
  'get-food',
  'improve-reputation',
  'dig-tunnels',
  'mine-gold',
  'recruit-imps',
  'buy-traps',
  'hire-monster',
  'build-room',
];

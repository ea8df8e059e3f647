// Picture, position and actions of Demons as they are on the wire. Hexes, demons, treasures and mortals are
// numbers.

import { settings } from '../../lib/settings.svelte';

export interface Names {
  en: string;
  fr: string;
}
/** A name in the language of the page. */
export const named = (names: Names): string => names[settings.language];

export const TERRAINS = ['open', 'forest', 'mountain', 'town', 'lake'] as const;
export type TerrainId = (typeof TERRAINS)[number];
export const RANKS = ['king', 'prince', 'duke', 'marquis', 'earl', 'president', 'knight'] as const;
export type Rank = (typeof RANKS)[number];
export type MortalKind = 'emir' | 'bey' | 'king' | 'prince' | 'baron' | 'governor' | 'clergy';

export interface Hex {
  id: number;
  name: string;
  column: number;
  row: number;
  terrain: TerrainId;
  entry?: boolean;
  edge?: boolean;
  town?: { id: string; names: Names; modern: string };
}
export interface River {
  id: string;
  names: Names;
  sides: [number, number][];
}
export interface MapLabel {
  id: string;
  names: Names;
  kind: string;
  hexes: number[];
}
export interface Terrain {
  id: TerrainId;
  names: Names;
  cost: number | null;
  discovery: number;
  bars: Rank[];
  source: string;
}
export interface MortalShape {
  id: number;
  word: string;
  names: Names;
  kind: MortalKind;
  strength: number;
  home: number;
  bribable: boolean;
  source: string;
}
export interface DemonShape {
  id: number;
  word: string;
  names: Names;
  texts: Names;
  titles: string[];
  legions: number;
  rank: Rank;
  strength: number;
  attitude: 'friendly' | 'neutral' | 'unfriendly';
  powers: string[];
  name_source: string;
  source: string;
}
export interface PowerShape {
  id: string;
  names: Names;
  texts: Names;
  source: string;
}
export interface RankShape {
  id: Rank;
  names: Names;
  controls: number;
  source: string;
}
export interface ShieldShape {
  level: number;
  id: string;
  names: Names;
  cost_several: number;
  cost_solo: number;
  add: Record<string, number>;
  source: string;
}
export interface TreasureShape {
  id: number;
  word: string;
  names: Names;
  hex: number;
  seize: number;
  thousands: number;
  source: string;
}

/** A range; no end means as far as it goes. */
export interface Range {
  min: number | null;
  max: number | null;
}

export interface Picture {
  columns: number;
  rows: number;
  hexes: Hex[];
  rivers: River[];
  labels: MapLabel[];
  terrain: Terrain[];
  river_cost: number;
  mortals: MortalShape[];
  demons: DemonShape[];
  powers: PowerShape[];
  ranks: RankShape[];
  shields: ShieldShape[];
  treasures: TreasureShape[];
  discovery: { columns: Range[]; rows: [Range, string[]][] };
  combat: { columns: Range[]; rows: [number, string[]][] };
  torture: { die_min: number; die_max: number; wounds: number }[];
  constants: Record<string, number>;
  sources: Record<string, string>;
  /** Files of an owner's box. */
  own_files: string[];
}

/** A step of the way to a hex that the magician can reach. */
export interface Reach {
  hex: number;
  cost: number;
  from: number;
  stop: boolean;
  end: boolean;
}
export interface HeldDemon {
  demon: number | null;
  rank: Rank;
  wild: boolean;
  open: boolean;
  seen_by: number;
  obeys: number | null;
}
export type Status = 'waiting' | 'map' | 'captive' | 'prisoner' | 'freed' | 'dead' | 'gone';
export interface Magician {
  name: string;
  status: Status;
  hex: number | null;
  captor: number | null;
  captor_seat: number | null;
  found: boolean;
  fresh: boolean;
  shield: string;
  wounds: number;
  cursed: number;
  invisible: boolean;
  reconciled: boolean;
  unheld: boolean;
  distracted: boolean;
  demons: HeldDemon[];
  capacity: number;
  treasures: number[];
  ducats: number;
  deduction: number;
}
export interface Mortal {
  hex: number | null;
  strength: number;
  active: boolean;
  fleeing: boolean;
  captor: boolean;
  invaded: boolean;
  storms: number;
  steered: number | null;
  aim: number | null;
  battle: number | null;
}
export interface FoundTreasure {
  treasure: number;
  hex: number;
  thousands: number;
  owner: 'nobody' | 'magician' | 'hoard' | 'lost';
  owner_seat: number | null;
  owner_mortal: number | null;
  finder: number | null;
  counter: number | null;
  counter_seat: number | null;
}
export interface Fight {
  attacker: number | null;
  units: number[];
  hex: number;
  victim: number | null;
  captor: number | null;
  attack: number[];
  defence: number[];
}
export interface View {
  seat: number | null;
  turn: number;
  order: number[];
  active: number | null;
  step: string;
  left: number | null;
  reach: Reach[];
  curses: number | null;
  spent: number | null;
  unit: number | null;
  magicians: Magician[];
  mortals: Mortal[];
  treasures: FoundTreasure[];
  piles: number[];
  released: number[];
  ring: 'pile' | 'magician' | 'hoard' | 'lost';
  ring_seat: number | null;
  ring_mortal: number | null;
  razed: number[];
  fight: Fight | null;
  auction: { round: number; missing: number[]; offered: number[] } | null;
  result: { seat: number; fate: 'out' | 'dead' | 'lost'; net: number; won: boolean }[] | null;
}

/** An action: its type, and flat fields. */
export interface Action {
  type: string;
  hex?: number;
  demon?: number;
  treasure?: number;
  mortal?: number;
  target?: number;
  slot?: number;
  level?: number;
  rank?: Rank;
  power?: string;
  mark?: string;
}
/** Something that happened: hexes as four digits, mortals, treasures and towns as words. */
export interface Told {
  type: string;
  seat?: number;
  hex?: string;
  mortal?: string;
  town?: string;
  treasure?: string;
}

/** A hex as it is printed. */
export const hexName = (hex: number): string => String(hex).padStart(4, '0');

// Let's Summon Demons as it is on the wire: picture, view, actions, events.

export type Kind = 'girl' | 'boy' | 'animal' | 'candle' | 'demon';
export type Mood = 'sweet' | 'rotten' | 'neutral';

/** One word of an effect, condition or cost, for the icons. */
export interface Piece {
  code: string;
  n?: number;
  per?: string;
  of?: string;
  either?: Piece[];
}

export interface CardWords {
  name: string;
  short: string[];
  full: string;
}

export interface CardShape {
  id: string;
  kind: Kind;
  mood: Mood | null;
  /** Totals on which it acts; empty where it lasts. */
  numbers: number[];
  copies: number;
  may: boolean;
  when: string | null;
  conditions: Piece[];
  costs: Piece[];
  effects: Piece[];
  text: Record<string, CardWords>;
}

export interface Picture {
  cards: CardShape[];
  ways: { total: number; ways: number }[];
  price: number;
  sacrifice: number;
  block: number;
}

/** A card in play: whether it was there at the throw, and whether it still has to act. */
export interface Laid {
  card: string;
  awake: boolean;
  due: boolean;
}

export interface Player {
  souls: number;
  candles: string[];
  cards: Laid[];
  demons: Laid[];
  hand_size: number;
  hand: string[] | null;
  shielded: boolean;
  sacrifices: number;
  partner: number | null;
}

export interface Pending {
  step: string;
  seat: number | null;
  card: string | null;
  due: string[];
  left: number;
}

/** What one total of the dice would do. */
export interface Forecast {
  total: number;
  ways: number;
  gain: number;
  most: number;
  double: number;
  wins: boolean;
  acts: { seat: number; cards: string[] }[];
}

export interface View {
  seat: number | null;
  active: number;
  asked: number | null;
  step: string;
  course: {
    rolled: boolean;
    bought: boolean;
    summoned: boolean;
    freed: boolean;
    passed: boolean;
    extra: boolean;
    again: number;
    dice: [number, number] | null;
  };
  block: (string | null)[];
  deck: number;
  discard: string[];
  demon_deck: number;
  demon_discard: string[];
  candles: string[];
  players: Player[];
  pending: Pending[];
  demons_to_win: number;
  souls_to_win: number;
  strip: Forecast[];
  result: { seat: number; partner: number | null; by: 'demons' | 'card' } | null;
}

export interface Action {
  type: string;
  card?: string;
  seat?: number;
  effect?: string;
}

export interface Happening {
  type: string;
  seat?: number;
  card?: string;
}

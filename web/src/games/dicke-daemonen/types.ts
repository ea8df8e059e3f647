// What the game's view, actions and board picture look like on the wire.

export const COLORS = ['red', 'blue', 'green', 'yellow', 'white'] as const;
export type Color = (typeof COLORS)[number];
export const DEMONS = ['red', 'blue', 'green', 'yellow'] as const;
export type Demon = (typeof DEMONS)[number];

export type Place =
  { type: 'place'; creature: Color; corner: number } | { type: 'place'; creature: 'white'; field: number };
export type Action = Place | { type: 'predict'; colors: Color[] } | { type: 'decline' };

export type Holding =
  | { standing: 'owner'; creature: Color }
  | { standing: 'tie' }
  | { standing: 'empty' }
  | { standing: 'no-majority' };

export interface FieldView {
  frozen: boolean;
  value: number;
  holding: Holding;
}

export interface PlayerView {
  fist_size: number;
  fist: number[] | null;
  predicted: Color[];
  returned_size: number;
  stuck: Color[] | null;
}

export interface View {
  seat: number | null;
  active: number | null;
  step: 'place' | 'predict' | 'over';
  corners: (Color | null)[];
  fields: FieldView[];
  points: number[];
  players: PlayerView[];
  bag: number;
  unseen: number[] | null;
  result: Report | null;
}

export interface Report {
  cause: string;
  seat: number;
  winning_colors: Color[];
  winning_seats: number[];
  /** Alone only. */
  won?: boolean;
  score?: number;
}

export type Point = [number, number];

export interface Cord {
  color: Demon;
  points: Point[];
  knot: Point;
}

export interface Corner {
  at: Point;
  field: number;
  crossing: number;
  lines: Demon[];
}

export interface Field {
  at: Point | null;
  outline: Point[][];
  value: number;
  corners: number[];
  knots: Demon[];
  inside: Demon[];
}

export interface Picture {
  /** What the board is called, where it is a preset. */
  names?: Record<'en' | 'fr', string> | null;
  cords: Cord[];
  crossings: { at: Point; lines: Demon[] }[];
  corners: Corner[];
  fields: Field[];
}

// What the client adds to the types of the game.

import type { Color } from './generated';

export const COLORS = ['red', 'blue', 'green', 'yellow', 'white'] as const satisfies readonly Color[];
export const DEMONS = ['red', 'blue', 'green', 'yellow'] as const satisfies readonly Color[];
export type Demon = (typeof DEMONS)[number];

export type Point = [number, number];

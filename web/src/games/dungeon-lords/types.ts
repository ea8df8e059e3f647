// What the client adds to the types of the game.

import type { Order } from './generated';

export const COLOURS = ['blue', 'red', 'green', 'yellow'];
/** The seat whose shape stands for a colour. */
export const seatOf = (colour: string): number => COLOURS.indexOf(colour);
export const ORDERS: readonly Order[] = [
  'get-food',
  'improve-reputation',
  'dig-tunnels',
  'mine-gold',
  'recruit-imps',
  'buy-traps',
  'hire-monster',
  'build-room',
];

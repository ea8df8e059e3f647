// What the client adds to the types of the game. A hex is two digits of column and two of row.

import { settings } from '../../lib/settings.svelte';
import type { CardShape, ElementView, Names, Order, Picture, TroopView, View } from './generated';

/** A name in the language of the page. */
export const named = (names: Names): string => names[settings.language];

export const ORDERS = ['M', 'H', 'C', 'T'] as const satisfies readonly Order[];

/** A hex as people write it. */
export const hexName = (hex: number): string => String(hex).padStart(4, '0');
/** Movement points of a card under an order. */
export const pointsOf = (card: CardShape, order: Order): number => card.movement[ORDERS.indexOf(order)] ?? 0;
/** What a troop is called, with the sign that tells it from those who look alike. */
export const called = (troop: TroopView, card: CardShape): string =>
  troop.sign === null ? named(card.names) : `${named(card.names)} ${troop.sign}`;
export const cardOf = (picture: Picture, troop: TroopView): CardShape | undefined =>
  picture.cards.find((one) => one.id === troop.card);
/** Elements of a troop that live, wherever they are. */
export const living = (view: View, troop: TroopView): ElementView[] =>
  view.elements.filter((one) => one.troop === troop.id && one.hp > 0);
/** How many elements a troop began with. */
export const begun = (view: View, troop: TroopView): number =>
  view.elements.filter((one) => one.troop === troop.id).length;
/** What a troop has left of what it began with: elements, or the hit points of a single one. */
export function strength(
  view: View,
  troop: TroopView,
  card: CardShape,
): { single: boolean; left: number; count: number } {
  const [count, alive] = [begun(view, troop), living(view, troop)];
  if (count > 1) return { single: false, left: alive.length, count };
  return { single: true, left: alive[0]?.hp ?? 0, count: card.hp };
}
/** Elements of a troop that stand on the field, with those of characters that joined it. */
export function standing(view: View, troop: TroopView): ElementView[] {
  const guests = view.troops.filter((one) => one.host === troop.id);
  return [troop, ...guests].flatMap((one) => living(view, one)).filter((one) => one.hex !== null);
}
/** Who stands on a hex. */
export const holder = (view: View, hex: number): ElementView | null =>
  view.elements.find((one) => one.hp > 0 && (one.hex === hex || one.covers?.includes(hex))) ?? null;
/** The troop that a character has joined, or the troop itself. */
export const unitOf = (view: View, troop: TroopView): TroopView =>
  troop.host === null ? troop : (view.troops[troop.host] ?? troop);
/** The order that can be seen: open, or one's own face down. */
export const orderOf = (troop: TroopView): Order | null =>
  troop.order ?? troop.kept[0] ?? (troop.laid.length === 1 ? (troop.laid[0] ?? null) : null);

// How the table is laid out: groups of equal cards, who sits where, what a throw lights up.

import type { CardShape, CardView, Picture, PlayerView, Text, View } from './generated';

/** Equal cards of one area, shown as one pile. */
export interface Group {
  card: string;
  count: number;
  /** How many of them still have to act on this throw. */
  due: number;
}

const grouped = (cards: readonly CardView[]): Group[] => {
  const groups: Group[] = [];
  for (const { card, due } of cards) {
    const known = groups.find((one) => one.card === card);
    if (known) {
      known.count += 1;
      known.due += due ? 1 : 0;
    } else groups.push({ card, count: 1, due: due ? 1 : 0 });
  }
  return groups;
};

/**
 * The area of a seat: candles, cards of the block, demons. Candles carry no mark, the open order names them.
 */
export function area(view: View, seat: number): Group[] {
  const player = view.players[seat];
  if (!player) return [];
  const waiting = view.pending
    .filter((one) => one.step === 'order' && one.seat === seat)
    .flatMap((one) => one.due);
  const candles = player.candles.map((card) => ({ card, awake: true, due: waiting.includes(card) }));
  return [...grouped(candles), ...grouped(player.cards), ...grouped(player.demons)];
}

/** Seats that share their counters, the viewer's own side first. */
export interface Side {
  seats: number[];
  own: boolean;
  demons: number;
  souls: number;
}

export function sides(view: View, viewer: number | null): Side[] {
  const sides: Side[] = [];
  const count = view.players.length;
  for (let step = 0; step < count; step += 1) {
    const seat = ((viewer ?? 0) + step) % count;
    if (sides.some((side) => side.seats.includes(seat))) continue;
    const partner = view.players[seat]?.partner ?? null;
    const seats = partner === null ? [seat] : [seat, partner];
    const players = seats.flatMap((one) => view.players[one] ?? []);
    sides.push({
      seats,
      own: viewer !== null && seats.includes(viewer),
      demons: players.reduce((sum, one: PlayerView) => sum + one.demons.length, 0),
      souls: players.reduce((sum, one: PlayerView) => sum + one.souls, 0),
    });
  }
  return sides;
}

/** The sum of the dice, once they lie. */
export const total = (view: View): number | null =>
  view.course.dice === null ? null : view.course.dice[0] + view.course.dice[1];

/** Cards of a seat that act on the throw that lies on the table. */
export function acting(view: View, seat: number): Set<string> {
  const thrown = total(view);
  const forecast = view.strip.find((one) => one.total === thrown);
  return new Set(forecast?.acts.filter((one) => one.seat === seat).flatMap((one) => one.cards) ?? []);
}

/** The card whose effect is being carried out. */
export const working = (view: View): { seat: number; card: string } | null => {
  const first = view.pending[0];
  return first?.card != null && first.seat !== null ? { seat: first.seat, card: first.card } : null;
};

/** Cards to be ordered now by the one who is asked, each design once, as they lie. */
export function dueOf(view: View): string[] {
  const first = view.pending[0];
  return view.step === 'order' && first?.step === 'order' ? [...new Set(first.due)] : [];
}

/** What a total would bring: nothing, a number, or a span where costs may be paid. */
export const gains = (gain: number, most: number): string => {
  const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '·');
  if (gain === most) return signed(gain);
  return gain === 0 ? `0–${most}` : `${signed(gain)}–${most}`;
};

const nothing: Text = { name: '', short: [], full: '' };
const catalogues = new WeakMap<object, Map<string, CardShape>>();

/** The design of a card by its id. */
export function shapeOf(picture: Picture | null, card: string): CardShape | null {
  if (!picture) return null;
  let known = catalogues.get(picture);
  if (!known) {
    known = new Map(picture.cards.map((shape) => [shape.id, shape]));
    catalogues.set(picture, known);
  }
  return known.get(card) ?? null;
}

export const wordsOf = (shape: CardShape | null, language: string): Text =>
  shape?.text[language] ?? shape?.text.en ?? nothing;

/** The number in the roundel: one, a list, or a sign for what lasts. */
export function roundel(numbers: readonly number[]): string {
  const first = numbers[0];
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return '∞';
  if (numbers.length === 1) return String(first);
  return last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join('·');
}

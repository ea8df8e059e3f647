// The order in which a person wants their cards to act, kept while the server asks one card at a time.

import type { Legal } from '../../protocol';
import type { Plan } from '../client';
import { dueOf } from './table';
import type { View } from './generated';
import { actionOf, readView } from './wire';

class Order {
  cards = $state.raw<readonly string[]>([]);
  /** Whether it was confirmed, so that it goes on after a question in between. */
  running = $state(false);
  /** Whether another question came in between. */
  interrupted = false;
  /** How many cards waited when it was last asked; more than that means that something was taken back. */
  #waiting = Infinity;

  /** Puts a card at the end, or takes it out again. */
  toggle(card: string): void {
    this.running = false;
    this.cards = this.cards.includes(card) ? this.cards.filter((one) => one !== card) : [...this.cards, card];
  }

  set(cards: readonly string[]): void {
    this.running = false;
    this.cards = [...cards];
  }

  /**
   * Follows the position: forgets cards that no longer wait, and everything once no throw is being settled.
   */
  follow(view: View): void {
    const orders = view.pending.filter((one) => one.step === 'order' && one.seat === view.seat);
    const due = orders.flatMap((one) => one.due);
    const kept = this.cards.filter((card) => due.includes(card));
    if (kept.length !== this.cards.length) this.cards = kept;
    if (due.length >= this.#waiting || kept.length === 0) this.running = false;
    this.#waiting = view.step === 'order' ? due.length : due.length === 0 ? Infinity : this.#waiting;
  }

  /** Plays the cards in this order, until a card outside of it or another question is due. */
  plan(): Plan {
    this.running = true;
    this.interrupted = false;
    return (legal, view) => {
      const next = nextOf(legal, readView(view)!, this.cards);
      this.interrupted = next === null;
      return next;
    };
  }

  /**
   * Whether to go on by itself: it was confirmed, something came in between, and cards are asked for again.
   */
  resumes(view: View): boolean {
    return this.running && this.interrupted && view.step === 'order' && this.cards.length > 0;
  }
}

/** The first card of the order that may act now. */
export function nextOf(legal: readonly Legal[], view: View, cards: readonly string[]): Legal | null {
  if (view.step !== 'order' || view.asked !== view.seat) return null;
  const waiting = dueOf(view);
  const next = cards.find((card) => waiting.includes(card));
  return legal.find((one) => actionOf(one).type === 'activate' && actionOf(one).card === next) ?? null;
}

export const order = new Order();

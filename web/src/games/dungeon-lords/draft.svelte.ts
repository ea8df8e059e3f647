// What a person has put together for a sealed answer that the server asks step by step.

import type { Legal } from '../../protocol';
import type { Plan as Course } from '../client';
import type { View } from './generated';
import { actionOf, readView } from './wire';

/** A plan for one battle. */
export interface Sketch {
  cell: string | null;
  traps: readonly string[];
  monsters: readonly string[];
  ghosts: number;
}

const EMPTY: Sketch = { cell: null, traps: [], monsters: [], ghosts: 0 };

/** Takes one out, or puts one more in while there are that many and room for it. */
export function toggled(list: readonly string[], id: string, held: number, most: number): readonly string[] {
  const count = list.filter((one) => one === id).length;
  if (count < held && list.length < most) return [...list, id];
  const at = list.lastIndexOf(id);
  return at < 0 ? list : list.filter((_, index) => index !== at);
}

/** The first listed answer that carries on the orders. */
export function nextOrder(legal: readonly Legal[], view: View, orders: readonly string[]): Legal | null {
  const made = secretOf(view)?.orders.length ?? 0;
  const wanted = orders[made];
  return legal.find((one) => actionOf(one).type === 'order' && actionOf(one).order === wanted) ?? null;
}

/** The next answer of a plan: tile, traps, monsters, ghosts, in the order in which they are asked. */
export function nextOfPlan(legal: readonly Legal[], sketch: Sketch): Legal | null {
  const find = (type: string, field: 'cell' | 'count', value: string | number | undefined): Legal | null =>
    legal.find((one) => actionOf(one).type === type && actionOf(one)[field] === value) ?? null;
  const plain = (type: string): Legal | null => legal.find((one) => actionOf(one).type === type) ?? null;
  // Two of a kind of answer are one answer; the list names them in its own order.
  const together = (field: 'trap' | 'monster', wanted: readonly string[], none: string): Legal | null => {
    const sorted = [...wanted].sort().join(' ');
    const named = (one: Legal): string =>
      [actionOf(one)[field], actionOf(one).second]
        .filter((id) => id !== undefined)
        .sort()
        .join(' ');
    const both = sorted === '' ? undefined : legal.find((one) => named(one) === sorted);
    return both ?? plain(none);
  };
  if (plain('tile')) return find('tile', 'cell', sketch.cell ?? undefined);
  if (plain('no-trap')) return together('trap', sketch.traps, 'no-trap');
  if (plain('no-monster')) return together('monster', sketch.monsters, 'no-monster');
  return plain('ghosts') ? find('ghosts', 'count', sketch.ghosts) : null;
}

const secretOf = (view: View) => (view.seat === null ? null : (view.players[view.seat]?.secret ?? null));

class Draft {
  orders = $state.raw<readonly string[]>([]);
  sketch = $state.raw<Sketch>(EMPTY);
  /** Plans kept for comparison, by their ids. */
  kept = $state.raw<readonly string[]>([]);
  #moment = '';

  /** A draft belongs to one season or combat round of one table; what the server knows stays in it. */
  follow(table: string, view: View): void {
    const moment = `${table} ${view.seat} ${view.year} ${view.season} ${view.round} ${view.step === 'command' || view.step === 'plan'}`;
    const made = secretOf(view);
    if (moment !== this.#moment) {
      this.#moment = moment;
      this.orders = made?.orders ?? [];
      this.sketch = { ...EMPTY, cell: made?.plan.cell ?? null };
      this.kept = [];
    }
    // Orders that were given one by one in the list come first.
    const given: readonly string[] = made?.orders ?? [];
    if (given.some((order, index) => this.orders[index] !== order))
      this.orders = [...given, ...this.orders.filter((one) => !given.includes(one))].slice(0, 3);
  }

  /** Puts an order at the end, or takes it out again. */
  order(id: string, fixed: number): void {
    const at = this.orders.indexOf(id);
    if (at >= 0) this.orders = at < fixed ? this.orders : this.orders.filter((one) => one !== id);
    else if (this.orders.length < 3) this.orders = [...this.orders, id];
  }

  /** Puts an order at a place; what was there goes where it came from. */
  place(id: string, slot: number, fixed: number): void {
    if (slot < fixed) return;
    const rest = this.orders.filter((one) => one !== id);
    this.orders = [...rest.slice(0, slot), id, ...rest.slice(slot)].slice(0, 3);
  }

  plan(change: Partial<Sketch>): void {
    this.sketch = { ...this.sketch, ...change };
  }

  sealOrders(): Course {
    const orders = this.orders;
    return (legal, view) => nextOrder(legal, readView(view)!, orders);
  }

  sealPlan(): Course {
    const sketch = this.sketch;
    return (legal) => nextOfPlan(legal, sketch);
  }
}

export const draft = new Draft();

/** The id by which the server tells of a plan. */
export const planId = (sketch: Sketch): string =>
  `plan/${sketch.cell ?? ''}/${[...sketch.traps].sort().join('+')}/${[...sketch.monsters].sort().join('+')}/${sketch.ghosts}`;

/** The plan that an id means. */
export function sketchOf(id: string): Sketch | null {
  const [head, cell, traps, monsters, ghosts] = id.split('/');
  if (head !== 'plan') return null;
  const list = (text: string | undefined): string[] => (text ? text.split('+') : []);
  return { cell: cell || null, traps: list(traps), monsters: list(monsters), ghosts: Number(ghosts ?? 0) };
}

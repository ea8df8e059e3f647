// What each rival did in their last turn, gathered from the events as they come.

import { SvelteMap } from 'svelte/reactivity';
import type { SignName } from './pieces';
import type { Flat } from '../flat';
import type { Event } from './generated';

export interface Deed {
  sign: SignName;
  /** A total, or the id of a card. */
  total?: number | undefined;
  card?: string | undefined;
}

const DEEDS: Record<string, SignName> = { rolled: 'die', bought: 'card', summoned: 'demon' };

/** Deeds of every seat after some more events; a turn that begins wipes those of its seat. */
export function gather(
  known: ReadonlyMap<number, readonly Deed[]>,
  events: readonly Flat<Event>[],
): Map<number, readonly Deed[]> {
  const deeds = new Map(known);
  for (const { type, seat, total, card } of events) {
    if (seat === undefined) continue;
    const sign = DEEDS[type];
    if (type === 'turn-began') deeds.set(seat, []);
    else if (sign)
      deeds.set(seat, [...(deeds.get(seat) ?? []), { sign, ...(type === 'rolled' ? { total } : { card }) }]);
  }
  return deeds;
}

/** The deeds at one table while one sits at it. */
export class Recent {
  deeds = new SvelteMap<number, readonly Deed[]>();
  #seen = new WeakSet<object>();

  /** Takes in what it has not heard yet. */
  hear(events: readonly Flat<Event>[]): void {
    const fresh = events.filter((event) => !this.#seen.has(event));
    for (const event of fresh) this.#seen.add(event);
    for (const [seat, deeds] of gather(this.deeds, fresh)) this.deeds.set(seat, deeds);
  }
}

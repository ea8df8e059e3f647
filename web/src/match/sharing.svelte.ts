// One device for several people: between two of them hangs a curtain, and behind it nothing private is in the page.

import { untrack } from 'svelte';
import { announced } from '../lib/a11y/announcer.svelte';
import type { Match } from './ctrl.svelte';

export class Sharing {
  /** The seat whose player has said that it is them. */
  #lifted = $state<number | null>(null);
  /** Before the game begins, a seat that draws for itself alone wants the device as well. */
  #drawing = $derived.by(() => {
    const { mine, gathering, update } = this.match.told;
    return mine.length > 1 && gathering && update?.dice?.hidden ? update.dice.seat : null;
  });
  #wanted = $derived.by(() => (this.match.told.shared ? this.match.told.due : this.#drawing));
  /** The seat to whom the device is to be passed. */
  curtain = $derived(this.#wanted !== null && this.#wanted !== this.#lifted ? this.#wanted : null);
  /** Between two players the page looks as a spectator. */
  covered = $derived.by(() => {
    const { shared, viewer } = this.match.told;
    return shared && viewer !== null && (this.curtain !== null || viewer !== this.#lifted);
  });

  /** To be made while a page is made: it follows what is told. */
  constructor(readonly match: Match) {
    $effect(() => this.#lookAround());
    $effect(() => {
      if (!this.covered) return;
      announced.polite = '';
      untrack(() => {
        this.#lifted = null;
        void match.look(null);
      });
    });
  }

  async lift(seat: number): Promise<void> {
    this.#lifted = seat;
    await this.match.look(seat);
  }

  /** Nobody but the seat that draws is told that it is to draw; so each of ours looks in turn. */
  #lookAround(): (() => void) | undefined {
    const { gathering, mine, update, seats } = this.match.told;
    const isReady = seats.every((seat) => seat.ready || seat.kind.type === 'bot');
    if (!gathering || mine.length < 2 || update?.dice || !isReady) return undefined;
    const timer = setTimeout(() => {
      const at = mine.indexOf(this.match.told.viewer ?? -1);
      void this.match.look(mine[(at + 1) % mine.length] ?? null);
    }, 500);
    return () => clearTimeout(timer);
  }
}

// What pointing at a place tells, asked when somebody points and not before.

import type { Inspected } from '../games/client';
import type { Request } from '../house/socket';
import { announce } from '../lib/a11y/announcer.svelte';
import type { Insight, Reply } from '../protocol';

export class Insights {
  found = $state.raw<readonly Insight[]>([]);
  texts = $derived(this.found.filter((one) => one.text !== '').map((one) => one.text));
  #asked = '';

  constructor(readonly ask: (request: Request) => Promise<Reply | null>) {}

  /** What was told is of an older position, or nobody points any more. */
  forget(): void {
    this.#asked = '';
    this.found = [];
  }

  /** Asks once for the same place in the same position; who walks there by keyboard hears the answer. */
  async inspect(seat: number, version: number, { place, from }: Inspected): Promise<void> {
    const asked = `${version}/${seat}/${place}/${from ?? ''}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const reply = await this.ask({ type: 'inspect', seat, place, ...(from === null ? {} : { from }) });
    if (this.#asked !== asked) return;
    this.found = reply?.type === 'insights' ? reply.insights : [];
    const walked = document.activeElement?.getAttribute('data-cell') === place;
    if (walked && this.texts.length > 0) announce(this.texts.join(' '));
  }
}

// A decision that takes several actions: the plan names the next one of each position, and it is played once.

import type { Plan } from '../games/client';
import type { JsonValue, Legal } from '../protocol';

/** A position in which the plan may go on. */
export interface Position {
  version: number | undefined;
  /** Whether the viewer is to act, and no dice are waited for. */
  ready: boolean;
  legal: readonly Legal[];
  view: JsonValue;
}

export class Following {
  #plan: Plan | null = null;
  /** The version in which the plan has already played. */
  #played = -1;

  start(plan: Plan): void {
    this.#plan = plan;
    this.#played = -1;
  }

  drop(): void {
    this.#plan = null;
  }

  /** What is played next; nothing where the plan has played here already, or ends. */
  next({ version, ready, legal, view }: Position): Legal | null {
    // The position after an action may come before or after its acknowledgement; both lead here.
    if (!this.#plan || version === this.#played) return null;
    const next = ready ? this.#plan(legal, view) : null;
    if (next) this.#played = version ?? -1;
    else this.#plan = null;
    return next;
  }
}

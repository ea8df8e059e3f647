// The legal list narrowed by what a person has pointed at: a value, of which each step makes another. Neither
// page nor server is known here.

import { decided, narrowed, point, type Choice, type Part, type Pointing } from '../games/narrow';
import type { JsonValue, Legal } from '../protocol';

/** What was taken so far. */
export interface Taken {
  readonly choice: Choice;
  /** The list as it stood when one of it was picked, so that nothing moves under the pointer. */
  readonly listed?: Legal[];
}

export const NOTHING: Taken = { choice: [] };

/** What pointing at a thing means. */
export type Meaning =
  | { means: 'take'; taken: Taken }
  | { means: 'confirm' }
  /**
   * It is not listed as it stands: the server is asked why not. Where it may be done after all, the rest is
   * taken.
   */
  | { means: 'attempt'; action: JsonValue; next: Choice | null }
  /** Nothing can be played there. */
  | { means: 'nothing' };

export class Narrowing {
  readonly choice: Choice;
  /** The legal actions that the choice leaves. */
  readonly left: Legal[];
  /** The one action that is meant. */
  readonly decided: Legal | null;
  /** What the list shows. */
  readonly listed: Legal[];

  constructor(
    readonly legal: Legal[],
    readonly pointing: Pointing,
    taken: Taken = NOTHING,
  ) {
    this.choice = taken.choice;
    this.left = narrowed(legal, this.choice, pointing.partsOf);
    this.decided = decided(legal, this.choice, pointing.partsOf);
    this.listed = taken.listed ?? this.left;
  }

  /** What pointing at a thing means now. */
  point(pointed: Part): Meaning {
    const next = point(this.legal, this.choice, pointed, this.pointing.partsOf);
    const attempt = this.pointing.attempted(this.choice, pointed, this.legal);
    const keepsAll =
      next !== null && this.choice.every((one) => one.kind === pointed.kind || next.includes(one));
    if (next !== null && (keepsAll || attempt === null)) return this.take(next, pointed);
    if (attempt === null) return { means: 'nothing' };
    return { means: 'attempt', action: attempt as JsonValue, next };
  }

  /** Takes what pointing at a thing leads to; pointing at it once more confirms. */
  take(next: Choice, pointed: Part): Meaning {
    const again = this.choice.some((one) => one.kind === pointed.kind && one.id === pointed.id);
    return again && this.decided ? { means: 'confirm' } : { means: 'take', taken: { choice: next } };
  }

  /** Picks one listed action as a whole; picking it once more confirms. */
  pick(legal: Legal): Meaning {
    if (this.decided === legal) return { means: 'confirm' };
    return { means: 'take', taken: { choice: this.pointing.partsOf(legal), listed: this.listed } };
  }

  /** Goes back to a step that was taken: it and what came after it are open again. */
  reopened(index: number): Taken {
    return { choice: this.choice.slice(0, index) };
  }
}

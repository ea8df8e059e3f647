// Two live regions: one that waits its turn, one that interrupts.

export const announced = $state({ polite: '', assertive: '' });

let flip = false;

/** Says a sentence; repeated sentences are said again. */
export function announce(sentence: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  flip = !flip;
  // A trailing no-break space makes an equal sentence a changed one for screen readers.
  announced[urgency] = flip ? sentence : `${sentence}\u00a0`;
}

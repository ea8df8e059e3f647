// Events that are told one by one, and the one being told.

import { reducedMotion } from '../lib/settings.svelte';
import type { JsonValue, LogEntry } from '../protocol';

export class Moments {
  lines = $state.raw<LogEntry[]>([]);
  at = $state(0);
  now = $derived<JsonValue>(this.lines[this.at]?.event ?? null);

  take(lines: LogEntry[]): void {
    if (lines.length === 0) return;
    // What is still being told is told to its end: an opponent who hurries on cuts nobody short.
    const telling = !reducedMotion() && this.at < this.lines.length;
    this.lines = telling ? [...this.lines, ...lines] : lines;
    // Without motion everything is told at once, and one steps through it at will.
    if (!telling) this.at = reducedMotion() ? lines.length : 0;
  }

  skip(): void {
    this.at = this.lines.length;
  }
}

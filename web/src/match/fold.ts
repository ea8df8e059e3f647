// Lines of the log that say the same one after the other are one line with their number.

import type { LogEntry } from '../protocol';

export interface Folded {
  line: LogEntry;
  times: number;
}

/** Neighbours with the same sentence, seat and paragraph, counted. */
export function folded(lines: readonly LogEntry[]): Folded[] {
  const found: Folded[] = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    if (
      last &&
      last.line.text === line.text &&
      last.line.seat === line.seat &&
      last.line.rule === line.rule &&
      last.line.undone === line.undone
    )
      last.times += 1;
    else found.push({ line, times: 1 });
  }
  return found;
}

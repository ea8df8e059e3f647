// What the lobby knows about tables beyond what the server says.

import type { TableInfo } from '../protocol';

/** The level that plays when nobody chose one: a familiar where there is one, else the strongest. */
export function opponent(levels: readonly string[]): string {
  return levels.includes('familiar') ? 'familiar' : (levels.at(-1) ?? 'imp');
}

/** Whether a seat of this browser owes a decision. */
export function waitsForMe(table: TableInfo): boolean {
  return table.status === 'playing' && table.seats.some((seat) => seat.mine && seat.state === 'to-act');
}

/** Own tables in the order in which they want attention: my move, running, gathering, over. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => {
    if (waitsForMe(table)) return 0;
    return { playing: 1, gathering: 2, over: 3 }[table.status];
  };
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.created_ms - one.created_ms);
}

/** What somebody is called who gives no name: numbered where others at the table gave none either. */
export function unnamed(name: string, others: readonly string[]): string {
  let free = name;
  for (let number = 2; others.includes(free); number += 1) free = `${name} ${number}`;
  return free;
}

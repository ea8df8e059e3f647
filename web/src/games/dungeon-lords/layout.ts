// Where the tiles of a dungeon lie, and which the arrows lead to.

import type { PlayerView } from './generated';

export const COLUMNS = 5;
export const ROWS = 4;

export interface Square {
  id: string;
  column: number;
  row: number;
  kind: 'earth' | 'tunnel' | 'room';
  room: string | null;
  uses: number;
  conquered: boolean;
  fresh: boolean;
}

export const cellAt = (column: number, row: number): string => `${column}-${row}`;
export const placeOf = (cell: string): { column: number; row: number } => {
  const [column, row] = cell.split('-').map(Number);
  return { column: column ?? 1, row: row ?? 1 };
};

/** The twenty tiles of a dungeon, row by row. */
export function tiles(player: PlayerView): Square[][] {
  return Array.from({ length: ROWS }, (_, above) =>
    Array.from({ length: COLUMNS }, (_, left) => {
      const id = cellAt(left + 1, above + 1);
      const room = player.rooms.find((one) => one.cell === id);
      return {
        id,
        column: left + 1,
        row: above + 1,
        kind: room ? 'room' : player.tunnels.includes(id) ? 'tunnel' : 'earth',
        room: room?.room ?? null,
        uses: room?.uses ?? 0,
        conquered: room?.conquered ?? player.conquered.includes(id),
        fresh: player.dug.includes(id),
      } satisfies Square;
    }),
  );
}

/** Where an arrow key leads from a tile. */
export function stepFrom(cell: string, key: string): string | null {
  const { column, row } = placeOf(cell);
  const to: Record<string, [number, number]> = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    Home: [1, row],
    End: [COLUMNS, row],
  };
  const next = to[key];
  if (!next || next[0] < 1 || next[0] > COLUMNS || next[1] < 1 || next[1] > ROWS) return null;
  return cellAt(...next);
}

/** Whether a tile lies in the zone of a room, for the wash. */
export function inZone(cell: string, zone: string): boolean {
  const { column, row } = placeOf(cell);
  const inner = column >= 2 && column <= 4 && row >= 2 && row <= 3;
  switch (zone) {
    case 'top':
      return row <= 2;
    case 'bottom':
      return row >= 3;
    case 'outer':
      return !inner;
    case 'inner':
      return inner;
    default:
      return true;
  }
}

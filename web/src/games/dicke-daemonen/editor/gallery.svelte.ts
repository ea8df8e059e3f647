// The ready-made boards, drawn by the server, fetched once.

import * as api from '../../../house/api';
import type { JsonValue } from '../../../protocol';
import { PRESETS } from './drawing';

export interface Ready {
  id: string;
  board: JsonValue | undefined;
  crossings: number;
}

let asked: Promise<Ready[]> | null = null;

export function gallery(): Promise<Ready[]> {
  asked ??= Promise.all(
    PRESETS.map(async (id): Promise<Ready> => {
      const report = await api.checkSetup('dicke-daemonen', { board: { preset: id } });
      const crossings = (report.board as { crossings?: unknown[] } | undefined)?.crossings?.length ?? 0;
      return { id, board: report.board, crossings };
    }),
  ).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

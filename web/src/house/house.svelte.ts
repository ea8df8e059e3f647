// What the house says of itself: its name and sign, and what whoever looks may do in it.

import type { Host } from '../protocol';
import * as api from './api';

let told = $state.raw<Host | null>(null);

/** Nothing until it has been told. */
export const house = (): Host | null => told;
export const houseName = (): string => told?.name ?? 'Pandemonium';
/** Whether tables may be made; the server has the last word. */
export const makesTables = (): boolean => told?.makes_tables ?? true;

export async function enterHouse(): Promise<void> {
  told = await api.host().catch(() => told);
}

// The seam: what the server sent becomes what `types.ts` says it is. This game's only casts.

import type { JsonValue, Legal } from '../../protocol';
import type { Demand, Roster } from './armies/lists';
import type { Action, Picture, Told, View } from './types';

const has = (value: JsonValue | undefined, field: string): boolean =>
  value !== undefined && value !== null && typeof value === 'object' && field in value;

export const readPicture = (board: JsonValue | undefined): Picture | null =>
  has(board, 'zones') ? (board as unknown as Picture) : null;
export const readView = (view: JsonValue): View | null =>
  has(view, 'troops') ? (view as unknown as View) : null;
export const readEvent = (event: JsonValue): Told | null =>
  has(event, 'type') ? (event as unknown as Told) : null;
export const readRoster = (roster: JsonValue): Roster => roster as unknown as Roster;
export const readDemands = (answer: JsonValue): Demand[] =>
  (answer as unknown as { demands: Demand[] }).demands;
export const actionOf = (legal: Legal): Action => legal.action as unknown as Action;

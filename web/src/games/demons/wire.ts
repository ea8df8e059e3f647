// The seam: what the server sent becomes what `generated.ts` says it is. This game's only casts.

import type { JsonValue, Legal } from '../../protocol';
import type { Flat } from '../flat';
import type { Action, Event, Picture, View } from './generated';

const has = (value: JsonValue | undefined, field: string): boolean =>
  value !== undefined && value !== null && typeof value === 'object' && field in value;

export const readPicture = (board: JsonValue | undefined): Picture | null =>
  has(board, 'hexes') ? (board as unknown as Picture) : null;
export const readView = (view: JsonValue): View | null =>
  has(view, 'magicians') ? (view as unknown as View) : null;
export const readEvent = (event: JsonValue): Flat<Event> | null =>
  has(event, 'type') ? (event as unknown as Flat<Event>) : null;
export const actionOf = (legal: Legal): Flat<Action> => legal.action as unknown as Flat<Action>;

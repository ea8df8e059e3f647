// The seam: what the server sent becomes what `generated.ts` says it is. This game's only casts.

import type { JsonValue, Legal } from '../../protocol';
import type { Flat } from '../flat';
import type { Action, Event, Picture, View } from './generated';

export const readView = (view: JsonValue): View | null => view as unknown as View | null;
export const readPicture = (board: JsonValue | undefined): Picture | null =>
  (board ?? null) as unknown as Picture | null;
export const readEvent = (event: JsonValue): Flat<Event> | null => event as unknown as Flat<Event> | null;
/** Those of a position, none of which is missing. */
export const readEvents = (events: readonly JsonValue[]): Flat<Event>[] => events as unknown as Flat<Event>[];
export const actionOf = (legal: Legal): Flat<Action> => legal.action as unknown as Flat<Action>;

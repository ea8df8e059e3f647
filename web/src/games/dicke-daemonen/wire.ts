// The seam: what the server sent becomes what `generated.ts` says it is. This game's only casts.

import type { JsonValue, Legal } from '../../protocol';
import type { Flat } from '../flat';
import type { Action, Event, View } from './generated';

export const readView = (view: JsonValue): View | null => view as unknown as View | null;
export const readEvent = (event: JsonValue): Flat<Event> | null => event as unknown as Flat<Event> | null;
export const actionOf = (legal: Legal): Action => legal.action as unknown as Action;

// The seam: what the server sent becomes what `types.ts` says it is. This game's only casts.

import type { JsonValue, Legal } from '../../protocol';
import type { Action, View } from './types';

export const readView = (view: JsonValue): View | null => view as unknown as View | null;
export const actionOf = (legal: Legal): Action => legal.action as unknown as Action;

// The seam: what the server sent becomes what `types.ts` says it is. This game's only casts.

import type { JsonValue, Legal } from '../../protocol';
import type { Found } from './plans';
import type { Action, Happening, Picture, View } from './types';

export const readView = (view: JsonValue): View | null => view as unknown as View | null;
export const readPicture = (board: JsonValue | undefined): Picture | null =>
  (board ?? null) as unknown as Picture | null;
export const readEvent = (event: JsonValue): Happening | null => event as unknown as Happening | null;
export const readPlans = (answer: JsonValue): Found[] => (answer as unknown as { plans: Found[] }).plans;
export const actionOf = (legal: Legal): Action => legal.action as unknown as Action;

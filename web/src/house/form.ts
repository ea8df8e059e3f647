// The server's form: what was entered, what differs from the book, what matters at all.

import type { FormField, JsonValue } from '../protocol';

export type Values = Record<string, JsonValue>;

export const defaults = (form: readonly FormField[]): Values =>
  Object.fromEntries(form.map((field) => [field.key, field.kind.default]));

/** Whether a value differs from the default, which follows the book. */
export const changed = (field: FormField, values: Values): boolean =>
  JSON.stringify(values[field.key]) !== JSON.stringify(field.kind.default);

/** Whether the field it depends on has one of the values with which it is asked. */
export function matters(field: FormField, values: Values): boolean {
  if (field.only_key === undefined) return true;
  const other = JSON.stringify(values[field.only_key]);
  const wanted = field.only_values ?? [];
  return wanted.some(
    (value) => JSON.stringify(value) === other || String(value) === String(values[field.only_key ?? '']),
  );
}

const packs = new Map<string, Record<string, string>>();
/** Keeps an owner's files at hand, on the way from one page to the next. */
export function keepPack(game: string, files: Record<string, string> | null): void {
  if (files) packs.set(game, files);
  else packs.delete(game);
}
/** The owner's files at hand for this game. */
export const keptPack = (game: string): Record<string, string> | null => packs.get(game) ?? null;

const CARRIED = 'pandemonium.options';
/** Takes entries along to the form of a game, from a page where they were made. */
export const carry = (game: string, values: Values): void =>
  sessionStorage.setItem(CARRIED, JSON.stringify({ game, values }));
/** The entries that were brought along for this game. */
export function carried(game: string): Values {
  const kept = JSON.parse(sessionStorage.getItem(CARRIED) ?? 'null') as {
    game: string;
    values: Values;
  } | null;
  return kept?.game === game ? kept.values : {};
}
export const putDown = (): void => sessionStorage.removeItem(CARRIED);

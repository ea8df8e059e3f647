// An army list as it is written, `E01 E03+standard-of-victory`, and what an address or a saved list carries.
// What it may hold is the server's to say.

import type { JsonValue } from '../../../protocol';
import type { Recruitable, Roster } from '../generated';

export interface Entry {
  card: string;
  items: string[];
}

export function readList(text: string): Entry[] {
  return text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [card = '', ...items] = word.split('+');
      return {
        card: card.toUpperCase(),
        items: items.filter((item) => item !== '').map((item) => item.toLowerCase()),
      };
    });
}
export const writeList = (entries: readonly Entry[]): string =>
  entries.map((entry) => [entry.card, ...entry.items].join('+')).join(' ');

export const without = (entries: readonly Entry[], index: number): Entry[] =>
  entries.filter((_, at) => at !== index);
/** Gives an item to an entry, or takes it away. */
export const toggled = (entries: readonly Entry[], index: number, item: string): Entry[] =>
  entries.map((entry, at) =>
    at !== index
      ? entry
      : {
          ...entry,
          items: entry.items.includes(item)
            ? entry.items.filter((one) => one !== item)
            : [...entry.items, item],
        },
  );
/** Items to offer for an entry: those it may bear, and those it bears all the same. */
export const offered = (card: Recruitable | undefined, entry: Entry): string[] => [
  ...new Set([...(card?.bears ?? []), ...entry.items]),
];
/** What the printed prices of a card and its items come to. */
export const price = (roster: Roster, entry: Entry): number =>
  (roster.cards.find((card) => card.id === entry.card)?.points ?? 0) +
  entry.items.reduce((sum, id) => sum + (roster.items.find((item) => item.id === id)?.points ?? 0), 0);

export type Side = 'south' | 'north';
/** A list, and the table for which it is judged. */
export interface Draft {
  name: string;
  list: string;
  side: Side;
  scenario: string;
  level: string;
  limits: string;
}
export const BLANK: Draft = {
  name: '',
  list: '',
  side: 'south',
  scenario: 'pitched-1000',
  level: 'advanced',
  limits: 'free',
};
const FIELDS = ['name', 'list', 'side', 'scenario', 'level', 'limits'] as const;

/** The draft that an address carries. */
export function readAddress(search: string): Draft {
  const query = new URLSearchParams(search);
  const read = FIELDS.flatMap((field) => (query.has(field) ? [[field, query.get(field)]] : []));
  return { ...BLANK, ...Object.fromEntries(read), side: query.get('side') === 'north' ? 'north' : 'south' };
}
export function writeAddress(draft: Draft): string {
  const changed = FIELDS.filter((field) => draft[field] !== BLANK[field]).map((field) => [
    field,
    draft[field],
  ]);
  return changed.length === 0 ? '/armies' : `/armies?${new URLSearchParams(changed)}`;
}

/** The options of a table in which a side fields the list. */
export const optionsOf = (draft: Draft): Record<string, JsonValue> => ({
  scenario: draft.scenario,
  level: draft.level,
  limits: draft.limits,
  [draft.side]: 'own',
  [`${draft.side}_list`]: draft.list,
});
/** The same with the list on both sides, so that nothing but the list is judged. */
export const judged = (draft: Draft): Record<string, JsonValue> => ({
  ...optionsOf({ ...draft, side: 'south' }),
  ...optionsOf({ ...draft, side: 'north' }),
});

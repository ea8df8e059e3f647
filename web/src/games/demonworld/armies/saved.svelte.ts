// Army lists that this browser keeps, by name, newest first.

import { BLANK, type Draft } from './lists';

const KEY = 'pandemonium.armies';

function stored(): Draft[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(raw)) return [];
    const lists = raw.filter(
      (one): one is Partial<Draft> =>
        typeof one === 'object' &&
        one !== null &&
        typeof (one as Draft).name === 'string' &&
        typeof (one as Draft).list === 'string',
    );
    return lists.map((one) => ({ ...BLANK, ...one }));
  } catch {
    return [];
  }
}

let lists = $state.raw<Draft[]>(stored());
export const savedLists = (): readonly Draft[] => lists;

function keep(next: Draft[]): boolean {
  lists = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    return true;
  } catch {
    // Without storage the address still leads back to the list.
    return false;
  }
}

/** Keeps a list under its name; an older one of that name gives way. */
export const saveList = (draft: Draft): boolean =>
  keep([draft, ...lists.filter((one) => one.name !== draft.name)]);
export const dropList = (name: string): boolean => keep(lists.filter((one) => one.name !== name));

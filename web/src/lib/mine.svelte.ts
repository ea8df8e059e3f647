// What this browser remembers of its own: tables at which it has sat, newest first, and who is not
// read in the chat. The seats themselves are in the server's cookie.

const KEY = 'pandemonium.tables';
const MOST = 30;

const MUTED = 'pandemonium.muted';

function stored(key = KEY): string[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(ids: string[], key = KEY): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // Without storage the address bar still leads back.
  }
}

export const myTables = (): string[] => stored();
export const remember = (id: string): void => keep([id, ...stored().filter((one) => one !== id)]);
export const forget = (id: string): void => keep(stored().filter((one) => one !== id));

let muted = $state.raw<string[]>(stored(MUTED));
export const mutedNames = (): string[] => muted;

/** Stops reading what somebody says in the chat, or reads it again. */
export function setMuted(name: string, silent: boolean): void {
  muted = [...(silent ? [name] : []), ...muted.filter((one) => one !== name)];
  keep(muted, MUTED);
}

// Tables at which this browser has sat, newest first. The seats themselves are in the server's cookie.

const KEY = 'pandemonium.tables';
const MOST = 30;

function stored(): string[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // Without storage the address bar still leads back.
  }
}

export const myTables = (): string[] => stored();
export const remember = (id: string): void => keep([id, ...stored().filter((one) => one !== id)]);
export const forget = (id: string): void => keep(stored().filter((one) => one !== id));

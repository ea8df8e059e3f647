// What a person chose on this device; kept in the browser, never sent except the language and the name.

export type Language = 'en' | 'fr';
export type Theme = 'grimoire' | 'parchment';
export type Motion = 'system' | 'reduced';
export type Confirm = 'careful' | 'fast';

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  textSize: number;
  confirm: Confirm;
  letterKeys: boolean;
  /** Seven short sounds; never the only sign of anything. */
  sound: boolean;
  /** Whether the table offers a hint, where the table allows it. */
  hints: boolean;
  /** Whether the chat is read at all. */
  chat: boolean;
  /** Boards as pictures; otherwise as the game's own text. */
  pictures: boolean;
  name: string;
}

export const TEXT_SIZES = [1, 1.125, 1.25, 1.5] as const;
const KEY = 'pandemonium.settings';

/** The first language of the browser that we speak. */
export function preferredLanguage(languages: readonly string[]): Language {
  for (const tag of languages) {
    const base = tag.toLowerCase().split('-')[0];
    if (base === 'fr' || base === 'en') return base;
  }
  return 'en';
}

function defaults(): Settings {
  const light = globalThis.matchMedia?.('(prefers-color-scheme: light)').matches ?? false;
  return {
    language: preferredLanguage(globalThis.navigator?.languages ?? []),
    theme: light ? 'parchment' : 'grimoire',
    motion: 'system',
    textSize: 1,
    confirm: 'careful',
    letterKeys: true,
    sound: false,
    hints: false,
    chat: true,
    pictures: true,
    name: '',
  };
}

/** Stored values of the right kind over the defaults; anything else is left out. */
export function merged(base: Settings, stored: unknown): Settings {
  const result = { ...base };
  if (typeof stored !== 'object' || stored === null) return result;
  const given = stored as Record<string, unknown>;
  if (given.language === 'en' || given.language === 'fr') result.language = given.language;
  if (given.theme === 'grimoire' || given.theme === 'parchment') result.theme = given.theme;
  if (given.motion === 'system' || given.motion === 'reduced') result.motion = given.motion;
  if (given.confirm === 'careful' || given.confirm === 'fast') result.confirm = given.confirm;
  if (typeof given.letterKeys === 'boolean') result.letterKeys = given.letterKeys;
  if (typeof given.sound === 'boolean') result.sound = given.sound;
  if (typeof given.hints === 'boolean') result.hints = given.hints;
  if (typeof given.chat === 'boolean') result.chat = given.chat;
  if (typeof given.pictures === 'boolean') result.pictures = given.pictures;
  if (typeof given.name === 'string') result.name = given.name.slice(0, 40);
  const size = TEXT_SIZES.find((one) => one === given.textSize);
  if (size !== undefined) result.textSize = size;
  return result;
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export const settings: Settings = $state(merged(defaults(), stored()));

/** Changes settings and keeps them. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the choice lasts as long as the page.
  }
}

/** Whether things should be in their new place at once. */
export function reducedMotion(): boolean {
  return (
    settings.motion === 'reduced' ||
    (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)
  );
}

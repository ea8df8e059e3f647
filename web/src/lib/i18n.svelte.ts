// The words of the client's own chrome. What the game says arrives worded from the server.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

const load: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../locales/en.ftl?raw'),
  fr: () => import('../locales/fr.ftl?raw'),
};

let bundle = $state.raw<FluentBundle | null>(null);
/** Words that a game's picture brought, by the game. */
const brought = new Map<string, Record<Language, () => Promise<{ default: string }>>>();

/** A bundle of one language; faults in the file are errors. */
export function bundleOf(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const faults = made.addResource(new FluentResource(source));
  if (faults.length > 0) throw faults[0];
  return made;
}

/** Loads the words of the chosen language and puts the language on the page. */
export async function speak(language: Language): Promise<void> {
  const sources = [load[language], ...[...brought.values()].map((words) => words[language])];
  const texts = await Promise.all(sources.map(async (source) => (await source()).default));
  const made = bundleOf(language, texts.join('\n\n'));
  if (settings.language !== language) return;
  bundle = made;
  document.documentElement.lang = language;
}

/** Adds the words of a game's picture, in the language spoken now and in any chosen later. */
export async function learn(
  game: string,
  words: Record<Language, () => Promise<{ default: string }>> | undefined,
): Promise<void> {
  if (!words || brought.has(game)) return;
  brought.set(game, words);
  await speak(settings.language);
}

/** One message of the chrome in the chosen language; a missing one shows its key. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return bundle ? `{${key}}` : '';
  return bundle.formatPattern(message.value, values);
}

/** Whether words have arrived. */
export function speaking(): boolean {
  return bundle !== null;
}

/** Days and hours, or minutes and seconds, of a clock. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) {
    return t('clock-days', {
      days: Math.floor(seconds / 86_400),
      hours: Math.floor((seconds % 86_400) / 3600),
    });
  }
  if (seconds >= 3600) {
    return t('clock-hours', {
      hours: Math.floor(seconds / 3600),
      minutes: Math.floor((seconds % 3600) / 60),
    });
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Names joined as the language joins them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}

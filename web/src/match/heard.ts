// What a new position sounds like: sounds, and sentences for those who listen.

import type { GameClient } from '../games/client';
import { t } from '../lib/i18n.svelte';
import type { SoundName } from '../lib/sound';
import type { LogEntry, Update } from '../protocol';

const asked = (update: Update): boolean =>
  update.viewer !== undefined && update.turn.to.includes(update.viewer);

/** The sounds, each once. */
export function heard(
  client: GameClient | null,
  before: Update,
  update: Update,
  lines: readonly LogEntry[],
): SoundName[] {
  if (update.status === 'over') return before.status === 'over' ? [] : ['end'];
  const found = new Set<SoundName>();
  for (const line of lines) {
    const name = line.kind === 'event' ? client?.sound?.(line.event) : null;
    if (name) found.add(name);
  }
  if (asked(update) && !asked(before)) found.add('turn');
  return [...found];
}

/** The last lines and what is asked of the viewer; many lines become a summary. */
export function spoken(update: Update, lines: readonly LogEntry[]): string {
  const told = lines.map((line) => line.text);
  const short = told.length > 5 ? [...told.slice(-2), t('more-in-log', { count: told.length - 2 })] : told;
  if (asked(update) && update.question) {
    short.push(
      `${t('your-turn-spoken')} ${update.question.text} ${t('actions-n', { count: update.legal.length })}.`,
    );
  }
  return short.join(' ');
}

/** A reason as a sentence: it comes in lower case and without a full stop. */
export function sentence(text: string): string {
  const upper = text.charAt(0).toUpperCase() + text.slice(1);
  return upper === '' || /[.!?…]$/.test(upper) ? upper : `${upper}.`;
}

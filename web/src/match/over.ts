// Who has won, as the standing of the seats says it and nothing beyond.

import { listed, t } from '../lib/i18n.svelte';
import type { Ending, Outcome } from '../protocol';

/** The sentence about winners, for a table and for a replay. */
export function verdict(outcome: Outcome | undefined, name: (seat: number) => string): string {
  const seats = outcome?.seats ?? [];
  const winners = seats.flatMap((standing, seat) => (standing.won ? [name(seat)] : []));
  const [only] = winners;
  if (only === undefined) {
    if (seats.length === 1) return t('alone-not-won', { name: name(0) });
    // All in the first place and nobody has won: that is a draw.
    return t(seats.length > 1 && seats.every((standing) => standing.place === 0) ? 'drawn' : 'nobody-wins');
  }
  return winners.length === 1 ? t('one-wins', { name: only }) : t('shared-win', { names: listed(winners) });
}

/** Why it ended before its time; empty where the rules ended it. */
export function cut(ending: Ending | undefined, name: (seat: number) => string): string {
  if (ending?.seat === undefined) return '';
  if (ending.reason === 'resigned') return t('over-resigned', { name: name(ending.seat) });
  return ending.reason === 'time' ? t('over-time', { name: name(ending.seat) }) : '';
}

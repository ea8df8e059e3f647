// What the server has told of one table, and what follows from it.

import { mutedNames } from '../lib/mine.svelte';
import { t } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { ChatLine, DiceRound, LogEntry, SeatInfo, TableInfo, Update } from '../protocol';
import { logAfter } from './changes';

export class Told {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  /** When the clocks in `seats` were right, by this device's own clock. */
  clockedAt = $state(0);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** The seats of this device. */
  mine = $state.raw<number[]>([]);
  /** The seat of this device that is to roll for an action of another one. */
  rolls = $state<number | null>(null);

  viewer = $derived(this.update?.viewer ?? null);
  myTurn = $derived(this.viewer !== null && (this.update?.turn.to.includes(this.viewer) ?? false));
  over = $derived(this.update?.status === 'over');
  gathering = $derived(this.update?.status === 'gathering');
  /** Several people hold seats on this device, and one of them may not see what another holds. */
  shared = $derived(this.mine.length > 1 && this.update?.status === 'playing');
  /** The seat of this device that owes a decision or a roll. */
  due = $derived(this.rolls ?? this.mine.find((seat) => this.update?.turn.to.includes(seat)) ?? null);
  /** How the dice are agreed on, as it was told last. */
  round = $derived<DiceRound | null>(this.update?.round ?? this.info?.round ?? null);

  name(seat: number): string {
    return this.seats[seat]?.name ?? t('seat-number', { number: seat + 1 });
  }

  /** A position; `whole`: its log is all of it and continues nothing. */
  learn(update: Update, whole: boolean): void {
    if (this.update?.version !== update.version) this.rolls = null;
    this.update = update;
    this.sit(update.seats);
    this.log = logAfter(whole ? [] : this.log, update);
    if (update.status === 'gathering')
      this.mine = update.seats.flatMap((seat) => (seat.mine ? [seat.seat] : []));
  }

  sit(seats: SeatInfo[]): void {
    this.seats = seats;
    this.clockedAt = performance.now();
  }

  /** Somebody says something. */
  hear(line: ChatLine): void {
    this.chat = [...this.chat, line];
    const isOwn = line.seat !== undefined && this.mine.includes(line.seat);
    if (settings.chat && !isOwn && !mutedNames().includes(line.name)) this.unread += 1;
  }
}

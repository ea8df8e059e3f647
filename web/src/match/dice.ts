// The part of this device in the dice that nobody chooses: it promises, opens and compares.

import { replayFile } from '../house/api';
import type { Request } from '../house/socket';
import { t } from '../lib/i18n.svelte';
import type { Problem, Reply } from '../protocol';
import { step, Vault } from './promises';
import type { Told } from './told.svelte';

/** What came too late for its round is said again for the next one. */
const LATE = ['promise/round', 'promise/shown', 'table/started', 'seat/not-yours'];

/** Whom it asks, and to whom it complains. */
export interface Ears {
  ask: (request: Request) => Promise<Reply | null>;
  warn: (notice: string) => void;
  refuse: (problem: Problem) => void;
}

export class Dice {
  #vault = new Vault();
  /** What is being said. */
  #saying = new Set<string>();

  constructor(
    readonly table: string,
    readonly told: Told,
    readonly ears: Ears,
  ) {}

  /** Every seat of ours promises its part as soon as it sits, and opens it when all are shown. */
  agree(): void {
    const { update, info } = this.told;
    const round = update?.round;
    if (!round || !info || update.status !== 'gathering') return;
    const shown = { commitment: info.commitment, round: round.round, promises: round.promises };
    const isKept = !round.shown || this.#vault.note(this.table, shown);
    if (!isKept) this.ears.warn(t('dice-changed'));
    for (const seat of isKept ? this.told.seats : []) {
      if (!seat.mine) continue;
      const next = step(this.#vault, this.table, seat, round);
      if (next.type === 'promise') void this.#add(seat.seat, round.round, next.promise);
      else if (next.type === 'open')
        void this.#say({ type: 'open', seat: seat.seat, round: round.round, text: next.text });
    }
  }

  /** Adds what somebody types, mixed with random digits, as long as nothing is shown. */
  async add(typed: string): Promise<void> {
    const round = this.told.update?.round;
    if (!round || round.shown) return;
    for (const seat of this.told.mine) {
      await this.#add(seat, round.round, this.#vault.make(this.table, seat, round.round, typed));
    }
  }

  /** Whether the record has what was shown before the game: nobody else can tell. */
  async compare(): Promise<void> {
    try {
      const file = await replayFile(this.table);
      if (!this.#vault.fits(this.table, file.fair)) this.ears.warn(t('dice-not-kept'));
    } catch {
      // The record can be read and compared later.
    }
  }

  #add(seat: number, round: number, promise: string): Promise<void> {
    return this.#say({ type: 'promise', seat, round, promise });
  }

  /** Says each thing once at a time. */
  async #say(request: Request & { type: 'promise' | 'open' }): Promise<void> {
    const what = `${request.type} ${request.seat} ${request.round} ${request.type === 'open' ? '' : request.promise}`;
    if (this.#saying.has(what)) return;
    this.#saying.add(what);
    const reply = await this.ears.ask(request);
    this.#saying.delete(what);
    if (reply?.type === 'refused' && !LATE.includes(reply.problem.code)) this.ears.refuse(reply.problem);
  }
}

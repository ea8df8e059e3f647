// What is being chosen: `Narrowing` says what pointing means, here it is carried out.

import type { Choosable, GameClient } from '../games/client';
import { flatParts, type Part, type Pointing } from '../games/narrow';
import type { Request } from '../house/socket';
import { settings } from '../lib/settings.svelte';
import type { JsonValue, Legal, Problem, Reply } from '../protocol';
import type { Bubble } from './bubble.svelte';
import { Narrowing, NOTHING, type Meaning, type Taken } from './narrowing';
import type { Told } from './told.svelte';

const PLAIN: Pointing = { partsOf: flatParts, attempted: () => null };

/** From what is chosen, who is asked, and how it is played. */
export interface Offer {
  told: Told;
  bubble: Bubble;
  client: () => GameClient | null;
  ask: (request: Request) => Promise<Reply | null>;
  play: (legal: Legal) => Promise<void>;
}

export class Choosing implements Choosable {
  pointing = $state.raw<Pointing>(PLAIN);
  #taken = $state.raw<Taken>(NOTHING);

  active = $derived.by(() => this.of.told.myTurn);
  legal = $derived.by<Legal[]>(() => {
    const { update } = this.of.told;
    return this.of.client()?.widened?.(update?.legal ?? [], update?.view ?? null) ?? update?.legal ?? [];
  });
  #now = $derived(new Narrowing(this.legal, this.pointing, this.#taken));
  choice = $derived(this.#now.choice);
  left = $derived(this.#now.left);
  /** What the list shows. */
  listed = $derived(this.#now.listed);
  decided = $derived(this.#now.decided);

  constructor(readonly of: Offer) {}

  clear(): void {
    this.#taken = NOTHING;
  }

  /** Points at a thing: narrows, or asks why it cannot be. */
  async point(pointed: Part): Promise<void> {
    this.of.bubble.forgive();
    if (!this.active) return;
    const meaning = this.#now.point(pointed);
    if (meaning.means === 'nothing') return this.#tellOf(pointed);
    if (meaning.means !== 'attempt') return this.#carryOut(meaning);
    const question = this.legal;
    const problem = await this.why(meaning.action);
    if (problem) this.of.bubble.explain(problem, this.cellOf(pointed));
    // Allowed after all: what it pushes out only said the same in other words, as a listed action does.
    else if (meaning.next !== null && question === this.legal)
      await this.#carryOut(this.#now.take(meaning.next, pointed));
  }

  /** Picks one listed action as a whole. */
  async pick(legal: Legal): Promise<void> {
    this.of.bubble.forgive();
    await this.#carryOut(this.#now.pick(legal));
  }

  /** Takes the allowed action that was offered instead of a refused one. */
  async instead(): Promise<void> {
    const offered = this.of.bubble.refusal?.instead;
    const listed = offered && this.legal.find((one) => one.notation === offered.notation);
    if (listed) await this.pick(listed);
  }

  /** Goes back to a step that was taken. */
  reopen(index: number): void {
    this.of.bubble.forgive();
    this.#taken = this.#now.reopened(index);
  }

  async confirm(): Promise<void> {
    const chosen = this.decided;
    if (chosen) await this.of.play(chosen);
  }

  /** Asks why an action would be refused; `null` where it would be allowed. */
  async why(action: JsonValue): Promise<Problem | null> {
    const seat = this.of.told.viewer;
    if (seat === null) return null;
    const reply = await this.of.ask({ type: 'why', seat, action });
    return reply?.type === 'refused' ? reply.problem : null;
  }

  /** The place a part means. */
  cellOf(pointed: Part): string | null {
    const client = this.of.client();
    return client?.cellOf ? client.cellOf(pointed) : pointed.id;
  }

  async #carryOut(meaning: Meaning): Promise<void> {
    if (meaning.means === 'confirm') return this.confirm();
    if (meaning.means !== 'take') return;
    this.#taken = meaning.taken;
    // Played without asking again where the person wants that and it can be taken back freely.
    const chosen = this.left.length === 1 || meaning.taken.listed ? this.decided : null;
    if (settings.confirm === 'fast' && chosen && !chosen.confirm && chosen.undo === 'free')
      await this.of.play(chosen);
  }

  /** Says of a place where nothing can be played what it tells, and how one goes about it. */
  async #tellOf(pointed: Part): Promise<void> {
    const { viewer: seat, update } = this.of.told;
    const [place, question] = [this.cellOf(pointed), this.legal];
    const way = this.of.client()?.unplayable?.(pointed, update?.view ?? null, question);
    if (!way || seat === null || place === null) return;
    const reply = await this.of.ask({ type: 'inspect', seat, place });
    if (question !== this.legal) return;
    const insights = reply?.type === 'insights' ? reply.insights : [];
    this.of.bubble.tell(
      insights.find((one) => one.mark === way.mark && one.text !== ''),
      way.how,
    );
  }
}

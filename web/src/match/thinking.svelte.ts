// What the server is asked while somebody thinks: the words of the places, what an action would bring, a
// hint.

import type { Outlook } from '../games/client';
import { isSameQuestion } from '../games/narrow';
import type { Request } from '../house/socket';
import { announce } from '../lib/a11y/announcer.svelte';
import { t } from '../lib/i18n.svelte';
import type { HintInfo, Legal, Problem, Prospect, Reply } from '../protocol';
import { Insights } from './insight.svelte';
import type { Told } from './told.svelte';

interface Foreseen extends Outlook {
  notation: string;
  odds: Prospect[];
}

/** Of what one thinks, and who is asked. */
export interface Subject {
  told: Told;
  legal: () => readonly Legal[];
  decided: () => Legal | null;
  ask: (request: Request) => Promise<Reply | null>;
  refuse: (problem: Problem) => void;
}

export class Thinking {
  /** What is at each place, in words. */
  cells = $state.raw<Record<string, string>>({});
  /** What the action under the pointer would bring. */
  glimpsed = $state.raw<Foreseen | null>(null);
  hints = $state.raw<HintInfo[] | null>(null);
  /** A hint is being thought of. */
  busy = $state(false);
  /** What pointing at a place tells. */
  insights: Insights;
  /** What the chosen action would bring, once the server has said it. */
  #foreseen = $state.raw<Foreseen | null>(null);
  /** Everything foreseen of this position, by notation. */
  #previews = new Map<string, Foreseen>();

  outlook = $derived.by<Foreseen | null>(() =>
    this.#foreseen !== null && this.#foreseen.notation === this.of.decided()?.notation
      ? this.#foreseen
      : null,
  );
  /** What chance may make of the chosen action. */
  odds = $derived.by<readonly Prospect[]>(() => {
    const listed = this.of.decided()?.odds ?? [];
    return listed.length > 0 ? listed : (this.outlook?.odds ?? []);
  });

  constructor(readonly of: Subject) {
    this.insights = new Insights(of.ask);
  }

  /** What was said is of an older position; a hint stays for the same question. */
  forget(isOtherQuestion: boolean): void {
    if (isOtherQuestion) this.hints = null;
    this.#foreseen = null;
    this.glimpsed = null;
    this.#previews.clear();
    this.insights.forget();
  }

  /** Asks for the words of every place, as the viewer knows them. */
  async describe(): Promise<void> {
    const { viewer: seat, update } = this.of.told;
    const reply = await this.of.ask(seat === null ? { type: 'cells' } : { type: 'cells', seat });
    if (reply?.type !== 'cells' || !this.#isAt(seat, update?.version)) return;
    this.cells = Object.fromEntries(reply.cells.map((cell) => [cell.id, cell.text]));
  }

  /** Asks what the chosen action would bring. */
  async foresee(): Promise<void> {
    const chosen = this.of.decided();
    if (!chosen || this.#foreseen?.notation === chosen.notation) return;
    const found = await this.#preview(chosen);
    if (found) this.#foreseen = found;
  }

  /** Asks what an action would bring that is only pointed at. */
  async glimpse(legal: Legal): Promise<void> {
    const found = await this.#preview(legal);
    if (found) this.glimpsed = found;
  }

  /** Asks what a good player would do. */
  async advise(): Promise<void> {
    const { told } = this.of;
    const seat = told.viewer;
    if (seat === null || this.busy || !told.myTurn) return;
    this.busy = true;
    const question = this.of.legal();
    let version = told.update?.version;
    let reply = await this.of.ask({ type: 'hint', seat });
    // What another seat answered meanwhile, sealed from us, asks nothing new: we ask once more.
    while (reply !== null && version !== told.update?.version && isSameQuestion(question, this.of.legal())) {
      version = told.update?.version;
      reply = await this.of.ask({ type: 'hint', seat });
    }
    this.busy = false;
    if (version !== told.update?.version) return;
    if (reply?.type === 'hint') {
      this.hints = reply.hints;
      const best = reply.hints[0];
      if (best)
        announce(
          `${best.phrase}. ${t('hint-chance', { percent: Math.round(best.per_mille / 10) })} ${best.why.join(' ')}`,
        );
    } else if (reply?.type === 'refused') this.of.refuse(reply.problem);
  }

  /** Whether the same eyes still see the same position. */
  #isAt(seat: number | null, version: number | undefined): boolean {
    return seat === this.of.told.viewer && version === this.of.told.update?.version;
  }

  /** What an action would bring, asked once in each position. */
  async #preview(legal: Legal): Promise<Foreseen | null> {
    const { viewer: seat, update } = this.of.told;
    const known = this.#previews.get(legal.notation);
    if (known || seat === null) return known ?? null;
    const reply = await this.of.ask({ type: 'preview', seat, action: legal.action });
    if (reply?.type !== 'preview' || !this.#isAt(seat, update?.version)) return null;
    const found = { notation: legal.notation, view: reply.view, text: reply.text, odds: reply.odds };
    this.#previews.set(legal.notation, found);
    return found;
  }
}

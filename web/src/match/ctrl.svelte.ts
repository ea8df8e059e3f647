// One table in one browser: what arrives goes to those whom it concerns, and what is decided goes out.

import type { GameClient, Plan } from '../games/client';
import { isSameQuestion } from '../games/narrow';
import { TableSocket, type Connection, type Request } from '../house/socket';
import { announce } from '../lib/a11y/announcer.svelte';
import { t } from '../lib/i18n.svelte';
import { remember } from '../lib/mine.svelte';
import { settings } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import type { Legal, LogEntry, Problem, Reply, ServerMessage, Update } from '../protocol';
import { Bubble } from './bubble.svelte';
import { whole } from './changes';
import { Choosing } from './choosing.svelte';
import { Dice } from './dice';
import { Following } from './following';
import { heard, spoken } from './heard';
import { Moments } from './moments.svelte';
import { Pace } from './pace';
import { Thinking } from './thinking.svelte';
import { Told } from './told.svelte';
import { undoing } from './undoing';

export class Match {
  connection = $state<Connection>('connecting');
  closing = $state.raw<Problem | null>(null);
  sending = $state(false);
  /** How the game is shown, once its picture is there. */
  client = $state.raw<GameClient | null>(null);

  readonly told = new Told();
  readonly bubble = new Bubble();
  readonly moments = new Moments();
  readonly choosing: Choosing;
  readonly thinking: Thinking;
  readonly dice: Dice;

  #following = new Following();
  #socket: TableSocket;
  /** The position that came last, whether it is shown already or still waits for its turn. */
  #latest: Update | null = null;
  #pace = new Pace<Update>((update) => {
    const known = this.told.update?.version ?? 0;
    this.#learn(update, false);
    return known === update.version ? 0 : this.#dwell(update.log);
  });

  constructor(readonly table: string) {
    const { told, bubble } = this;
    const ask = (request: Request): Promise<Reply | null> => this.#socket.ask(request);
    const refuse = (problem: Problem): void => bubble.refuse(problem);
    const choosing = new Choosing({
      told,
      bubble,
      ask,
      client: () => this.client,
      play: (legal) => this.play(legal),
    });
    this.choosing = choosing;
    this.thinking = new Thinking({
      told,
      ask,
      refuse,
      legal: () => choosing.legal,
      decided: () => choosing.decided,
    });
    this.dice = new Dice(table, told, { ask, refuse, warn: (notice) => bubble.warn(notice) });
    this.#socket = new TableSocket(table, {
      message: (message) => this.#receive(message),
      connection: (state) => {
        this.connection = state;
        if (state === 'lost') this.choosing.clear();
      },
      query: () => {
        const query: Record<string, string> = { lang: settings.language, changes: '1' };
        if (told.update && told.log.length > 0) query.since = String(told.update.version);
        if (told.viewer !== null) query.seat = String(told.viewer);
        return query;
      },
    });
  }

  end(): void {
    this.#pace.drop();
    this.#socket.end();
  }

  retry(): void {
    this.#socket.retry();
  }

  /** Asks for everything again, in the language that is now chosen. */
  relearn(): void {
    this.told.log = [];
    this.#socket.renew();
  }

  /** Drops the refusal, or everything that was pointed at. */
  drop(): void {
    this.#following.drop();
    if (this.bubble.refusal) this.bubble.forgive();
    else this.choosing.clear();
  }

  async play(legal: Legal): Promise<void> {
    const plan = this.client?.plan?.(legal, this.told.update?.view ?? null);
    if (plan) this.follow(plan);
    else await this.#act(legal);
  }

  /** Plays one action after the other, until the plan ends, is refused or dropped. */
  follow(plan: Plan): void {
    this.#following.start(plan);
    this.#goOn();
  }

  async takeBack(): Promise<void> {
    this.#following.drop();
    this.#pace.hurry();
    const { viewer: seat, update } = this.told;
    if (seat === null || update === null || undoing(update) === null) return;
    await this.#send({ type: 'take-back', seat, version: update.version });
  }

  async consent(agree: boolean): Promise<void> {
    const waiting = this.told.update?.take_back?.waiting ?? [];
    const seat = this.told.mine.find((one) => waiting.includes(one));
    if (seat !== undefined) await this.#send({ type: 'consent', seat, agree });
  }

  async typeDice(outcomes: number[]): Promise<void> {
    const seat = this.told.update?.dice?.seat;
    if (seat !== undefined) await this.#send({ type: 'dice', seat, outcomes });
  }

  /** Looks through the eyes of a seat of ours, or of a spectator. */
  async look(seat: number | null): Promise<void> {
    this.#pace.hurry();
    await this.#send(seat === null ? { type: 'look' } : { type: 'look', seat });
  }

  async say(text: string): Promise<boolean> {
    const seat = this.told.viewer ?? this.told.mine[0];
    return this.#send(seat === undefined ? { type: 'chat', text } : { type: 'chat', seat, text });
  }

  /** Shows at once whatever is still being told. */
  skip(): void {
    this.#pace.hurry();
    this.moments.skip();
  }

  async #act(legal: Legal): Promise<void> {
    this.#pace.hurry();
    const { viewer: seat, update } = this.told;
    if (seat === null || update === null || this.sending) return;
    this.sending = true;
    const played = await this.#send({ type: 'act', seat, version: update.version, action: legal.action });
    this.sending = false;
    if (played) {
      this.choosing.clear();
      this.#goOn();
    } else this.#following.drop();
  }

  #goOn(): void {
    if (this.sending) return;
    const { update, myTurn } = this.told;
    const { legal } = this.choosing;
    const ready = myTurn && !update?.dice;
    const next = this.#following.next({ version: update?.version, ready, legal, view: update?.view ?? null });
    if (next) void this.#act(next);
  }

  async #send(request: Request): Promise<boolean> {
    const reply = await this.#socket.ask(request);
    if (reply === null) {
      this.bubble.warn(t('not-sent'));
      return false;
    }
    if (reply.type === 'refused') {
      this.choosing.clear();
      this.bubble.explain(reply.problem, null);
      return false;
    }
    if (reply.type === 'roll' && this.told.mine.includes(reply.seat)) this.told.rolls = reply.seat;
    if (reply.type === 'asked') this.bubble.notice = t('undo-was-asked');
    return true;
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.told.info = message.table;
        this.told.mine = message.mine;
        this.told.chat = message.chat;
        this.closing = null;
        this.#pace.drop();
        if (message.mine.length > 0) remember(this.table);
        this.#latest = message.update;
        this.#learn(message.update, message.full);
        break;
      case 'update':
        this.#take(message);
        break;
      case 'seats':
        this.told.sit(message.seats);
        this.dice.agree();
        break;
      case 'chat':
        this.told.hear(message);
        break;
      case 'closing':
        this.closing = message.problem;
        break;
      case 'reply':
        break;
    }
  }

  /**
   * A position, or what changed since the last; who has lost the thread comes anew and is told everything.
   */
  #take(update: Update): void {
    const latest = whole(this.#latest, update);
    if (latest === null) return this.#socket.renew();
    this.#latest = latest;
    this.#pace.take(latest);
  }

  /**
   * For how long what happened wants to be seen before the next position; a clock that runs waits for nobody.
   */
  #dwell(lines: readonly LogEntry[]): number {
    if (document.hidden || this.told.info?.clock.type === 'live') return 0;
    const times = lines.map((line) => (line.kind === 'event' ? (this.client?.dwell?.(line.event) ?? 0) : 0));
    return Math.max(0, ...times);
  }

  #learn(update: Update, full: boolean): void {
    const before = this.told.update;
    const turned = before?.viewer !== update.viewer;
    if (before === null || before.version !== update.version || turned) {
      // What another seat did, sealed from us, asks nothing new: who is choosing goes on.
      const isOtherQuestion = turned || this.sending || !isSameQuestion(before?.legal ?? [], update.legal);
      if (isOtherQuestion) this.choosing.clear();
      this.thinking.forget(isOtherQuestion);
      this.bubble.forgive();
    }
    if (turned) this.thinking.cells = {};
    // Other eyes have read another log, so it comes whole.
    this.told.learn(update, full || turned);
    this.dice.agree();
    if (update.status === 'over' && before?.status !== 'over') void this.dice.compare();
    if (before !== null) this.#tell(before, update, full || turned ? [] : update.log);
    this.#goOn();
  }

  #tell(before: Update, update: Update, lines: LogEntry[]): void {
    for (const name of heard(this.client, before, update, lines)) sound(name);
    const stepped = this.client?.stepped;
    if (stepped) this.moments.take(lines.filter((line) => line.kind === 'event' && stepped(line.event)));
    const words = spoken(update, lines);
    if (words) announce(words, update.status === 'over' ? 'assertive' : 'polite');
  }
}

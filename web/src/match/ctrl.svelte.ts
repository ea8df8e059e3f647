// One table in one browser: what the server told, what the person is pointing at, what goes out.

import type { GameClient, Outlook, Plan } from '../games/client';
import {
  decided,
  flatParts,
  isSameQuestion,
  narrowed,
  point,
  type Choice,
  type Part,
  type Pointing,
} from '../games/narrow';
import * as api from '../house/api';
import { TableSocket, type Connection, type Request } from '../house/socket';
import { announce } from '../lib/a11y/announcer.svelte';
import { t } from '../lib/i18n.svelte';
import { mutedNames, remember } from '../lib/mine.svelte';
import { reducedMotion, settings } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import type {
  ChatLine,
  DiceRound,
  HintInfo,
  JsonValue,
  Legal,
  LogEntry,
  Problem,
  Prospect,
  SeatInfo,
  ServerMessage,
  TableInfo,
  Update,
} from '../protocol';
import { whole } from './changes';
import { heard, sentence, spoken } from './heard';
import { Insights } from './insight.svelte';
import { Pace } from './pace';
import { step, Vault } from './promises';
import { undoing } from './undoing';

const PLAIN: Pointing = { partsOf: flatParts, attempted: () => null };

/** The code of a bubble that refuses nothing and only tells. */
export const TOLD = 'place/told';

interface Foreseen extends Outlook {
  notation: string;
  odds: Prospect[];
}

export class Match {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  mine = $state.raw<number[]>([]);
  connection = $state<Connection>('connecting');
  closing = $state.raw<Problem | null>(null);
  choice = $state.raw<Choice>([]);
  refusal = $state.raw<Problem | null>(null);
  notice = $state('');
  sending = $state(false);
  pointing = $state.raw<Pointing>(PLAIN);
  /** How the game is shown, once its picture is there. */
  client = $state.raw<GameClient | null>(null);
  /** What is at each place, in words. */
  cells = $state.raw<Record<string, string>>({});
  /** What the chosen action would bring, once the server has said it. */
  foreseen = $state.raw<Foreseen | null>(null);
  /** What the action under the pointer would bring. */
  glimpsed = $state.raw<Foreseen | null>(null);
  /** What pointing at a place tells. */
  insights = new Insights((request) => this.#socket.ask(request));
  hints = $state.raw<HintInfo[] | null>(null);
  thinking = $state(false);
  /** Places to mark because of the last refusal. */
  marked = $state.raw<readonly string[]>([]);
  /** Events that are told one by one, and the one being told. */
  moments = $state.raw<LogEntry[]>([]);
  momentAt = $state(0);
  /** When the clocks in `seats` were right, by this device's own clock. */
  clockedAt = $state(0);

  /** The choice that was made by picking from the list, and the list as it was. */
  #picked = $state.raw<{ choice: Choice; listed: Legal[] } | null>(null);
  legal = $derived<Legal[]>(
    this.client?.widened?.(this.update?.legal ?? [], this.update?.view ?? null) ?? this.update?.legal ?? [],
  );
  left = $derived(narrowed(this.legal, this.choice, this.pointing.partsOf));
  /** What the list shows: what it showed when one of it was picked, so that nothing moves under the pointer. */
  listed = $derived<Legal[]>(this.#picked?.choice === this.choice ? this.#picked.listed : this.left);
  decided = $derived(decided(this.legal, this.choice, this.pointing.partsOf));
  viewer = $derived(this.update?.viewer ?? null);
  myTurn = $derived(this.viewer !== null && (this.update?.turn.to.includes(this.viewer) ?? false));
  /** Several people hold seats on this device, and one of them may not see what another holds. */
  shared = $derived(this.mine.length > 1 && this.update?.status === 'playing');
  /** The seat of this device that is to roll for an action of another one. */
  rolls = $state<number | null>(null);
  /** The seat of this device that owes a decision or a roll. */
  due = $derived(this.rolls ?? this.mine.find((seat) => this.update?.turn.to.includes(seat)) ?? null);
  /** What chance may make of the chosen action. */
  odds = $derived<readonly Prospect[]>(
    this.decided === null
      ? []
      : this.decided.odds.length > 0
        ? this.decided.odds
        : this.foreseen?.notation === this.decided.notation
          ? this.foreseen.odds
          : [],
  );
  outlook = $derived<Outlook | null>(
    this.decided !== null && this.foreseen?.notation === this.decided.notation ? this.foreseen : null,
  );
  moment = $derived<JsonValue>(this.moments[this.momentAt]?.event ?? null);
  /** How the dice are agreed on, as it was told last. */
  round = $derived<DiceRound | null>(this.update?.round ?? this.info?.round ?? null);
  over = $derived(this.update?.status === 'over');
  gathering = $derived(this.update?.status === 'gathering');

  /** Everything foreseen of this position, by notation. */
  #previews = new Map<string, Foreseen>();
  #plan: Plan | null = null;
  /** The version in which the plan has already played. */
  #planned = -1;
  #socket: TableSocket;
  #vault = new Vault();
  /** What is being said for the dice. */
  #saying = new Set<string>();
  /** The position that was told last, whether it is shown already or still waits for its turn. */
  #told: Update | null = null;
  #pace = new Pace<Update>((update) => {
    const known = this.update?.version ?? 0;
    this.#learn(update, false);
    return known === update.version ? 0 : this.#dwell(update.log);
  });

  constructor(readonly table: string) {
    this.#socket = new TableSocket(table, {
      message: (message) => this.#receive(message),
      connection: (state) => {
        this.connection = state;
        if (state === 'lost') this.choice = [];
      },
      query: () => {
        const query: Record<string, string> = { lang: settings.language, changes: '1' };
        if (this.update && this.log.length > 0) query.since = String(this.update.version);
        if (this.viewer !== null) query.seat = String(this.viewer);
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
    this.log = [];
    this.#socket.renew();
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? t('seat-number', { number: seat + 1 });
  }

  /** Points at a thing: narrows, or asks why it cannot be. */
  async point(pointed: Part): Promise<void> {
    this.#forgive();
    if (!this.myTurn) return;
    const next = point(this.legal, this.choice, pointed, this.pointing.partsOf);
    const attempt = this.pointing.attempted(this.choice, pointed, this.legal);
    const wholly =
      next !== null && this.choice.every((one) => one.kind === pointed.kind || next.includes(one));
    if (next !== null && (wholly || attempt === null)) return this.#choose(next, pointed);
    if (attempt === null) return this.#tellOf(pointed);
    const question = this.legal;
    const problem = await this.ask(attempt as JsonValue);
    if (problem) this.#explain(problem, this.cellOf(pointed));
    // Allowed after all: what it pushes out only said the same in other words, as a listed action does.
    else if (next !== null && question === this.legal) await this.#choose(next, pointed);
  }

  /** Says of a place where nothing can be played what it tells, and how one goes about it. */
  async #tellOf(pointed: Part): Promise<void> {
    const [seat, place, question] = [this.viewer, this.cellOf(pointed), this.legal];
    const way = this.client?.unplayable?.(pointed, this.update?.view ?? null, question);
    if (!way || seat === null || place === null) return;
    const reply = await this.#socket.ask({ type: 'inspect', seat, place });
    if (question !== this.legal) return;
    const told =
      reply?.type === 'insights'
        ? reply.insights.find((one) => one.mark === way.mark && one.text !== '')
        : undefined;
    const how = { code: TOLD, message: way.how };
    this.refusal = told
      ? {
          code: TOLD,
          message: told.text,
          ...(told.rule === undefined ? {} : { rule: told.rule }),
          reasons: [how],
        }
      : how;
    announce([told?.text, way.how].filter(Boolean).join(' '), 'assertive');
  }

  /** Takes what pointing at a thing leads to; pointing at it once more confirms. */
  async #choose(next: Choice, pointed: Part): Promise<void> {
    const again = this.choice.some((one) => one.kind === pointed.kind && one.id === pointed.id);
    if (again && this.decided) return this.confirm();
    this.choice = next;
    if (this.left.length === 1) await this.#atOnce();
  }

  /** The place a part means. */
  cellOf(pointed: Part): string | null {
    return this.client?.cellOf ? this.client.cellOf(pointed) : pointed.id;
  }

  /** Plays without asking again where the person wants that and it can be taken back freely. */
  async #atOnce(): Promise<void> {
    const chosen = this.decided;
    if (settings.confirm === 'fast' && chosen && !chosen.confirm && chosen.undo === 'free')
      await this.play(chosen);
  }

  #forgive(): void {
    this.refusal = null;
    this.marked = [];
  }

  /** Picks one listed action as a whole. */
  async pick(legal: Legal): Promise<void> {
    this.#forgive();
    const parts = this.pointing.partsOf(legal);
    if (this.decided === legal) return this.confirm();
    this.#picked = { choice: parts, listed: this.listed };
    this.choice = parts;
    await this.#atOnce();
  }

  /** Takes the allowed action that was offered instead of a refused one. */
  async instead(): Promise<void> {
    const offered = this.refusal?.instead;
    const listed = offered && this.legal.find((one) => one.notation === offered.notation);
    if (listed) await this.pick(listed);
  }

  /** Drops the refusal, or everything that was pointed at. */
  drop(): void {
    this.#plan = null;
    if (this.refusal) this.#forgive();
    else this.choice = [];
  }

  /** Goes back to a step that was taken: it and what came after it are open again. */
  reopen(index: number): void {
    this.#forgive();
    this.choice = this.choice.slice(0, index);
  }

  async confirm(): Promise<void> {
    const chosen = this.decided;
    if (chosen) await this.play(chosen);
  }

  async play(legal: Legal): Promise<void> {
    const plan = this.client?.plan?.(legal, this.update?.view ?? null);
    if (plan) this.follow(plan);
    else await this.#act(legal);
  }

  async #act(legal: Legal): Promise<void> {
    this.#pace.hurry();
    const seat = this.viewer;
    const version = this.update?.version;
    if (seat === null || version === undefined || this.sending) return;
    this.sending = true;
    const played = await this.#send({ type: 'act', seat, version, action: legal.action });
    this.sending = false;
    if (played) {
      this.choice = [];
      this.#goOn();
    } else this.#plan = null;
  }

  /** Plays one action after the other, until the plan ends, is refused or dropped. */
  follow(plan: Plan): void {
    this.#plan = plan;
    this.#planned = -1;
    this.#goOn();
  }

  #goOn(): void {
    const plan = this.#plan;
    // The position after an action may come before or after its acknowledgement; both lead here.
    if (!plan || this.sending || this.update?.version === this.#planned) return;
    const next = this.myTurn && !this.update?.dice ? plan(this.legal, this.update?.view ?? null) : null;
    if (!next) this.#plan = null;
    else {
      this.#planned = this.update?.version ?? -1;
      void this.#act(next);
    }
  }

  async takeBack(): Promise<void> {
    this.#plan = null;
    this.#pace.hurry();
    const seat = this.viewer;
    const version = this.update?.version;
    if (seat === null || version === undefined || undoing(this.update) === null) return;
    await this.#send({ type: 'take-back', seat, version });
  }

  async consent(agree: boolean): Promise<void> {
    const waiting = this.update?.take_back?.waiting ?? [];
    const seat = this.mine.find((one) => waiting.includes(one));
    if (seat !== undefined) await this.#send({ type: 'consent', seat, agree });
  }

  async typeDice(outcomes: number[]): Promise<void> {
    const seat = this.update?.dice?.seat;
    if (seat !== undefined) await this.#send({ type: 'dice', seat, outcomes });
  }

  /** Looks through the eyes of a seat of ours, or of a spectator. */
  async look(seat: number | null): Promise<void> {
    this.#pace.hurry();
    await this.#send(seat === null ? { type: 'look' } : { type: 'look', seat });
  }

  async say(text: string): Promise<boolean> {
    const seat = this.viewer ?? this.mine[0];
    return this.#send(seat === undefined ? { type: 'chat', text } : { type: 'chat', seat, text });
  }

  refuse(problem: Problem): void {
    this.refusal = problem;
    sound('refusal');
    const rule = problem.rule ? ` ${t('paragraph-spoken', { rule: problem.rule })}` : '';
    const way = problem.instead ? ` ${t('instead-spoken', { action: problem.instead.phrase })}` : '';
    announce(`${t('refused')}. ${sentence(problem.message)}${rule}${way}`, 'assertive');
  }

  /** Asks why an action would be refused; `null` where it would be allowed. */
  async ask(action: JsonValue): Promise<Problem | null> {
    const seat = this.viewer;
    if (seat === null) return null;
    const reply = await this.#socket.ask({ type: 'why', seat, action });
    return reply?.type === 'refused' ? reply.problem : null;
  }

  #explain(problem: Problem, cell: string | null): void {
    this.marked = [...new Set([...(problem.cells ?? []), ...(cell === null ? [] : [cell])])];
    this.refuse(problem);
  }

  /** Asks for the words of every place, as the viewer knows them. */
  async describe(): Promise<void> {
    const version = this.update?.version;
    const seat = this.viewer;
    const reply = await this.#socket.ask(seat === null ? { type: 'cells' } : { type: 'cells', seat });
    if (reply?.type !== 'cells' || version !== this.update?.version || seat !== this.viewer) return;
    this.cells = Object.fromEntries(reply.cells.map((cell) => [cell.id, cell.text]));
  }

  /** Asks what the chosen action would bring. */
  async foresee(): Promise<void> {
    const chosen = this.decided;
    if (!chosen || this.foreseen?.notation === chosen.notation) return;
    const found = await this.#preview(chosen);
    if (found) this.foreseen = found;
  }

  /** Asks what an action would bring that is only pointed at. */
  async glimpse(legal: Legal): Promise<void> {
    const found = await this.#preview(legal);
    if (found) this.glimpsed = found;
  }

  /** What an action would bring, asked once in each position. */
  async #preview(legal: Legal): Promise<Foreseen | null> {
    const { viewer: seat, update } = this;
    const known = this.#previews.get(legal.notation);
    if (known || seat === null) return known ?? null;
    const reply = await this.#socket.ask({ type: 'preview', seat, action: legal.action });
    if (reply?.type !== 'preview' || update?.version !== this.update?.version || seat !== this.viewer)
      return null;
    const found = { notation: legal.notation, view: reply.view, text: reply.text, odds: reply.odds };
    this.#previews.set(legal.notation, found);
    return found;
  }

  /** Asks what a good player would do. */
  async advise(): Promise<void> {
    const seat = this.viewer;
    if (seat === null || this.thinking || !this.myTurn) return;
    this.thinking = true;
    const question = this.legal;
    let version = this.update?.version;
    let reply = await this.#socket.ask({ type: 'hint', seat });
    // What another seat answered meanwhile, sealed from us, asks nothing new: we ask once more.
    while (reply !== null && version !== this.update?.version && isSameQuestion(question, this.legal)) {
      version = this.update?.version;
      reply = await this.#socket.ask({ type: 'hint', seat });
    }
    this.thinking = false;
    if (version !== this.update?.version) return;
    if (reply?.type === 'hint') {
      this.hints = reply.hints;
      const best = reply.hints[0];
      if (best)
        announce(
          `${best.phrase}. ${t('hint-chance', { percent: Math.round(best.per_mille / 10) })} ${best.why.join(' ')}`,
        );
    } else if (reply?.type === 'refused') this.refuse(reply.problem);
  }

  async #send(request: Request): Promise<boolean> {
    const reply = await this.#socket.ask(request);
    if (reply === null) {
      this.notice = t('not-sent');
      announce(this.notice, 'assertive');
      return false;
    }
    if (reply.type === 'refused') {
      this.choice = [];
      this.marked = reply.problem.cells ?? [];
      this.refuse(reply.problem);
      return false;
    }
    if (reply.type === 'roll' && this.mine.includes(reply.seat)) this.rolls = reply.seat;
    if (reply.type === 'asked') this.notice = t('undo-was-asked');
    return true;
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.info = message.table;
        this.mine = message.mine;
        this.chat = message.chat;
        this.closing = null;
        this.#pace.drop();
        if (message.mine.length > 0) remember(this.table);
        this.#told = message.update;
        this.#learn(message.update, message.full);
        break;
      case 'update':
        this.#take(message);
        break;
      case 'seats':
        this.#seat(message.seats);
        this.#agree();
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        if (settings.chat && !this.#isOwn(message) && !mutedNames().includes(message.name)) this.unread += 1;
        break;
      case 'closing':
        this.closing = message.problem;
        break;
      case 'reply':
        break;
    }
  }

  /** A position, or what changed since the last; who has lost the thread comes anew and is told everything. */
  #take(update: Update): void {
    const told = whole(this.#told, update);
    if (told === null) return this.#socket.renew();
    this.#told = told;
    this.#pace.take(told);
  }

  #isOwn(line: ChatLine): boolean {
    return line.seat !== undefined && this.mine.includes(line.seat);
  }

  /** For how long what happened wants to be seen before the next position; a clock that runs waits for nobody. */
  #dwell(lines: readonly LogEntry[]): number {
    if (document.hidden || this.info?.clock.type === 'live') return 0;
    const times = lines.map((line) => (line.kind === 'event' ? (this.client?.dwell?.(line.event) ?? 0) : 0));
    return Math.max(0, ...times);
  }

  /** Shows at once whatever is still being told. */
  skip(): void {
    this.#pace.hurry();
    this.momentAt = this.moments.length;
  }

  #seat(seats: SeatInfo[]): void {
    this.seats = seats;
    this.clockedAt = performance.now();
  }

  #learn(update: Update, full: boolean): void {
    const before = this.update;
    const turned = before?.viewer !== update.viewer;
    if (before === null || before.version !== update.version || turned) {
      // What another seat did, sealed from us, asks nothing new: who is choosing goes on.
      if (turned || this.sending || !isSameQuestion(before?.legal ?? [], update.legal)) {
        this.choice = [];
        this.hints = null;
      }
      if (before?.version !== update.version) this.rolls = null;
      this.foreseen = null;
      this.glimpsed = null;
      this.#previews.clear();
      this.insights.forget();
      this.#forgive();
    }
    if (turned) this.cells = {};
    this.update = update;
    this.#seat(update.seats);
    // Other eyes have read another log, so it comes whole.
    const whole = full || turned;
    const lines = whole ? update.log : [...this.log, ...update.log];
    const undone = new Set(update.undone);
    this.log =
      undone.size === 0
        ? lines
        : lines.map((line) => (undone.has(line.version) ? { ...line, undone: true } : line));
    if (update.status === 'gathering')
      this.mine = update.seats.flatMap((seat) => (seat.mine ? [seat.seat] : []));
    this.#agree();
    if (update.status === 'over' && before?.status !== 'over') void this.#compare();
    if (before !== null) this.#tell(before, update, whole ? [] : update.log);
    this.#goOn();
  }

  /** Every seat of ours promises its part of the dice as soon as it sits, and opens it when all are shown. */
  #agree(): void {
    const { update, info } = this;
    const round = update?.round;
    if (!round || !info || update.status !== 'gathering') return;
    const isKept =
      !round.shown ||
      this.#vault.note(this.table, {
        commitment: info.commitment,
        round: round.round,
        promises: round.promises,
      });
    if (!isKept) this.#warn(t('dice-changed'));
    for (const seat of isKept ? this.seats : []) {
      if (!seat.mine) continue;
      const next = step(this.#vault, this.table, seat, round);
      if (next.type === 'promise') void this.#add(seat.seat, round.round, next.promise);
      else if (next.type === 'open')
        void this.#say({ type: 'open', seat: seat.seat, round: round.round, text: next.text });
    }
  }

  /** Adds what somebody types, mixed with random digits, as long as nothing is shown. */
  async addToDice(typed: string): Promise<void> {
    const round = this.update?.round;
    if (!round || round.shown) return;
    for (const seat of this.mine)
      await this.#add(seat, round.round, this.#vault.make(this.table, seat, round.round, typed));
  }

  #add(seat: number, round: number, promise: string): Promise<void> {
    return this.#say({ type: 'promise', seat, round, promise });
  }

  /** Says something for the dice, each thing once at a time. */
  async #say(request: Request & { type: 'promise' | 'open' }): Promise<void> {
    const what = `${request.type} ${request.seat} ${request.round} ${request.type === 'open' ? '' : request.promise}`;
    if (this.#saying.has(what)) return;
    this.#saying.add(what);
    const reply = await this.#socket.ask(request);
    this.#saying.delete(what);
    // What came too late for its round is said again for the next one.
    const isLate =
      reply?.type === 'refused' &&
      ['promise/round', 'promise/shown', 'table/started', 'seat/not-yours'].includes(reply.problem.code);
    if (reply?.type === 'refused' && !isLate) this.refuse(reply.problem);
  }

  /** Whether the record has what was shown before the game: nobody else can tell. */
  async #compare(): Promise<void> {
    try {
      const file = await api.replayFile(this.table);
      if (!this.#vault.fits(this.table, file.fair)) this.#warn(t('dice-not-kept'));
    } catch {
      // The record can be read and compared later.
    }
  }

  #warn(notice: string): void {
    this.notice = notice;
    announce(notice, 'assertive');
  }

  #tell(before: Update, update: Update, lines: LogEntry[]): void {
    for (const name of heard(this.client, before, update, lines)) sound(name);
    const stepped = this.client?.stepped;
    const moments = stepped ? lines.filter((line) => line.kind === 'event' && stepped(line.event)) : [];
    if (moments.length > 0) {
      // What is still being told is told to its end: an opponent who hurries on cuts nobody short.
      const telling = !reducedMotion() && this.momentAt < this.moments.length;
      this.moments = telling ? [...this.moments, ...moments] : moments;
      // Without motion everything is told at once, and one steps through it at will.
      if (!telling) this.momentAt = reducedMotion() ? moments.length : 0;
    }
    const words = spoken(update, lines);
    if (words) announce(words, update.status === 'over' ? 'assertive' : 'polite');
  }
}

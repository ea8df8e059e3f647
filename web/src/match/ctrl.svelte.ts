// One table in one browser: what the server told, what the person is pointing at, what goes out.

import { announce } from '../lib/a11y/announcer.svelte';
import { t } from '../lib/i18n.svelte';
import { remember } from '../lib/mine.svelte';
import { settings } from '../lib/settings.svelte';
import type {
  ChatLine,
  JsonValue,
  Legal,
  LogEntry,
  Problem,
  SeatInfo,
  ServerMessage,
  TableInfo,
  Update,
} from '../protocol';
import { TableSocket, type Connection, type Request } from '../socket';
import { decided, flatParts, narrowed, point, type Choice, type Part, type PartsOf } from './narrow';

/** How a game says what its actions can be pointed at by. */
export interface Pointing {
  partsOf: PartsOf;
  attempted: (choice: Choice, pointed: Part) => unknown;
}

const PLAIN: Pointing = { partsOf: flatParts, attempted: () => null };

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
  /** When the clocks in `seats` were right, by this device's own clock. */
  clockedAt = $state(0);

  legal = $derived<Legal[]>(this.update?.legal ?? []);
  left = $derived(narrowed(this.legal, this.choice, this.pointing.partsOf));
  decided = $derived(decided(this.legal, this.choice, this.pointing.partsOf));
  viewer = $derived(this.update?.viewer ?? null);
  myTurn = $derived(this.viewer !== null && (this.update?.turn.to.includes(this.viewer) ?? false));
  /** Several people hold seats on this device, and one of them may not see what another holds. */
  shared = $derived(this.mine.length > 1 && this.update?.status === 'playing');
  /** The seat of this device that owes a decision. */
  due = $derived(this.mine.find((seat) => this.update?.turn.to.includes(seat)) ?? null);
  over = $derived(this.update?.status === 'over');
  gathering = $derived(this.update?.status === 'gathering');

  #socket: TableSocket;

  constructor(readonly table: string) {
    this.#socket = new TableSocket(table, {
      message: (message) => this.#receive(message),
      connection: (state) => {
        this.connection = state;
        if (state === 'lost') this.choice = [];
      },
      query: () => {
        const query: Record<string, string> = { lang: settings.language };
        if (this.update && this.log.length > 0) query.since = String(this.update.version);
        if (this.viewer !== null) query.seat = String(this.viewer);
        return query;
      },
    });
  }

  end(): void {
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
    this.refusal = null;
    if (!this.myTurn) return;
    const next = point(this.legal, this.choice, pointed, this.pointing.partsOf);
    const attempt = this.pointing.attempted(this.choice, pointed);
    const wholly = next !== null && this.choice.every((one) => one.kind === pointed.kind || next.includes(one));
    if (next !== null && (wholly || attempt === null)) {
      const again = this.choice.some((one) => one.kind === pointed.kind && one.id === pointed.id);
      if (again && this.decided) return this.confirm();
      this.choice = next;
      if (settings.confirm === 'fast' && this.decided && this.left.length === 1) await this.confirm();
      return;
    }
    if (attempt !== null) await this.#why(attempt as JsonValue);
  }

  /** Picks one listed action as a whole. */
  async pick(legal: Legal): Promise<void> {
    this.refusal = null;
    const parts = this.pointing.partsOf(legal);
    if (this.decided === legal) return this.confirm();
    this.choice = parts;
    if (settings.confirm === 'fast') await this.confirm();
  }

  drop(): void {
    if (this.refusal) this.refusal = null;
    else this.choice = this.choice.slice(0, -1);
  }

  async confirm(): Promise<void> {
    const chosen = this.decided;
    if (chosen) await this.play(chosen);
  }

  async play(legal: Legal): Promise<void> {
    const seat = this.viewer;
    const version = this.update?.version;
    if (seat === null || version === undefined || this.sending) return;
    this.sending = true;
    await this.#send({ type: 'act', seat, version, action: legal.action });
    this.sending = false;
  }

  async takeBack(): Promise<void> {
    const seat = this.viewer;
    const version = this.update?.version;
    if (seat === null || version === undefined) return;
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
    await this.#send(seat === null ? { type: 'look' } : { type: 'look', seat });
  }

  async say(text: string): Promise<boolean> {
    const seat = this.viewer ?? this.mine[0];
    return this.#send(seat === undefined ? { type: 'chat', text } : { type: 'chat', seat, text });
  }

  refuse(problem: Problem): void {
    this.refusal = problem;
    const rule = problem.rule ? ` ${t('paragraph-spoken', { rule: problem.rule })}` : '';
    announce(`${t('refused')}. ${problem.message}${rule}`, 'assertive');
  }

  /** Asks why an action would be refused; `null` where it would be allowed. */
  async ask(action: JsonValue): Promise<Problem | null> {
    const seat = this.viewer;
    if (seat === null) return null;
    const reply = await this.#socket.ask({ type: 'why', seat, action });
    return reply?.type === 'refused' ? reply.problem : null;
  }

  async #why(action: JsonValue): Promise<void> {
    const problem = await this.ask(action);
    if (problem) this.refuse(problem);
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
      this.refuse(reply.problem);
      return false;
    }
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
        if (message.mine.length > 0) remember(this.table);
        this.#learn(message.update, message.full);
        break;
      case 'update':
        this.#learn(message, false);
        break;
      case 'seats':
        this.#seat(message.seats);
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        this.unread += 1;
        break;
      case 'closing':
        this.closing = message.problem;
        break;
      case 'reply':
        break;
    }
  }

  #seat(seats: SeatInfo[]): void {
    this.seats = seats;
    this.clockedAt = performance.now();
  }

  #learn(update: Update, full: boolean): void {
    const before = this.update;
    const turned = before?.viewer !== update.viewer;
    if (before === null || before.version !== update.version || turned) {
      this.choice = [];
      this.refusal = null;
    }
    this.update = update;
    this.#seat(update.seats);
    // Other eyes have read another log, so it comes whole.
    const whole = full || turned;
    const lines = whole ? update.log : [...this.log, ...update.log];
    const undone = new Set(update.undone);
    this.log = undone.size === 0 ? lines : lines.map((line) => (undone.has(line.version) ? { ...line, undone: true } : line));
    if (update.status === 'gathering') this.#ready(update);
    if (before !== null) this.#tell(update, whole ? [] : update.log);
  }

  /** Every seat of ours is ready as soon as it sits, and adds its own randomness to the dice. */
  #ready(update: Update): void {
    for (const seat of update.seats) {
      if (!this.mine.includes(seat.seat) || seat.ready) continue;
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const entropy = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      void this.#socket.ask({ type: 'ready', seat: seat.seat, entropy });
    }
  }

  #tell(update: Update, lines: LogEntry[]): void {
    const told = lines.map((line) => line.text);
    const short = told.length > 5 ? [...told.slice(-2), t('more-in-log', { count: told.length - 2 })] : told;
    if (this.myTurn && update.question) short.push(`${t('your-turn-spoken')} ${update.question.text}`);
    if (short.length > 0) announce(short.join(' '), update.status === 'over' ? 'assertive' : 'polite');
  }
}

// The live connection of one table: it returns by itself, with the version it saw last.

import type { ClientMessage, Reply, ServerMessage } from '../protocol';

export type Connection = 'connecting' | 'live' | 'lost' | 'closed';

/** A message without its number; the number is given here. */
type Unnumbered<M> = M extends ClientMessage ? Omit<M, 'id'> : never;
export type Request = Unnumbered<ClientMessage>;

export interface Listener {
  message: (message: ServerMessage) => void;
  connection: (state: Connection) => void;
  /** What to put into the address: version seen last, language, seat. */
  query: () => Record<string, string>;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 10_000;

/** How long to wait before trying again. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1));

export class TableSocket {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #number = 0;
  #pending = new Map<number, (reply: Reply | null) => void>();
  #ended = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#connect();
  }

  /** Sends a message; the answer is `null` when the connection broke before it came. */
  ask(request: Request): Promise<Reply | null> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    this.#number += 1;
    const id = this.#number;
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  /** Tries again at once. */
  retry(): void {
    if (this.#ended || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Connects anew, for instance in another language. */
  renew(): void {
    this.#socket?.close();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const query = new URLSearchParams(this.listener.query());
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.listener.connection('live');
    };
    socket.onmessage = (event) => this.#receive(String(event.data));
    socket.onclose = () => this.#lost(socket);
  }

  #receive(data: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(data) as ServerMessage;
    } catch {
      return;
    }
    if (message.type === 'reply') {
      this.#pending.get(message.id)?.(message.reply);
      this.#pending.delete(message.id);
    } else {
      this.listener.message(message);
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    for (const answer of this.#pending.values()) answer(null);
    this.#pending.clear();
    if (this.#ended) {
      this.listener.connection('closed');
      return;
    }
    this.#failures += 1;
    this.listener.connection('lost');
    this.#timer = setTimeout(() => this.#connect(), waitAfter(this.#failures));
  }
}

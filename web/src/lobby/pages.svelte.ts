// Lists that the server gives page by page: the first is looked at again and again, those behind it
// are brought when somebody asks for more.

import type { Page } from '../house/api';
import type { TableCard } from '../protocol';

export class Pages {
  #first = $state.raw<TableCard[]>([]);
  #older = $state.raw<TableCard[]>([]);
  #next = $state.raw<string | null>(null);
  readonly #ask: (after: string | null) => Promise<Page>;

  constructor(ask: (after: string | null) => Promise<Page>) {
    this.#ask = ask;
  }

  /** Everything that was brought, each once. */
  get all(): TableCard[] {
    const all = new Map([...this.#first, ...this.#older].reverse().map((card) => [card.table, card]));
    return [...all.values()].reverse();
  }

  get isMore(): boolean {
    return this.#next !== null;
  }

  /** Looks at the first page again; what was brought behind it stays, and what has moved behind it. */
  async refresh(): Promise<void> {
    const page = await this.#ask(null);
    if (this.#older.length === 0) this.#next = page.next;
    else this.#older = this.all;
    this.#first = page.cards;
  }

  async more(): Promise<void> {
    if (this.#next === null) return;
    const page = await this.#ask(this.#next);
    this.#older = [...this.#older, ...page.cards];
    this.#next = page.next;
  }
}

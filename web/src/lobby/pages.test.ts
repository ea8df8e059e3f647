import { describe, expect, it } from 'vitest';
import type { TableCard } from '../protocol';
import type { Page } from '../house/api';
import { Pages } from './pages.svelte';

const card = (table: string): TableCard => ({
  table,
  game: 'x',
  title: 'X',
  status: 'over',
  names: [],
  open: 0,
  created_ms: 0,
});
const page = (next: string | null, ...tables: string[]): Page => ({ cards: tables.map(card), next });

describe('a list in pages', () => {
  it('brings the next page when asked, keeps it when the first is looked at again, and lists each table once', async () => {
    const asked: (string | null)[] = [];
    const given = [
      page('after-c', 'd', 'c'),
      page('after-a', 'b', 'a'),
      page('after-d', 'e', 'd'),
      page(null, 'z'),
    ];
    const pages = new Pages((after) => {
      asked.push(after);
      return Promise.resolve(given[asked.length - 1]!);
    });
    const listed = (): string => pages.all.map((one) => one.table).join('');
    expect([listed(), pages.isMore]).toEqual(['', false]);
    await pages.refresh();
    await pages.more();
    expect([listed(), pages.isMore]).toEqual(['dcba', true]);
    await pages.refresh();
    expect(listed()).toBe('edcba');
    await pages.more();
    expect([listed(), pages.isMore]).toEqual(['edcbaz', false]);
    await pages.more();
    expect(asked).toEqual([null, 'after-c', null, 'after-a']);
  });
});

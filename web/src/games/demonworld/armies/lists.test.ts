import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BLANK,
  judged,
  offered,
  price,
  readAddress,
  readList,
  toggled,
  without,
  writeAddress,
  writeList,
} from './lists';
import type { Roster } from '../generated';

const roster = {
  factions: [],
  armies: [],
  cards: [{ id: 'E01', points: 130, bears: ['standard-of-victory', 'sword-of-dread'] }],
  items: [{ id: 'standard-of-victory', points: 30 }],
} as unknown as Roster;

describe('an army list', () => {
  it('is written as it was read, whatever parted the cards', () => {
    const entries = readList(' e01, E03+Standard-of-Victory\nE08 ');
    expect(entries).toEqual([
      { card: 'E01', items: [] },
      { card: 'E03', items: ['standard-of-victory'] },
      { card: 'E08', items: [] },
    ]);
    expect(writeList(entries)).toBe('E01 E03+standard-of-victory E08');
    expect(readList('')).toEqual([]);
  });

  it('gives items and takes them away, one entry at a time', () => {
    const two = readList('E01 E01');
    const given = toggled(two, 1, 'sword-of-dread');
    expect(writeList(given)).toBe('E01 E01+sword-of-dread');
    expect(writeList(toggled(given, 1, 'sword-of-dread'))).toBe('E01 E01');
    expect(writeList(without(given, 0))).toBe('E01+sword-of-dread');
  });

  it('adds printed prices and offers what the server says a card may bear, and what it bears anyhow', () => {
    const [entry] = readList('E01+standard-of-victory+war-banner');
    expect(price(roster, entry!)).toBe(160);
    expect(offered(roster.cards[0], entry!)).toEqual(['standard-of-victory', 'sword-of-dread', 'war-banner']);
  });

  it('travels whole in an address', () => {
    const draft = {
      ...BLANK,
      name: 'Été & co',
      list: 'E01 E03+standard-of-victory',
      limits: 'full',
      side: 'north' as const,
    };
    expect(readAddress(writeAddress(draft).slice('/armies'.length))).toEqual(draft);
    expect(writeAddress(BLANK)).toBe('/armies');
    expect(readAddress('?side=east').side).toBe('south');
  });

  it('is judged alone: both sides field it', () => {
    const options = judged({ ...BLANK, list: 'O01', side: 'north' });
    expect(options).toMatchObject({
      south: 'own',
      north: 'own',
      south_list: 'O01',
      north_list: 'O01',
      limits: 'free',
    });
  });
});

describe('saved lists', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.resetModules();
  });

  it('are kept by name, the newest first, and forgotten again', async () => {
    const { dropList, saveList, savedLists } = await import('./saved.svelte');
    saveList({ ...BLANK, name: 'One', list: 'E01' });
    saveList({ ...BLANK, name: 'Two', list: 'E02' });
    saveList({ ...BLANK, name: 'One', list: 'E03' });
    expect(savedLists().map((one) => `${one.name} ${one.list}`)).toEqual(['One E03', 'Two E02']);
    dropList('One');
    expect(JSON.parse(localStorage.getItem('pandemonium.armies') ?? '')).toHaveLength(1);
  });

  it('that cannot be read are none', async () => {
    localStorage.setItem('pandemonium.armies', '[{"name":3},"x"]');
    const { savedLists } = await import('./saved.svelte');
    expect(savedLists()).toEqual([]);
  });
});

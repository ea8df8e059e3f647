import { describe, expect, it } from 'vitest';
import { accentOf, levelOf, roomAt, SHELF } from '../games/registry';
import { changed, defaults, matters } from '../house/form';
import { byUrgency, opponent, unnamed, waitsForMe } from '../house/tables';
import { parse } from '../lib/router.svelte';
import type { FormField, SeatInfo, TableInfo } from '../protocol';
import { contentOf, counts, marks } from './provenance';

const field = (key: string, rest: Partial<FormField> = {}): FormField => ({
  key,
  label: key,
  help: '',
  rule: '',
  kind: { type: 'choice', values: [], default: 'book' },
  ...rest,
});

describe('the form of a table', () => {
  it('begins with the book and notices what differs', () => {
    const form = [field('a'), field('b')];
    const values = defaults(form);
    expect(values).toEqual({ a: 'book', b: 'book' });
    expect(changed(form[0]!, values)).toBe(false);
    expect(changed(form[0]!, { ...values, a: 'house' })).toBe(true);
  });

  it('asks a field only where another one makes it matter', () => {
    const solo = field('ties', { only_key: 'seats', only_values: ['1'] });
    expect(matters(solo, { seats: 1 })).toBe(true);
    expect(matters(solo, { seats: 2 })).toBe(false);
    expect(matters(field('x'), {})).toBe(true);
  });
});

const seat = (state: SeatInfo['state'], mine: boolean): SeatInfo => ({
  seat: 0,
  name: '',
  kind: { type: 'human' },
  state,
  connected: true,
  mine,
  ready: true,
  thinking: false,
});
const table = (id: string, status: TableInfo['status'], seats: SeatInfo[], created_ms = 0): TableInfo => ({
  table: id,
  game: 'x',
  title: 'X',
  options: {},
  public: false,
  dice: 'server',
  clock: { type: 'none' },
  takeover: false,
  hints: true,
  own_content: false,
  commitment: '',
  status,
  seats,
  created_ms,
});

describe('the shelf', () => {
  it('has every game once, and its rooms at addresses that lead nowhere else', () => {
    expect(new Set(SHELF.map((one) => one.slug)).size).toBe(SHELF.length);
    const paths = SHELF.flatMap((one) => one.rooms ?? []).map((room) => room.path);
    expect(paths.length).toBeGreaterThan(2);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      expect(parse(path)).toEqual({ page: 'room', path });
      expect(roomAt(path), path).toBeDefined();
    }
    expect(roomAt('/tower')).toBeUndefined();
  });

  it('knows what is special about a game, and nothing of others', () => {
    expect(accentOf('dungeon-lords')).not.toBe(accentOf('demons'));
    expect(accentOf('chess')).toBe('var(--gilt)');
    expect(levelOf('dungeon-lords', 'imp')).toBeDefined();
    expect(levelOf('dungeon-lords', 'fiend')).toBeUndefined();
    expect(levelOf('demons', 'imp')).toBeUndefined();
  });
});

describe('my tables', () => {
  it('come in the order of urgency', () => {
    const mine = table('move', 'playing', [seat('to-act', true)]);
    const theirs = table('wait', 'playing', [seat('to-act', false)], 5);
    const over = table('over', 'over', [], 9);
    const gathering = table('gather', 'gathering', [], 9);
    expect(byUrgency([over, gathering, theirs, mine]).map((one) => one.table)).toEqual([
      'move',
      'wait',
      'gather',
      'over',
    ]);
    expect(waitsForMe(mine)).toBe(true);
    expect(waitsForMe(theirs)).toBe(false);
  });

  it('are played against a familiar where there is one', () => {
    expect(opponent(['imp', 'familiar', 'fiend'])).toBe('familiar');
    expect(opponent(['imp', 'fiend'])).toBe('fiend');
  });
});

describe('where values come from', () => {
  it('is read from blocks, lists and single values', () => {
    const text =
      '# source = "rulebook"\n[ring]\nname = "Ring"\nducats_source = "reconstructed"\nsource = "rulebook"\n\nrow = [\n  { n = 1, codes = "OO", source = "reconstructed" },\n]\n[[card]]\nid = "eve"\nsource = "rulebook, published"\n[[card]]\nid = "adam"\nsource = "box"\n';
    expect(marks(text)).toEqual([
      { what: 'ring Ring', value: 'ducats', origins: ['reconstructed'] },
      { what: 'ring Ring', value: '', origins: ['rulebook'] },
      { what: 'row 1', value: '', origins: ['reconstructed'] },
      { what: 'card eve', value: '', origins: ['rulebook', 'published'] },
      { what: 'card adam', value: '', origins: ['box'] },
    ]);
  });
  it('accounts for every mark of the files that ship', async () => {
    for (const game of ['dicke-daemonen', 'summon-demons', 'demons']) {
      const files = await contentOf(game);
      expect(Object.keys(files).length).toBeGreaterThan(1);
      for (const [name, text] of Object.entries(files)) {
        const said =
          text
            .split('\n')
            .filter((line) => !line.startsWith('#'))
            .join('\n')
            .match(/\b(\w+_)?source = "/g) ?? [];
        expect(marks(text), `${game} ${name}`).toHaveLength(said.length);
        expect(
          marks(text).every((one) => one.origins.length > 0),
          name,
        ).toBe(true);
      }
    }
    expect(counts(marks((await contentOf('demons'))['map.toml'] ?? '')).reconstructed).toBeGreaterThan(17);
  });
});

describe('whoever gives no name', () => {
  it('is called as nobody else at the table', () => {
    expect(unnamed('Guest', ['Ada', ''])).toBe('Guest');
    expect(unnamed('Guest', ['Guest', 'Guest 2', 'Ada'])).toBe('Guest 3');
  });
});

import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(parse('/')).toEqual({ page: 'home' });
    expect(parse('/play/dicke-daemonen')).toEqual({ page: 'play', game: 'dicke-daemonen' });
    expect(parse('/t/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(parse('/table/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(parse('/settings')).toEqual({ page: 'settings' });
    expect(parse('/tower', '?floor=3')).toEqual({ page: 'room', path: '/tower' });
    expect(parse('/tower/east')).toEqual({ page: 'room', path: '/tower/east' });
  });

  it('carry step and eyes of a replay', () => {
    expect(parse('/r/x', '?at=31&as=2')).toEqual({ page: 'replay', id: 'x', at: 31, as: '2' });
    expect(parse('/replay/x')).toEqual({ page: 'replay', id: 'x', at: null, as: 'open' });
  });

  it('that mean nothing are told so', () => {
    for (const path of ['/t/a/b', '/tower/east/door']) {
      expect(parse(path).page, path).toBe('missing');
    }
  });
});

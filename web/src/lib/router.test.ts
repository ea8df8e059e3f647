import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(parse('/')).toEqual({ page: 'home' });
    expect(parse('/play/dicke-daemonen')).toEqual({ page: 'play', game: 'dicke-daemonen' });
    expect(parse('/t/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(parse('/table/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(parse('/settings')).toEqual({ page: 'settings' });
    expect(parse('/armies', '?list=E01')).toEqual({ page: 'armies' });
    expect(parse('/boards/dicke-daemonen')).toEqual({ page: 'boards' });
  });

  it('carry step and eyes of a replay', () => {
    expect(parse('/r/x', '?at=31&as=2')).toEqual({ page: 'replay', id: 'x', at: 31, as: '2' });
    expect(parse('/replay/x')).toEqual({ page: 'replay', id: 'x', at: null, as: 'open' });
  });

  it('that mean nothing are told so', () => {
    for (const path of ['/nowhere', '/t', '/t/a/b', '/boards/chess', '/%E0%A4%A']) {
      expect(parse(path).page, path).toBe('missing');
    }
  });
});

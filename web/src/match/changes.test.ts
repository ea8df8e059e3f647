import { describe, expect, it } from 'vitest';

import type { JsonValue, LogEntry, Update } from '../protocol';
import { changed, changedText, logAfter, whole } from './changes';

const position = (version: number, more: Partial<Update> = {}): Update => ({
  version,
  status: 'playing',
  viewer: 0,
  step: version,
  turn: { to: [0] },
  view: { units: [{ men: 5 }, { men: 3 }], gone: 1 },
  text: 'a\nb\nc',
  legal: [],
  undo: 'no',
  log: [],
  undone: [],
  seats: [],
  ...more,
});

describe('changes', () => {
  it.each<[JsonValue, JsonValue, JsonValue]>([
    [{ a: 1, b: 2 }, { a: [3] }, { a: 3, b: 2 }],
    [{ a: 1, b: 2 }, { a: [] }, { b: 2 }],
    [{ a: null }, {}, { a: null }],
    [{ a: { length: [1] } }, { a: { length: { '0': [2] } } }, { a: { length: [2] } }],
    [[1, 2, 3], { length: 1 }, [1]],
    [[1], { '1': [null], length: 2 }, [1, null]],
    [[{ a: 1 }, { a: 1 }], { '1': { a: [2] } }, [{ a: 1 }, { a: 2 }]],
    [1, [[2]], [2]],
    [null, {}, null],
  ])('lead from %j by %j to %j', (before, change, after) => {
    const kept = JSON.stringify(before);
    expect(changed(before, change)).toEqual(after);
    expect(JSON.stringify(before)).toBe(kept);
  });

  it('of a text are of its lines', () => {
    expect(changedText('a\nb\nc', { '1': ['B'] })).toBe('a\nB\nc');
    expect(changedText('a\nb', { '2': ['c'], length: 3 })).toBe('a\nb\nc');
  });
});

describe('a position', () => {
  const told = position(7);
  const changes = { since: 7, view: { units: { '1': { men: [2] } }, gone: [] }, text: { '0': ['A'] } };
  const news = position(8, { view: null, text: '', changes });

  it('comes whole from the one before and what has changed', () => {
    const next = whole(told, news);
    expect(next?.view).toEqual({ units: [{ men: 5 }, { men: 2 }] });
    expect(next?.text).toBe('A\nb\nc');
    expect(next?.version).toBe(8);
    expect(next?.changes).toBeUndefined();
  });

  it('that comes whole needs none before it', () => {
    expect(whole(null, told)).toBe(told);
  });

  it.each([
    ['nothing', null],
    ['another version', position(6)],
    ['other eyes', position(7, { viewer: 1 })],
    ['another shape', position(7, { view: 1 })],
  ])('is not made up from %s', (_, before) => {
    expect(whole(before, news)).toBeNull();
  });
});

describe('the log', () => {
  const line = (version: number): LogEntry =>
    ({
      version,
      step: version,
      kind: 'event',
      event: null,
      text: `line ${version}`,
      undone: false,
    }) as LogEntry;

  it('grows by what a position tells, and keeps what was taken back', () => {
    const log = logAfter([line(1), line(2)], position(3, { log: [line(3)], undone: [2] }));
    expect(log.map((one) => [one.version, one.undone])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(logAfter([], position(1, { log: [line(1)] }))).toEqual([line(1)]);
  });
});

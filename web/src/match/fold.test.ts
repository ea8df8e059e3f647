import { expect, it } from 'vitest';
import type { LogEntry } from '../protocol';
import { folded } from './fold';

const line = (text: string, seat?: number): LogEntry =>
  ({
    version: 1,
    kind: 'event',
    step: 1,
    text,
    undone: false,
    ...(seat === undefined ? {} : { seat }),
  }) as unknown as LogEntry;

it('folds equal lines that follow one another and keeps the others apart', () => {
  const log = [
    line('Tide is dealt a hidden demon.', 1),
    line('Tide is dealt a hidden demon.', 1),
    line('Tide is dealt a hidden demon.', 2),
    line('Ember begins.'),
    line('Tide is dealt a hidden demon.', 1),
  ];
  expect(folded(log).map((one) => [one.line.text, one.line.seat, one.times])).toEqual([
    ['Tide is dealt a hidden demon.', 1, 2],
    ['Tide is dealt a hidden demon.', 2, 1],
    ['Ember begins.', undefined, 1],
    ['Tide is dealt a hidden demon.', 1, 1],
  ]);
  expect(folded([])).toEqual([]);
});

// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import type { Undo, Undoing as Told, Update } from '../protocol';
import { undoing } from './undoing';

beforeAll(() => speak('en'));

const update = (undo: Undo, told?: Told): Update => ({
  version: 3,
  status: 'playing',
  step: 2,
  turn: { to: [0] },
  view: null,
  text: '',
  legal: [],
  log: [],
  undone: [],
  seats: [],
  undo,
  ...(told === undefined ? {} : { undoing: told }),
});

it('says what is taken back, how far that goes, and what stands', () => {
  const two = undoing(update('free', { what: 'Walk to 0705', steps: 2, stands: 'chance' }));
  expect(two).toMatchObject({ label: 'Undo', stands: false });
  expect(two?.about).toMatch(
    /Takes back: .*Walk to 0705.*One more action before it.*What came before stands: dice fell/,
  );
  expect(undoing(update('free', { what: 'Place', steps: 1 }))?.about).toMatch(/^Takes back: .*Place.*\.$/);
});

it('says why nothing can be taken back', () => {
  expect(undoing(update('no', { what: 'Conjure', steps: 0, stands: 'chance' }))).toEqual({
    label: 'Undo',
    about: 'Nothing can be taken back: dice have fallen or something was drawn.',
    stands: true,
  });
  expect(undoing(update('no', { steps: 0, stands: 'acted' }))?.about).toContain('somebody else has acted');
  expect(undoing(update('no', { steps: 0, stands: 'revealed' }))?.about).toContain(
    'something hidden was seen',
  );
});

it('asks the others where they can agree', () => {
  const ask = undoing(update('ask', { what: 'Attack', steps: 0, stands: 'chance' }));
  expect(ask).toMatchObject({ label: 'Ask to undo', stands: false });
  expect(ask?.about).toContain('the others must agree');
});

it('is not there before anything was done, nor while dice are asked for', () => {
  expect(undoing(null)).toBeNull();
  expect(undoing(update('no'))).toBeNull();
  expect(undoing(update('no', { what: 'Walk', steps: 1, stands: 'acted' }))).toBeNull();
});

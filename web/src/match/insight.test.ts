import { afterEach, expect, it, vi } from 'vitest';
import type { Request } from '../house/socket';
import { announced } from '../lib/a11y/announcer.svelte';
import type { Insight, Reply } from '../protocol';
import { Insights } from './insight.svelte';

const told = (text: string): Reply => ({
  type: 'insights',
  insights: [{ mark: 'front', cells: [{ id: '305', text: '' }], text } satisfies Insight],
});
const focusOn = (cell: string | null): void => {
  vi.stubGlobal('document', { activeElement: { getAttribute: () => cell } });
};
afterEach(() => vi.unstubAllGlobals());

it('asks once for a place, anew in another position, and says from where', async () => {
  focusOn(null);
  const ask = vi.fn((_: Request) => Promise.resolve<Reply | null>(told('Front: 0305.')));
  const insights = new Insights(ask);
  await insights.inspect(0, 7, { place: '405', from: null });
  await insights.inspect(0, 7, { place: '405', from: null });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith({ type: 'inspect', seat: 0, place: '405' });
  expect(insights.texts).toEqual(['Front: 0305.']);
  await insights.inspect(0, 8, { place: '405', from: '203' });
  expect(ask).toHaveBeenLastCalledWith({ type: 'inspect', seat: 0, place: '405', from: '203' });
  insights.forget();
  expect(insights.found).toEqual([]);
});

it('drops an answer that comes after the pointer has gone on', async () => {
  focusOn(null);
  const open: ((reply: Reply) => void)[] = [];
  const insights = new Insights(() => new Promise((resolve) => open.push(resolve)));
  const slow = insights.inspect(0, 1, { place: '1', from: null });
  const quick = insights.inspect(0, 1, { place: '2', from: null });
  open[1]?.(told('second'));
  await quick;
  open[0]?.(told('first'));
  await slow;
  expect(insights.texts).toEqual(['second']);
});

it('is heard by who walks the board by keyboard, and by nobody else', async () => {
  focusOn('405');
  const insights = new Insights(() => Promise.resolve(told('Rear: 0406.')));
  await insights.inspect(0, 1, { place: '405', from: null });
  expect(announced.polite).toContain('Rear: 0406.');
});

import { describe, expect, it } from 'vitest';
import { told } from './telling.svelte';
import type { Picture, View } from './generated';

const view = (...hexes: (number | null)[]): View =>
  ({ mortals: hexes.map((hex) => ({ hex })) }) as unknown as View;
const picture = {
  mortals: [
    { id: 1, word: 'abbot' },
    { id: 2, word: 'bishop' },
  ],
} as unknown as Picture;

describe('a step told event by event', () => {
  it('moves units from where they were to where each event brings them', () => {
    const story = told();
    story.turn(view(101, 205));
    story.turn(view(103, 206));
    expect([story.place(1, true), story.place(2, true)]).toEqual([101, 205]);
    story.tell({ type: 'marched', mortal: 'abbot', hex: '0102' }, picture);
    expect([story.place(1, true), story.place(2, true)]).toEqual([102, 205]);
    expect(story.place(1, false)).toBeNull();
  });

  it('goes on while the player acts, and starts anew when units move again', () => {
    const story = told();
    story.turn(view(101));
    story.turn(view(102));
    story.turn(view(102));
    expect(story.place(1, true)).toBe(101);
    story.turn(view(103));
    expect(story.place(1, true)).toBe(102);
    story.turn(view(null));
    expect(story.place(1, true)).toBe(103);
  });
});

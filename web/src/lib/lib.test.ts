import { describe, expect, it } from 'vitest';
import { merged, preferredLanguage, type Settings } from './settings.svelte';
import { SOUNDS } from './sound';
import { blocks, spans } from './ui/markdown';
import { destination } from './ui/roving';

const base: Settings = {
  language: 'en',
  theme: 'grimoire',
  motion: 'system',
  textSize: 1,
  confirm: 'careful',
  letterKeys: true,
  sound: false,
  hints: false,
  chat: true,
  pictures: true,
  name: '',
};

describe('settings', () => {
  it('speak the first language of the browser that we know', () => {
    expect(preferredLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(preferredLanguage(['en-GB', 'fr'])).toBe('en');
    expect(preferredLanguage(['de'])).toBe('en');
  });

  it('take what is sound from storage and leave the rest', () => {
    expect(merged(base, { theme: 'parchment', textSize: 1.5, name: 'Ada' })).toMatchObject({
      theme: 'parchment',
      textSize: 1.5,
      name: 'Ada',
    });
    expect(merged(base, { sound: true, hints: true, chat: false })).toMatchObject({
      sound: true,
      hints: true,
      chat: false,
    });
    expect(merged(base, { theme: 'pink', textSize: 9, letterKeys: 'yes', sound: 1, name: 3 })).toEqual(base);
    expect(merged(base, 'nonsense')).toEqual(base);
  });
});

describe('rules text', () => {
  it('is cut into stress, code and citations', () => {
    expect(spans('See **this**, `knots` and §DD-12.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'strong', text: 'this' },
      { kind: 'text', text: ', ' },
      { kind: 'code', text: 'knots' },
      { kind: 'text', text: ' and ' },
      { kind: 'rule', text: 'DD-12' },
      { kind: 'text', text: '.' },
    ]);
    expect(
      spans('§5.5 §A-2')
        .filter((span) => span.kind === 'rule')
        .map((span) => span.text),
    ).toEqual(['5.5', 'A-2']);
  });

  it('runs lines on and keeps items apart', () => {
    const found = blocks('one\ntwo\n\nthree\n- item a\n- item b\n  goes on');
    expect(found.map((block) => `${block.kind}: ${block.spans.map((span) => span.text).join('')}`)).toEqual([
      'paragraph: one two',
      'paragraph: three',
      'item: item a',
      'item: item b goes on',
    ]);
  });

  it('is never HTML', () => {
    expect(spans('<b>x</b>')).toEqual([{ kind: 'text', text: '<b>x</b>' }]);
  });
});

describe('sounds', () => {
  it('are seven, short, and never louder than a word', () => {
    expect(Object.keys(SOUNDS)).toHaveLength(7);
    for (const tones of Object.values(SOUNDS)) {
      expect(Math.max(...tones.map((one) => one.at + one.length))).toBeLessThanOrEqual(1);
      for (const one of tones) {
        expect(one.loud).toBeLessThanOrEqual(0.3);
        expect(Math.min(one.from, one.to)).toBeGreaterThan(20);
      }
    }
  });
});

describe('rows of cards', () => {
  it('are walked along and across by arrows', () => {
    const rows = [3, 0, 5];
    expect(destination(rows, 0, 1, 'ArrowRight')).toEqual([0, 2]);
    expect(destination(rows, 0, 2, 'ArrowRight')).toBeNull();
    expect(destination(rows, 0, 2, 'ArrowDown')).toEqual([2, 4]);
    expect(destination(rows, 2, 2, 'ArrowUp')).toEqual([0, 1]);
    expect(destination(rows, 0, 0, 'ArrowUp')).toBeNull();
    expect(destination(rows, 2, 3, 'Home')).toEqual([2, 0]);
    expect(destination(rows, 2, 0, 'x')).toBeNull();
  });
});

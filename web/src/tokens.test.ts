import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(process.cwd(), 'src', 'tokens.css'), 'utf8');

function theme(name: 'grimoire' | 'parchment'): Map<string, string> {
  const block = new RegExp(`\\[data-theme="${name}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})/g)].map(([, key, value]) => [key ?? '', value ?? '']),
  );
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const grounds = ['page', 'surface-1', 'surface-2', 'surface-3'];
const texts = [
  'text',
  'text-2',
  'text-3',
  'gilt',
  'ok',
  'warn',
  'bad',
  'link',
  'accent-ember',
  'accent-rose',
  'accent-gold',
  'accent-moss',
  'accent-sky',
];
const pairs: [string, string, number][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string, number] => [text, ground, 4.5])),
  ...grounds.slice(0, 3).map((ground): [string, string, number] => ['line-strong', ground, 3]),
  ['on-gilt', 'gilt-fill', 4.5],
  ['on-bad', 'bad-fill', 4.5],
  ['ink', 'paper', 4.5],
  ['ink-2', 'paper', 4.5],
  ['ink-3', 'paper-2', 4.5],
  ['focus', 'page', 3],
  ['focus', 'surface-2', 3],
];

describe.each(['grimoire', 'parchment'] as const)('contrast in %s', (name) => {
  const values = theme(name);
  it.each(pairs)('%s on %s is at least %d', (text, ground, floor) => {
    const [one, other] = [values.get(text), values.get(ground)];
    expect(one, text).toBeDefined();
    expect(other, ground).toBeDefined();
    expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(floor);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf } from './lib/i18n.svelte';

const here = join(process.cwd(), 'src');
const read = (folder: string, language: 'en' | 'fr'): string =>
  readFileSync(join(folder, `${language}.ftl`), 'utf8');
/** Folders with words: the client's own, and those that a game's picture brings. */
const games = readdirSync(join(here, 'games'))
  .map((game) => join(here, 'games', game, 'locales'))
  .filter((folder) => existsSync(folder));
const folders = [join(here, 'locales'), ...games];
const source = (language: 'en' | 'fr'): string =>
  folders.map((folder) => read(folder, language)).join('\n\n');
const keys = (text: string): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

describe('the words of the client', () => {
  it('exist in both languages, in the same order', () => {
    expect(keys(source('fr'))).toEqual(keys(source('en')));
    expect(new Set(keys(source('en'))).size).toBe(keys(source('en')).length);
  });

  it('are all there for what the code asks', () => {
    const known = new Set(keys(source('en')));
    const missing: string[] = [];
    for (const file of files(here)) {
      const text = readFileSync(file, 'utf8');
      for (const [, key] of text.matchAll(/\bt\(\s*'([^']+)'/g))
        if (!known.has(key ?? '')) missing.push(`${file}: ${key}`);
      for (const [, start] of text.matchAll(/\bt\(`([a-z-]+-)\$\{/g)) {
        if (![...known].some((key) => key.startsWith(start ?? ''))) missing.push(`${file}: ${start}…`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('can be read by Fluent, and take the same arguments', () => {
    const argumentsOf = (text: string): Map<string, string[]> => {
      const found = new Map<string, string[]>();
      for (const message of text.split(/\n(?=[a-z])/)) {
        const key = keys(message)[0];
        if (key)
          found.set(
            key,
            [...new Set([...message.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''))].sort(),
          );
      }
      return found;
    };
    expect(() => bundleOf('en', source('en'))).not.toThrow();
    expect(() => bundleOf('fr', source('fr'))).not.toThrow();
    expect(argumentsOf(source('fr'))).toEqual(argumentsOf(source('en')));
  });

  it('keep French typography', () => {
    const words = source('fr')
      .split('\n')
      .filter((line) => !line.startsWith('#') && !/^\s*\*?\[/.test(line))
      .join('\n');
    const plain = words.replace(/\{[^}]*\}/g, '');
    expect(plain.match(/[^\s][ ][;!?»]/g)).toBeNull();
    expect(plain.match(/\w'\w/g)).toBeNull();
  });
});

import { Linter } from 'eslint';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fault, layers } from './layers.js';

const config = {
  files: ['**/*.ts'],
  plugins: { client: { rules: { layers } } },
  rules: { 'client/layers': 'error' },
};
const lint = (file, code) =>
  new Linter()
    .verify(code, config, { filename: fileURLToPath(new URL(`../src/${file}`, import.meta.url)) })
    .map((one) => one.message);

describe('the layers of the client', () => {
  it('let a folder import itself and what lies below it', () => {
    expect(fault('match/Table.svelte', 'match/narrow')).toBeNull();
    expect(fault('games/demons/Board.svelte', 'lib/plane/Plane.svelte')).toBeNull();
    expect(fault('games/demons/Board.svelte', 'games/client')).toBeNull();
    expect(fault('games/registry.ts', 'games/demons/index')).toBeNull();
    expect(fault('App.svelte', 'lobby/Home.svelte')).toBeNull();
  });

  it('let nothing import upwards or sideways', () => {
    for (const [file, imported] of [
      ['lib/copy.ts', 'protocol/index'],
      ['games/client.ts', 'match/ctrl.svelte'],
      ['games/client.ts', 'games/registry'],
      ['games/demons/Board.svelte', 'games/summon-demons/sigil'],
      ['match/Waiting.svelte', 'lobby/Home.svelte'],
      ['replay/Replay.svelte', 'lobby/Home.svelte'],
      ['lib/copy.ts', 'App.svelte'],
      ['lib/copy.ts', 'attic/box'],
    ]) {
      expect(fault(file, imported), `${file} imports ${imported}`).not.toBeNull();
    }
  });

  it('are seen in every form of import', () => {
    const said = 'lib must not import from games, which is not below it in web/layers.json';
    for (const code of [
      "import { client } from '../games/client';",
      "import '../games/client';",
      "export { client } from '../games/client';",
      "export * from '../games/client';",
      "const load = () => import('../games/client');",
    ]) {
      expect(lint('lib/copy.ts', code), code).toEqual([said]);
    }
    expect(lint('lib/copy.ts', "import '../protocol';")).toEqual([
      'lib must not import from protocol, which is not below it in web/layers.json',
    ]);
    expect(
      lint('lib/copy.ts', "import { t } from './i18n.svelte';\nimport { on } from 'svelte/events';"),
    ).toEqual([]);
  });
});

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { layers } from './scripts/layers.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'screenshots/', 'src/protocol/', 'src/games/*/generated.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The compiler knows that a found index exists; the code says so with an exclamation mark.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Effects name what they follow: `void value;`.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      'no-void': 'off',
      // Collections are made anew and never changed in place once they are state.
      'svelte/prefer-svelte-reactivity': 'off',
      // The router follows plain links by itself; there is no `resolve` to call.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['src/**'],
    plugins: { client: { rules: { layers } } },
    rules: { 'client/layers': 'error' },
  },
  { files: ['scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
);

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The development server hands everything but the pages to a running `pandemonium serve`.
const server = process.env.PANDEMONIUM_SERVER ?? 'http://127.0.0.1:1666';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // Which file came from which source; scripts/size.mjs weighs the games by it.
    manifest: true,
    // Fonts stay files, so that the first paint loads two of them and no more.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'node', include: ['src/**/*.test.ts', 'scripts/**/*.test.js'] },
});

import { defineConfig } from 'vitest/config';

// Browser tests share one machine with the server and the browser: one file at a time.
export default defineConfig({
  test: {
    include: ['e2e/**/*.spec.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});

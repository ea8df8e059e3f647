import { defineConfig } from 'vitest/config';

// Each file has its own server and browser; two at a time suit a machine with two cores.
export default defineConfig({
  test: {
    // The server throws real dice: a test that wants to see something that may not come up types the
    // dice, or begins tables until it does.
    retry: 0,
    include: ['e2e/**/*.spec.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

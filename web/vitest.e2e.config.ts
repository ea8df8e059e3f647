import { defineConfig } from 'vitest/config';

// Each file has its own server and browser; two at a time suit a machine with two cores.
export default defineConfig({
  test: {
    // The server throws real dice: a game in which what a test wants to see does not come up is
    // begun again. A fault in the client fails three times.
    retry: 2,
    include: ['e2e/**/*.spec.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

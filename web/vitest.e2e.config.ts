import { defineConfig } from 'vitest/config';

// Each file has its own server and browser; two at a time suit a machine with two cores.
export default defineConfig({
  test: {
    // The server throws real dice, so a test types the dice it wants, plays on until what it wants comes,
    // or asserts what holds for any dice. Beginning again would hide a fault that comes now and then.
    retry: 0,
    include: ['e2e/**/*.spec.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

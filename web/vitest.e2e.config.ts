import { defineConfig } from 'vitest/config';

// Each file has its own server and browser, which together fill two cores: one at a time.
export default defineConfig({
  test: {
    // The server throws real dice and opponents hurry: a test types the dice it wants, plays on until what
    // it wants comes, or asserts what holds for any dice. What is not steady is mended, never tried again.
    include: ['e2e/**/*.spec.ts'],
    environment: 'node',
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

import { defineConfig } from 'vitest/config';

// Each file has its own server and browser, which together fill two cores: one at a time.
export default defineConfig({
  test: {
    // The server throws real dice and opponents hurry: a test types the dice it wants, plays on until what
    // it wants comes, or asserts what holds for any dice. Where one of 70 still meets a battle that it did
    // not foresee, it is begun once more; the report names every test that needed it.
    retry: 1,
    include: ['e2e/**/*.spec.ts'],
    environment: 'node',
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

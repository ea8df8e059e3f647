import { defineConfig } from 'vitest/config';

// Each file has its own server and browser; two at a time suit a machine with two cores.
export default defineConfig({
  test: {
    include: ['e2e/**/*.spec.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

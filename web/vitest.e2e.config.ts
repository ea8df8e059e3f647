import { defineConfig } from 'vitest/config';

// Each file has its own server and browser; two at a time suit a machine with two cores.
export default defineConfig({
  test: {
    // The server throws real dice: two tests (the phone of Demons, the teams of Summon Demons) still want
    // to see what may not come up, and are begun again. A fault in the client fails three times.
    retry: 2,
    include: ['e2e/**/*.spec.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

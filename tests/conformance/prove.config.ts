import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The unit tests once more, each time with one wrong thing in the rules: see prove.ts. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/long/**', 'tests/bench/**', 'tests/e2e/**', 'tests/browsers/**'],
    setupFiles: ['tests/conformance/plant.ts'],
    pool: 'threads',
    testTimeout: 30_000,
  },
});

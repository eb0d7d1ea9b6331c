import { defineConfig } from 'vitest/config';

const floor = { lines: 90, statements: 90, functions: 90, branches: 80 };

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // On two cores the default is one worker, and many tests wait for processes that they started.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { 'src/core/**': floor, 'src/contract/**': floor },
    },
  },
});

import { defineConfig } from 'vitest/config';

/** Where `.ci/run` wants the results as JSON, beside what is printed. */
const results = process.env['TEST_RESULTS'];

export default defineConfig({
  resolve: { conditions: ['@roadstead/source'] },
  ssr: { resolve: { conditions: ['@roadstead/source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'simulator/src/**/*.test.ts', 'test/**/*.test.ts'],
    // Property tests try many cases; a machine that is busy with others must not make them fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One core fewer is the default, which on two leaves half of the machine idle.
    maxWorkers: '100%',
    coverage: { include: ['packages/*/src/**/*.ts'] },
    reporters: results ? ['default', ['json', { outputFile: results }]] : ['default'],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@roadstead/source'] },
  ssr: { resolve: { conditions: ['@roadstead/source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    // Property tests try many cases; a machine that is busy with others must not make them fail.
    testTimeout: 300_000,
    coverage: { include: ['packages/*/src/**/*.ts'] },
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@roadstead/source'] },
  ssr: { resolve: { conditions: ['@roadstead/source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    coverage: { include: ['packages/*/src/**/*.ts'] },
  },
});

import { defaultClientConditions, defineConfig } from 'vite';

/** Builds the static files into `site`. Addresses are relative, so that the page works below any path. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['@roadstead/source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: 'site',
    emptyOutDir: true,
    target: 'es2023',
    // The policy of the page has no data: addresses for scripts and workers.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    reportCompressedSize: false,
  },
});

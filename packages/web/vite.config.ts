import { defaultClientConditions, defineConfig } from 'vite';
import { portNames } from './port-names-plugin.ts';

/** The service of `npx vite packages/web`, which serves the page from its sources: `npm start`, or the one at ROADSTEAD_URL. */
const SERVICE = process.env['ROADSTEAD_URL'] ?? 'http://127.0.0.1:8080';
const OPERATIONS =
  '^/(api|nextport|administration|tradelane-analytics|authentication|docs|health|(openapi|asyncapi)\\.json)';

/** Builds the static files into `site`. Addresses are relative, so that the page works below any path. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['@roadstead/source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [portNames()],
  worker: { format: 'es' },
  server: { proxy: { [OPERATIONS]: { target: SERVICE, changeOrigin: false } } },
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

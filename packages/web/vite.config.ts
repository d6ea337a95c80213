import { defineConfig } from 'vite';
import { PAGE_BUILD, PAGE_CONFIG } from './page-config.ts';

/** The service of `npx vite packages/web`, which serves the page from its sources: `npm start`, or the one at ROADSTEAD_URL. */
const SERVICE = process.env['ROADSTEAD_URL'] ?? 'http://127.0.0.1:8080';
const OPERATIONS =
  '^/(api|nextport|administration|tradelane-analytics|authentication|docs|health|(openapi|asyncapi)\\.json)';

/** Builds the page of a service into `site`. */
export default defineConfig({
  ...PAGE_CONFIG,
  root: import.meta.dirname,
  server: { proxy: { [OPERATIONS]: { target: SERVICE, changeOrigin: false } } },
  build: { ...PAGE_BUILD, outDir: 'site' },
});

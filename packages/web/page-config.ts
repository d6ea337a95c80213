import { defaultClientConditions, type UserConfig } from 'vite';
import { licenses } from './licenses-plugin.ts';
import { portNames } from './port-names-plugin.ts';

const { ofPage, ofWorkers } = licenses();

/** Settings that all pages of the package have in common. Addresses are relative, so that they work below any path. */
export const PAGE_CONFIG = {
  base: './',
  resolve: { conditions: ['@roadstead/source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [portNames(), ofPage],
  worker: { format: 'es', plugins: () => [ofWorkers] },
} satisfies UserConfig;

export const PAGE_BUILD = {
  emptyOutDir: true,
  target: 'es2023',
  // The policy of the page has no data: addresses for scripts and workers.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: 1500,
  reportCompressedSize: false,
} satisfies UserConfig['build'];

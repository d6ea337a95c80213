import { join } from 'node:path';
import { defineConfig } from 'vite';
import { PAGE_BUILD, PAGE_CONFIG } from './page-config.ts';
import { compressedAssets, singleFile } from './single-file-plugin.ts';

/** Builds the page of a replay into `site-replay/replay.html`: one file, which opens from disk. `roadstead detect --html` fills in the data. */
export default defineConfig({
  ...PAGE_CONFIG,
  root: join(import.meta.dirname, 'src/replay-file'),
  publicDir: false,
  plugins: [...PAGE_CONFIG.plugins, compressedAssets(), singleFile()],
  build: {
    ...PAGE_BUILD,
    outDir: join(import.meta.dirname, 'site-replay'),
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    cssCodeSplit: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'src/replay-file/replay.html'),
      output: { codeSplitting: false },
    },
  },
});

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { PAGE_BUILD, PAGE_CONFIG } from './page-config.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The files of `src/demo/examples.ts`. */
const EXAMPLES = [
  'packages/cli/data/solent-2016-01-12.csv',
  // Its licence.
  'packages/cli/data/README.md',
  'scenarios/drift-across-180.yaml',
  'scenarios/anchorage-of-nine.yaml',
];

/** Builds the page without a service into `demo`, a folder for any host of static files. */
export default defineConfig({
  ...PAGE_CONFIG,
  root: join(import.meta.dirname, 'src/demo'),
  publicDir: join(import.meta.dirname, 'public'),
  plugins: [...PAGE_CONFIG.plugins, examples()],
  build: { ...PAGE_BUILD, outDir: join(import.meta.dirname, 'demo') },
});

function examples(): Plugin {
  return {
    name: 'examples',
    generateBundle() {
      for (const path of EXAMPLES) {
        const source = readFileSync(join(ROOT, path));
        this.emitFile({ type: 'asset', fileName: `examples/${basename(path)}`, source });
      }
    },
  };
}

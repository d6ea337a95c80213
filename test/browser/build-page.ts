import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspace.ts';

const run = promisify(execFile);

/** Arguments of Vite for each page that is built from the map's sources. */
const PAGES = {
  site: ['packages/web'],
  demo: ['--config', 'packages/web/vite.demo.config.ts'],
  replay: ['--config', 'packages/web/vite.replay.config.ts'],
} as const;

/** Builds a page of the map from its sources into a folder. */
export async function buildPage(page: keyof typeof PAGES, outDir: string): Promise<void> {
  // In a process of its own: the conditions of this one would lead its settings to sources that Node cannot read.
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', ...PAGES[page], '--outDir', outDir, '--emptyOutDir'];
  await run(process.execPath, args, { cwd: ROOT });
}

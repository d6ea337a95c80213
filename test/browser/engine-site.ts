import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../workspace.ts';
import { type FileServer, startFileServer } from './file-server.ts';

/** A site with the engine, its data, and files to drop on it. */
export interface EngineSite extends FileServer {
  /** Files by their names. */
  readonly files: Map<string, Uint8Array>;
}

const PAGE =
  '<!doctype html><title>Engine</title><link rel="icon" href="data:,"><script type="module" src="/engine-page.js"></script>';

/** Bundles the engine from the sources, and serves it. */
export async function startEngineSite(): Promise<EngineSite> {
  const { outputFiles } = await build({
    ...{ bundle: true, splitting: true, write: false, format: 'esm', platform: 'browser' },
    absWorkingDir: ROOT,
    outdir: 'bundle',
    conditions: ['@roadstead/source'],
    entryPoints: {
      'engine-page': 'test/browser/engine-page.ts',
      'engine-worker': 'packages/web/src/engine/engine-worker.ts',
    },
  });
  const files = new Map<string, Uint8Array>();
  const parts = new Map<string, Uint8Array>(
    outputFiles.map(({ path, contents }) => [path.slice(join(ROOT, 'bundle/').length), contents]),
  );
  parts.set('index.html', new TextEncoder().encode(PAGE));
  const graph = fileURLToPath(import.meta.resolve('@roadstead/routing/sea-graph.bin'));
  parts.set('sea-graph.bin', readFileSync(graph));
  const server = await startFileServer(
    (path) => parts.get(path) ?? files.get(path.slice('files/'.length)),
  );
  return { ...server, files };
}

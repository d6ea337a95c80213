import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../workspace.ts';

/** A site with the engine, its data, and files to drop on it. */
export interface EngineSite {
  readonly url: string;
  /** Files by their names. */
  readonly files: Map<string, Uint8Array>;
  close(): void;
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
    outputFiles.map(({ path, contents }) => [path.slice(join(ROOT, 'bundle').length), contents]),
  );
  parts.set('/', new TextEncoder().encode(PAGE));
  const graph = fileURLToPath(import.meta.resolve('@roadstead/routing/sea-graph.bin'));
  parts.set('/sea-graph.bin', readFileSync(graph));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const name = decodeURIComponent(pathname);
    const body = parts.get(name) ?? files.get(name.slice('/files/'.length));
    const type = name === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    files,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

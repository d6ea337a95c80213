import { readFileSync } from 'node:fs';
import { loadSeaRoutes, type SeaRoutes } from '../src/sea-routes.ts';

/** The bundled bytes, as a host reads them. */
export function bundledBytes(): Uint8Array {
  return readFileSync(new URL('../data/sea-graph.bin', import.meta.url));
}

export function loadBundled(): Promise<SeaRoutes> {
  return loadSeaRoutes(async () => bundledBytes());
}

import { readFileSync } from 'node:fs';
import { loadSeaRoutes, type SeaRoutes } from '../src/sea-routes.ts';

/** Reads the bundled bytes as a host does. */
export function bundledBytes(): Uint8Array {
  return readFileSync(new URL('../data/sea-graph.bin', import.meta.url));
}

export function loadBundled(): Promise<SeaRoutes> {
  return loadSeaRoutes(async () => bundledBytes());
}

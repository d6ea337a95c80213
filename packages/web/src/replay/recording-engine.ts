import seaGraphUrl from '@roadstead/routing/sea-graph.bin?url';
import { createEngine, type Engine } from '../engine/engine.ts';

/** Detection in a worker of the page. */
export const engine: Engine = createEngine({
  startWorker: () =>
    new Worker(new URL('../engine/engine-worker.ts', import.meta.url), { type: 'module' }),
  seaGraphUrl: new URL(seaGraphUrl, location.href).href,
});

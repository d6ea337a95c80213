import type { Store } from '@roadstead/contracts';
import { NextPorts } from '@roadstead/predictions';
import { PortCallLog } from '../port-call-log.ts';
import type { PortDirectory } from '../service.ts';
import { Ships } from '../ships.ts';
import { NEXT_PORTS_KEPT } from './kept-model.ts';
import { type Learned, learnCalls } from './learn-calls.ts';

/** How to learn anew. */
interface RelearnOptions {
  /** Nobody else may write to it meanwhile. */
  readonly store: Store;
  readonly ports: PortDirectory;
  readonly onProgress: (learned: Learned) => void;
  /** Where it is aborted, the store stays as it was, and its reason is thrown. */
  readonly signal: AbortSignal;
}

/**
 * Learns next ports anew from the calls that a store has, in place of what was learned before. How often ships' destinations came
 * true is forgotten: which they had on earlier voyages is not kept.
 */
export async function relearnPredictions(options: RelearnOptions): Promise<Learned> {
  const { store, ports, onProgress, signal } = options;
  const model = new NextPorts(ports.ports);
  const portCalls = new PortCallLog(store, (id) => ports.port(id));
  let learned: Learned = { calls: 0, ships: 0 };
  for await (learned of learnCalls(model, new Ships(store), portCalls)) {
    onProgress(learned);
    signal.throwIfAborted();
  }
  await store.write([store.keep.put(NEXT_PORTS_KEPT, model.save())]);
  return learned;
}

import type { Store } from '@roadstead/contracts';
import { NextPortModel } from '@roadstead/predictions';
import type { PortDirectory } from '../port-directory.ts';
import { PortCallLog } from '../tracking/port-call-log.ts';
import { Ships } from '../tracking/ships.ts';
import { NEXT_PORT_MODEL_KEY } from './model-snapshot.ts';
import { type TrainingProgress, trainOnCalls } from './train-on-calls.ts';

/** Dependencies of a retraining. */
interface RetrainOptions {
  /** The store must have no other writer meanwhile. */
  readonly store: Store;
  readonly ports: PortDirectory;
  readonly onProgress: (progress: TrainingProgress) => void;
  /** An abort leaves the store unchanged; its reason is thrown. */
  readonly signal: AbortSignal;
}

/**
 * Trains a new model on the stored port calls, and replaces the stored one. The reliability of ships' reported destinations
 * starts from its prior: destinations of earlier voyages are not stored.
 */
export async function retrainPredictions(options: RetrainOptions): Promise<TrainingProgress> {
  const { store, ports, onProgress, signal } = options;
  const model = new NextPortModel(ports.ports);
  const portCalls = new PortCallLog(store, (id) => ports.port(id));
  let progress: TrainingProgress = { calls: 0, ships: 0 };
  for await (progress of trainOnCalls(model, new Ships(store), portCalls)) {
    onProgress(progress);
    signal.throwIfAborted();
  }
  await store.write([store.blobs.put(NEXT_PORT_MODEL_KEY, model.save())]);
  return progress;
}

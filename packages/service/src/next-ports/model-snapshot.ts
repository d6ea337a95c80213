import { type Store, StoreError } from '@roadstead/contracts';
import { NextPortModel } from '@roadstead/predictions';
import type { PortDirectory } from '../port-directory.ts';

/** The key of the model's blob in a store; the pipeline writes it. */
export const NEXT_PORT_MODEL_KEY = 'next-ports';

/** Reads the model; returns undefined for a missing blob, one of another version or a damaged one: port calls train it again. */
export async function readModelSnapshot(
  store: Store,
  { ports, places }: PortDirectory,
): Promise<NextPortModel | undefined> {
  const model = new NextPortModel(ports, { places });
  try {
    const saved = await store.blobs.read(NEXT_PORT_MODEL_KEY);
    if (!saved) return undefined;
    model.restore(saved);
    return model;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return undefined;
  }
}

/** Whether an error says that a saved model is damaged or of another version. */
export function isUnreadable(error: unknown): error is Error {
  return error instanceof TypeError || (error instanceof StoreError && error.reason === 'damaged');
}

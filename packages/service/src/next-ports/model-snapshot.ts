import type { Store } from '@roadstead/contracts';
import { NextPortModel } from '@roadstead/predictions';
import type { PortDirectory } from '../port-directory.ts';

/** The key of the model's blob in a store; the pipeline writes it. */
export const NEXT_PORT_MODEL_KEY = 'next-ports';

/** Reads the model; returns undefined for a missing blob, one of another version or a damaged one: port calls train it again. */
export async function readModelSnapshot(
  store: Store,
  { ports }: PortDirectory,
): Promise<NextPortModel | undefined> {
  const saved = await store.blobs.read(NEXT_PORT_MODEL_KEY);
  if (!saved) return undefined;
  const model = new NextPortModel(ports);
  try {
    model.restore(saved);
    return model;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}

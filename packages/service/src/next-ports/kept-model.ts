import type { Store } from '@roadstead/contracts';
import { NextPorts } from '@roadstead/predictions';
import type { PortDirectory } from '../service.ts';

/** Where what was learned lies among what a store keeps; the pipeline saves it there. */
export const NEXT_PORTS_KEPT = 'next-ports';

/** What was learned; undefined where nothing is kept, or what is of another version, or damaged: the calls teach it again then. */
export async function readKeptModel(
  store: Store,
  { ports }: PortDirectory,
): Promise<NextPorts | undefined> {
  const kept = await store.keep.read(NEXT_PORTS_KEPT);
  if (!kept) return undefined;
  const model = new NextPorts(ports);
  try {
    model.restore(kept);
    return model;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}

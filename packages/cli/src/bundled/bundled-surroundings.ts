import type { LandSurroundings } from '@roadstead/assessment';
import type { Gazetteer } from '@roadstead/gazetteer';
import { landSurroundings, loadedOnce } from '@roadstead/recordings';
import { sharedGazetteer } from './bundled-gazetteer.ts';
import { bundledSeaRoutes } from './bundled-voyages.ts';

/** Loads the bundled ports, anchorages and shores, for filters and the features of events. */
export async function bundledSurroundings(
  gazetteer: Gazetteer = sharedGazetteer(),
): Promise<LandSurroundings> {
  return landSurroundings(gazetteer, await bundledSeaRoutes());
}

/** Returns a function that loads the bundled surroundings once, on its first call. */
export function bundledSurroundingsOnce(): () => Promise<LandSurroundings> {
  return loadedOnce(bundledSurroundings);
}

import type { LandSurroundings } from '@roadstead/assessment';
import type { Gazetteer } from '@roadstead/gazetteer';
import { sharedGazetteer } from './bundled-gazetteer.ts';
import { bundledSeaRoutes } from './bundled-voyages.ts';
import { inlandMeters } from './inland-meters.ts';
import { loadedOnce } from './loaded-once.ts';

/** Loads the bundled ports, anchorages and shores, for filters and the features of events. */
export async function bundledSurroundings(
  gazetteer: Gazetteer = sharedGazetteer(),
): Promise<LandSurroundings> {
  const seaRoutes = await bundledSeaRoutes();
  return {
    portAreaMeters: ({ longitude, latitude }) => gazetteer.portAreaMeters(longitude, latitude),
    anchorageMeters: ({ longitude, latitude }) => gazetteer.anchorageMeters(longitude, latitude),
    shoreMeters: (place) => seaRoutes.shoreMeters(place),
    inlandMeters: (place) => inlandMeters(seaRoutes, place),
  };
}

/** Returns a function that loads the bundled surroundings once, on its first call. */
export function bundledSurroundingsOnce(): () => Promise<LandSurroundings> {
  return loadedOnce(bundledSurroundings);
}

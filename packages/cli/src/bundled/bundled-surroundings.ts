import type { LandSurroundings } from '@roadstead/assessment';
import { createGazetteer, type Gazetteer } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import { bundledSeaRoutes } from './bundled-voyages.ts';
import { inlandMeters } from './inland-meters.ts';

/** Loads the bundled ports, anchorages and shores, for filters and the features of events. */
export async function bundledSurroundings(
  gazetteer: Gazetteer = createGazetteer(gazetteerData),
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
  let loading: Promise<LandSurroundings> | undefined;
  return () => {
    loading ??= bundledSurroundings();
    return loading;
  };
}

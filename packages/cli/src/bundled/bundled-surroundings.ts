import type { Surroundings } from '@roadstead/assessment';
import { createGazetteer } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import { bundledSeaRoutes } from './bundled-voyages.ts';

/** Loads the bundled ports, anchorages and shores, for the features of events. */
export async function bundledSurroundings(): Promise<Surroundings> {
  const gazetteer = createGazetteer(gazetteerData);
  const seaRoutes = await bundledSeaRoutes();
  return {
    portAreaMeters: ({ longitude, latitude }) => gazetteer.portAreaMeters(longitude, latitude),
    anchorageMeters: ({ longitude, latitude }) => gazetteer.anchorageMeters(longitude, latitude),
    shoreMeters: (place) => seaRoutes.shoreMeters(place),
  };
}

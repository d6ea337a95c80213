import type { LandSurroundings } from '@roadstead/assessment';
import type { Gazetteer } from '@roadstead/gazetteer';
import type { SeaRoutes } from '@roadstead/routing';
import { inlandMeters } from './inland-meters.ts';

/** Returns the ports, anchorages and shores that filters and features need. */
export function landSurroundings(
  gazetteer: Pick<Gazetteer, 'portAreaMeters' | 'anchorageMeters'>,
  seaRoutes: Pick<SeaRoutes, 'route' | 'shoreMeters'>,
): LandSurroundings {
  return {
    portAreaMeters: ({ longitude, latitude }) => gazetteer.portAreaMeters(longitude, latitude),
    anchorageMeters: ({ longitude, latitude }) => gazetteer.anchorageMeters(longitude, latitude),
    shoreMeters: (place) => seaRoutes.shoreMeters(place),
    inlandMeters: (place) => inlandMeters(seaRoutes, place),
  };
}

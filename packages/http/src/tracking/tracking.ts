import type { MaritimeService } from '@roadstead/service';
import { routeOperations } from '../routing/routes.ts';
import type { RouteGroup } from '../server/index.ts';
import { fleetTracksOperation } from './fleet-tracks.ts';
import { positionsOperation } from './positions.ts';
import { searchOperation } from './search.ts';
import { shipSummariesOperation } from './ship-summaries.ts';
import { shipOperations } from './ships.ts';
import { trackOperations } from './tracks.ts';

/** Vessel tracking: ships, their positions, tracks, port calls and routes. */
export function trackingRoutes({ tracking, routing }: MaritimeService): RouteGroup {
  return {
    name: 'Vessel tracking',
    base: '/api/portserver',
    description:
      'Ships, their latest positions, tracks and port calls. Times are UTC in whole seconds, distances metres, speeds knots; ' +
      'unknown values are null. All users see all ships.',
    operations: [
      ...shipOperations(tracking),
      positionsOperation(tracking),
      shipSummariesOperation(tracking),
      searchOperation(tracking),
      fleetTracksOperation(tracking),
      ...trackOperations(tracking),
      ...(routing ? routeOperations(routing) : []),
    ],
  };
}

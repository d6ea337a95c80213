import type { Mmsi } from '@roadstead/model';
import { DistanceMatrices } from './routing/distance-matrices.ts';
import { RouteJobs } from './routing/route-jobs.ts';
import { RoutePlanning } from './routing/route-planning.ts';
import type { ServiceBase } from './service-base.ts';
import type { ServiceOptions } from './service-options.ts';
import type { LatestPositions } from './tracking/latest-positions.ts';
import type { PortCallLog } from './tracking/port-call-log.ts';
import { ShipTracking } from './tracking/ship-tracking.ts';

/** The parts that the leader and API processes have in different forms. */
interface ShipQueryParts {
  readonly latest: LatestPositions;
  readonly portCalls: PortCallLog;
  readonly namedPortIds: ((mmsi: Mmsi) => Promise<readonly number[]>) | undefined;
}

/** Creates tracking and routing. */
export function createShipQueries(
  options: ServiceOptions,
  { changes, time, newUuid, ships, positions }: ServiceBase,
  { latest, portCalls, namedPortIds }: ShipQueryParts,
): { readonly tracking: ShipTracking; readonly routing: RouteJobs | null } {
  const { store, clock, ports, voyages } = options;
  const lookup = voyages && { planner: voyages, ports };
  return {
    tracking: new ShipTracking({
      ...{ store, clock, changes, ships, latest, positions, portCalls, newUuid },
      countryOf: (mmsi) => options.countryOf?.(mmsi),
      ports: ports?.ports ?? [],
    }),
    routing: lookup
      ? new RouteJobs({
          ...{ store, clock, changes, matrices: new DistanceMatrices({ ...lookup, clock }) },
          planning: new RoutePlanning({ ...lookup, namedPortIds, time, ships, latest, positions }),
        })
      : null,
  };
}

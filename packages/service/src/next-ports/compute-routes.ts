import type { Position, PositionReport } from '@roadstead/model';
import type { RouteRequest, RouteToPort } from '@roadstead/predictions';
import type { VoyagePlanner } from '../routing/routing.ts';

/** Dependencies of the computation of routes. */
interface RouteParts {
  readonly planner: VoyagePlanner;
  /** The positions of ports, by their id. */
  readonly places: ReadonlyMap<number, Position>;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/** W1: computes the routes of a ship from its latest position to ports; returns undefined if that position is stale. */
export async function computeRoutes(
  { portIds, namedPortIds, reported, stay }: RouteRequest,
  fix: PositionReport,
  { planner, places, nowMs }: RouteParts,
): Promise<readonly RouteToPort[] | undefined> {
  const routes: RouteToPort[] = [];
  for (const portId of portIds) {
    const to = places.get(portId);
    if (!to) continue;
    const voyage = await planner.plan({
      ...{ fix, track: [], nowMs, ...(stay && { stay }) },
      reportedEtaMs: namedPortIds.includes(portId) ? reported.etaMs : null,
      // The model of next ports stores no beam.
      ship: { ...reported, beamMeters: null },
      to: { ...to, isPort: true },
    });
    if (voyage.status === 'stale_position') return undefined;
    if (voyage.status !== 'ok') continue;
    const { distanceMeters, etaMs, etaEarlyMs, etaLateMs } = voyage;
    routes.push({ portId, distanceMeters, etaMs, etaEarlyMs, etaLateMs });
  }
  return routes;
}

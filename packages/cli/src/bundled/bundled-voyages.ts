import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadedOnce } from '@roadstead/recordings';
import {
  type AreaToAvoid,
  type EtaEstimate,
  estimateEta,
  lineStringOf,
  loadSeaRoutes,
  type NoRoute,
  type Route,
  type SeaRoutes,
  type SpeedHistory,
  stepSpeedHistory,
} from '@roadstead/routing';
import type {
  PlannedRoute,
  SeaDistance,
  VoyagePlan,
  VoyagePlanner,
  VoyageRequest,
} from '@roadstead/service';
import { insideOf } from '../routing/distances-inside.ts';

type Arrival = Extract<EtaEstimate, { readonly status: 'ok' }>;

const MS_PER_HOUR = 3_600_000;

/** Loads the bundled sea graph, once in a process: it takes tenths of a second. */
export const bundledSeaRoutes: () => Promise<SeaRoutes> = loadedOnce(() =>
  loadSeaRoutes(() =>
    readFile(fileURLToPath(import.meta.resolve('@roadstead/routing/sea-graph.bin'))),
  ),
);

/**
 * The service's option `voyages`: routes and arrivals on the sea graph, which is loaded on first use.
 * @param load loads the sea graph; default: the bundled one
 */
export function bundledVoyages(load: () => Promise<SeaRoutes> = bundledSeaRoutes): VoyagePlanner {
  const seaRoutes = loadedOnce(load);
  return {
    async offWaterMeters(place) {
      const route = (await seaRoutes()).route(place, place);
      return route.status === 'ok' ? route.endOffsetMeters : undefined;
    },
    async distances(pairs, { avoid = [], timeMs } = {}) {
      const graph = await seaRoutes();
      return pairs.map(({ from, to }) =>
        distanceOf(graph.route(from, to, { avoid }), avoid, timeMs),
      );
    },
    plan: async (request) => voyageOf(await seaRoutes(), request),
  };
}

function distanceOf(
  route: Route | NoRoute,
  avoid: readonly AreaToAvoid[],
  timeMs: number | undefined,
): SeaDistance {
  if (route.status !== 'ok') return { status: 'no_route', reason: route.detail };
  const { distanceMeters, passages } = route;
  return { status: 'ok', distanceMeters, passages, ...insideOf(route, avoid, timeMs) };
}

function voyageOf(seaRoutes: SeaRoutes, request: VoyageRequest): VoyagePlan {
  const { fix, track, ship, to, via = [], avoid = [], routesMax = 1, nowMs } = request;
  const { draughtMeters, beamMeters, lengthMeters } = ship;
  const options = {
    via,
    avoid,
    ...(draughtMeters !== null && { draughtMeters }),
    ...(beamMeters !== null && { beamMeters }),
    ...(lengthMeters !== null && { lengthMeters }),
  };
  const routes = seaRoutes.alternatives(fix, to, options, routesMax);
  const [best, ...others] = 'status' in routes ? [] : routes;
  const history = track.reduce<SpeedHistory | undefined>(
    (before, point) => stepSpeedHistory(before, point, ship),
    undefined,
  );
  const eta = etaOf(request, history, best ?? { distanceMeters: 0, passages: [] });
  if (eta.status === 'stale_position') {
    const hours = Math.floor((nowMs - fix.timeMs) / MS_PER_HOUR);
    return {
      status: 'stale_position',
      reason: `The last position of the ship is ${hours} hours old.`,
    };
  }
  if ('status' in routes) return { status: 'no_route', reason: routes.detail };
  const alternatives = others.flatMap((route) => {
    const { extraMeters, passagesAdded, passagesAvoided } = route;
    const other = etaOf(request, history, route);
    // All are from the same fix, which is not stale.
    if (other.status !== 'ok') return [];
    const inside = insideOf(route, avoid, nowMs);
    return [
      { ...plannedRoute(route, other), ...inside, extraMeters, passagesAdded, passagesAvoided },
    ];
  });
  return {
    status: 'ok',
    ...plannedRoute(routes[0], eta),
    ...insideOf(routes[0], avoid, nowMs),
    speedKnots: eta.speedKnots,
    ...(routesMax > 1 && { alternatives }),
  };
}

function plannedRoute(route: Route, eta: Arrival): PlannedRoute {
  const { distanceMeters, passages, legs } = route;
  const { etaMs, p10Ms, p90Ms, pilotMs } = eta;
  return {
    distanceMeters,
    line: lineStringOf(route, { antimeridian: 'unwrapped' }).coordinates,
    legs: legs.map(({ line }) => line),
    ...{ etaMs, etaEarlyMs: p10Ms, etaLateMs: p90Ms, etaPilotMs: pilotMs },
    passages,
  };
}

function etaOf(
  { fix, ship, to, stay, reportedEtaMs, routesMax = 1, nowMs }: VoyageRequest,
  history: SpeedHistory | undefined,
  route: Parameters<typeof estimateEta>[0]['route'],
): EtaEstimate {
  const endsAtSea = !to.isPort;
  // The crew reports the ETA of one of several routes, nobody knows of which.
  const reportedMs = routesMax > 1 ? undefined : (reportedEtaMs ?? undefined);
  return estimateEta({ fix, route, ship, endsAtSea, history, stay, reportedMs, nowMs });
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type EtaEstimate,
  estimateEta,
  lineStringOf,
  loadSeaRoutes,
  type SeaRoutes,
  type SpeedHistory,
  stepSpeedHistory,
} from '@roadstead/routing';
import type { Voyage, VoyagePlanner, VoyageRequest } from '@roadstead/service';

const MS_PER_HOUR = 3_600_000;

/** The sea graph that comes with Roadstead. */
export function bundledSeaRoutes(): Promise<SeaRoutes> {
  return loadSeaRoutes(() =>
    readFile(fileURLToPath(import.meta.resolve('@roadstead/routing/sea-graph.bin'))),
  );
}

/**
 * Routes and arrivals by the sea graph, as a service wants them; it is read when it is needed first.
 * @param load of another sea graph than the bundled one
 */
export function bundledVoyages(load: () => Promise<SeaRoutes> = bundledSeaRoutes): VoyagePlanner {
  let loading: Promise<SeaRoutes> | undefined;
  const seaRoutes = (): Promise<SeaRoutes> => {
    loading ??= load().catch((error: unknown) => {
      // The next who asks may find the file there.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    async offWaterMeters(place) {
      const route = (await seaRoutes()).route(place, place);
      return route.status === 'ok' ? route.endOffsetMeters : undefined;
    },
    plan: async (asked) => voyageOf(await seaRoutes(), asked),
  };
}

function voyageOf(seaRoutes: SeaRoutes, asked: VoyageRequest): Voyage {
  const { fix, ship, to, nowMs } = asked;
  const { draughtMeters } = ship;
  const route = seaRoutes.route(fix, to, { ...(draughtMeters !== null && { draughtMeters }) });
  const distanceMeters = route.status === 'ok' ? route.distanceMeters : 0;
  const passages = route.status === 'ok' ? route.passages : [];
  const eta = etaOf(asked, { distanceMeters, passages });
  if (eta.status === 'stale_position') {
    const hours = Math.floor((nowMs - fix.timeMs) / MS_PER_HOUR);
    return { status: 'stale_position', reason: `The ship was heard last ${hours} hours ago.` };
  }
  if (route.status !== 'ok') return { status: 'no_route', reason: route.detail };
  const { etaMs, p10Ms, p90Ms, speedKnots } = eta;
  const drawn = lineStringOf(route, { antimeridian: 'unwrapped' });
  return {
    status: 'ok',
    distanceMeters,
    line: drawn.coordinates,
    ...{ etaMs, etaEarlyMs: p10Ms, etaLateMs: p90Ms, speedKnots },
    passages,
  };
}

function etaOf(
  { fix, track, ship, to, nowMs }: VoyageRequest,
  route: Parameters<typeof estimateEta>[0]['route'],
): EtaEstimate {
  const history = track.reduce<SpeedHistory | undefined>(stepSpeedHistory, undefined);
  const endsAtSea = !to.isPort;
  return estimateEta({ fix, route, ship, endsAtSea, ...(history && { history }), nowMs });
}

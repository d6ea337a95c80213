import { timestampSeconds } from '@roadstead/model';
import type { AlternativePlan, PlannedRoute, RouteResult } from '@roadstead/service';
import type { z } from 'zod';
import { insideAreasJson } from './avoid.ts';
import type { ALTERNATIVE, ROUTE } from './route-schemas.ts';

/** Speeds have tenths of a knot, as ships report them. */
const TENTHS = 10;

export function routeJson(result: RouteResult): z.infer<typeof ROUTE> {
  const { status } = result;
  const bsTs = result.fixMs === null ? null : timestampSeconds(result.fixMs);
  if (status !== 'ok') {
    const nothing = { distance: null, eta: null, route: null, sog: null };
    return { bs_ts: bsTs, ...nothing, status, reason: result.reason };
  }
  return {
    bs_ts: bsTs,
    ...plannedJson(result),
    sog: Math.round(TENTHS * result.speedKnots) / TENTHS,
    status,
    ...(result.alternatives && { alternatives: result.alternatives.map(alternativeJson) }),
  };
}

export function alternativeJson(route: AlternativePlan): z.infer<typeof ALTERNATIVE> {
  return {
    ...plannedJson(route),
    extra_distance: Math.round(route.extraMeters),
    passages_added: [...route.passagesAdded],
    passages_avoided: [...route.passagesAvoided],
  };
}

function plannedJson(route: PlannedRoute) {
  const etaPilotMs = route.etaPilotMs ?? null;
  return {
    distance: Math.round(route.distanceMeters),
    eta: timestampSeconds(route.etaMs),
    eta_early: timestampSeconds(route.etaEarlyMs),
    eta_late: timestampSeconds(route.etaLateMs),
    eta_pilot: etaPilotMs === null ? null : timestampSeconds(etaPilotMs),
    passages: [...route.passages],
    ...insideAreasJson(route),
    route: {
      type: 'LineString' as const,
      coordinates: route.line.map(([x, y]): [number, number] => [x, y]),
    },
  };
}

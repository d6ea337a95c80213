import { timestampSeconds } from '@roadstead/model';
import type { RouteResult } from '@roadstead/service';
import type { z } from 'zod';
import type { ROUTE } from './tracking-schemas.ts';

/** Speeds are told to a tenth, as ships report them. */
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
    distance: Math.round(result.distanceMeters),
    eta: timestampSeconds(result.etaMs),
    route: { type: 'LineString', coordinates: result.line.map(([x, y]) => [x, y]) },
    sog: Math.round(TENTHS * result.speedKnots) / TENTHS,
    status,
  };
}

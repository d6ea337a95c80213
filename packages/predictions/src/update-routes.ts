import type { Position } from '@roadstead/model';
import { evidenceShare, updateHeadingEvidence } from './heading-evidence.ts';
import type { RouteDistance } from './ship-voyage.ts';
import { sphereDistanceMeters } from './sphere-distance.ts';

/** A newly computed route, without its evidence. */
export type NewRouteEstimate = Omit<RouteDistance, 'evidence'>;

/**
 * W1: updates the evidence of a ship's routes after it sailed on. Known routes gain or lose likelihood; new ones get the mean of the
 * known.
 * @param computedFrom position of the last computation; null before the first
 * @param likeliest the most probable port
 */
export function updateRoutes(
  before: ReadonlyMap<number, RouteDistance | null>,
  now: ReadonlyMap<number, NewRouteEstimate | null>,
  computedFrom: Position | null,
  from: Position,
  likeliest: number | undefined,
): Map<number, RouteDistance | null> {
  const sailedMeters = computedFrom ? sphereDistanceMeters(computedFrom, from) : 0;
  const evidence = evidenceShare(sailedMeters, metersAhead(now, likeliest));
  const updated = new Map<number, RouteDistance | null>();
  let sum = 0;
  let count = 0;
  for (const [port, route] of now) {
    const last = before.get(port);
    if (!last || !route) continue;
    const gain = sailedMeters > 0 ? (last.distanceMeters - route.distanceMeters) / sailedMeters : 0;
    const evidenceNow =
      sailedMeters > 0 ? updateHeadingEvidence(last.evidence, evidence, gain) : last.evidence;
    updated.set(port, { ...route, evidence: evidenceNow });
    sum += Math.exp(evidenceNow);
    count++;
  }
  const usual = count > 0 ? Math.log(sum / count) : 0;
  for (const [port, route] of now) {
    if (!updated.has(port)) updated.set(port, route && { ...route, evidence: usual });
  }
  return updated;
}

/** Distance to the most probable port; without a route, to the nearest. */
function metersAhead(
  now: ReadonlyMap<number, NewRouteEstimate | null>,
  likeliest: number | undefined,
): number {
  const route = likeliest === undefined ? null : now.get(likeliest);
  if (route) return route.distanceMeters;
  return Math.min(...[...now.values()].map((each) => each?.distanceMeters ?? Infinity));
}

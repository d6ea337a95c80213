import type { Mmsi, TimedPosition } from '@roadstead/model';
import type { ReportedVoyage, ShipVoyage } from './ship-voyage.ts';
import { sphereDistanceMeters } from './sphere-distance.ts';
import type { StayDuration } from './stay-times.ts';
import {
  ANCHOR_SWING_METERS,
  ROUTE_PROBABILITY_MIN,
  ROUTE_UPDATE_METERS_MAX,
  ROUTE_UPDATE_METERS_MIN,
  ROUTE_UPDATE_MS,
  ROUTE_UPDATE_OVERDUE_MS,
  ROUTE_UPDATE_SHARE,
  ROUTES_MAX,
} from './thresholds.ts';

/** Request to compute the routes of a ship to some ports. */
export interface RouteRequest {
  readonly mmsi: Mmsi;
  readonly reported: ReportedVoyage;
  /** Position from which the routes start. */
  readonly position: TimedPosition;
  readonly portIds: readonly number[];
  /** X1: the ports that the destination names, to which the ETA of the crew applies. */
  readonly namedPortIds: readonly number[];
  /** T2: the expected rest of the ship's stay in port; undefined at sea. */
  readonly stay: StayDuration | undefined;
}

/** Route of a ship to a port, from its position. */
export interface RouteToPort {
  readonly portId: number;
  readonly distanceMeters: number;
  /** The median ETA, epoch milliseconds; null if unknown. */
  readonly etaMs: number | null;
  /** The 10 % and the 90 % quantile of the ETA; null if unknown. */
  readonly etaEarlyMs: number | null;
  readonly etaLateMs: number | null;
}

/** W5: whether a ship has moved far enough, or for long enough, that its routes are out of date. */
export function needsRouteUpdate({
  position,
  routesRequestedFrom,
  routes,
  nextPorts,
}: ShipVoyage): boolean {
  if (!position || nextPorts.length === 0) return false;
  if (!routesRequestedFrom) return true;
  const [{ etaMs }] = nextPorts;
  const hasPassed = etaMs !== null && etaMs < position.timeMs;
  const sinceMs = position.timeMs - routesRequestedFrom.timeMs;
  if (sinceMs >= (hasPassed ? ROUTE_UPDATE_OVERDUE_MS : ROUTE_UPDATE_MS)) return true;
  let nearestMeters = Number.POSITIVE_INFINITY;
  for (const route of routes.values()) {
    nearestMeters = Math.min(nearestMeters, route?.distanceMeters ?? nearestMeters);
  }
  const enoughMeters = Math.min(ROUTE_UPDATE_METERS_MAX, ROUTE_UPDATE_SHARE * nearestMeters);
  const leastMeters = Math.min(ROUTE_UPDATE_METERS_MIN, nearestMeters / 2);
  return (
    sphereDistanceMeters(routesRequestedFrom, position) >=
    Math.max(ANCHOR_SWING_METERS, leastMeters, enoughMeters)
  );
}

/** W1: the request for the routes to the most probable ports. */
export function routesToCompute(
  { mmsi, position, reported, nextPorts }: ShipVoyage,
  namedPortIds: readonly number[],
  stay: StayDuration | undefined,
): RouteRequest | undefined {
  const portIds = nextPorts
    .filter(({ probability }) => probability >= ROUTE_PROBABILITY_MIN)
    .slice(0, ROUTES_MAX)
    .map(({ portId }) => portId);
  if (!position || portIds.length === 0) return undefined;
  return { mmsi, reported, position, portIds, namedPortIds, stay };
}

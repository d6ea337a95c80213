import type { PointLeg } from './point-track.ts';
import type { ShipMemory, Stop } from './ship-memory.ts';
import { COMPANY_PART_MAX, POINTS_MS, STOP_KNOTS_MAX, TICK_MS } from './thresholds.ts';

/** V4: adds a leg, which begins, prolongs or ends a stop. */
export function addStopLeg(ship: ShipMemory, leg: PointLeg): void {
  const isFast = leg.knots >= STOP_KNOTS_MAX;
  const stop = currentStop(ship);
  if (stop && isFast) endStop(stop, true);
  else if (stop) Object.assign(stop, { lastMs: leg.toMs, last: leg.to });
  else if (!isFast) {
    ship.stops.push({
      ...{ beginMs: leg.fromMs, begin: leg.from, lastMs: leg.toMs, last: leg.to },
      ...{ isArrival: ship.isFast === true, endMs: null, isDeparture: false },
      company: [],
    });
  }
  ship.isFast = isFast;
}

/** V4: ends the stop where the track breaks. */
export function breakStop(ship: ShipMemory): void {
  const stop = currentStop(ship);
  if (stop) endStop(stop, false);
  ship.isFast = null;
}

/** V4: returns the stop that lasts. */
export function currentStop({ stops }: ShipMemory): Stop | undefined {
  const stop = stops.at(-1);
  return stop?.endMs === null ? stop : undefined;
}

/** V4: notes that another ship is heard beside a stop. */
export function addCompany({ company }: Stop, nowMs: number): void {
  const newest = company.at(-1);
  if (newest && nowMs - newest.toMs <= TICK_MS) newest.toMs = nowMs;
  else company.push({ fromMs: nowMs - TICK_MS, toMs: nowMs });
}

/** V4: whether a ship is alone in a part of a stop: nobody is heard beside it but for a fifth of the time. */
export function isAlone({ company }: Stop, fromMs: number, toMs: number): boolean {
  const companyMs = company.reduce(
    (sum, each) => sum + Math.max(0, Math.min(each.toMs, toMs) - Math.max(each.fromMs, fromMs)),
    0,
  );
  return companyMs <= COMPANY_PART_MAX * (toMs - fromMs);
}

/** Removes stops that no silence can be explained by any more. */
export function removeOldStops(ship: ShipMemory, nowMs: number): void {
  const fromMs = nowMs - POINTS_MS;
  if (ship.stops.some(({ endMs }) => endMs !== null && endMs < fromMs)) {
    ship.stops = ship.stops.filter(({ endMs }) => endMs === null || endMs >= fromMs);
  }
}

function endStop(stop: Stop, isDeparture: boolean): void {
  Object.assign(stop, { endMs: stop.lastMs, isDeparture });
}

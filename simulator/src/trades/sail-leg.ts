import type { Congestion } from './congestion.ts';
import type { RandomStream } from './random-stream.ts';
import type { TradeContext, TradeLeg } from './trade-leg.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';
import type { Detour } from './voyage.ts';

const MS_PER_HOUR = 3_600_000;
const METERS_PER_NAUTICAL_MILE = 1852;

/** Effect of weather and currents on the speed (median, and standard deviation of the logarithm): mostly slower. */
const WEATHER_SPREAD = 0.05;
const WEATHER_MEDIAN = 0.96;
/** Ships ahead of their timetable slow down to this share of their speed at most … */
const SLOW_STEAMING = 0.62;
/** … and then wait, to arrive at most this long before their due time. */
const EARLY_MS_MAX = 10 * MS_PER_HOUR;

/** Result of a sailed leg. */
export interface SailedLeg {
  readonly ataMs: number;
  readonly speedKnots: number;
  readonly sailedMeters: number;
  readonly waitedMs: number;
}

/** Sails a leg from a port; returns undefined without a sea route. */
export function sailLeg(
  ship: TradeShip,
  sea: TradeContext,
  congestion: Congestion,
  random: RandomStream,
  from: TradePort,
  atdMs: number,
  leg: TradeLeg,
): SailedLeg | undefined {
  const sailedMeters = legMeters(sea, from, leg.to, leg.detour);
  if (sailedMeters === undefined || sailedMeters <= 0) return undefined;
  const miles = sailedMeters / METERS_PER_NAUTICAL_MILE;
  const weather = random.logNormal(WEATHER_MEDIAN, WEATHER_SPREAD);
  let speedKnots = Math.min(leg.speedKnots * weather, ship.speedKnotsMax);
  if (leg.dueMs !== null && leg.dueMs > atdMs) {
    const neededKnots = miles / ((leg.dueMs - atdMs) / MS_PER_HOUR);
    speedKnots = Math.min(speedKnots, Math.max(neededKnots, SLOW_STEAMING * ship.speedKnots));
  }
  const arrivesMs = Math.round(atdMs + (miles / speedKnots) * MS_PER_HOUR);
  const berthMs = arrivesMs + Math.round(leg.queueMs) + congestion.waitMs(leg.to.id, arrivesMs);
  const ataMs =
    leg.dueMs === null ? berthMs : Math.max(berthMs, Math.round(leg.dueMs - EARLY_MS_MAX));
  return { ataMs, speedKnots, sailedMeters, waitedMs: ataMs - arrivesMs };
}

function legMeters(
  sea: TradeContext,
  from: TradePort,
  to: TradePort,
  detour: Detour | null,
): number | undefined {
  if (!detour) return sea.metersBetween(from, to);
  if (detour.kind === 'out-and-back') {
    const all = metersTo(sea, from, detour.towardPortId);
    return all === undefined ? undefined : 2 * detour.share * all;
  }
  const out = metersTo(sea, from, detour.portId);
  const on = metersTo(sea, to, detour.portId);
  return out === undefined || on === undefined ? undefined : out + on;
}

function metersTo(sea: TradeContext, from: TradePort, portId: number): number | undefined {
  const port = sea.market.portById(portId);
  return port && sea.metersBetween(from, port);
}

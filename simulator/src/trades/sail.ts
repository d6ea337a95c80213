import type { Chance } from './chance.ts';
import type { Congestion } from './congestion.ts';
import type { Leg, TradeSea } from './leg.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';
import type { Detour } from './voyage.ts';

const MS_PER_HOUR = 3_600_000;
const METERS_PER_NAUTICAL_MILE = 1852;

/** Weather and currents make passages slower or quicker by this share (standard deviation of the logarithm), mostly slower. */
const WEATHER_SPREAD = 0.05;
const WEATHER_MEDIAN = 0.96;
/** Ships with time in hand go no slower than this share of their speed … */
const SLOW_STEAMING = 0.62;
/** … and then wait, so as to come this much before they are due. */
const EARLY_MS_MAX = 10 * MS_PER_HOUR;

/** How a leg was sailed. */
export interface Passage {
  readonly ataMs: number;
  readonly speedKnots: number;
  readonly sailedMeters: number;
  readonly waitedMs: number;
}

/** Sails a leg from a port; undefined where there is no way. */
export function sail(
  ship: TradeShip,
  sea: TradeSea,
  congestion: Congestion,
  chance: Chance,
  from: TradePort,
  atdMs: number,
  leg: Leg,
): Passage | undefined {
  const sailedMeters = metersOf(sea, from, leg.to, leg.detour);
  if (sailedMeters === undefined || sailedMeters <= 0) return undefined;
  const miles = sailedMeters / METERS_PER_NAUTICAL_MILE;
  const weather = chance.around(WEATHER_MEDIAN, WEATHER_SPREAD);
  let speedKnots = Math.min(leg.speedKnots * weather, ship.speedKnotsMax);
  if (leg.dueMs !== null && leg.dueMs > atdMs) {
    const neededKnots = miles / ((leg.dueMs - atdMs) / MS_PER_HOUR);
    speedKnots = Math.min(speedKnots, Math.max(neededKnots, SLOW_STEAMING * ship.speedKnots));
  }
  const thereMs = Math.round(atdMs + (miles / speedKnots) * MS_PER_HOUR);
  const berthMs = thereMs + Math.round(leg.queueMs) + congestion.waitMs(leg.to.id, thereMs);
  const ataMs =
    leg.dueMs === null ? berthMs : Math.max(berthMs, Math.round(leg.dueMs - EARLY_MS_MAX));
  return { ataMs, speedKnots, sailedMeters, waitedMs: ataMs - thereMs };
}

function metersOf(
  sea: TradeSea,
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

function metersTo(sea: TradeSea, from: TradePort, portId: number): number | undefined {
  const port = sea.market.portById(portId);
  return port && sea.metersBetween(from, port);
}

import type { Chance } from './chance.ts';
import type { Market, MetersBetween } from './market.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';
import type { Detour } from './voyage.ts';

/** Where a ship goes next, and what is settled with it. */
export interface Leg {
  readonly to: TradePort;
  /** What it would make in calm weather; never more than `speedKnotsMax` of the ship is made. */
  readonly speedKnots: number;
  /** By the timetable; the ship goes slower and waits so as not to come much sooner. Null without a timetable. */
  readonly dueMs: number | null;
  /** Waiting for a berth, besides the port's congestion. */
  readonly queueMs: number;
  /** When it leaves again, by when it came. */
  readonly leavesMs: (ataMs: number) => number;
  /** Calls after this one that the crew already knows. */
  readonly following: readonly TradePort[];
  readonly detour: Detour | null;
  /** Whether the crew is told where to go only half-way. */
  readonly isForOrders: boolean;
}

/** What all ships share. Times are milliseconds since 1970, UTC. */
export interface TradeSea {
  readonly seed: number;
  readonly market: Market;
  readonly metersBetween: MetersBetween;
  readonly startMs: number;
  readonly endMs: number;
  /** How many liners there are, so that the services fit them. */
  readonly linerCount: number;
}

/**
 * The legs of one ship: the first is where it lies at the start, then the next one is asked for at each departure, with
 * its instant. Ends where the trade finds no ports.
 */
export type Legs = Generator<Leg, void, number>;

export type Trade = (ship: TradeShip, sea: TradeSea, chance: Chance) => Legs;

const MS_PER_HOUR = 3_600_000;

/** A leg without a timetable or a detour, after which the ship stays for so many hours. */
export function plainLeg(
  to: TradePort,
  speedKnots: number,
  stayHours: number,
  others: Partial<Omit<Leg, 'to' | 'speedKnots' | 'leavesMs'>> = {},
): Leg {
  return {
    to,
    speedKnots,
    dueMs: null,
    queueMs: 0,
    leavesMs: (ataMs) => ataMs + stayHours * MS_PER_HOUR,
    following: [],
    detour: null,
    isForOrders: false,
    ...others,
  };
}

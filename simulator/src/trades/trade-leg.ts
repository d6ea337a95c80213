import type { Market, MetersBetween } from './market.ts';
import type { RandomStream } from './random-stream.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';
import type { Detour } from './voyage.ts';

/** A leg to the next port, with its plans. */
export interface TradeLeg {
  readonly to: TradePort;
  /** Speed in calm weather; the ship never exceeds its `speedKnotsMax`. */
  readonly speedKnots: number;
  /** Due time of the timetable: the ship slows down or waits to avoid an early arrival. Null without a timetable. */
  readonly dueMs: number | null;
  /** Waiting time for a berth, besides the port's congestion. */
  readonly queueMs: number;
  /** Departure as a function of the arrival. */
  readonly leavesMs: (ataMs: number) => number;
  /** Later calls that the crew already knows. */
  readonly following: readonly TradePort[];
  readonly detour: Detour | null;
  /** Whether the crew learns its port only half-way. */
  readonly isForOrders: boolean;
}

/** Data shared by all ships. Times are milliseconds since 1970, UTC. */
export interface TradeContext {
  readonly seed: number;
  readonly market: Market;
  readonly metersBetween: MetersBetween;
  readonly startMs: number;
  readonly endMs: number;
  /** Number of liners, which determines the number of services. */
  readonly linerCount: number;
}

/**
 * The legs of one ship: the first is its place at the start; each further one is requested at a departure, with its
 * instant. Ends where the trade finds no ports.
 */
export type TradeLegs = Generator<TradeLeg, void, number>;

export type Trade = (ship: TradeShip, sea: TradeContext, random: RandomStream) => TradeLegs;

const MS_PER_HOUR = 3_600_000;

/** A leg without a timetable or a detour, after which the ship stays for a number of hours. */
export function plainLeg(
  to: TradePort,
  speedKnots: number,
  stayHours: number,
  others: Partial<Omit<TradeLeg, 'to' | 'speedKnots' | 'leavesMs'>> = {},
): TradeLeg {
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

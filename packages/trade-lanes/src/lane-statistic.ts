import type { Locode } from '@roadstead/model';
import { type Outcome, type ScheduledCall, scheduledMs, type Voyage } from './voyage.ts';

/** How a carrier sailed a lane in a period. */
export interface LaneStatistic {
  readonly carrier: string;
  readonly origin: Locode;
  readonly destination: Locode;
  /** Epoch milliseconds; the end does not belong to the period. */
  readonly beginMs: number;
  readonly endMs: number;
  readonly journeys: number;
  /** Journeys whose ship did not call at the origin, at the destination. */
  readonly originOmitted: number;
  readonly destinationOmitted: number;
  /** Journeys whose ship called too late at the origin, at the destination. */
  readonly originDelayed: number;
  readonly destinationDelayed: number;
  /** A11: as `10-99`. */
  readonly containerCount: string;
  /** Percent of the bookings, two decimals; null where there are none. */
  readonly carrierRolledPct: number | null;
  readonly shipperRolledPct: number | null;
}

/** A9: the two calls of a voyage that make a journey, by their places in it. */
export interface Journey {
  readonly originIndex: number;
  readonly destinationIndex: number;
}

/**
 * A9: the journey of a voyage from one port to another: the first call at the destination that has one at the origin before it, and
 * the last such. Undefined where the voyage has none.
 */
export function journeyOf(
  { calls }: Pick<Voyage, 'calls'>,
  origin: Locode,
  destination: Locode,
): Journey | undefined {
  let originIndex = -1;
  for (const [index, { locode }] of calls.entries()) {
    if (locode === destination && originIndex >= 0) return { originIndex, destinationIndex: index };
    if (locode === origin) originIndex = index;
  }
  return undefined;
}

/** A7: whether a call was made too late. */
export function isDelayed(call: ScheduledCall, outcome: Outcome, delayMs: number): boolean {
  if (outcome.is !== 'made') return false;
  const { arrivalMs } = call;
  if (arrivalMs !== null) return outcome.ataMs - arrivalMs > delayMs;
  // Who is still there has not left, but who came after the time of leaving is late for it.
  return (outcome.atdMs ?? outcome.ataMs) - scheduledMs(call) > delayMs;
}

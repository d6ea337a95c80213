import type { Locode } from '@roadstead/model';
import {
  type CallOutcome,
  type ScheduledCall,
  type ScheduledVoyage,
  scheduledMs,
} from './scheduled-voyage.ts';

/** Statistics of a carrier on a lane in a period. */
export interface LaneStatistic {
  readonly carrier: string;
  readonly origin: Locode;
  readonly destination: Locode;
  /** Epoch milliseconds; the end is exclusive. */
  readonly beginMs: number;
  readonly endMs: number;
  readonly journeys: number;
  /** Journeys whose ship omitted the call at the origin, at the destination. */
  readonly originOmitted: number;
  readonly destinationOmitted: number;
  /** Journeys whose ship was delayed at the origin, at the destination. */
  readonly originDelayed: number;
  readonly destinationDelayed: number;
  /** A11: a range, `10-99`. */
  readonly containerCount: string;
  /** Percent of the bookings, two decimals; null without bookings. */
  readonly carrierRolledPct: number | null;
  readonly shipperRolledPct: number | null;
}

/** A9: the two calls of a voyage that form a journey, by index. */
export interface Journey {
  readonly originIndex: number;
  readonly destinationIndex: number;
}

/**
 * A9: the journey of a voyage from one port to another: to the first call at the destination that follows one at the origin, from
 * the last such. Undefined if the voyage has none.
 */
export function journeyOf(
  { calls }: Pick<ScheduledVoyage, 'calls'>,
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
export function isDelayed(call: ScheduledCall, outcome: CallOutcome, delayMs: number): boolean {
  if (outcome.is !== 'made') return false;
  const { arrivalMs } = call;
  if (arrivalMs !== null) return outcome.ataMs - arrivalMs > delayMs;
  // A ship still in port has not departed, but one that arrived after the scheduled departure is late for it.
  return (outcome.atdMs ?? outcome.ataMs) - scheduledMs(call) > delayMs;
}

import type { Locode } from '@roadstead/model';
import { millisecondsInHour } from 'date-fns/constants';
import {
  type CallOutcome,
  type ScheduledCall,
  type ScheduledVoyage,
  scheduledMs,
} from './scheduled-voyage.ts';

/** A6, A7: the calls of some journeys at one end, by outcome. */
export interface CallCounts {
  readonly made: number;
  readonly omitted: number;
  /** Neither the call nor the ship was detected. */
  readonly unknown: number;
  /** Calls that can still be made. */
  readonly open: number;
  /** Made calls that were at most the delay early or late. */
  readonly onTime: number;
  /** Mean deviation of the delayed calls from the schedule, two decimals; null without any. */
  readonly averageDelayHours: number | null;
  /** Mean deviation of all made calls whose times are known, negative if early; null without any. */
  readonly averageDeviationHours: number | null;
}

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
  readonly originCalls: CallCounts;
  readonly destinationCalls: CallCounts;
  /** A11: a range, `10-99`. */
  readonly containerCount: string;
  /** Percent of the bookings, two decimals; null without bookings. */
  readonly carrierRolledPct: number | null;
  readonly shipperRolledPct: number | null;
}

/** The journeys of a lane to return; by default those of the period of its statistics. */
export interface JourneyQuery {
  /** Epoch milliseconds, by the scheduled arrival at the destination; the end is exclusive. */
  readonly beginMs?: number | undefined;
  readonly endMs?: number | undefined;
  /** Only those of this carrier. */
  readonly carrier?: string | undefined;
}

/** Which statistics of a lane to return. */
export interface StatisticsQuery extends JourneyQuery {
  /** Whether each month (UTC) has a statistic of its own. */
  readonly isMonthly?: boolean | undefined;
}

/** A scheduled call at one end of a journey, with its outcome. */
export interface JourneyCall {
  readonly scheduled: ScheduledCall;
  readonly outcome: CallOutcome;
  /** A7: of a made call whose time is known, two decimals, negative if early; otherwise null. */
  readonly deviationHours: number | null;
}

/** A9: a journey of a voyage on a lane. */
export interface LaneJourney {
  readonly carrier: string;
  readonly number: string;
  readonly origin: JourneyCall;
  readonly destination: JourneyCall;
  /** A8: whether another ship replaced that of the schedule. */
  readonly isReplaced: boolean;
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

/** A7: the deviation of a made call from the schedule, negative if early; null for other outcomes, and if unknown. */
export function deviationMs(call: ScheduledCall, outcome: CallOutcome): number | null {
  if (outcome.is !== 'made') return null;
  const { arrivalMs } = call;
  if (arrivalMs !== null) return outcome.isAtaUnknown ? null : outcome.ataMs - arrivalMs;
  // A ship still in port has not departed, but one that arrived after the scheduled departure is late for it.
  return (outcome.atdMs ?? outcome.ataMs) - scheduledMs(call);
}

/** Hours, with two decimals. */
export function hoursOf(durationMs: number): number {
  return Math.round((durationMs / millisecondsInHour) * 100) / 100;
}

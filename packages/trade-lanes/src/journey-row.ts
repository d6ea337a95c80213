import type { BookingSums } from './booking.ts';
import { deviationMs, type Journey } from './lane-statistic.ts';
import {
  type CallOutcome,
  type ScheduledCall,
  type ScheduledVoyage,
  scheduledMs,
} from './scheduled-voyage.ts';

/** Contribution of one journey to its lane; a tuple, since a busy lane has a hundred thousand. */
export type JourneyRow = readonly [
  /** Key of the voyage: its carrier, a space, its number. */
  voyage: string,
  /** Scheduled end of the journey. */
  arrivalMs: number,
  /** Sum of `FLAGS`. */
  flags: number,
  bookings: number,
  containers: number,
  carrierRolled: number,
  shipperRolled: number,
  /** A7: deviations of the made calls from the schedule; null if unknown, and for other outcomes. */
  originDeviationMs: number | null,
  destinationDeviationMs: number | null,
];

/** The flags of a call at one end of a journey; one without any is open. */
export interface EndFlags {
  readonly omitted: number;
  readonly delayed: number;
  readonly made: number;
  readonly unknown: number;
  readonly onTime: number;
}

/** Bits, which stores hold. */
export const ORIGIN: EndFlags = { omitted: 1, delayed: 4, made: 16, unknown: 64, onTime: 256 };
export const DESTINATION: EndFlags = {
  omitted: 2,
  delayed: 8,
  made: 32,
  unknown: 128,
  onTime: 512,
};

/** @param outcomes of the voyage's calls */
export function journeyRow(
  { key, calls }: Pick<ScheduledVoyage, 'calls'> & { readonly key: string },
  outcomes: readonly CallOutcome[],
  { originIndex, destinationIndex }: Journey,
  bookings: BookingSums,
  delayMs: number,
): JourneyRow {
  const [from, to] = [calls[originIndex], calls[destinationIndex]];
  const [origin, destination] = [outcomes[originIndex], outcomes[destinationIndex]];
  const flags =
    flagsOf(from, origin, delayMs, ORIGIN) | flagsOf(to, destination, delayMs, DESTINATION);
  const [before, after] = [deviationMs(from, origin), deviationMs(to, destination)];
  return withBookings([key, scheduledMs(to), flags, 0, 0, 0, 0, before, after], bookings);
}

function flagsOf(
  call: ScheduledCall,
  outcome: CallOutcome,
  delayMs: number,
  { omitted, delayed, made, unknown, onTime }: EndFlags,
): number {
  const offMs = deviationMs(call, outcome);
  if (offMs !== null) {
    if (offMs > delayMs) return made | delayed;
    return offMs < -delayMs ? made : made | onTime;
  }
  if (outcome.is === 'made') return made;
  if (outcome.is === 'omitted') return omitted;
  return outcome.is === 'unknown' ? unknown : 0;
}

/** A copy of a row with other bookings. */
export function withBookings(
  [voyage, arrivalMs, flags, , , , , ...deviations]: JourneyRow,
  { bookings, containers, carrierRolled, shipperRolled }: BookingSums,
): JourneyRow {
  const sums = [bookings, containers, carrierRolled, shipperRolled] as const;
  return [voyage, arrivalMs, flags, ...sums, ...deviations];
}

export function bookingsOf([
  ,
  ,
  ,
  bookings,
  containers,
  carrierRolled,
  shipperRolled,
]: JourneyRow): BookingSums {
  return { bookings, containers, carrierRolled, shipperRolled };
}

/** The carrier of a journey. */
export function carrierOf([voyage]: JourneyRow): string {
  return voyage.slice(0, voyage.indexOf(' '));
}

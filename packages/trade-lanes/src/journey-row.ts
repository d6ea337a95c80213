import { addSums, type BookingSums, NO_BOOKINGS } from './booking.ts';
import { containerRange } from './container-range.ts';
import {
  type CallCounts,
  deviationMs,
  hoursOf,
  type Journey,
  type LaneStatistic,
} from './lane-statistic.ts';
import {
  type CallOutcome,
  type ScheduledCall,
  type ScheduledVoyage,
  scheduledMs,
} from './scheduled-voyage.ts';
import { utcMonthOf } from './utc-day.ts';

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
interface EndFlags {
  readonly omitted: number;
  readonly delayed: number;
  readonly made: number;
  readonly unknown: number;
  readonly onTime: number;
}

/** Bits, which stores hold. */
const ORIGIN: EndFlags = { omitted: 1, delayed: 4, made: 16, unknown: 64, onTime: 256 };
const DESTINATION: EndFlags = { omitted: 2, delayed: 8, made: 32, unknown: 128, onTime: 512 };

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

/** A9: the statistics of a lane's journeys that arrive in a period, by carrier code, and by month if required. */
export function laneStatistics(
  rows: readonly JourneyRow[],
  lane: Pick<LaneStatistic, 'origin' | 'destination' | 'beginMs' | 'endMs'>,
  isMonthly = false,
): readonly LaneStatistic[] {
  const { beginMs, endMs } = lane;
  const groups = new Map<string, { carrier: string; month: Period; rows: JourneyRow[] }>();
  for (const row of rows) {
    const [, arrivalMs] = row;
    if (arrivalMs < beginMs || arrivalMs >= endMs) continue;
    const carrier = carrierOf(row);
    const month = isMonthly ? utcMonthOf(arrivalMs) : lane;
    const key = `${carrier} ${month.beginMs}`;
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { carrier, month, rows: [row] });
  }
  return [...groups.values()]
    .sort((one, other) =>
      one.carrier === other.carrier
        ? one.month.beginMs - other.month.beginMs
        : compareTexts(one.carrier, other.carrier),
    )
    .map(({ carrier, month, rows: own }) =>
      carrierStatistic(own, {
        ...{ ...lane, carrier },
        beginMs: Math.max(beginMs, month.beginMs),
        endMs: Math.min(endMs, month.endMs),
      }),
    );
}

type Period = Pick<LaneStatistic, 'beginMs' | 'endMs'>;

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function carrierStatistic(
  rows: readonly JourneyRow[],
  lane: Pick<LaneStatistic, 'carrier' | 'origin' | 'destination' | 'beginMs' | 'endMs'>,
): LaneStatistic {
  const sums = rows.reduce((all, row) => addSums(all, bookingsOf(row)), NO_BOOKINGS);
  const percent = (part: number): number | null =>
    sums.bookings === 0 ? null : Math.round((part / sums.bookings) * 10_000) / 100;
  const originCalls = countCalls(rows, ORIGIN, ([, , , , , , , offMs]) => offMs);
  const destinationCalls = countCalls(rows, DESTINATION, ([, , , , , , , , offMs]) => offMs);
  return {
    ...lane,
    journeys: rows.length,
    originOmitted: originCalls.omitted,
    destinationOmitted: destinationCalls.omitted,
    originDelayed: countFlag(rows, ORIGIN.delayed),
    destinationDelayed: countFlag(rows, DESTINATION.delayed),
    ...{ originCalls, destinationCalls },
    containerCount: containerRange(sums.containers),
    carrierRolledPct: percent(sums.carrierRolled),
    shipperRolledPct: percent(sums.shipperRolled),
  };
}

function countFlag(rows: readonly JourneyRow[], flag: number): number {
  return rows.filter(([, , flags]) => (flags & flag) !== 0).length;
}

function countCalls(
  rows: readonly JourneyRow[],
  flags: EndFlags,
  offMsOf: (row: JourneyRow) => number | null,
): CallCounts {
  const [made, omitted, unknown] = [flags.made, flags.omitted, flags.unknown].map((flag) =>
    countFlag(rows, flag),
  );
  const meanHours = (flag: number): number | null => {
    const offsMs = rows
      .filter(([, , all]) => (all & flag) !== 0)
      .flatMap((row) => offMsOf(row) ?? []);
    if (offsMs.length === 0) return null;
    return hoursOf(offsMs.reduce((sum, each) => sum + each, 0) / offsMs.length);
  };
  return {
    ...{ made, omitted, unknown, open: rows.length - made - omitted - unknown },
    onTime: countFlag(rows, flags.onTime),
    averageDelayHours: meanHours(flags.delayed),
    averageDeviationHours: meanHours(flags.made),
  };
}

import { addSums, type BookingSums, NO_BOOKINGS } from './booking.ts';
import { containerRange } from './container-range.ts';
import { isDelayed, type Journey, type LaneStatistic } from './lane-statistic.ts';
import { type CallOutcome, type ScheduledVoyage, scheduledMs } from './scheduled-voyage.ts';

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
];

const FLAGS = { originOmitted: 1, destinationOmitted: 2, originDelayed: 4, destinationDelayed: 8 };

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
    (origin.is === 'omitted' ? FLAGS.originOmitted : 0) +
    (destination.is === 'omitted' ? FLAGS.destinationOmitted : 0) +
    (isDelayed(from, origin, delayMs) ? FLAGS.originDelayed : 0) +
    (isDelayed(to, destination, delayMs) ? FLAGS.destinationDelayed : 0);
  return withBookings([key, scheduledMs(to), flags, 0, 0, 0, 0], bookings);
}

/** A copy of a row with other bookings. */
export function withBookings(
  [voyage, arrivalMs, flags]: JourneyRow,
  { bookings, containers, carrierRolled, shipperRolled }: BookingSums,
): JourneyRow {
  return [voyage, arrivalMs, flags, bookings, containers, carrierRolled, shipperRolled];
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

/** A9: the statistics of a lane's journeys that arrive in a period, by carrier code. */
export function laneStatistics(
  rows: readonly JourneyRow[],
  lane: Pick<LaneStatistic, 'origin' | 'destination' | 'beginMs' | 'endMs'>,
): readonly LaneStatistic[] {
  const byCarrier = new Map<string, JourneyRow[]>();
  for (const row of rows) {
    const [voyage, arrivalMs] = row;
    if (arrivalMs < lane.beginMs || arrivalMs >= lane.endMs) continue;
    const carrier = voyage.slice(0, voyage.indexOf(' '));
    const own = byCarrier.get(carrier);
    if (own) own.push(row);
    else byCarrier.set(carrier, [row]);
  }
  return [...byCarrier]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([carrier, own]) => carrierStatistic(own, { carrier, ...lane }));
}

function carrierStatistic(
  rows: readonly JourneyRow[],
  lane: Pick<LaneStatistic, 'carrier' | 'origin' | 'destination' | 'beginMs' | 'endMs'>,
): LaneStatistic {
  const count = (flag: number): number => rows.filter(([, , flags]) => (flags & flag) !== 0).length;
  const sums = rows.reduce((all, row) => addSums(all, bookingsOf(row)), NO_BOOKINGS);
  const percent = (part: number): number | null =>
    sums.bookings === 0 ? null : Math.round((part / sums.bookings) * 10_000) / 100;
  return {
    ...lane,
    journeys: rows.length,
    originOmitted: count(FLAGS.originOmitted),
    destinationOmitted: count(FLAGS.destinationOmitted),
    originDelayed: count(FLAGS.originDelayed),
    destinationDelayed: count(FLAGS.destinationDelayed),
    containerCount: containerRange(sums.containers),
    carrierRolledPct: percent(sums.carrierRolled),
    shipperRolledPct: percent(sums.shipperRolled),
  };
}

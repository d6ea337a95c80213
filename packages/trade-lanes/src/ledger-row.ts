import { addSums, type BookingSums, NO_BOOKINGS } from './booking.ts';
import { containerRange } from './container-range.ts';
import { isDelayed, type Journey, type LaneStatistic } from './lane-statistic.ts';
import { type Outcome, scheduledMs, type Voyage } from './voyage.ts';

/** What one journey adds to its lane; short, since a busy lane has a hundred thousand. */
export type LedgerRow = readonly [
  /** Of the voyage: its carrier, a blank, its number. */
  voyage: string,
  /** When the journey is scheduled to end. */
  arrivalMs: number,
  /** The sum of `MARKS`. */
  marks: number,
  bookings: number,
  containers: number,
  carrierRolled: number,
  shipperRolled: number,
];

const MARKS = { originOmitted: 1, destinationOmitted: 2, originDelayed: 4, destinationDelayed: 8 };

/** @param outcomes of the voyage's calls */
export function ledgerRow(
  { key, calls }: Pick<Voyage, 'calls'> & { readonly key: string },
  outcomes: readonly Outcome[],
  { originIndex, destinationIndex }: Journey,
  bookings: BookingSums,
  delayMs: number,
): LedgerRow {
  const [from, to] = [calls[originIndex], calls[destinationIndex]];
  const [origin, destination] = [outcomes[originIndex], outcomes[destinationIndex]];
  const marks =
    (origin.is === 'omitted' ? MARKS.originOmitted : 0) +
    (destination.is === 'omitted' ? MARKS.destinationOmitted : 0) +
    (isDelayed(from, origin, delayMs) ? MARKS.originDelayed : 0) +
    (isDelayed(to, destination, delayMs) ? MARKS.destinationDelayed : 0);
  return withBookings([key, scheduledMs(to), marks, 0, 0, 0, 0], bookings);
}

/** A row with other bookings. */
export function withBookings(
  [voyage, arrivalMs, marks]: LedgerRow,
  { bookings, containers, carrierRolled, shipperRolled }: BookingSums,
): LedgerRow {
  return [voyage, arrivalMs, marks, bookings, containers, carrierRolled, shipperRolled];
}

export function bookingsOf([
  ,
  ,
  ,
  bookings,
  containers,
  carrierRolled,
  shipperRolled,
]: LedgerRow): BookingSums {
  return { bookings, containers, carrierRolled, shipperRolled };
}

/** A9: the statistics of a lane's journeys that arrive in a period, by the codes of their carriers. */
export function statisticsOf(
  rows: readonly LedgerRow[],
  lane: Pick<LaneStatistic, 'origin' | 'destination' | 'beginMs' | 'endMs'>,
): readonly LaneStatistic[] {
  const byCarrier = new Map<string, LedgerRow[]>();
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
    .map(([carrier, own]) => statisticOf(own, { carrier, ...lane }));
}

function statisticOf(
  rows: readonly LedgerRow[],
  lane: Pick<LaneStatistic, 'carrier' | 'origin' | 'destination' | 'beginMs' | 'endMs'>,
): LaneStatistic {
  const count = (mark: number): number => rows.filter(([, , marks]) => (marks & mark) !== 0).length;
  const sums = rows.reduce((all, row) => addSums(all, bookingsOf(row)), NO_BOOKINGS);
  const percent = (part: number): number | null =>
    sums.bookings === 0 ? null : Math.round((part / sums.bookings) * 10_000) / 100;
  return {
    ...lane,
    journeys: rows.length,
    originOmitted: count(MARKS.originOmitted),
    destinationOmitted: count(MARKS.destinationOmitted),
    originDelayed: count(MARKS.originDelayed),
    destinationDelayed: count(MARKS.destinationDelayed),
    containerCount: containerRange(sums.containers),
    carrierRolledPct: percent(sums.carrierRolled),
    shipperRolledPct: percent(sums.shipperRolled),
  };
}

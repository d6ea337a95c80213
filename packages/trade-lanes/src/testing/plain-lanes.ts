import type { Store } from '@roadstead/contracts';
import type { Locode } from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import { addSums, type BookingSums, NO_BOOKINGS, sumsOf } from '../booking.ts';
import { laneKey, openCollections } from '../collections.ts';
import { containerRange } from '../container-range.ts';
import {
  bookingsOf,
  carrierOf,
  DESTINATION,
  type EndFlags,
  type JourneyRow,
  journeyRow,
  ORIGIN,
} from '../journey-row.ts';
import {
  type CallCounts,
  hoursOf,
  journeyOf,
  type LaneStatistic,
  type StatisticsQuery,
} from '../lane-statistic.ts';
import { voyageKey } from '../scheduled-voyage.ts';
import { utcDayStartMs, utcMonthOf } from '../utc-day.ts';

const ALL = { limit: Number.MAX_SAFE_INTEGER };
type Lane = Pick<LaneStatistic, 'origin' | 'destination' | 'beginMs' | 'endMs'>;

/** A9: the statistics and the voyages of a lane, computed from all voyages and bookings of a store, and from nothing else. */
export async function plainLane(
  store: Store,
  [origin, destination]: readonly [Locode, Locode],
  query: StatisticsQuery,
  nowMs: number,
): Promise<{ readonly statistics: readonly LaneStatistic[]; readonly voyages: readonly string[] }> {
  const { endMs = utcDayStartMs(nowMs) } = query;
  const { beginMs = endMs - 365 * millisecondsInDay } = query;
  const collections = openCollections(store);
  const sums = new Map<string, BookingSums>();
  for (const { key, lane, groups } of await collections.bookings.find({}, ALL)) {
    if (lane !== laneKey(origin, destination)) continue;
    const voyage = voyageKey(key.slice(0, key.indexOf(' ')), groups[0].plannedVoyage);
    sums.set(voyage, addSums(sums.get(voyage) ?? NO_BOOKINGS, sumsOf({ groups })));
  }
  const rows = (await collections.voyages.find({}, ALL))
    .flatMap((voyage): JourneyRow[] => {
      const journey = journeyOf(voyage, origin, destination);
      if (!journey) return [];
      const outcomes = voyage.replaced ?? voyage.outcomes;
      const bookings = sums.get(voyage.key) ?? NO_BOOKINGS;
      return [journeyRow(voyage, outcomes, journey, bookings, millisecondsInDay)];
    })
    .filter(([, arrivalMs]) => arrivalMs >= beginMs && arrivalMs < endMs)
    .filter((row) => query.carrier === undefined || carrierOf(row) === query.carrier)
    .sort((one, other) => one[1] - other[1] || (one[0] < other[0] ? -1 : 1));
  const lane = { origin, destination, beginMs, endMs };
  return {
    statistics: plainStatistics(rows, lane, query.isMonthly ?? false),
    voyages: rows.map(([voyage]) => voyage),
  };
}

function plainStatistics(
  rows: readonly JourneyRow[],
  lane: Lane,
  isMonthly: boolean,
): readonly LaneStatistic[] {
  const carriers = [...new Set(rows.map(carrierOf))].sort();
  const periods = isMonthly
    ? [...new Set(rows.map(([, arrivalMs]) => utcMonthOf(arrivalMs).beginMs))].map(utcMonthOf)
    : [lane];
  return carriers.flatMap((carrier) =>
    periods.flatMap(({ beginMs, endMs }) => {
      const own = rows.filter(
        (row) => carrierOf(row) === carrier && row[1] >= beginMs && row[1] < endMs,
      );
      const period = {
        beginMs: Math.max(beginMs, lane.beginMs),
        endMs: Math.min(endMs, lane.endMs),
      };
      return own.length === 0 ? [] : [plainStatistic(own, { ...lane, carrier, ...period })];
    }),
  );
}

function plainStatistic(
  rows: readonly JourneyRow[],
  lane: Lane & Pick<LaneStatistic, 'carrier'>,
): LaneStatistic {
  const sums = rows.map(bookingsOf).reduce((all, each) => addSums(all, each));
  const percent = (part: number): number | null =>
    sums.bookings === 0 ? null : Math.round((part / sums.bookings) * 10_000) / 100;
  return {
    ...lane,
    journeys: rows.length,
    originOmitted: withFlag(rows, ORIGIN.omitted).length,
    destinationOmitted: withFlag(rows, DESTINATION.omitted).length,
    originDelayed: withFlag(rows, ORIGIN.delayed).length,
    destinationDelayed: withFlag(rows, DESTINATION.delayed).length,
    originCalls: plainCounts(rows, ORIGIN, 7),
    destinationCalls: plainCounts(rows, DESTINATION, 8),
    containerCount: containerRange(sums.containers),
    carrierRolledPct: percent(sums.carrierRolled),
    shipperRolledPct: percent(sums.shipperRolled),
  };
}

function plainCounts(rows: readonly JourneyRow[], flags: EndFlags, deviation: 7 | 8): CallCounts {
  const [made, omitted, unknown, onTime] = [
    flags.made,
    flags.omitted,
    flags.unknown,
    flags.onTime,
  ].map((flag) => withFlag(rows, flag).length);
  const meanHours = (flag: number): number | null => {
    const offsMs = withFlag(rows, flag).flatMap((row) => row[deviation] ?? []);
    if (offsMs.length === 0) return null;
    return hoursOf(offsMs.reduce((sum, each) => sum + each, 0) / offsMs.length);
  };
  return {
    ...{ made, omitted, unknown, open: rows.length - made - omitted - unknown },
    onTime,
    averageDelayHours: meanHours(flags.delayed),
    averageDeviationHours: meanHours(flags.made),
  };
}

function withFlag(rows: readonly JourneyRow[], flag: number): readonly JourneyRow[] {
  return rows.filter(([, , flags]) => (flags & flag) !== 0);
}

import type { WriteOperation } from '@roadstead/contracts';
import { type Locode, type Paged, type Paging, pageOfList } from '@roadstead/model';
import {
  LANE_FORM,
  laneKey,
  type TradeLaneCollections,
  type VoyageDocument,
} from './collections.ts';
import { carrierOf, type JourneyRow, laneStatistics } from './journey-row.ts';
import { currentJourneys, type LanePeriod, pastJourneys } from './lane-journeys.ts';
import {
  deviationMs,
  hoursOf,
  type JourneyCall,
  type JourneyQuery,
  journeyOf,
  type LaneJourney,
  type LaneStatistic,
  type StatisticsQuery,
} from './lane-statistic.ts';
import { WRITES } from './lane-writer.ts';
import type { TradeLanesOptions } from './trade-lanes.ts';
import { utcDayStartMs } from './utc-day.ts';

/** Statistics and journeys of lanes, after due sailings have been resolved. */
export class LaneQueries {
  readonly #options: TradeLanesOptions;
  readonly #periodMs: number;
  readonly #delayMs: number;
  readonly #collections: TradeLaneCollections;

  constructor(
    options: TradeLanesOptions,
    collections: TradeLaneCollections,
    periodMs: number,
    delayMs: number,
  ) {
    this.#options = options;
    this.#collections = collections;
    this.#periodMs = periodMs;
    this.#delayMs = delayMs;
  }

  /** A9: the statistics of a lane, by carrier code, then by month. */
  async listStatistics(
    origin: Locode,
    destination: Locode,
    query: StatisticsQuery,
    nowMs: number,
  ): Promise<readonly LaneStatistic[]> {
    const { lanes, counters } = this.#collections;
    const { isMonthly, carrier } = query;
    const period = this.#periodOf(origin, destination, query, nowMs);
    const { beginMs, endMs } = period;
    const key = laneKey(origin, destination);
    const seq = await counters.get(WRITES);
    const isUsual = Object.values(query).every((each) => each === undefined);
    const cached = isUsual ? await lanes.get(key) : undefined;
    if (cached?.form === LANE_FORM && cached.seq === seq && cached.endMs === endMs) {
      return cached.statistics;
    }
    const { rows, changes } = await this.#journeysOf(period, seq, nowMs);
    const statistics = laneStatistics(
      carrier === undefined ? rows : rows.filter((row) => carrierOf(row) === carrier),
      { origin, destination, beginMs, endMs },
      isMonthly,
    );
    // Other lanes are not stored: there are as many as pairs of ports.
    if (changes.length > 0) {
      const put = lanes.put({ lane: key, form: LANE_FORM, seq, endMs, statistics });
      await this.#options.store.write([...changes, ...(isUsual ? [put] : [])]);
    }
    return statistics;
  }

  /** A9: a page of the journeys of a lane, those that arrive first before others, then by voyage. */
  async listJourneys(
    origin: Locode,
    destination: Locode,
    query: JourneyQuery,
    paging: Paging,
    nowMs: number,
  ): Promise<Paged<LaneJourney>> {
    const { voyages, counters } = this.#collections;
    const period = this.#periodOf(origin, destination, query, nowMs);
    const { beginMs, endMs } = period;
    const { rows } = await this.#journeysOf(period, await counters.get(WRITES), nowMs);
    const found = rows
      .filter(
        (row) =>
          row[1] >= beginMs &&
          row[1] < endMs &&
          (query.carrier === undefined || carrierOf(row) === query.carrier),
      )
      .sort((one, other) => one[1] - other[1] || (one[0] < other[0] ? -1 : 1));
    const { items, total } = pageOfList(found, paging);
    const journeys: LaneJourney[] = [];
    for (const [key] of items) {
      const voyage = await voyages.get(key);
      const journey = voyage && laneJourney(voyage, origin, destination);
      // A voyage that is removed meanwhile has none.
      if (journey) journeys.push(journey);
    }
    return { items: journeys, total };
  }

  #periodOf(origin: Locode, destination: Locode, query: JourneyQuery, nowMs: number): LanePeriod {
    const { endMs = utcDayStartMs(nowMs) } = query;
    const { beginMs = endMs - this.#periodMs } = query;
    return { origin, destination, beginMs, endMs, delayMs: this.#delayMs };
  }

  /** The journeys of a lane, of the period and others, and the writes that store them. */
  async #journeysOf(
    period: LanePeriod,
    seq: number,
    nowMs: number,
  ): Promise<{
    readonly rows: readonly JourneyRow[];
    readonly changes: readonly WriteOperation[];
  }> {
    const usualBeginMs = utcDayStartMs(nowMs) - this.#periodMs;
    if (period.beginMs < usualBeginMs) {
      const rows = await pastJourneys(period, this.#collections, this.#options);
      return { rows, changes: [] };
    }
    const { document, isScheduled } = await currentJourneys(
      { ...period, beginMs: usualBeginMs },
      seq,
      this.#collections,
      this.#options,
    );
    const put = this.#collections.laneJourneys.put(document);
    return { rows: document.rows, changes: isScheduled ? [put] : [] };
  }
}

function laneJourney(
  voyage: VoyageDocument,
  origin: Locode,
  destination: Locode,
): LaneJourney | undefined {
  const journey = journeyOf(voyage, origin, destination);
  if (!journey) return undefined;
  const { carrier, number, calls, outcomes, replaced } = voyage;
  const callAt = (index: number): JourneyCall => {
    const [scheduled, outcome] = [calls[index], (replaced ?? outcomes)[index]];
    const offMs = deviationMs(scheduled, outcome);
    return { scheduled, outcome, deviationHours: offMs === null ? null : hoursOf(offMs) };
  };
  return {
    ...{ carrier, number, isReplaced: replaced !== null },
    origin: callAt(journey.originIndex),
    destination: callAt(journey.destinationIndex),
  };
}

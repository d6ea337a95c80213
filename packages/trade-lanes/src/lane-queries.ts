import type { Locode, Paged, Paging } from '@roadstead/model';
import {
  LANE_FORM,
  laneKey,
  type TradeLaneCollections,
  type VoyageDocument,
} from './collections.ts';
import type { CurrentLane } from './current-lane.ts';
import type { JourneysByDay } from './journeys-by-day.ts';
import { pastJourneys, updateLane } from './lane-journeys.ts';
import type { LanePeriod } from './lane-period.ts';
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
import { RetainedLanes } from './retained-lanes.ts';
import { storeLane } from './stored-lane.ts';
import { JOURNEYS_RETAINED_MAX } from './thresholds.ts';
import type { TradeLanesOptions } from './trade-lanes.ts';
import { utcDayStartMs } from './utc-day.ts';

/** Journeys that are stored for each change that was read, which takes less time than reading it. */
const STORED_PER_CHANGE = 3;

/** Statistics and journeys of lanes, after due sailings have been resolved. */
export class LaneQueries {
  readonly #options: TradeLanesOptions;
  readonly #periodMs: number;
  readonly #delayMs: number;
  readonly #collections: TradeLaneCollections;
  readonly #retained: RetainedLanes = new RetainedLanes(JOURNEYS_RETAINED_MAX);

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
    const { beginMs, endMs, delayMs } = period;
    const key = laneKey(origin, destination);
    const isUsual = Object.values(query).every((each) => each === undefined);
    const cached = isUsual ? await lanes.get(key) : undefined;
    if (
      cached?.form === LANE_FORM &&
      cached.seq === (await counters.get(WRITES)) &&
      cached.beginMs === beginMs &&
      cached.endMs === endMs &&
      cached.delayMs === delayMs
    ) {
      return cached.statistics;
    }
    return this.#withJourneys(period, nowMs, async (journeys, storedSeq) => {
      const lane = { origin, destination, beginMs, endMs };
      const statistics = journeys.statistics(lane, isMonthly, carrier);
      if (isUsual && storedSeq !== null) {
        const ofLane = { lane: key, form: LANE_FORM, beginMs, endMs, delayMs } as const;
        const put = lanes.put({ ...ofLane, seq: storedSeq, statistics });
        await this.#options.store.write([put]);
      }
      return statistics;
    });
  }

  /** A9: a page of the journeys of a lane, those that arrive first before others, then by voyage. */
  async listJourneys(
    origin: Locode,
    destination: Locode,
    query: JourneyQuery,
    paging: Paging,
    nowMs: number,
  ): Promise<Paged<LaneJourney>> {
    const period = this.#periodOf(origin, destination, query, nowMs);
    const { items, total } = await this.#withJourneys(period, nowMs, async (each) =>
      each.page(period, paging, query.carrier),
    );
    const journeys: LaneJourney[] = [];
    for (const key of items) {
      const voyage = await this.#collections.voyages.get(key);
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

  /**
   * Runs a function with the journeys of a lane, of the period and others, up to the newest write.
   * @param use is passed the number of that write; null for journeys that are not stored
   */
  async #withJourneys<Result>(
    period: LanePeriod,
    nowMs: number,
    use: (journeys: JourneysByDay, storedSeq: number | null) => Promise<Result>,
  ): Promise<Result> {
    const [collections, options] = [this.#collections, this.#options];
    const usual = { ...period, beginMs: utcDayStartMs(nowMs) - this.#periodMs };
    if (period.beginMs < usual.beginMs) {
      return use(await pastJourneys(period, collections, options), null);
    }
    const key = laneKey(period.origin, period.destination);
    return this.#retained.runExclusive(key, async (retained, retain) => {
      const seq = await collections.counters.get(WRITES);
      const isCurrent = retained?.seq === seq && retained.beginMs === usual.beginMs;
      const lane = isCurrent ? retained : await this.#update(usual, retained, seq);
      // Voyages call at both ports of few lanes; the journeys of others are found without reading anything.
      if (lane.portVoyages === 0) return use(lane.journeys, null);
      const result = await use(lane.journeys, seq);
      retain(lane);
      return result;
    });
  }

  async #update(
    period: LanePeriod,
    retained: CurrentLane | undefined,
    seq: number,
  ): Promise<CurrentLane> {
    const sources = [this.#collections, this.#options] as const;
    const { lane, changes } = await updateLane(period, retained, seq, ...sources);
    if (lane.portVoyages > 0) {
      await storeLane(lane, period.delayMs, changes * STORED_PER_CHANGE, ...sources);
    }
    return lane;
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

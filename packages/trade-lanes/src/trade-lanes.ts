import { type Clock, Mutex, type Store, type WriteOperation } from '@roadstead/contracts';
import type { Imo, Locode } from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import { laneKey, openCollections, type TradeLaneCollections } from './collections.ts';
import { findReplacementSailings } from './find-replacement-sailings.ts';
import { importBookings } from './import-bookings.ts';
import { importVoyages } from './import-voyages.ts';
import { laneStatistics } from './journey-row.ts';
import { currentJourneys } from './lane-journeys.ts';
import type { LaneStatistic } from './lane-statistic.ts';
import { parseBooking } from './parse-booking.ts';
import { parseVoyage } from './parse-voyage.ts';
import { PendingSailings } from './pending-sailings.ts';
import { type ImportResult, type RowImportOptions, readRows } from './read-rows.ts';
import { type ResolvedSailing, resolveSailing } from './resolve-sailing.ts';
import { voyageKey } from './scheduled-voyage.ts';
import type { TradeLaneDataSources } from './sources.ts';
import { DELAY_DAYS, PERIOD_DAYS } from './thresholds.ts';
import { nextUtcDayStartMs, utcDayStartMs } from './utc-day.ts';

/** Options of `createTradeLanes`. */
export interface TradeLanesOptions extends TradeLaneDataSources {
  readonly store: Store;
  readonly clock: Clock;
  /** A9: days of the period of statistics, up to the last midnight UTC. Default: 365. */
  readonly periodDays?: number;
  /** A7: days after its time from which a call is delayed. Default: 1. */
  readonly delayDays?: number;
}

/** Result of an import of bookings. */
export interface BookingImportResult extends ImportResult {
  /** Containers of the accepted bookings. */
  readonly containers: number;
  /** Those planned for a known voyage. */
  readonly containersOnKnownVoyages: number;
}

/** Result of a recomputation. */
export interface RecomputationResult {
  /** Voyages that were resolved: those under way, and those with changes. */
  readonly voyages: number;
}

/** Schedules and bookings of carriers, matched with the ships' calls. */
export interface TradeLanes {
  /** A1: imports voyages in their JSON form (`parseVoyage`); an existing one is replaced. */
  putVoyages(rows: readonly unknown[], options?: RowImportOptions): Promise<ImportResult>;
  /** A10: imports bookings in their JSON form (`parseBooking`); an existing one is replaced. */
  putBookings(rows: readonly unknown[], options?: RowImportOptions): Promise<BookingImportResult>;
  /** A9: the statistics of a lane, by carrier code. Sailings that are due are resolved first. */
  listStatistics(origin: Locode, destination: Locode): Promise<readonly LaneStatistic[]>;
  /** A12: notifies of new and changed calls: the sailings that they may affect become due. */
  callsChanged(calls: readonly { readonly imo: Imo; readonly ataMs: number }[]): Promise<void>;
  /**
   * A12: resolves all sailings that are under way or changed.
   * @param signal when it is aborted, the rest is left for the next call
   */
  recompute(signal?: AbortSignal): Promise<RecomputationResult>;
}

const ALL = { limit: Number.MAX_SAFE_INTEGER };
/** Sailings in one write: a commit takes as long as resolving one. */
const SAILINGS_PER_WRITE = 20;
/** Rows in one write, which takes some hundred milliseconds. */
const ROWS_PER_WRITE = 500;
/** Counter of the writes that may change statistics. */
const WRITES = 'writes';

/** @throws RangeError for an invalid number of days */
export function createTradeLanes(options: TradeLanesOptions): TradeLanes {
  const { periodDays = PERIOD_DAYS, delayDays = DELAY_DAYS } = options;
  if (!Number.isInteger(periodDays) || periodDays < 1) {
    throw new RangeError(`Statistics cannot be of ${periodDays} days.`);
  }
  if (!(delayDays >= 0)) throw new RangeError(`A delay cannot be of ${delayDays} days.`);
  return new StoredTradeLanes(
    options,
    periodDays * millisecondsInDay,
    delayDays * millisecondsInDay,
  );
}

class StoredTradeLanes implements TradeLanes {
  readonly #options: TradeLanesOptions;
  readonly #periodMs: number;
  readonly #delayMs: number;
  readonly #collections: TradeLaneCollections;
  /** Serialises writes, since each depends on documents read before it. */
  readonly #mutex: Mutex = new Mutex();

  constructor(options: TradeLanesOptions, periodMs: number, delayMs: number) {
    this.#options = options;
    this.#periodMs = periodMs;
    this.#delayMs = delayMs;
    this.#collections = openCollections(options.store);
  }

  async putVoyages(
    rows: readonly unknown[],
    options: RowImportOptions = {},
  ): Promise<ImportResult> {
    const sources = this.#options;
    const read = await readRows(rows, parseVoyage, keyOf, options, sources);
    const { accepted, rejected, values } = read;
    for (const batch of this.#batches(values, options)) {
      await this.#mutex.runExclusive(async () => {
        const seq = await this.#nextWrite();
        await this.#write(await importVoyages(batch, this.#collections, seq, sources));
      });
      await sources.yieldToEventLoop?.();
    }
    return { accepted, rejected };
  }

  async putBookings(
    rows: readonly unknown[],
    options: RowImportOptions = {},
  ): Promise<BookingImportResult> {
    const sources = this.#options;
    const read = await readRows(rows, parseBooking, keyOf, options, sources);
    const { accepted, rejected, values } = read;
    let [containers, containersOnKnownVoyages] = [0, 0];
    for (const batch of this.#batches(values, options)) {
      await this.#mutex.runExclusive(async () => {
        const seq = await this.#nextWrite();
        const imported = await importBookings(batch, this.#collections, seq, sources);
        await this.#write(imported.changes);
        containers += imported.containers;
        containersOnKnownVoyages += imported.containersOnKnownVoyages;
      });
      await sources.yieldToEventLoop?.();
    }
    return { accepted, rejected, containers, containersOnKnownVoyages };
  }

  async listStatistics(origin: Locode, destination: Locode): Promise<readonly LaneStatistic[]> {
    const nowMs = this.#options.clock.now();
    await this.#mutex.runExclusive(() => this.#resolveDue(nowMs, nowMs));
    const endMs = utcDayStartMs(nowMs);
    const lane = laneKey(origin, destination);
    const { lanes, laneJourneys, counters } = this.#collections;
    const [cached, seq] = await Promise.all([lanes.get(lane), counters.get(WRITES)]);
    if (cached?.seq === seq && cached.endMs === endMs) return cached.statistics;
    const period = { origin, destination, beginMs: endMs - this.#periodMs, endMs };
    const lanePeriod = { ...period, delayMs: this.#delayMs };
    const { document, isScheduled } = await currentJourneys(
      lanePeriod,
      seq,
      this.#collections,
      this.#options,
    );
    const statistics = laneStatistics(document.rows, period);
    // Other lanes are not stored: there are as many as pairs of ports.
    if (isScheduled || cached) {
      const changes = [laneJourneys.put(document), lanes.put({ lane, seq, endMs, statistics })];
      await this.#options.store.write(changes);
    }
    return statistics;
  }

  callsChanged(calls: readonly { readonly imo: Imo; readonly ataMs: number }[]): Promise<void> {
    const fromMs = new Map<Imo, number>();
    for (const { imo, ataMs } of calls) {
      fromMs.set(imo, Math.min(ataMs, fromMs.get(imo) ?? Number.POSITIVE_INFINITY));
    }
    return this.#mutex.runExclusive(async () => {
      const pending = new PendingSailings(this.#collections);
      for (const [imo, ataMs] of fromMs) await pending.addShip(imo, ataMs);
      await this.#options.store.write(pending.changes());
    });
  }

  recompute(signal?: AbortSignal): Promise<RecomputationResult> {
    const nowMs = this.#options.clock.now();
    return this.#mutex.runExclusive(async () => ({
      voyages: await this.#resolveDue(nowMs, nextUtcDayStartMs(nowMs), signal),
    }));
  }

  /**
   * Resolves the sailings that are due by an instant.
   * @returns the number of voyages
   */
  async #resolveDue(nowMs: number, dueByMs: number, signal?: AbortSignal): Promise<number> {
    // Read at once: a resolved sailing may be due again before the next day.
    const due = await this.#collections.sailings.find({ index: 'due', to: dueByMs }, ALL);
    let voyages = 0;
    let unwritten: ResolvedSailing[] = [];
    for (const sailing of due) {
      if (signal?.aborted) break;
      const seq = await this.#nextWrite();
      const resolved = await resolveSailing(sailing, this.#collections, this.#options, nowMs, seq);
      unwritten.push(resolved);
      voyages += resolved.voyages;
      if (unwritten.length < SAILINGS_PER_WRITE && !resolved.isShared) continue;
      await this.#writeResolved(unwritten);
      unwritten = [];
      await this.#options.yieldToEventLoop?.();
    }
    await this.#writeResolved(unwritten);
    if (!signal?.aborted) await this.#findReplacements();
    return voyages;
  }

  async #writeResolved(resolved: readonly ResolvedSailing[]): Promise<void> {
    const { carriers, sailings } = this.#collections;
    const fromMs = new Map<string, number>();
    for (const { before } of resolved) {
      const sinceMs =
        fromMs.get(before.carrier) ??
        (await carriers.get(before.carrier))?.fromMs ??
        before.undecidedFromMs;
      fromMs.set(before.carrier, Math.min(sinceMs, before.undecidedFromMs));
    }
    await this.#write(
      resolved.flatMap(({ changes }) => changes),
      ...resolved.map(({ sailing }) => sailings.put(sailing)),
      ...[...fromMs].map(([carrier, ms]) => carriers.put({ carrier, fromMs: ms })),
    );
  }

  /** A8: the carriers are stored, so a kill does not lose the search. */
  async #findReplacements(): Promise<void> {
    const { carriers } = this.#collections;
    for (const each of await carriers.find({}, ALL)) {
      const seq = await this.#nextWrite();
      const changes = await findReplacementSailings(each, this.#collections, this.#options, seq);
      await this.#write(changes, carriers.remove(each.carrier));
      await this.#options.yieldToEventLoop?.();
    }
  }

  /** The number of the next counted write; the mutex admits no other write meanwhile. */
  async #nextWrite(): Promise<number> {
    return (await this.#collections.counters.get(WRITES)) + 1;
  }

  /** The rows of one write: all of them, if required; otherwise few enough that other requests are served in between. */
  *#batches<Value>(
    values: ReadonlyMap<string, Value>,
    { isAllOrNothing = false }: RowImportOptions,
  ): Generator<ReadonlyMap<string, Value>> {
    const size = isAllOrNothing ? Number.POSITIVE_INFINITY : ROWS_PER_WRITE;
    let batch = new Map<string, Value>();
    for (const [key, value] of values) {
      batch.set(key, value);
      if (batch.size < size) continue;
      yield batch;
      batch = new Map();
    }
    yield batch;
  }

  /** @param changes writes after which statistics may differ */
  async #write(
    changes: readonly WriteOperation[],
    ...others: readonly WriteOperation[]
  ): Promise<void> {
    const counted = changes.length > 0 ? [this.#collections.counters.add(WRITES, 1)] : [];
    const all = [...changes, ...counted, ...others];
    if (all.length > 0) await this.#options.store.write(all);
  }
}

/** Voyages and bookings have the same form of key. */
function keyOf({ carrier, number }: { readonly carrier: string; readonly number: string }): string {
  return voyageKey(carrier, number);
}

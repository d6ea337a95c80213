import { Mutex, type WriteOperation } from '@roadstead/contracts';
import type { Imo, Locode, Paged, Paging } from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import type { Booking } from './booking.ts';
import { openCollections, type TradeLaneCollections } from './collections.ts';
import { findReplacementSailings } from './find-replacement-sailings.ts';
import {
  addContainers,
  importBookings,
  NO_CONTAINERS,
  removalOfBooking,
} from './import-bookings.ts';
import { importVoyages, removalOfVoyage } from './import-voyages.ts';
import { LaneQueries, WRITES } from './lane-queries.ts';
import type {
  JourneyQuery,
  LaneJourney,
  LaneStatistic,
  StatisticsQuery,
} from './lane-statistic.ts';
import { type ListedVoyage, listBookings, listVoyages } from './list-records.ts';
import { parseBooking } from './parse-booking.ts';
import { parseVoyage } from './parse-voyage.ts';
import { PendingSailings } from './pending-sailings.ts';
import { type ImportResult, type RowImportOptions, type RowKind, readRows } from './read-rows.ts';
import { type ResolvedSailing, resolveSailing } from './resolve-sailing.ts';
import { type ScheduledVoyage, voyageKey } from './scheduled-voyage.ts';
import { DELAY_DAYS, PERIOD_DAYS } from './thresholds.ts';
import type {
  BookingImportResult,
  RecomputationResult,
  TradeLanes,
  TradeLanesOptions,
} from './trade-lanes.ts';
import { nextUtcDayStartMs } from './utc-day.ts';

const ALL = { limit: Number.MAX_SAFE_INTEGER };
/** Sailings in one write: a commit takes as long as resolving one. */
const SAILINGS_PER_WRITE = 20;
/** Rows in one write, which takes some hundred milliseconds. */
const ROWS_PER_WRITE = 500;
const VOYAGE_ROWS: RowKind<ScheduledVoyage> = {
  parse: parseVoyage,
  locodesOf: ({ calls }) =>
    calls.map(({ locode }, index) => [`/port_calls/${index}/un_location_code`, locode]),
};
const BOOKING_ROWS: RowKind<Booking> = {
  parse: parseBooking,
  locodesOf: ({ origin, destination }) => [
    ['/origin_un_location_code', origin],
    ['/destination_un_location_code', destination],
  ],
};

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
  readonly #collections: TradeLaneCollections;
  readonly #queries: LaneQueries;
  /** Serialises writes, since each depends on documents read before it. */
  readonly #mutex: Mutex = new Mutex();

  constructor(options: TradeLanesOptions, periodMs: number, delayMs: number) {
    this.#options = options;
    this.#collections = openCollections(options.store);
    this.#queries = new LaneQueries(options, this.#collections, periodMs, delayMs);
  }

  async putVoyages(
    rows: readonly unknown[],
    options: RowImportOptions = {},
  ): Promise<ImportResult> {
    const sources = this.#options;
    const { values, ...result } = await readRows(rows, VOYAGE_ROWS, options, sources);
    for (const batch of this.#batches(values, options)) {
      await this.#mutex.runExclusive(async () => {
        const seq = await this.#nextWrite();
        await this.#write(await importVoyages(batch, this.#collections, seq, sources));
      });
      await sources.yieldToEventLoop?.();
    }
    return result;
  }

  async putBookings(
    rows: readonly unknown[],
    options: RowImportOptions = {},
  ): Promise<BookingImportResult> {
    const sources = this.#options;
    const { values, ...result } = await readRows(rows, BOOKING_ROWS, options, sources);
    let [all, added] = [NO_CONTAINERS, NO_CONTAINERS];
    for (const batch of this.#batches(values, options)) {
      await this.#mutex.runExclusive(async () => {
        const seq = await this.#nextWrite();
        const imported = await importBookings(batch, this.#collections, seq, sources);
        await this.#write(imported.changes);
        all = addContainers(all, imported.all);
        added = addContainers(added, imported.added);
      });
      await sources.yieldToEventLoop?.();
    }
    return {
      ...result,
      containers: all.containers,
      containersOnKnownVoyages: all.onKnownVoyages,
      addedContainers: added.containers,
      addedContainersOnKnownVoyages: added.onKnownVoyages,
    };
  }

  async listStatistics(
    origin: Locode,
    destination: Locode,
    query: StatisticsQuery = {},
  ): Promise<readonly LaneStatistic[]> {
    const nowMs = this.#options.clock.now();
    await this.#mutex.runExclusive(() => this.#resolveDue(nowMs, nowMs));
    return this.#queries.listStatistics(origin, destination, query, nowMs);
  }

  async listJourneys(
    origin: Locode,
    destination: Locode,
    query: JourneyQuery,
    paging: Paging,
  ): Promise<Paged<LaneJourney>> {
    const nowMs = this.#options.clock.now();
    await this.#mutex.runExclusive(() => this.#resolveDue(nowMs, nowMs));
    return this.#queries.listJourneys(origin, destination, query, paging, nowMs);
  }

  async listVoyages(paging: Paging, carrier?: string): Promise<Paged<ListedVoyage>> {
    const nowMs = this.#options.clock.now();
    await this.#mutex.runExclusive(() => this.#resolveDue(nowMs, nowMs));
    return listVoyages(this.#collections, paging, carrier);
  }

  listBookings(paging: Paging, carrier?: string): Promise<Paged<Booking>> {
    return listBookings(this.#collections, paging, carrier);
  }

  removeVoyage(carrier: string, number: string): Promise<boolean> {
    return this.#mutex.runExclusive(async () => {
      const voyage = await this.#collections.voyages.get(voyageKey(carrier, number));
      if (!voyage) return false;
      const seq = await this.#nextWrite();
      await this.#write(await removalOfVoyage(voyage, this.#collections, seq));
      return true;
    });
  }

  removeBooking(carrier: string, number: string): Promise<boolean> {
    return this.#mutex.runExclusive(async () => {
      const booking = await this.#collections.bookings.get(voyageKey(carrier, number));
      if (!booking) return false;
      const seq = await this.#nextWrite();
      await this.#write(await removalOfBooking(carrier, booking, this.#collections, seq));
      return true;
    });
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

import type { Imo, Locode, Paged, Paging } from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import type { Booking } from './booking.ts';
import { openCollections, type TradeLaneCollections } from './collections.ts';
import { DueSailings } from './due-sailings.ts';
import {
  addContainers,
  importBookings,
  NO_CONTAINERS,
  removalOfBooking,
} from './import-bookings.ts';
import { importVoyages, removalOfVoyage } from './import-voyages.ts';
import { LaneQueries } from './lane-queries.ts';
import type {
  JourneyQuery,
  LaneJourney,
  LaneStatistic,
  StatisticsQuery,
} from './lane-statistic.ts';
import { LaneWriter } from './lane-writer.ts';
import { type ListedVoyage, listBookings, listVoyages } from './list-records.ts';
import { parseBooking } from './parse-booking.ts';
import { parseVoyage } from './parse-voyage.ts';
import { PendingSailings } from './pending-sailings.ts';
import { type ImportResult, type RowImportOptions, type RowKind, readRows } from './read-rows.ts';
import { type ScheduledVoyage, voyageKey } from './scheduled-voyage.ts';
import { DELAY_DAYS, PERIOD_DAYS } from './thresholds.ts';
import type {
  BookingImportResult,
  RecomputationResult,
  TradeLanes,
  TradeLanesOptions,
} from './trade-lanes.ts';

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
  readonly #writer: LaneWriter;
  readonly #due: DueSailings;

  constructor(options: TradeLanesOptions, periodMs: number, delayMs: number) {
    this.#options = options;
    this.#collections = openCollections(options.store);
    this.#writer = new LaneWriter(options.store, this.#collections);
    this.#due = new DueSailings(options, this.#collections, this.#writer);
    this.#queries = new LaneQueries(options, this.#collections, periodMs, delayMs);
  }

  async putVoyages(
    rows: readonly unknown[],
    options: RowImportOptions = {},
  ): Promise<ImportResult> {
    const sources = this.#options;
    const { values, ...result } = await readRows(rows, VOYAGE_ROWS, options, sources);
    for (const batch of this.#batches(values, options)) {
      await this.#writer.runExclusive(async () => {
        const seq = await this.#writer.nextWrite();
        await this.#writer.write(await importVoyages(batch, this.#collections, seq, sources));
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
      await this.#writer.runExclusive(async () => {
        const seq = await this.#writer.nextWrite();
        const imported = await importBookings(batch, this.#collections, seq, sources);
        await this.#writer.write(imported.changes);
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
    await this.#due.resolveForRequest();
    return this.#queries.listStatistics(origin, destination, query, nowMs);
  }

  async listJourneys(
    origin: Locode,
    destination: Locode,
    query: JourneyQuery,
    paging: Paging,
  ): Promise<Paged<LaneJourney>> {
    const nowMs = this.#options.clock.now();
    await this.#due.resolveForRequest();
    return this.#queries.listJourneys(origin, destination, query, paging, nowMs);
  }

  async listVoyages(paging: Paging, carrier?: string): Promise<Paged<ListedVoyage>> {
    await this.#due.resolveForRequest();
    return listVoyages(this.#collections, paging, carrier);
  }

  listBookings(paging: Paging, carrier?: string): Promise<Paged<Booking>> {
    return listBookings(this.#collections, paging, carrier);
  }

  removeVoyage(carrier: string, number: string): Promise<boolean> {
    return this.#writer.runExclusive(async () => {
      const voyage = await this.#collections.voyages.get(voyageKey(carrier, number));
      if (!voyage) return false;
      const seq = await this.#writer.nextWrite();
      await this.#writer.write(await removalOfVoyage(voyage, this.#collections, seq));
      return true;
    });
  }

  removeBooking(carrier: string, number: string): Promise<boolean> {
    return this.#writer.runExclusive(async () => {
      const booking = await this.#collections.bookings.get(voyageKey(carrier, number));
      if (!booking) return false;
      const seq = await this.#writer.nextWrite();
      await this.#writer.write(await removalOfBooking(carrier, booking, this.#collections, seq));
      return true;
    });
  }

  callsChanged(calls: readonly { readonly imo: Imo; readonly ataMs: number }[]): Promise<void> {
    const fromMs = new Map<Imo, number>();
    for (const { imo, ataMs } of calls) {
      fromMs.set(imo, Math.min(ataMs, fromMs.get(imo) ?? Number.POSITIVE_INFINITY));
    }
    return this.#writer.runExclusive(async () => {
      const pending = new PendingSailings(this.#collections);
      for (const [imo, ataMs] of fromMs) await pending.addShip(imo, ataMs);
      await this.#options.store.write(pending.changes());
    });
  }

  async recompute(signal?: AbortSignal): Promise<RecomputationResult> {
    return { voyages: await this.#due.resolveUnderWay(signal) };
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
}

import type { Clock, Store } from '@roadstead/contracts';
import type { Imo, Locode, Paged, Paging } from '@roadstead/model';
import type { Booking } from './booking.ts';
import type {
  JourneyQuery,
  LaneJourney,
  LaneStatistic,
  StatisticsQuery,
} from './lane-statistic.ts';
import type { ListedVoyage } from './list-records.ts';
import type { ImportResult, RowImportOptions } from './read-rows.ts';
import type { TradeLaneDataSources } from './sources.ts';

/** Options of `createTradeLanes`. */
export interface TradeLanesOptions extends TradeLaneDataSources {
  readonly store: Store;
  readonly clock: Clock;
  /** A9: days of the period of statistics, up to the last midnight UTC. Default: 365. */
  readonly periodDays?: number;
  /** A7: days after its time from which a call is delayed. Default: 1. */
  readonly delayDays?: number;
  /**
   * A12: runs work beside the requests until its signal is aborted, unless such work is running; its errors are the host's. Requests then
   * resolve the sailings of some ships at most, and are answered from what is resolved. Default: a request waits for all.
   */
  readonly runInBackground?: (work: (signal: AbortSignal) => Promise<unknown>) => void;
}

/** Result of an import of bookings. */
export interface BookingImportResult extends ImportResult {
  /** Containers of the accepted bookings. */
  readonly containers: number;
  /** Those planned for a known voyage. */
  readonly containersOnKnownVoyages: number;
  /** A10: containers that no earlier import of the same booking has reported here. */
  readonly addedContainers: number;
  /** The same of those planned for a known voyage. */
  readonly addedContainersOnKnownVoyages: number;
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
  /** A9: the statistics of a lane, by carrier code, then by month. Sailings that are due are resolved first (`runInBackground`). */
  listStatistics(
    origin: Locode,
    destination: Locode,
    query?: StatisticsQuery,
  ): Promise<readonly LaneStatistic[]>;
  /** A9: the journeys that statistics count, by scheduled arrival, then by voyage. Sailings that are due are resolved first (`runInBackground`). */
  listJourneys(
    origin: Locode,
    destination: Locode,
    query: JourneyQuery,
    paging: Paging,
  ): Promise<Paged<LaneJourney>>;
  /** Lists the imported voyages with their outcomes, by carrier and number. @param carrier only those of this carrier */
  listVoyages(paging: Paging, carrier?: string): Promise<Paged<ListedVoyage>>;
  /** Lists the imported bookings, by carrier and number. @param carrier only those of this carrier */
  listBookings(paging: Paging, carrier?: string): Promise<Paged<Booking>>;
  /** A1: removes a voyage; its journeys are not counted any more. @returns whether it existed */
  removeVoyage(carrier: string, number: string): Promise<boolean>;
  /** A10: removes a booking; it is not counted any more. @returns whether it existed */
  removeBooking(carrier: string, number: string): Promise<boolean>;
  /** A12: notifies of new and changed calls: the sailings that they may affect become due. */
  callsChanged(calls: readonly { readonly imo: Imo; readonly ataMs: number }[]): Promise<void>;
  /**
   * A12: resolves all sailings that are under way or changed.
   * @param signal when it is aborted, the rest is left for the next call
   */
  recompute(signal?: AbortSignal): Promise<RecomputationResult>;
}

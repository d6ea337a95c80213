import { utc } from '@date-fns/utc/utc';
import type { Locode, Paged, Paging } from '@roadstead/model';
import type {
  Booking,
  BookingImportResult,
  ImportResult,
  JourneyQuery,
  LaneJourney,
  LaneStatistic,
  ListedVoyage,
  RecomputationResult,
  RowImportOptions,
  StatisticsQuery,
  TradeLanes,
} from '@roadstead/trade-lanes';
import { startOfDay } from 'date-fns/startOfDay';
import { BackgroundWork } from '../operations/background-work.ts';
import type { PendingCalls } from './pending-calls.ts';
import type { TradeLaneAnalytics } from './trade-lane-analytics.ts';

interface SchedulerOptions {
  readonly lanes: TradeLanes;
  readonly pendingCalls: PendingCalls;
  /** Receives errors of the background work. */
  readonly failed: (error: unknown) => void;
}

/** A12: passes the service's port calls to trade lanes, and recomputes them in the background when a day (UTC) begins. */
export class TradeLaneScheduler implements TradeLaneAnalytics {
  readonly #options: SchedulerOptions;
  readonly #work: BackgroundWork;
  #recomputedDayMs = Number.NEGATIVE_INFINITY;

  constructor(options: SchedulerOptions) {
    this.#options = options;
    this.#work = new BackgroundWork(options.failed);
  }

  /** Starts the recomputation of a new day. @param nowMs epoch milliseconds */
  runIfDue(nowMs: number): void {
    if (this.#work.isRunning || !Number.isFinite(nowMs)) return;
    const dayMs = startOfDay(nowMs, { in: utc }).getTime();
    if (dayMs <= this.#recomputedDayMs) return;
    this.#recomputedDayMs = dayMs;
    this.#work.begin(() => this.recompute());
  }

  /** Aborts the recomputation; the next start resumes it. */
  stop(): Promise<void> {
    return this.#work.stop();
  }

  putVoyages(rows: readonly unknown[], options?: RowImportOptions): Promise<ImportResult> {
    return this.#options.lanes.putVoyages(rows, options);
  }

  putBookings(rows: readonly unknown[], options?: RowImportOptions): Promise<BookingImportResult> {
    return this.#options.lanes.putBookings(rows, options);
  }

  async listStatistics(
    origin: Locode,
    destination: Locode,
    query?: StatisticsQuery,
  ): Promise<readonly LaneStatistic[]> {
    await this.#processPendingCalls();
    return this.#options.lanes.listStatistics(origin, destination, query);
  }

  async listJourneys(
    origin: Locode,
    destination: Locode,
    query: JourneyQuery,
    paging: Paging,
  ): Promise<Paged<LaneJourney>> {
    await this.#processPendingCalls();
    return this.#options.lanes.listJourneys(origin, destination, query, paging);
  }

  async listVoyages(paging: Paging, carrier?: string): Promise<Paged<ListedVoyage>> {
    await this.#processPendingCalls();
    return this.#options.lanes.listVoyages(paging, carrier);
  }

  listBookings(paging: Paging, carrier?: string): Promise<Paged<Booking>> {
    return this.#options.lanes.listBookings(paging, carrier);
  }

  removeVoyage(carrier: string, number: string): Promise<boolean> {
    return this.#options.lanes.removeVoyage(carrier, number);
  }

  removeBooking(carrier: string, number: string): Promise<boolean> {
    return this.#options.lanes.removeBooking(carrier, number);
  }

  async recompute(): Promise<RecomputationResult> {
    await this.#processPendingCalls();
    return this.#options.lanes.recompute(this.#work.signal);
  }

  #processPendingCalls(): Promise<void> {
    const { pendingCalls, lanes } = this.#options;
    return pendingCalls.process((calls) => lanes.callsChanged(calls));
  }
}

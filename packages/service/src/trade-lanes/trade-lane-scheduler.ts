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
  TradeLanesOptions,
} from '@roadstead/trade-lanes';
import { startOfDay } from 'date-fns/startOfDay';
import { BackgroundWork } from '../operations/background-work.ts';
import type { PendingCalls } from './pending-calls.ts';
import type { TradeLaneAnalytics } from './trade-lane-analytics.ts';

interface SchedulerOptions {
  /** Creates trade lanes that resolve in the background what no request waits for. */
  readonly createLanes: (
    runInBackground: NonNullable<TradeLanesOptions['runInBackground']>,
  ) => TradeLanes;
  readonly pendingCalls: PendingCalls;
  /** Receives errors of the background work. */
  readonly failed: (error: unknown) => void;
}

/**
 * A12: passes the service's port calls to trade lanes, and resolves sailings in the background: all that are under way when a day
 * (UTC) begins and at a start, and those that a request did not wait for.
 */
export class TradeLaneScheduler implements TradeLaneAnalytics {
  readonly #lanes: TradeLanes;
  readonly #pendingCalls: PendingCalls;
  readonly #work: BackgroundWork;
  #recomputedDayMs = Number.NEGATIVE_INFINITY;

  constructor(options: SchedulerOptions) {
    const { createLanes, pendingCalls, failed } = options;
    this.#pendingCalls = pendingCalls;
    this.#work = new BackgroundWork(failed);
    this.#lanes = createLanes((work) => {
      if (!this.#work.isRunning) this.#work.begin(() => work(this.#work.signal));
    });
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
    return this.#lanes.putVoyages(rows, options);
  }

  putBookings(rows: readonly unknown[], options?: RowImportOptions): Promise<BookingImportResult> {
    return this.#lanes.putBookings(rows, options);
  }

  async listStatistics(
    origin: Locode,
    destination: Locode,
    query?: StatisticsQuery,
  ): Promise<readonly LaneStatistic[]> {
    await this.#processPendingCalls();
    return this.#lanes.listStatistics(origin, destination, query);
  }

  async listJourneys(
    origin: Locode,
    destination: Locode,
    query: JourneyQuery,
    paging: Paging,
  ): Promise<Paged<LaneJourney>> {
    await this.#processPendingCalls();
    return this.#lanes.listJourneys(origin, destination, query, paging);
  }

  async listVoyages(paging: Paging, carrier?: string): Promise<Paged<ListedVoyage>> {
    await this.#processPendingCalls();
    return this.#lanes.listVoyages(paging, carrier);
  }

  listBookings(paging: Paging, carrier?: string): Promise<Paged<Booking>> {
    return this.#lanes.listBookings(paging, carrier);
  }

  removeVoyage(carrier: string, number: string): Promise<boolean> {
    return this.#lanes.removeVoyage(carrier, number);
  }

  removeBooking(carrier: string, number: string): Promise<boolean> {
    return this.#lanes.removeBooking(carrier, number);
  }

  async recompute(): Promise<RecomputationResult> {
    await this.#processPendingCalls();
    return this.#lanes.recompute(this.#work.signal);
  }

  #processPendingCalls(): Promise<void> {
    return this.#pendingCalls.process((calls) => this.#lanes.callsChanged(calls));
  }
}

import type { EventTimeStatus } from '@roadstead/tracking';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { Change } from '../changes/change.ts';
import type { ReconciliationResult } from '../reconciliation/reconciliation-task.ts';
import type { EventChange } from '../sts/events.ts';
import type { DeletedCounts } from './retention.ts';
import type {
  RebuildReport,
  ReplayProgress,
  ServiceState,
  ServiceStatus,
} from './service-status.ts';

/** The status of the service, as an observable state. */
export class ServiceStatusStore {
  readonly #status: BehaviorSubject<ServiceStatus> = new BehaviorSubject<ServiceStatus>({
    state: 'created',
    replay: null,
    rebuild: null,
    eventTimeMs: null,
    eventTimeStatus: { voters: 0, quorum: 2, waiting: 0, newestAheadMs: null },
    ingestedMs: null,
    counts: {
      positionReports: 0,
      staticReports: 0,
      late: 0,
      rejected: {},
      eventsFired: 0,
      eventsEnded: 0,
      damagedBatches: 0,
      deletedPositions: 0,
      deletedEvents: 0,
    },
    reconciliation: {
      ...{ shipsWaiting: 0, portCallsChanged: 0, periodsTooOld: 0 },
      ...{ eventsFound: 0, eventsCorrected: 0, eventsRetracted: 0 },
    },
    inFlight: 0,
    writeProblem: null,
    failure: null,
  });
  #isStartHeld = false;

  get now(): ServiceStatus {
    return this.#status.value;
  }

  get changes$(): Observable<ServiceStatus> {
    return this.#status.asObservable();
  }

  setState(state: ServiceState, failure: string | null = null): void {
    this.#status.next({ ...this.now, state, failure, replay: null });
  }

  /** Sets the status to that of another process. */
  mirror(status: ServiceStatus): void {
    this.#status.next(status);
  }

  setReplay(replay: ReplayProgress): void {
    this.#status.next({ ...this.now, replay });
  }

  /** @param time the event time that the service resumes from; −Infinity without stored reports */
  setRunning(time: ReachedTime, writeProblem: string | null): void {
    this.#isStartHeld = false;
    this.#status.next({
      ...{ ...this.now, writeProblem, state: 'running', replay: null },
      ...statusOf(time),
    });
  }

  /** Serves reads while the start waits for the store: `writeProblem` remains until `setRunning`. */
  setReading(time: ReachedTime, writeProblem: string): void {
    this.setRunning(time, writeProblem);
    this.#isStartHeld = true;
  }

  setInFlight(inFlight: number): void {
    this.#status.next({ ...this.now, inFlight });
  }

  setWriteProblem(writeProblem: string | null): void {
    if (this.#isStartHeld && writeProblem === null) return;
    this.#status.next({ ...this.now, writeProblem });
  }

  /** Adds the counts of an ingested batch. @param ingestedMs null for a batch without reports */
  addIngested(
    counted: { readonly positionReports: number; readonly staticReports: number },
    rejected: readonly { readonly reason: string }[],
    events: readonly Change[],
    ingestedMs: number | null,
    time: ReachedTime,
  ): void {
    const { counts } = this.now;
    const byReason = { ...counts.rejected };
    for (const { reason } of rejected) byReason[reason] = (byReason[reason] ?? 0) + 1;
    const kinds = events.flatMap((change) => (change.type === 'event' ? [change.kind] : []));
    const fired = kinds.filter((kind) => kind === 'fired').length;
    this.#status.next({
      ...this.now,
      ...statusOf(time),
      ingestedMs: ingestedMs ?? this.now.ingestedMs,
      counts: {
        ...counts,
        positionReports: counts.positionReports + counted.positionReports,
        staticReports: counts.staticReports + counted.staticReports,
        late: byReason['late'] ?? 0,
        rejected: byReason,
        eventsFired: counts.eventsFired + fired,
        eventsEnded: counts.eventsEnded + kinds.length - fired,
      },
    });
  }

  addDeleted({ positions, events }: DeletedCounts): void {
    const { counts } = this.now;
    const deletedPositions = counts.deletedPositions + positions;
    const deletedEvents = counts.deletedEvents + events;
    this.#status.next({ ...this.now, counts: { ...counts, deletedPositions, deletedEvents } });
  }

  setShipsWaiting(shipsWaiting: number): void {
    const { reconciliation } = this.now;
    if (reconciliation.shipsWaiting === shipsWaiting) return;
    this.#status.next({ ...this.now, reconciliation: { ...reconciliation, shipsWaiting } });
  }

  addReconciled({ changes, calls, tooOld }: ReconciliationResult): void {
    const { reconciliation } = this.now;
    const count = (kind: EventChange['kind']): number =>
      changes.filter((change) => change.kind === kind).length;
    this.#status.next({
      ...this.now,
      reconciliation: {
        shipsWaiting: reconciliation.shipsWaiting,
        eventsFound: reconciliation.eventsFound + count('found'),
        eventsCorrected: reconciliation.eventsCorrected + count('corrected'),
        eventsRetracted: reconciliation.eventsRetracted + count('retracted') + count('merged'),
        portCallsChanged: reconciliation.portCallsChanged + calls,
        periodsTooOld: reconciliation.periodsTooOld + tooOld,
      },
    });
  }

  setRebuild(rebuild: RebuildReport): void {
    this.#status.next({ ...this.now, rebuild });
  }

  setDamagedBatches(damagedBatches: number): void {
    this.#status.next({ ...this.now, counts: { ...this.now.counts, damagedBatches } });
  }

  complete(): void {
    this.#status.complete();
  }
}

/** D8: event time, −Infinity before the first report, and what it depends on. */
interface ReachedTime {
  readonly eventTimeMs: number;
  readonly eventTimeStatus: EventTimeStatus;
}

function statusOf({
  eventTimeMs,
  eventTimeStatus,
}: ReachedTime): Pick<ServiceStatus, 'eventTimeMs' | 'eventTimeStatus'> {
  return { eventTimeMs: Number.isFinite(eventTimeMs) ? eventTimeMs : null, eventTimeStatus };
}

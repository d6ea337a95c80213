import type { FixReason } from '@roadstead/model';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { EventChange, ServiceState, ServiceStatus } from './service.ts';

/** How the service is, for whoever looks. */
export class StatusBoard {
  readonly #status: BehaviorSubject<ServiceStatus> = new BehaviorSubject<ServiceStatus>({
    state: 'created',
    eventTimeMs: null,
    ingestedMs: null,
    counts: {
      positionReports: 0,
      staticReports: 0,
      late: 0,
      rejected: {},
      eventsFired: 0,
      eventsEnded: 0,
    },
    inFlight: 0,
    failure: null,
  });

  get now(): ServiceStatus {
    return this.#status.value;
  }

  get changes$(): Observable<ServiceStatus> {
    return this.#status.asObservable();
  }

  noteState(state: ServiceState, failure: string | null = null): void {
    this.#status.next({ ...this.now, state, failure });
  }

  /** @param eventTimeMs that it goes on from */
  noteRunning(eventTimeMs: number): void {
    this.#status.next({ ...this.now, state: 'running', eventTimeMs: knownMs(eventTimeMs) });
  }

  noteInFlight(inFlight: number): void {
    this.#status.next({ ...this.now, inFlight });
  }

  /** Reports have been taken. */
  noteIngested(
    counted: { readonly positionReports: number; readonly staticReports: number },
    rejected: readonly { readonly reason: FixReason }[],
    events: readonly EventChange[],
    ingestedMs: number,
    eventTimeMs: number,
  ): void {
    const { counts } = this.now;
    const byReason = { ...counts.rejected };
    for (const { reason } of rejected) byReason[reason] = (byReason[reason] ?? 0) + 1;
    const fired = events.filter(({ kind }) => kind === 'fired').length;
    this.#status.next({
      ...this.now,
      eventTimeMs: knownMs(eventTimeMs),
      ingestedMs,
      counts: {
        positionReports: counts.positionReports + counted.positionReports,
        staticReports: counts.staticReports + counted.staticReports,
        late: byReason['late'] ?? 0,
        rejected: byReason,
        eventsFired: counts.eventsFired + fired,
        eventsEnded: counts.eventsEnded + events.length - fired,
      },
    });
  }

  end(): void {
    this.#status.complete();
  }
}

function knownMs(timeMs: number): number | null {
  return Number.isFinite(timeMs) ? timeMs : null;
}

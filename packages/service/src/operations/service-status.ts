import type { EventTimeStatus } from '@roadstead/tracking';

export type ServiceState = 'created' | 'starting' | 'running' | 'stopping' | 'stopped' | 'failed';

/** The progress of a start that processes the batches of reports stored since the newest snapshot again. */
export interface ReplayProgress {
  readonly batches: number;
  readonly batchesTotal: number;
}

/** A start that could not read the saved state, and built it again from stored reports. */
export interface RebuildReport {
  /** A text for each state that could not be read. */
  readonly problems: readonly string[];
  /** Batches of reports that were processed again. */
  readonly batches: number;
  readonly reports: number;
  /** Time of the oldest report of the first of them, epoch milliseconds; null without reports. */
  readonly beginMs: number | null;
  readonly durationMs: number;
  /** Whether encounters began before the reports that are left, so that their events may be missing. */
  readonly isIncomplete: boolean;
  /** D8: the event time from which no event is missing, epoch milliseconds; null where it is complete or not yet known. */
  readonly completeFromMs: number | null;
  /** Current events without an encounter in the reports that are left: they stay as they were logged. */
  readonly eventsLeft: number;
}

/** The state of a service. */
export interface ServiceStatus {
  readonly state: ServiceState;
  /** Null unless the service starts, and before its replay. */
  readonly replay: ReplayProgress | null;
  /** The rebuild of the start, if it could not read the saved state; else null. */
  readonly rebuild: RebuildReport | null;
  /** D8: the newest second that a quorum of the ships has reached, epoch milliseconds; null before. */
  readonly eventTimeMs: number | null;
  readonly eventTimeStatus: EventTimeStatus;
  /** When reports were last ingested, by the clock; null before. */
  readonly ingestedMs: number | null;
  /** Since the service was started. */
  readonly counts: {
    readonly positionReports: number;
    readonly staticReports: number;
    readonly late: number;
    /** By reason. */
    readonly rejected: Readonly<Record<string, number>>;
    readonly eventsFired: number;
    readonly eventsEnded: number;
    /** Damaged batches of reports, which the start skipped. */
    readonly damagedBatches: number;
    /** V11: deleted because of their age. */
    readonly deletedPositions: number;
    readonly deletedEvents: number;
  };
  /** V24: late reports. Counted since the service was started. */
  readonly reconciliation: {
    /** Ships with late reports that have not been compared with the events. */
    readonly shipsWaiting: number;
    readonly eventsFound: number;
    readonly eventsCorrected: number;
    readonly eventsRetracted: number;
    readonly portCallsChanged: number;
    /** Periods of late reports of a ship that are older than what can be detected again: their events are not reconciled. */
    readonly periodsTooOld: number;
  };
  /** Batches that are being ingested. */
  readonly inFlight: number;
  /** The reason why the store cannot be written now (`unwritable`); null while it can. */
  readonly writeProblem: string | null;
  /** The error of the state `failed`, else null. */
  readonly failure: string | null;
}

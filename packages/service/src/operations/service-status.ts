import type { EventTimeStatus } from '@roadstead/tracking';

export type ServiceState = 'created' | 'starting' | 'running' | 'stopping' | 'stopped' | 'failed';

/** The progress of a start that processes the batches of reports stored since the newest snapshot again. */
export interface ReplayProgress {
  readonly batches: number;
  readonly batchesTotal: number;
}

/** The state of a service. */
export interface ServiceStatus {
  readonly state: ServiceState;
  /** Null unless the service starts, and before its replay. */
  readonly replay: ReplayProgress | null;
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
  /** Batches that are being ingested. */
  readonly inFlight: number;
  /** The reason why the store cannot be written now (`unwritable`); null while it can. */
  readonly writeProblem: string | null;
  /** The error of the state `failed`, else null. */
  readonly failure: string | null;
}

import type { DetectorConfiguration, PositionReport, StaticReport } from '@roadstead/model';

/** L16: a batch of reports that was acknowledged; the static reports precede the positions. */
export interface ReportsRecord {
  readonly kind: 'reports';
  readonly statics: readonly StaticReport[];
  readonly positions: readonly PositionReport[];
}

/** L16: a change of the detector's configurations, which applies from the event time that is reached at its place in the log (D11). */
export interface ConfigurationRecord {
  readonly kind: 'configuration';
  /** The number of the change in the store: a reader skips those that it has applied. */
  readonly revision: number;
  readonly configurationId: number;
  /** Null for a removal. */
  readonly configuration: DetectorConfiguration | null;
}

/** L16: one each second, so that event time advances while no reports come; its time is that of the message. */
interface TickRecord {
  readonly kind: 'tick';
}

/** L18: the workers from here on. */
export interface WorkersRecord {
  readonly kind: 'workers';
  /** The number of the change in the store: a reader skips those that it has applied. */
  readonly revision: number;
  /** L17: the name of the worker that owns a slot, in the order of the slots; null for a slot without one. */
  readonly owners: readonly (string | null)[];
}

/** The content of a message of the log that the detection workers read. */
export type LogRecord = ReportsRecord | ConfigurationRecord | TickRecord | WorkersRecord;

/** The first byte of each message. Readers refuse other formats: a process of an older version must not misread a newer one. */
export const LOG_RECORD_FORMAT = 1;

/** The second byte of a message, by kind; never used for another. */
export const LOG_RECORD_KINDS = { reports: 1, configuration: 2, tick: 3, workers: 4 } as const;

/** Bytes before the content: format and kind. */
export const LOG_RECORD_HEAD_BYTES = 2;

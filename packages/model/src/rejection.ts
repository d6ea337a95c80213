import type { PositionReport, StaticReport } from './reports.ts';

/** Reason for which a line of a feed was rejected. */
export type LineReason =
  | 'malformed'
  | 'bad-checksum'
  | 'lost-part'
  | 'unknown-type'
  | 'bad-mmsi'
  | 'bad-time'
  | 'no-time'
  | 'bad-position'
  | 'no-position';

/** Reason for which a position report was rejected, with the rule of the detector's rule book. */
export type FixReason =
  /** D8: the report arrived after its time had been closed. */
  | 'late'
  /** D8: its time is further ahead of the receiving clock than a clock error can be. */
  | 'future'
  /** D8: the buffer is full of reports that wait for event time to reach them. */
  | 'ahead'
  /** D8: the ship has another fix at that time. */
  | 'duplicate'
  /** D9: the MMSI is not a ship's. */
  | 'not-a-ship'
  /** D10: the ship cannot have reached that position. */
  | 'jump'
  /** D10: the coordinates or the time are out of range. */
  | 'impossible';

/** A line of a feed that was rejected. */
export interface RejectedLine {
  /** Line number, from 1. */
  readonly line: number;
  readonly reason: LineReason;
  readonly detail: string;
}

/** A position report that was parsed and then rejected. */
export interface RejectedFix {
  readonly report: PositionReport;
  readonly reason: FixReason;
  readonly detail: string;
}

/** A static report that was parsed and then rejected. */
export interface RejectedStatic {
  readonly report: StaticReport;
  readonly reason: Extract<FixReason, 'future'>;
  readonly detail: string;
}

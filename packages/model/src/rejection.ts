import type { PositionReport, StaticReport } from './reports.ts';

/** Why a line of a feed was not understood. */
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

/** Why a position report was not used (the rules are those of the detection's rule book). */
export type FixReason =
  /** D8: it came after its time had been closed. */
  | 'late'
  /** D8: further ahead of the receiving clock than a clock can be wrong. */
  | 'future'
  /** D8: too many reports wait already for the others to reach their time. */
  | 'ahead'
  /** D8: the ship has another fix at that time. */
  | 'duplicate'
  /** D9: not a ship. */
  | 'not-a-ship'
  /** D10: the ship cannot have got there. */
  | 'jump'
  /** D10: coordinates out of range, or a time that is no time. */
  | 'impossible';

/** A line of a feed that was not understood. */
export interface RejectedLine {
  /** From 1. */
  readonly line: number;
  readonly reason: LineReason;
  readonly detail: string;
}

/** A position report that was understood but is not used for detection. */
export interface RejectedFix {
  readonly report: PositionReport;
  readonly reason: FixReason;
  readonly detail: string;
}

/** What a ship said of itself and cannot have said, and why. */
export interface RejectedStatic {
  readonly report: StaticReport;
  readonly reason: Extract<FixReason, 'future'>;
  readonly detail: string;
}

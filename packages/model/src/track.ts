import type { PositionReport } from './reports.ts';

/** A position of a ship, after cleaning. */
export interface Fix extends Pick<PositionReport, 'mmsi' | 'timeMs' | 'longitude' | 'latitude'> {
  /** D10: a new track starts here after a jump; it is not connected to the fix before. */
  readonly startsTrack?: true;
}

/** A fix with everything that was reported with it. */
export type ReportedFix = Fix & PositionReport;

/** Consecutive fixes of the cleaned tracks of all ships. */
export interface TrackBatch<TrackFix extends Fix = Fix> {
  /** Fixes sorted by time, then MMSI; at most one for each ship and time; none earlier than those of previous batches. */
  readonly fixes: readonly TrackFix[];
  /** D8: epoch milliseconds before which no fix follows. Never decreases. */
  readonly watermarkMs: number;
  /** Whether the input has ended, so that no fix follows. */
  readonly ended: boolean;
}

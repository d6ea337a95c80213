import type { PositionReport } from './reports.ts';

/** A position report of a ship, after cleaning. */
export interface Fix extends Pick<PositionReport, 'mmsi' | 'timeMs' | 'longitude' | 'latitude'> {
  /** D10: the track starts anew here after a jump: nothing is known of the way from the fix before. */
  readonly startsTrack?: true;
}

/** A stretch of the cleaned tracks of all ships. */
export interface TrackBatch {
  /** In the order of time, then MMSI; at most one for each ship and time; none before an earlier batch's. */
  readonly fixes: readonly Fix[];
  /** D8: no fix before this instant (epoch milliseconds) will follow; never goes back. */
  readonly heardUntilMs: number;
  /** Whether the input has ended: no fix will follow at all. */
  readonly ended: boolean;
}

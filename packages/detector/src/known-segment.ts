import type { AreaCell } from './area-cells.ts';
import type { MotionSegment } from './motion-segment.ts';

/** A segment of a pair that has become known. */
export interface KnownSegment {
  readonly segment: MotionSegment;
  /** The configurations at the path of the first ship. */
  readonly cellA: AreaCell;
  /** The configurations at that of the second. */
  readonly cellB: AreaCell;
  /** Whether the pair was found in this segment, so that the time before it is unknown. */
  readonly isNewPair: boolean;
  /** Time of the fix that completed the segment. */
  readonly nowMs: number;
}

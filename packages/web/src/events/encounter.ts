import type { TrackFix } from './encounter-track.ts';
import type { StsEvent } from './event-filter.ts';

/** An event as its page draws it. */
export interface Encounter {
  readonly event: StsEvent;
  readonly first: readonly TrackFix[];
  readonly second: readonly TrackFix[];
  /** Between fixes that are further apart, the position is unknown. */
  readonly gapMsMax: number;
}

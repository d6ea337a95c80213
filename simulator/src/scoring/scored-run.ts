import type { Area } from '@roadstead/geo';
import type { Mmsi } from '@roadstead/model';
import type { Span } from './spans.ts';

/** Properties of the configuration whose events are scored; unknown ones explain no missed transfer. */
export interface ScoredRun {
  /** The end of the simulation, in epoch milliseconds. */
  readonly endMs: number;
  readonly windowMinutes: number;
  readonly distanceMeters?: number | undefined;
  /** Longest silence that the detector bridges. Default: 30. */
  readonly gapMaxMinutes?: number | undefined;
  readonly area?: Area | undefined;
  readonly excludePorts?: boolean | undefined;
  /** Whether events fire only under further conditions. */
  readonly isFiltered?: boolean | undefined;
  /** Times longer than the gap between two used reports of a ship, or after its last one. */
  readonly unusedSpans?: ReadonlyMap<Mmsi, readonly Span[]> | undefined;
}

/** A ship that is silent for longer is lost to a detector with the usual gap (D1). */
export const SILENT_MINUTES = 30;

import type { DetectorOptions } from './detector-options.ts';
import { GAP_MAX_MINUTES, SEPARATION_MINUTES } from './thresholds.ts';

const MS_PER_MINUTE = 60_000;

/** The durations of D1 and D7 in milliseconds. */
export interface Timing {
  /** Those of configurations that have none of their own. */
  readonly gapMaxMs: number;
  /** The same in minutes, as it was set. */
  readonly gapMaxMinutes: number;
  readonly separationMs: number;
  /** The longest gap of the present configurations: the tracks are stored for it. At least `gapMaxMs`. */
  longestGapMs: number;
  /** The shortest gap of the present configurations; at most `gapMaxMs`. */
  shortestGapMs: number;
  /** The shortest window of the present configurations; Infinity without one. */
  shortestWindowMs: number;
}

/**
 * Returns the durations without configurations.
 * @throws RangeError if `gapMaxMinutes` is less than `separationMinutes`
 */
export function timingOf({
  gapMaxMinutes = GAP_MAX_MINUTES,
  separationMinutes = SEPARATION_MINUTES,
}: Pick<DetectorOptions, 'gapMaxMinutes' | 'separationMinutes'>): Timing {
  if (!(gapMaxMinutes > 0 && separationMinutes >= 0 && gapMaxMinutes >= separationMinutes)) {
    throw new RangeError(
      `gapMaxMinutes (${gapMaxMinutes}) must be at least separationMinutes (${separationMinutes})`,
    );
  }
  const gapMaxMs = gapMaxMinutes * MS_PER_MINUTE;
  return {
    ...{ gapMaxMs, gapMaxMinutes, separationMs: separationMinutes * MS_PER_MINUTE },
    ...{ longestGapMs: gapMaxMs, shortestGapMs: gapMaxMs },
    shortestWindowMs: Number.POSITIVE_INFINITY,
  };
}

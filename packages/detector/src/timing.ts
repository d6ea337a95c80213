/** The durations of D1 and D7 in milliseconds. */
export interface Timing {
  /** Those of configurations that have none of their own. */
  readonly gapMaxMs: number;
  /** The same in minutes, as it was set. */
  readonly gapMaxMinutes: number;
  readonly separationMs: number;
  /** The longest gap of the present configurations: the tracks are stored for it. At least `gapMaxMs`. */
  longestGapMs: number;
}

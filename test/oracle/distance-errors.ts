import { type DistanceProfile, timesWithin } from './distance-profile.ts';
import { intersect, merge, subtract, type TimeInterval } from './intervals.ts';

/** D2: errors of computed distances that change with time. */
export interface DistanceErrors {
  /** In these times distances are too small, in all others too great. */
  readonly smallerIn: readonly TimeInterval[];
  /** By how much, meters. */
  readonly metersAt: (limitMeters: number) => number;
}

/** Returns the distances at which computed ones cross a limit: where they are too small, and where they are too great. */
export function crossedAt(
  limitMeters: number,
  errors: DistanceErrors | undefined,
): readonly [greater: number, less: number] {
  const meters = errors?.metersAt(limitMeters) ?? 0;
  return [limitMeters + meters, limitMeters - meters];
}

/** Returns when computed distances are within one of the limits of the profile. */
export function timesComputedWithin(
  profile: DistanceProfile,
  limitMeters: number,
  errors: DistanceErrors | undefined,
): TimeInterval[] {
  if (!errors) return timesWithin(profile, limitMeters);
  const [greater, less] = crossedAt(limitMeters, errors);
  return merge([
    ...intersect(timesWithin(profile, greater), errors.smallerIn),
    ...subtract(timesWithin(profile, less), errors.smallerIn),
  ]);
}

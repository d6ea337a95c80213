import { type DistanceProfile, timesWithin } from './distance-profile.ts';
import { intersect, merge, subtract, type TimeInterval } from './intervals.ts';

/** D2: errors of computed distances that change with time. */
export interface DistanceErrors {
  /** Returns when distances that are compared with a limit are too small; in all other times they are too great. */
  readonly smallerIn: (limit: Limit) => readonly TimeInterval[];
  /** By how much, meters. */
  readonly metersAt: (distanceMeters: number) => number;
}

/** D16: one of the pairs of distance and window of a configuration. */
export interface Limit {
  readonly distanceMeters: number;
  readonly windowMinutes: number;
}

/** True distances. */
export const NO_ERRORS: DistanceErrors = { smallerIn: () => [], metersAt: () => 0 };

/** Returns the distances at which computed ones cross a limit: where they are too small, and where they are too great. */
export function crossedAt(
  { distanceMeters }: Limit,
  errors: DistanceErrors,
): readonly [greater: number, less: number] {
  const meters = errors.metersAt(distanceMeters);
  return [distanceMeters + meters, distanceMeters - meters];
}

/** Returns when computed distances are within one of the limits of the profile. */
export function timesComputedWithin(
  profile: DistanceProfile,
  limit: Limit,
  errors: DistanceErrors,
): TimeInterval[] {
  const [greater, less] = crossedAt(limit, errors);
  const smallerIn = errors.smallerIn(limit);
  return merge([
    ...intersect(timesWithin(profile, greater), smallerIn),
    ...subtract(timesWithin(profile, less), smallerIn),
  ]);
}

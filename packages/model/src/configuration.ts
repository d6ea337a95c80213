import type { AreaGeometry } from '@roadstead/geo';
import type { EncounterFilters } from './encounter-filters.ts';

/** The distances and times of a configuration, and the conditions under which its events fire. */
export interface ConfigurationLimits {
  /** The preset that it was made from. */
  readonly preset?: string;
  /** D, in metres: above 0, at most 50 000. */
  readonly distanceMeters: number;
  /** W, in minutes: above 0, at most 10 080 (a week). */
  readonly windowMinutes: number;
  /** Another distance, less than D, with a window of its own: the first to fire gives the event (D16). */
  readonly alternative?: { readonly distanceMeters: number; readonly windowMinutes: number };
  /** Conditions under which an event fires (D15). */
  readonly filters?: EncounterFilters;
  /** D1, in minutes: above 0, at most 360, at least `separationMinutes`. Without it, the detector's. */
  readonly gapMaxMinutes?: number;
  /** D7, in minutes: 0 to 360. Without it, the detector's. */
  readonly separationMinutes?: number;
  /** Events of a pair with less time in between are one group, in minutes: 0 to 10 080. */
  readonly mergeGapMinutes?: number;
}

/** D1, D7: returns the gap of a configuration: its own, or else the usual one, which is at least its separation. */
export function gapMaxMinutesOf(
  { gapMaxMinutes, separationMinutes = 0 }: ConfigurationLimits,
  usualMinutes: number,
): number {
  return gapMaxMinutes ?? Math.max(usualMinutes, separationMinutes);
}

/** The area, distance and time within which two ships must stay together to be detected. */
export interface DetectorConfiguration extends ConfigurationLimits {
  /** A positive number, unique among the configurations of a detector; events are ordered by it. */
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly severity: string;
  readonly area: AreaGeometry;
  readonly excludePorts: boolean;
}

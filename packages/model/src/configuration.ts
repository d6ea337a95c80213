import type { AreaGeometry } from '@roadstead/geo';

/** The area, distance and time within which two ships must stay together to be detected. */
export interface DetectorConfiguration {
  /** A positive number, unique among the configurations of a detector; events are ordered by it. */
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly enabled: boolean;
  /** D, in metres: above 0, at most 50 000. */
  readonly distanceMeters: number;
  /** W, in minutes: above 0, at most 10 080 (a week). */
  readonly windowMinutes: number;
  readonly severity: string;
  readonly area: AreaGeometry;
  readonly excludePorts: boolean;
}

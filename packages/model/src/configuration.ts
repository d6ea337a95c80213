import type { AreaGeometry } from '@roadstead/geo';

/** Where, how near and for how long two ships must stay together to be reported. */
export interface DetectorConfiguration {
  /** Positive, unique among the configurations of a detector; events are ordered by it. */
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

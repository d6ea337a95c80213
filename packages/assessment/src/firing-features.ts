import type { PlaceDistances } from './encounter-place.ts';

/** F15: features of one of the ships of an encounter at an instant. Unknown values are null. */
export interface FiringShipFeatures {
  readonly shiptype: number | null;
  readonly lengthMeters: number | null;
  readonly speedKnotsMedian: number | null;
  readonly speedKnotsMax: number | null;
  /** Whether it lay elsewhere in the hour before; null if it is heard for less than ten minutes of it. */
  readonly hasCome: boolean | null;
  /** 0 to 15. */
  readonly navStatus: number;
}

/** F15: features of an encounter at an instant, from what is known then. Unknown values are null. */
export interface FiringFeatures extends PlaceDistances {
  readonly durationMinutes: number;
  readonly distanceMetersMedian: number | null;
  /** In lengths of the longer ship. */
  readonly distanceLengthsMedian: number | null;
  readonly hullDistanceMetersMedian: number | null;
  readonly headingDifferenceDegrees: number | null;
  readonly relativeSpeedKnotsMedian: number | null;
  /** The greatest known distance in the hour before the beginning. */
  readonly apartBeforeMeters: number | null;
  readonly first: FiringShipFeatures;
  readonly second: FiringShipFeatures;
}

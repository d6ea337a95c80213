import type { Position } from '@roadstead/model';

/** F11: how an event begins or ends. */
export const EVENT_EDGES = [
  /** The distance crosses the limit while both ships are heard. */
  'seen',
  /** Both are heard, within the distance: they cross the edge of an area, or the configuration begins or ends. */
  'area',
  /** A ship is silent on the other side of the instant, and heard within a day of it. */
  'silence',
  /** A ship is not heard within a day on the other side: the recording begins or ends, or it leaves the range. */
  'unheard',
  /** No end is known. */
  'current',
] as const;
export type EventEdge = (typeof EVENT_EDGES)[number];

/** Features of one of the two ships. Unknown values are null. */
export interface ShipFeatures {
  /** F5. */
  readonly speedKnotsMedian: number | null;
  readonly speedKnotsMax: number | null;
  /** F10: type of ship and cargo (ITU-R M.1371, table 53). */
  readonly shiptype: number | null;
  readonly lengthMeters: number | null;
  readonly draughtBeforeMeters: number | null;
  readonly draughtAfterMeters: number | null;
  /** F12: the longest silences. */
  readonly silenceBeforeSeconds: number | null;
  readonly silenceDuringSeconds: number | null;
  readonly silenceAfterSeconds: number | null;
  /** F14: other ships that it met. */
  readonly partners: number;
}

/** Features of an event, by the rules in `docs/rules.md`. Unknown values are null. */
export interface EventFeatures {
  /** F1: up to the end, or as far as both ships are known. */
  readonly durationSeconds: number;
  readonly distanceMetersMin: number | null;
  readonly distanceMetersMedian: number | null;
  /** F3: in lengths of the longer ship. */
  readonly distanceLengthsMin: number | null;
  readonly distanceLengthsMedian: number | null;
  readonly hullDistanceMetersMin: number | null;
  readonly hullDistanceMetersMedian: number | null;
  readonly relativeSpeedKnotsMedian: number | null;
  readonly driftMeters: number | null;
  readonly driftKnots: number | null;
  /** F7: 0 to 180. */
  readonly headingDifferenceDegrees: number | null;
  readonly portAreaMeters: number | null;
  readonly anchorageMeters: number | null;
  readonly shoreMeters: number | null;
  readonly begin: EventEdge;
  readonly end: EventEdge;
  /** F11: the greatest distance in the hour before and after. */
  readonly apartBeforeMeters: number | null;
  readonly apartAfterMeters: number | null;
  /** F13: ships alongside, these two not counted. */
  readonly othersAlongside: number | null;
  /** F14. */
  readonly earlierMeetings: number;
  readonly first: ShipFeatures;
  readonly second: ShipFeatures;
}

/** F9: distances in metres from a position; 0 within. */
export interface Surroundings {
  readonly portAreaMeters: (place: Position) => number;
  readonly anchorageMeters: (place: Position) => number;
  readonly shoreMeters: (place: Position) => number;
}

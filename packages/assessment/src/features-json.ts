import type { EventEdge, EventFeatures, ShipFeatures } from './event-features.ts';

/** Features of one of the two ships as JSON: knots, metres, seconds. */
export interface ShipFeaturesJson {
  readonly speed_knots_median: number | null;
  readonly speed_knots_max: number | null;
  readonly shiptype: number | null;
  readonly length_meters: number | null;
  readonly draught_before_meters: number | null;
  readonly draught_after_meters: number | null;
  readonly silence_before_seconds: number | null;
  readonly silence_during_seconds: number | null;
  readonly silence_after_seconds: number | null;
  readonly partners: number;
}

/** Features of an event as JSON: metres to 0.1, knots and ship lengths to 0.01, whole degrees and seconds. */
export interface EventFeaturesJson {
  readonly duration_seconds: number;
  readonly distance_meters_min: number | null;
  readonly distance_meters_median: number | null;
  readonly distance_lengths_min: number | null;
  readonly distance_lengths_median: number | null;
  readonly hull_distance_meters_min: number | null;
  readonly hull_distance_meters_median: number | null;
  readonly relative_speed_knots_median: number | null;
  readonly drift_meters: number | null;
  readonly drift_knots: number | null;
  readonly heading_difference_degrees: number | null;
  readonly port_area_meters: number | null;
  readonly anchorage_meters: number | null;
  readonly shore_meters: number | null;
  readonly begin: EventEdge;
  readonly end: EventEdge;
  readonly apart_before_meters: number | null;
  readonly apart_after_meters: number | null;
  readonly others_alongside: number | null;
  readonly earlier_meetings: number;
  readonly first: ShipFeaturesJson;
  readonly second: ShipFeaturesJson;
}

/** Returns features as JSON, rounded to what the positions of AIS can support. */
export function eventFeaturesJson(features: EventFeatures): EventFeaturesJson {
  return {
    duration_seconds: Math.round(features.durationSeconds),
    distance_meters_min: rounded(features.distanceMetersMin, 1),
    distance_meters_median: rounded(features.distanceMetersMedian, 1),
    distance_lengths_min: rounded(features.distanceLengthsMin, 2),
    distance_lengths_median: rounded(features.distanceLengthsMedian, 2),
    hull_distance_meters_min: rounded(features.hullDistanceMetersMin, 1),
    hull_distance_meters_median: rounded(features.hullDistanceMetersMedian, 1),
    relative_speed_knots_median: rounded(features.relativeSpeedKnotsMedian, 2),
    drift_meters: rounded(features.driftMeters, 1),
    drift_knots: rounded(features.driftKnots, 2),
    heading_difference_degrees: rounded(features.headingDifferenceDegrees, 0),
    port_area_meters: rounded(features.portAreaMeters, 0),
    anchorage_meters: rounded(features.anchorageMeters, 0),
    shore_meters: rounded(features.shoreMeters, 0),
    begin: features.begin,
    end: features.end,
    apart_before_meters: rounded(features.apartBeforeMeters, 1),
    apart_after_meters: rounded(features.apartAfterMeters, 1),
    others_alongside: features.othersAlongside,
    earlier_meetings: features.earlierMeetings,
    first: shipJson(features.first),
    second: shipJson(features.second),
  };
}

function shipJson(ship: ShipFeatures): ShipFeaturesJson {
  return {
    speed_knots_median: rounded(ship.speedKnotsMedian, 2),
    speed_knots_max: rounded(ship.speedKnotsMax, 2),
    shiptype: ship.shiptype,
    length_meters: ship.lengthMeters,
    draught_before_meters: ship.draughtBeforeMeters,
    draught_after_meters: ship.draughtAfterMeters,
    silence_before_seconds: rounded(ship.silenceBeforeSeconds, 0),
    silence_during_seconds: rounded(ship.silenceDuringSeconds, 0),
    silence_after_seconds: rounded(ship.silenceAfterSeconds, 0),
    partners: ship.partners,
  };
}

function rounded(value: number | null, digits: number): number | null {
  return value === null ? null : Number(value.toFixed(digits));
}

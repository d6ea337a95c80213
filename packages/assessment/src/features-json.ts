import { z } from 'zod';
import { EVENT_EDGES, type EventFeatures, type ShipFeatures } from './event-features.ts';

const NUMBER = z.number().nullable();

/** Features of one of the two ships as JSON: knots, metres, seconds. */
const SHIP_FEATURES_JSON = z
  .strictObject({
    speed_knots_median: NUMBER,
    speed_knots_max: NUMBER,
    shiptype: z.int().nullable(),
    length_meters: NUMBER,
    draught_before_meters: NUMBER,
    draught_after_meters: NUMBER,
    silence_before_seconds: NUMBER,
    silence_during_seconds: NUMBER,
    silence_after_seconds: NUMBER,
    partners: z.int().describe('Other ships that it met in the day before the end.'),
  })
  .meta({ id: 'ShipFeatures' });
export type ShipFeaturesJson = z.infer<typeof SHIP_FEATURES_JSON>;

/** Features of an event as JSON: metres to 0.1, knots and ship lengths to 0.01, whole degrees and seconds; null is unknown. */
export const EVENT_FEATURES_JSON = z
  .strictObject({
    duration_seconds: z.number(),
    distance_meters_min: NUMBER,
    distance_meters_median: NUMBER,
    distance_lengths_min: NUMBER.describe('In lengths of the longer ship.'),
    distance_lengths_median: NUMBER,
    hull_distance_meters_min: NUMBER,
    hull_distance_meters_median: NUMBER,
    relative_speed_knots_median: NUMBER,
    drift_meters: NUMBER,
    drift_knots: NUMBER,
    heading_difference_degrees: NUMBER,
    port_area_meters: NUMBER.describe('Distance to the nearest one.'),
    anchorage_meters: NUMBER,
    shore_meters: NUMBER,
    begin: z.enum(EVENT_EDGES).describe('How it begins.'),
    end: z.enum(EVENT_EDGES).describe('How it ends.'),
    apart_before_meters: NUMBER.describe('The greatest distance in the hour before.'),
    apart_after_meters: NUMBER,
    others_alongside: z.int().nullable(),
    earlier_meetings: z.int().describe('Of the two ships, in the day before.'),
    first: SHIP_FEATURES_JSON,
    second: SHIP_FEATURES_JSON,
  })
  .meta({ id: 'EventFeatures', description: 'Null is unknown.' });
export type EventFeaturesJson = z.infer<typeof EVENT_FEATURES_JSON>;

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

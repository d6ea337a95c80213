import {
  PLACE_JSON,
  type PlaceJson,
  POLYGON_JSON,
  PORT_CALL_JSON,
  placeJson,
  portCallJson,
  SECONDS_JSON,
  SHIP_JSON,
  type StsEvent,
  shipJson,
  timestampSeconds,
} from '@roadstead/model';
import { millisecondsInHour, millisecondsInSecond } from 'date-fns/constants';
import { z } from 'zod';
import type { AreaVisits } from './area-visits.ts';
import type { DensityCell } from './density.ts';
import type { ShipActivity } from './multiship.ts';
import type { ShipPassage } from './passage-line.ts';
import type { PortStay } from './port-calls.ts';
import type { TrackPosition } from './track-position.ts';

const SECONDS = z.number().min(0);

/** A passage of a line with the specification's fields. */
const PASSAGE_JSON = z
  .strictObject({
    distance: z.int().describe('Metres along the line, from its first point.'),
    left: z.boolean().describe('Whether the ship passed to the left side of the line.'),
    position: PLACE_JSON,
    ship: SHIP_JSON,
  })
  .meta({ id: 'ShipPassage', description: 'Of `passageline`: a passage of the line.' });
export type PassageJson = z.infer<typeof PASSAGE_JSON>;

/** An STS event in a record of one of its ships. */
const EVENT_JSON = z.strictObject({
  id: z.int(),
  mmsi_first: z.int(),
  mmsi_second: z.int(),
  activation_time: SECONDS_JSON,
  fired_time: SECONDS_JSON,
  deactivation_time: SECONDS_JSON.nullable().describe('Null while it is current.'),
});

const SHIP_ACTIVITY_JSON = z
  .strictObject({
    ship: SHIP_JSON,
    distance: z.int().describe('Metres.'),
    under_way_seconds: SECONDS,
    at_anchor_seconds: SECONDS,
    moored_seconds: SECONDS,
    silent_seconds: SECONDS,
    mean_speed: z.number().nullable().describe('Knots, under way.'),
    max_speed: z.number().nullable().describe('Knots.'),
    fixes: z.int(),
    first_position: PLACE_JSON.nullable(),
    last_position: PLACE_JSON.nullable(),
    port_calls: z.array(PORT_CALL_JSON),
    s2s_events: z.array(EVENT_JSON).describe('Events that the user may read.'),
  })
  .meta({ id: 'ShipActivity', description: 'Of `multiship`: the activity of a ship.' });
export type ShipActivityJson = z.infer<typeof SHIP_ACTIVITY_JSON>;

const AREA_VISITS_JSON = z
  .strictObject({
    ship: SHIP_JSON,
    inside_seconds: SECONDS,
    visits: z.array(
      z
        .strictObject({
          entry: SECONDS_JSON.nullable(),
          entry_type: z.enum(['entered', 'inside-at-begin', 'heard-inside']),
          exit: SECONDS_JSON.nullable(),
          exit_type: z.enum(['left', 'inside-at-end', 'lost-inside']),
          from: SECONDS_JSON.describe('The first instant at which it is known to be inside.'),
          until: SECONDS_JSON.describe('The last one.'),
          inside_seconds: SECONDS,
        })
        .meta({ id: 'AreaVisit' }),
    ),
  })
  .meta({ id: 'AreaVisits', description: 'Of `areavisits`: the visits of a ship.' });
export type AreaVisitsJson = z.infer<typeof AREA_VISITS_JSON>;

const PORT_STAY_JSON = PORT_CALL_JSON.extend({
  ship: SHIP_JSON,
  position: PLACE_JSON.nullable().describe('Of its first report in the call.'),
  waiting_seconds: SECONDS.nullable().describe('At anchor before its arrival.'),
  berth_seconds: SECONDS.nullable().describe('Null while it is in port.'),
}).meta({ id: 'PortStay', description: 'Of `portcalls`: a call.' });
export type PortStayJson = z.infer<typeof PORT_STAY_JSON>;

const DENSITY_CELL_JSON = z
  .strictObject({
    cell: POLYGON_JSON,
    ships: z.int(),
    ship_hours: z.number().min(0),
  })
  .meta({ id: 'DensityCell', description: 'Of `density`: a cell in which ships were.' });
export type DensityCellJson = z.infer<typeof DENSITY_CELL_JSON>;

/** A record of a report, by its type. */
export const REPORT_RECORD_JSON = z.union([
  PASSAGE_JSON,
  SHIP_ACTIVITY_JSON,
  AREA_VISITS_JSON,
  PORT_STAY_JSON,
  DENSITY_CELL_JSON,
]);
export type ReportRecordJson = z.infer<typeof REPORT_RECORD_JSON>;

/** Encodes a passage. */
export function passageJson(passage: ShipPassage): PassageJson {
  return {
    distance: Math.round(passage.distanceMeters),
    left: passage.isToLeft,
    position: positionJson(passage),
    ship: shipJson(passage.ship),
  };
}

/** A ship's activity, as a record. */
export function shipActivityJson(activity: ShipActivity): ShipActivityJson {
  const { first, last } = activity;
  return {
    ship: shipJson(activity.ship),
    distance: Math.round(activity.distanceMeters),
    under_way_seconds: seconds(activity.underWayMs),
    at_anchor_seconds: seconds(activity.atAnchorMs),
    moored_seconds: seconds(activity.mooredMs),
    silent_seconds: seconds(activity.silentMs),
    mean_speed: activity.speedKnotsMean,
    max_speed: activity.speedKnotsMax,
    fixes: activity.fixCount,
    first_position: first && positionJson(first),
    last_position: last && positionJson(last),
    port_calls: activity.portCalls.map(portCallJson),
    s2s_events: activity.stsEvents.map(eventJson),
  };
}

/** A ship's visits, as a record. */
export function areaVisitsJson({ ship, insideMs, visits }: AreaVisits): AreaVisitsJson {
  return {
    ship: shipJson(ship),
    inside_seconds: seconds(insideMs),
    visits: visits.map((visit) => ({
      entry: visit.entry === 'entered' ? timestampSeconds(visit.fromMs) : null,
      entry_type: visit.entry,
      exit: visit.exit === 'left' ? timestampSeconds(visit.untilMs) : null,
      exit_type: visit.exit,
      from: timestampSeconds(visit.fromMs),
      until: timestampSeconds(visit.untilMs),
      inside_seconds: seconds(visit.insideMs),
    })),
  };
}

/** A port call, as a record. */
export function portStayJson(stay: PortStay): PortStayJson {
  const { ship, position, waitingMs, berthMs } = stay;
  return {
    ship: shipJson(ship),
    ...portCallJson(stay),
    position: position && positionJson(position),
    waiting_seconds: waitingMs === null ? null : seconds(waitingMs),
    berth_seconds: berthMs === null ? null : seconds(berthMs),
  };
}

/** A cell, as a record. */
export function densityCellJson(density: DensityCell): DensityCellJson {
  const { west, south, cellDegrees, ships, insideMs } = density;
  // Corners are multiples of 0.01°.
  const east = Number((west + cellDegrees).toFixed(2));
  const north = Number((south + cellDegrees).toFixed(2));
  return {
    cell: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
    ships,
    ship_hours: insideMs / millisecondsInHour,
  };
}

/** A position on a track; interpolated ones are rounded to a centimetre. */
function positionJson(position: TrackPosition): PlaceJson {
  const { longitude, latitude } = position;
  return placeJson({ ...position, longitude: degrees(longitude), latitude: degrees(latitude) });
}

function degrees(value: number): number {
  return Number(value.toFixed(7));
}

function eventJson(event: StsEvent): z.infer<typeof EVENT_JSON> {
  const { id, first, second, activationTimeMs, firedTimeMs, deactivationTimeMs } = event;
  return {
    id,
    mmsi_first: first.mmsi,
    mmsi_second: second.mmsi,
    activation_time: timestampSeconds(activationTimeMs),
    fired_time: timestampSeconds(firedTimeMs),
    deactivation_time: deactivationTimeMs === null ? null : timestampSeconds(deactivationTimeMs),
  };
}

function seconds(ms: number): number {
  return ms / millisecondsInSecond;
}

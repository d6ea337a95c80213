import {
  type PlaceJson,
  type PortCallJson,
  placeJson,
  portCallJson,
  type ShipJson,
  type StsEvent,
  shipJson,
  timestampSeconds,
} from '@roadstead/model';
import type { AreaVisits } from './area-visits.ts';
import type { DensityCell } from './density.ts';
import type { ShipActivity } from './multiship.ts';
import type { Passage } from './passage-line.ts';
import type { PlaceInTime } from './place-in-time.ts';
import type { PortStay } from './port-calls.ts';
import type { AreaVisit } from './visit-finder.ts';

/** A passage of a line with the specification's fields. */
export interface PassageJson {
  /** From the line's first point to the crossing, along the line, in metres. */
  readonly distance: number;
  /** Whether the ship ended on the left side of the line, seen along it from its first point. */
  readonly left: boolean;
  readonly position: PlaceJson;
  readonly ship: ShipJson;
}

/** What of an STS event a report of its ships says. */
export interface StsEventSummaryJson {
  readonly id: number;
  readonly mmsi_first: number;
  readonly mmsi_second: number;
  readonly activation_time: string;
  readonly fired_time: string;
  /** Null while the event is current. */
  readonly deactivation_time: string | null;
}

/** What a ship did in a period. */
export interface ShipActivityJson {
  readonly ship: ShipJson;
  /** Metres. */
  readonly distance: number;
  readonly under_way_seconds: number;
  readonly at_anchor_seconds: number;
  readonly moored_seconds: number;
  readonly silent_seconds: number;
  /** Knots. */
  readonly mean_speed: number | null;
  /** Knots. */
  readonly max_speed: number | null;
  readonly fixes: number;
  readonly first_position: PlaceJson | null;
  readonly last_position: PlaceJson | null;
  readonly port_calls: readonly PortCallJson[];
  readonly s2s_events: readonly StsEventSummaryJson[];
}

/** A visit of an area. */
export interface AreaVisitJson {
  /** Null where the ship did not come in then: see `entry_type`. */
  readonly entry: string | null;
  readonly entry_type: AreaVisit['entry'];
  /** Null where the ship did not go out then: see `exit_type`. */
  readonly exit: string | null;
  readonly exit_type: AreaVisit['exit'];
  /** The first and the last instant at which the ship is known to have been inside. */
  readonly from: string;
  readonly until: string;
  readonly inside_seconds: number;
}

/** A ship's visits of an area. */
export interface AreaVisitsJson {
  readonly ship: ShipJson;
  readonly inside_seconds: number;
  readonly visits: readonly AreaVisitJson[];
}

/** A port call with what came before. */
export interface PortStayJson extends PortCallJson {
  readonly ship: ShipJson;
  readonly position: PlaceJson | null;
  readonly waiting_seconds: number | null;
  readonly berth_seconds: number | null;
}

/** How many ships were in a cell, and how long together. */
export interface DensityCellJson {
  readonly cell: {
    readonly type: 'Polygon';
    readonly coordinates: readonly (readonly (readonly [number, number])[])[];
  };
  readonly ships: number;
  readonly ship_hours: number;
}

const MS_PER_SECOND = 1000;
const MS_PER_HOUR = 3_600_000;

/** A passage as the specification writes it. */
export function passageJson(passage: Passage): PassageJson {
  return {
    distance: Math.round(passage.distanceMeters),
    left: passage.isToLeft,
    position: reckonedJson(passage),
    ship: shipJson(passage.ship),
  };
}

/** What a ship did, for a report's records. */
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
    first_position: first && reckonedJson(first),
    last_position: last && reckonedJson(last),
    port_calls: activity.portCalls.map(portCallJson),
    s2s_events: activity.stsEvents.map(eventJson),
  };
}

/** A ship's visits, for a report's records. */
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

/** A port call, for a report's records. */
export function portStayJson(stay: PortStay): PortStayJson {
  const { ship, place, waitingMs, berthMs } = stay;
  return {
    ship: shipJson(ship),
    ...portCallJson(stay),
    position: place && reckonedJson(place),
    waiting_seconds: waitingMs === null ? null : seconds(waitingMs),
    berth_seconds: berthMs === null ? null : seconds(berthMs),
  };
}

/** A cell, for a report's records. */
export function densityCellJson(density: DensityCell): DensityCellJson {
  const { west, south, cellDegrees, ships, insideMs } = density;
  // As the corners are: multiples of a hundredth of a degree.
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
    ship_hours: insideMs / MS_PER_HOUR,
  };
}

/** Where on a track; what was reckoned is written to a centimetre. */
function reckonedJson(place: PlaceInTime): PlaceJson {
  const { longitude, latitude } = place;
  return placeJson({ ...place, longitude: degrees(longitude), latitude: degrees(latitude) });
}

function degrees(value: number): number {
  return Number(value.toFixed(7));
}

function eventJson(event: StsEvent): StsEventSummaryJson {
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
  return ms / MS_PER_SECOND;
}

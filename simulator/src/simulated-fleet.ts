import { metersPerLatitudeDegree, metersPerLongitudeDegree } from './local-plane.ts';

/** Mode of motion of a ship. */
export const MODE = {
  /** Not in the scenario yet, or no longer. */
  away: 0,
  /** Moored to a quay, or fixed. */
  still: 1,
  /** Under way along its waypoints. */
  sail: 2,
  drift: 3,
  /** Swinging around its anchor. */
  swing: 4,
  /** Under its own engine to a place that may move. */
  pursue: 5,
  /** The last metres, also sideways, to a place that may move. */
  close: 6,
  /** Moored to another ship. */
  fast: 7,
  towed: 8,
  /** At the position of a timetable. */
  timetable: 9,
} as const;

/** State of all ships, one column each: metres, seconds and radians; positions of midships in degrees. */
export interface SimulatedFleet {
  readonly mode: Uint8Array<ArrayBuffer>;
  readonly longitude: Column;
  readonly latitude: Column;
  readonly heading: Column;
  /** Heading as a vector of length 1. */
  readonly headingEast: Column;
  readonly headingNorth: Column;
  /** Speed through the water, along the heading. */
  readonly speed: Column;
  /** Velocity over ground. */
  readonly east: Column;
  readonly north: Column;
  readonly turnRate: Column;
  /** Instant of this state, since the scenario's start. */
  readonly atSeconds: Column;
  /** Instant of the next step, since the scenario's start. */
  readonly wakeAt: Column;
  /** Metres per degree, and the latitude for which they were computed. */
  readonly metersPerLongitude: Column;
  readonly metersPerLatitude: Column;
  readonly metersLatitude: Column;

  /** Target speed; the next waypoint, and the beginning of its leg. */
  readonly speedWanted: Column;
  /** Speed limit of the waterway that the ship is in; infinity outside, and for a speed that the scenario prescribes. */
  readonly speedLimit: Column;
  /** Target speed while towing. */
  readonly towSpeed: Column;
  readonly leg: Int32Array<ArrayBuffer>;
  readonly fromLongitude: Column;
  readonly fromLatitude: Column;
  readonly toLongitude: Column;
  readonly toLatitude: Column;
  /** Centre of the loitering area. */
  readonly centreLongitude: Column;
  readonly centreLatitude: Column;
  /** Offset to starboard of the leg. */
  readonly offset: Column;
  /** Whether the ship stops at the waypoint. */
  readonly stops: Uint8Array<ArrayBuffer>;

  /** Ship that this one's place is relative to, or −1: then the place is `toLongitude`, `toLatitude`. */
  readonly leader: Int32Array<ArrayBuffer>;
  /** Place relative to the leader's midships along its heading; heading relative to the leader's. */
  readonly placeAhead: Column;
  readonly placeStarboard: Column;
  readonly placeHeading: Column;

  /** Position relative to the anchor at `toLongitude`, `toLatitude`. */
  readonly bearing: Column;
  readonly radius: Column;
  readonly radiusWanted: Column;
  readonly sway: Column;

  readonly step: Int32Array<ArrayBuffer>;
  /** 0 before the step's purpose is reached, 1 after. */
  readonly phase: Uint8Array<ArrayBuffer>;
  readonly stepBegan: Column;
  readonly stepEnds: Column;
  /** Instant of the last separation from another ship; −1 for never. */
  readonly leftAt: Column;
  /** Ship that tows it, or −1. */
  readonly towedBy: Int32Array<ArrayBuffer>;
  /** Index of its current encounter in the log, or −1. */
  readonly encounter: Int32Array<ArrayBuffer>;
  /** Change of the draught since the ship appeared, what the transmitter has of it, and when the crew enters the rest. */
  readonly draughtChange: Column;
  readonly draughtEntered: Column;
  readonly draughtEntryAt: Column;
}

type Column = Float64Array<ArrayBuffer>;

/** Latitude change above which metres per degree are computed again: an error of 0.02 % at most, at 60°. */
const METRIC_DEGREES_MAX = 0.005;

export function createFleet(count: number): SimulatedFleet {
  const column = (value = 0): Column => new Float64Array(count).fill(value);
  const integers = (value = 0): Int32Array<ArrayBuffer> => new Int32Array(count).fill(value);
  const bytes = (): Uint8Array<ArrayBuffer> => new Uint8Array(count);
  return {
    mode: bytes(),
    longitude: column(),
    latitude: column(),
    heading: column(),
    headingEast: column(),
    headingNorth: column(1),
    speed: column(),
    east: column(),
    north: column(),
    turnRate: column(),
    atSeconds: column(),
    wakeAt: column(),
    metersPerLongitude: column(),
    metersPerLatitude: column(),
    metersLatitude: column(Number.POSITIVE_INFINITY),
    speedWanted: column(),
    speedLimit: column(Number.POSITIVE_INFINITY),
    towSpeed: column(),
    leg: integers(),
    fromLongitude: column(),
    fromLatitude: column(),
    toLongitude: column(),
    toLatitude: column(),
    centreLongitude: column(),
    centreLatitude: column(),
    offset: column(),
    stops: bytes(),
    leader: integers(-1),
    placeAhead: column(),
    placeStarboard: column(),
    placeHeading: column(),
    bearing: column(),
    radius: column(),
    radiusWanted: column(),
    sway: column(),
    step: integers(-1),
    phase: bytes(),
    stepBegan: column(),
    stepEnds: column(Number.POSITIVE_INFINITY),
    leftAt: column(-1),
    towedBy: integers(-1),
    encounter: integers(-1),
    draughtChange: column(),
    draughtEntered: column(),
    draughtEntryAt: column(Number.POSITIVE_INFINITY),
  };
}

/** Updates the metres per degree after a change of latitude. */
export function updateMetersPerDegree(fleet: SimulatedFleet, i: number): void {
  const latitude = fleet.latitude[i];
  if (Math.abs(latitude - fleet.metersLatitude[i]) <= METRIC_DEGREES_MAX) return;
  fleet.metersLatitude[i] = latitude;
  fleet.metersPerLatitude[i] = metersPerLatitudeDegree(latitude);
  fleet.metersPerLongitude[i] = metersPerLongitudeDegree(latitude);
}

export function setHeading(fleet: SimulatedFleet, i: number, heading: number): void {
  fleet.heading[i] = heading;
  fleet.headingEast[i] = Math.sin(heading);
  fleet.headingNorth[i] = Math.cos(heading);
}

/** Moves a ship by its velocity over ground. */
export function advance(fleet: SimulatedFleet, i: number, seconds: number): void {
  let longitude = fleet.longitude[i] + (fleet.east[i] * seconds) / fleet.metersPerLongitude[i];
  if (longitude > 180) longitude -= 360;
  else if (longitude < -180) longitude += 360;
  fleet.longitude[i] = longitude;
  fleet.latitude[i] += (fleet.north[i] * seconds) / fleet.metersPerLatitude[i];
  updateMetersPerDegree(fleet, i);
}

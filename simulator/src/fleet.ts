import { metersPerDegreeLatitude, metersPerDegreeLongitude } from './local.ts';

/** How a ship moves just now. */
export const MODE = {
  /** Not come yet, or gone. */
  away: 0,
  /** Fast to a quay, or fixed. */
  still: 1,
  /** Along its waypoints. */
  sail: 2,
  drift: 3,
  /** Round its anchor. */
  swing: 4,
  /** Under its own engine to a place that may move. */
  pursue: 5,
  /** The last metres, sideways too, to a place that may move. */
  close: 6,
  /** Fast to another ship. */
  fast: 7,
  towed: 8,
  /** Where a timetable says. */
  timetable: 9,
} as const;

/** The arrays of the fleet: what each ship is doing, in metres, seconds and radians; positions of midships in degrees. */
export interface Fleet {
  readonly mode: Uint8Array<ArrayBuffer>;
  readonly longitude: Column;
  readonly latitude: Column;
  readonly heading: Column;
  /** The heading as a vector of length 1. */
  readonly headingEast: Column;
  readonly headingNorth: Column;
  /** Through the water, along the heading. */
  readonly speed: Column;
  /** Over ground. */
  readonly east: Column;
  readonly north: Column;
  readonly turnRate: Column;
  /** Since the scenario's start: the instant for which all this is so. */
  readonly atSeconds: Column;
  /** When it has to be looked at again. */
  readonly wakeAt: Column;
  /** Metres in a degree, and the latitude for which that was reckoned. */
  readonly metersPerLongitude: Column;
  readonly metersPerLatitude: Column;
  readonly metersLatitude: Column;

  /** The speed that is wanted; the waypoint that is next, and where its leg begins. */
  readonly speedWanted: Column;
  /** The same when it tows. */
  readonly towSpeed: Column;
  readonly leg: Int32Array<ArrayBuffer>;
  readonly fromLongitude: Column;
  readonly fromLatitude: Column;
  readonly toLongitude: Column;
  readonly toLatitude: Column;
  /** The place about which it loiters. */
  readonly centreLongitude: Column;
  readonly centreLatitude: Column;
  /** So far to starboard of the leg. */
  readonly offset: Column;
  /** Whether it stops at the waypoint. */
  readonly stops: Uint8Array<ArrayBuffer>;

  /** The ship that this one's place is relative to, or −1: then the place is `toLongitude`, `toLatitude`. */
  readonly leader: Int32Array<ArrayBuffer>;
  /** The place, from the leader's midships along its heading; and the heading relative to the leader's. */
  readonly placeAhead: Column;
  readonly placeStarboard: Column;
  readonly placeHeading: Column;

  /** Round its anchor: the anchor is at `toLongitude`, `toLatitude`. */
  readonly bearing: Column;
  readonly radius: Column;
  readonly radiusWanted: Column;
  readonly sway: Column;

  readonly step: Int32Array<ArrayBuffer>;
  /** 0 on the way to what the step is for, 1 when there. */
  readonly phase: Uint8Array<ArrayBuffer>;
  readonly stepBegan: Column;
  readonly stepEnds: Column;
  /** When it last let go of another ship; −1 for never. */
  readonly leftAt: Column;
  /** The ship that tows it, or −1. */
  readonly towedBy: Int32Array<ArrayBuffer>;
  /** Its encounter that goes on, as an index into the log, or −1. */
  readonly encounter: Int32Array<ArrayBuffer>;
}

type Column = Float64Array<ArrayBuffer>;

/** Metres in a degree are reckoned anew when the latitude has changed by more: 0.02 % at most, at 60°. */
const METRIC_DEGREES_MAX = 0.005;

export function newFleet(count: number): Fleet {
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
  };
}

/** Keeps the metres in a degree at the ship's latitude. */
export function keepMetric(fleet: Fleet, i: number): void {
  const latitude = fleet.latitude[i];
  if (Math.abs(latitude - fleet.metersLatitude[i]) <= METRIC_DEGREES_MAX) return;
  fleet.metersLatitude[i] = latitude;
  fleet.metersPerLatitude[i] = metersPerDegreeLatitude(latitude);
  fleet.metersPerLongitude[i] = metersPerDegreeLongitude(latitude);
}

export function setHeading(fleet: Fleet, i: number, heading: number): void {
  fleet.heading[i] = heading;
  fleet.headingEast[i] = Math.sin(heading);
  fleet.headingNorth[i] = Math.cos(heading);
}

/** Moves a ship by its speed over ground. */
export function advance(fleet: Fleet, i: number, seconds: number): void {
  let longitude = fleet.longitude[i] + (fleet.east[i] * seconds) / fleet.metersPerLongitude[i];
  if (longitude > 180) longitude -= 360;
  else if (longitude < -180) longitude += 360;
  fleet.longitude[i] = longitude;
  fleet.latitude[i] += (fleet.north[i] * seconds) / fleet.metersPerLatitude[i];
  keepMetric(fleet, i);
}

import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import { turnTo } from './drifting.ts';
import { GENTLE_DECELERATION_SHARE, STEERAGE_SHARE, steer } from './sailing.ts';
import {
  advance,
  MODE,
  type SimulatedFleet,
  setHeading,
  updateMetersPerDegree,
} from './simulated-fleet.ts';
import { signedAngle } from './units.ts';
import type { Motion, World } from './world.ts';

/** Place that a ship steers for, relative to the ship, and the motion of that place. */
interface Place {
  /** Metres from the ship. */
  east: number;
  north: number;
  heading: number;
  /** Velocity over ground, in metres a second. */
  speedEast: number;
  speedNorth: number;
}

/** Time constant with which a ship on station closes the distance to its place. */
const STATION_SECONDS = 60;
/**
 * The same of a ship that comes to moor: 5 s per metre of length. A tanker of 183 m slows to 12 knots relative to its place
 * three miles off, to 4 knots one mile off, and needs about an hour for that, as pilots and mooring masters do
 * (ICS/OCIMF, Ship to Ship Transfer Guide, ch. 6: parallel courses at less than 5 knots); a pilot boat needs minutes.
 */
const APPROACH_SECONDS_PER_METER = 5;
const APPROACH_SECONDS_MAX = 1200;
/** The same of a ship that comes to a quay, where tugs stop it: 6 knots three cables off, 3 knots one and a half off. */
const QUAY_SECONDS = 120;
/** Below this speed through the water (m/s) a ship on station does not turn towards the direction of its motion. */
const STEERING_SPEED_MIN = 0.3;
/** Speed astern of a ship on station, in m/s. */
const ASTERN_MAX = 1;
/** A ship is at its waiting place within half its length and this, in metres. */
const WAITING_PLACE_METERS = 30;
/** Tugs and thrusters move a ship over the last metres: at 3 knots at most, with this lag. */
const CLOSING_SPEED_MAX = 1.5;
const CLOSING_LAG_SECONDS = 20;
/**
 * Speed of contact times length, in m²/s: 0.1 m/s for a VLCC, 0.16 m/s for a tanker of 183 m, 0.3 m/s for a coaster, as PIANC
 * recommends for fenders (WG 33, after Brolsma). It doubles with every 50 m of distance.
 */
const CONTACT_SPEED_METERS = 30;
const CONTACT_DISTANCE_METERS = 50;
/** At a quay tugs push a ship: its speed doubles with every 15 m. */
const QUAY_CONTACT_DISTANCE_METERS = 15;
const TURNING_LAG_SECONDS = 60;
/** A ship is moored within this distance and this angle of its place. */
const MOORED_WITHIN_METERS = 1;
const ALIGNED_RADIANS = 0.035;

/**
 * Steps a ship under engine towards its place for a second.
 * @param moors whether it comes to moor, slowly, rather than to hold its place
 * @returns the distance to the place in metres; undefined while the leader is away.
 */
export function pursue(
  world: World,
  motion: Motion,
  i: number,
  moors: boolean,
): number | undefined {
  const { fleet, sea } = motion;
  const place = placeOf(motion, i);
  if (!place) return undefined;
  const distance = Math.hypot(place.east, place.north);
  const speedMax = fleet.speedWanted[i];
  const [headingEast, headingNorth] = [fleet.headingEast[i], fleet.headingNorth[i]];
  const hasAssistance = Math.abs(fleet.speed[i]) < CLOSING_SPEED_MAX;
  const steerage = hasAssistance ? 1 : Math.max(fleet.speed[i] / world.speedMax[i], STEERAGE_SHARE);
  const approachSpeed = Math.min(
    speedMax,
    Math.sqrt(2 * GENTLE_DECELERATION_SHARE * world.acceleration[i] * distance),
    distance / (moors ? approachSeconds(world, fleet, i) : STATION_SECONDS),
    turningSpeedMax(fleet, i, place, world.turnRate[i] * steerage),
  );
  const share = distance === 0 ? 0 : approachSpeed / distance;
  const east = place.speedEast + place.east * share - sea.currentEast;
  const north = place.speedNorth + place.north * share - sea.currentNorth;
  const along = east * headingEast + north * headingNorth;
  const speed = Math.min(Math.max(along, -ASTERN_MAX), speedMax);
  const turns = Math.hypot(east, north) > STEERING_SPEED_MIN;
  steer(
    world,
    motion,
    i,
    turns ? east : headingEast,
    turns ? north : headingNorth,
    speed,
    steerage,
  );
  return distance;
}

/**
 * Speed limit of a ship with a given rate of turn, in m/s: a faster ship would circle its place without ever reaching
 * it. The limit is half of what an arc to the place allows. A place that moves needs no limit: the ship moves with it.
 */
function turningSpeedMax(
  { headingEast, headingNorth }: SimulatedFleet,
  i: number,
  { east, north, speedEast, speedNorth }: Place,
  turnRate: number,
): number {
  const abeam = Math.abs(east * headingNorth[i] - north * headingEast[i]);
  if (abeam === 0 || Math.hypot(speedEast, speedNorth) > CLOSING_SPEED_MAX) {
    return Number.POSITIVE_INFINITY;
  }
  return (turnRate * (east * east + north * north)) / (2 * abeam);
}

function approachSeconds(world: World, fleet: SimulatedFleet, i: number): number {
  if (isAtQuay(fleet, i)) return QUAY_SECONDS;
  const seconds = APPROACH_SECONDS_PER_METER * world.length[i];
  return Math.min(APPROACH_SECONDS_MAX, Math.max(STATION_SECONDS, seconds));
}

/** Whether the place of a ship is at a quay, rather than at another ship. */
function isAtQuay({ leader }: SimulatedFleet, i: number): boolean {
  return leader[i] < 0;
}

/** Reports whether a ship is close enough to its waiting place to begin coming alongside. */
export function isAtWaitingPlace(world: World, i: number, distance: number): boolean {
  return distance < world.length[i] / 2 + WAITING_PLACE_METERS;
}

/**
 * Steps a ship over the last metres for a second, in any direction and turning on the spot as tugs and thrusters allow.
 * @returns whether the ship is moored; undefined while the leader is away.
 */
export function approach(world: World, motion: Motion, i: number): boolean | undefined {
  const { fleet, nowSeconds } = motion;
  const place = placeOf(motion, i);
  if (!place) return undefined;
  const distance = Math.hypot(place.east, place.north);
  const turn = signedAngle(place.heading - fleet.heading[i]);
  if (distance < MOORED_WITHIN_METERS && Math.abs(turn) < ALIGNED_RADIANS) return true;
  const doubling = isAtQuay(fleet, i) ? QUAY_CONTACT_DISTANCE_METERS : CONTACT_DISTANCE_METERS;
  const speed = Math.min(
    CLOSING_SPEED_MAX,
    (CONTACT_SPEED_METERS / world.length[i]) * (1 + distance / doubling),
    distance / (2 * CLOSING_LAG_SECONDS),
  );
  const share = distance === 0 ? 0 : speed / distance;
  const east = place.speedEast + place.east * share;
  const north = place.speedNorth + place.north * share;
  fleet.east[i] += (east - fleet.east[i]) / CLOSING_LAG_SECONDS;
  fleet.north[i] += (north - fleet.north[i]) / CLOSING_LAG_SECONDS;
  turnTo(world, motion, i, place.heading, TURNING_LAG_SECONDS, 1);
  fleet.speed[i] = speedAhead(motion, i);
  advance(fleet, i, 1);
  fleet.atSeconds[i] = nowSeconds;
  return false;
}

/** Moves a ship with the ship that it is moored to. */
export function moveWhileMoored({ fleet, sea }: Motion, i: number): void {
  const leader = fleet.leader[i];
  const [east, north] = placeVector(fleet, i, leader);
  fleet.longitude[i] = wrapLongitude(
    fleet.longitude[leader] + east / fleet.metersPerLongitude[leader],
  );
  fleet.latitude[i] = fleet.latitude[leader] + north / fleet.metersPerLatitude[leader];
  updateMetersPerDegree(fleet, i);
  // On a swinging leader, the velocity grows with the distance from its midships.
  fleet.east[i] = fleet.east[leader] + fleet.turnRate[leader] * north;
  fleet.north[i] = fleet.north[leader] - fleet.turnRate[leader] * east;
  setHeading(fleet, i, fleet.heading[leader] + fleet.placeHeading[i]);
  fleet.turnRate[i] = fleet.turnRate[leader];
  fleet.speed[i] = speedAhead({ fleet, sea }, i);
  fleet.atSeconds[i] = fleet.atSeconds[leader];
}

/** Place that the ship steers for, relative to the ship; undefined while its leader is away. */
function placeOf({ fleet, nowSeconds }: Motion, i: number): Place | undefined {
  const leader = fleet.leader[i];
  if (isAtQuay(fleet, i)) {
    return {
      east:
        longitudeDifference(fleet.longitude[i], fleet.toLongitude[i]) * fleet.metersPerLongitude[i],
      north: (fleet.toLatitude[i] - fleet.latitude[i]) * fleet.metersPerLatitude[i],
      heading: fleet.placeHeading[i],
      speedEast: 0,
      speedNorth: 0,
    };
  }
  if (fleet.mode[leader] === MODE.away) return undefined;
  const [east, north] = placeVector(fleet, i, leader);
  const since = nowSeconds - fleet.atSeconds[leader];
  const [speedEast, speedNorth] = [fleet.east[leader], fleet.north[leader]];
  return {
    east:
      longitudeDifference(fleet.longitude[i], fleet.longitude[leader]) *
        fleet.metersPerLongitude[i] +
      east +
      speedEast * since,
    north:
      (fleet.latitude[leader] - fleet.latitude[i]) * fleet.metersPerLatitude[i] +
      north +
      speedNorth * since,
    heading: fleet.heading[leader] + fleet.placeHeading[i],
    speedEast,
    speedNorth,
  };
}

/** Vector from the leader's midships to the place, in metres east and north. */
function placeVector(
  fleet: SimulatedFleet,
  i: number,
  leader: number,
): readonly [east: number, north: number] {
  const ahead = fleet.placeAhead[i];
  const starboard = fleet.placeStarboard[i];
  const [east, north] = [fleet.headingEast[leader], fleet.headingNorth[leader]];
  return [ahead * east + starboard * north, ahead * north - starboard * east];
}

function speedAhead({ fleet, sea }: Pick<Motion, 'fleet' | 'sea'>, i: number): number {
  return (
    (fleet.east[i] - sea.currentEast) * fleet.headingEast[i] +
    (fleet.north[i] - sea.currentNorth) * fleet.headingNorth[i]
  );
}

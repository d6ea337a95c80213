import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import { turnTo } from './drifting.ts';
import { advance, type Fleet, keepMetric, MODE, setHeading } from './fleet.ts';
import { GENTLE_SHARE, STEERAGE_SHARE, steer } from './sailing.ts';
import { signedAngle } from './units.ts';
import type { Motion, World } from './world.ts';

/** A place that a ship wants to be at, as seen from it, and how that place moves. */
interface Place {
  /** Metres from the ship. */
  east: number;
  north: number;
  heading: number;
  /** Over ground, in metres a second. */
  speedEast: number;
  speedNorth: number;
}

/** Near its place a ship closes the rest in this time. */
const CLOSES_SECONDS = 60;
/** Slower than that through the water (m/s) a ship that keeps its place does not turn towards where it drifts. */
const DRIFTS_MAX = 0.3;
/** How fast a ship goes astern to keep its place, in m/s. */
const ASTERN_MAX = 1;
/** A ship is where it waits before it comes alongside when it is so near: half its length and this, in metres. */
const WAITS_WITHIN_METERS = 30;
/** The last stretch is made by tugs and thrusters: at 3 knots at most, braking gently (m/s²), with this lag. */
const CLOSING_SPEED_MAX = 1.5;
const CLOSING_BRAKES = 0.005;
const CLOSING_LAG_SECONDS = 20;
const TURNS_SECONDS = 60;
/** Lines are across when the ship is so near, and so well aligned. */
const LINES_ACROSS_METERS = 1;
const ALIGNED_RADIANS = 0.035;

/**
 * A second under engine towards the ship's place.
 * @returns how far it is from it, in metres; undefined where the leader is not there.
 */
export function pursue(world: World, motion: Motion, i: number): number | undefined {
  const { fleet, sea } = motion;
  const place = placeOf(motion, i);
  if (!place) return undefined;
  const distance = Math.hypot(place.east, place.north);
  const speedMax = fleet.speedWanted[i];
  const [headingEast, headingNorth] = [fleet.headingEast[i], fleet.headingNorth[i]];
  const isHelped = Math.abs(fleet.speed[i]) < CLOSING_SPEED_MAX;
  const steerage = isHelped ? 1 : Math.max(fleet.speed[i] / world.speedMax[i], STEERAGE_SHARE);
  const faster = Math.min(
    speedMax,
    Math.sqrt(2 * GENTLE_SHARE * world.acceleration[i] * distance),
    distance / CLOSES_SECONDS,
    comesRoundAt(fleet, i, place, world.turnRate[i] * steerage),
  );
  const share = distance === 0 ? 0 : faster / distance;
  const east = place.speedEast + place.east * share - sea.currentEast;
  const north = place.speedNorth + place.north * share - sea.currentNorth;
  const along = east * headingEast + north * headingNorth;
  const speed = Math.min(Math.max(along, -ASTERN_MAX), speedMax);
  const turns = Math.hypot(east, north) > DRIFTS_MAX;
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
 * How fast a ship may go that turns at a rate, in m/s: faster it would go round and round its place and never come to
 * it. That is half of what an arc to the place allows. Where the place moves, the ship goes with it and not round it.
 */
function comesRoundAt(
  { headingEast, headingNorth }: Fleet,
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

/** Whether a ship is near enough to where it waits to begin with coming alongside. */
export function waits(world: World, i: number, distance: number): boolean {
  return distance < world.length[i] / 2 + WAITS_WITHIN_METERS;
}

/**
 * A second of the last stretch, in any direction and turning on the spot as tugs and thrusters make it.
 * @returns whether the lines are across; undefined where the leader is not there.
 */
export function closeIn(world: World, motion: Motion, i: number): boolean | undefined {
  const { fleet, nowSeconds } = motion;
  const place = placeOf(motion, i);
  if (!place) return undefined;
  const distance = Math.hypot(place.east, place.north);
  const turn = signedAngle(place.heading - fleet.heading[i]);
  if (distance < LINES_ACROSS_METERS && Math.abs(turn) < ALIGNED_RADIANS) return true;
  const speed = Math.min(
    CLOSING_SPEED_MAX,
    Math.sqrt(2 * CLOSING_BRAKES * distance),
    distance / (2 * CLOSING_LAG_SECONDS),
  );
  const share = distance === 0 ? 0 : speed / distance;
  const east = place.speedEast + place.east * share;
  const north = place.speedNorth + place.north * share;
  fleet.east[i] += (east - fleet.east[i]) / CLOSING_LAG_SECONDS;
  fleet.north[i] += (north - fleet.north[i]) / CLOSING_LAG_SECONDS;
  turnTo(world, motion, i, place.heading, TURNS_SECONDS, 1);
  fleet.speed[i] = speedAhead(motion, i);
  advance(fleet, i, 1);
  fleet.atSeconds[i] = nowSeconds;
  return false;
}

/** Moves a ship with the one that it is fast to. */
export function holdFast({ fleet, sea }: Motion, i: number): void {
  const leader = fleet.leader[i];
  const [east, north] = placeVector(fleet, i, leader);
  fleet.longitude[i] = wrapLongitude(
    fleet.longitude[leader] + east / fleet.metersPerLongitude[leader],
  );
  fleet.latitude[i] = fleet.latitude[leader] + north / fleet.metersPerLatitude[leader];
  keepMetric(fleet, i);
  // What swings round goes the faster the further out it is.
  fleet.east[i] = fleet.east[leader] + fleet.turnRate[leader] * north;
  fleet.north[i] = fleet.north[leader] - fleet.turnRate[leader] * east;
  setHeading(fleet, i, fleet.heading[leader] + fleet.placeHeading[i]);
  fleet.turnRate[i] = fleet.turnRate[leader];
  fleet.speed[i] = speedAhead({ fleet, sea }, i);
  fleet.atSeconds[i] = fleet.atSeconds[leader];
}

/** The place where the ship wants to be, as seen from it; undefined where it is relative to a ship that is away. */
function placeOf({ fleet, nowSeconds }: Motion, i: number): Place | undefined {
  const leader = fleet.leader[i];
  if (leader < 0) {
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

/** From the leader's midships to the place, in metres east and north. */
function placeVector(
  fleet: Fleet,
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

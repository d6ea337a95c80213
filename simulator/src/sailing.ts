import { longitudeDifference } from '@roadstead/geo';
import { advance, setHeading } from './fleet.ts';
import { within } from './units.ts';
import type { Motion, World } from './world.ts';

/** A ship steers for a point of its line so many of its response ways (2.5 lengths) ahead: 10 lengths damp it best. */
const LOOKAHEAD_RESPONSES = 4;
/** Under this share of its speed a ship turns with the help of thrusters and tugs, no slower than at it. */
export const STEERAGE_SHARE = 0.25;
/** Radians: nearer than that to its course nobody touches the wheel. */
const ON_COURSE = 1e-4;
/** Of the greatest deceleration, what a ship allows for when it comes to a stop. */
export const GENTLE_SHARE = 0.5;
/** Of its length: so near is at the place where it stops. */
const STOPPED_LENGTHS = 0.05;

/**
 * A second along the leg to the next waypoint, by line of sight (Fossen, Handbook of Marine Craft, ch. 12): the ship
 * steers for the point of its line that is some way ahead of the foot of its perpendicular. Legs are straight in
 * longitude and latitude.
 * @returns whether it is at the waypoint.
 */
export function sail(world: World, motion: Motion, i: number): boolean {
  const { fleet, sea } = motion;
  const metersPerLongitude = fleet.metersPerLongitude[i];
  const metersPerLatitude = fleet.metersPerLatitude[i];
  const legEast =
    longitudeDifference(fleet.fromLongitude[i], fleet.toLongitude[i]) * metersPerLongitude;
  const legNorth = (fleet.toLatitude[i] - fleet.fromLatitude[i]) * metersPerLatitude;
  const restEast =
    longitudeDifference(fleet.longitude[i], fleet.toLongitude[i]) * metersPerLongitude;
  const restNorth = (fleet.toLatitude[i] - fleet.latitude[i]) * metersPerLatitude;
  const length = Math.sqrt(legEast * legEast + legNorth * legNorth);
  if (length === 0) return true;
  const rest = (restEast * legEast + restNorth * legNorth) / length;
  const response = world.response[i];
  const stops = fleet.stops[i] === 1;
  if (rest < (stops ? STOPPED_LENGTHS * world.length[i] : response)) return true;

  const starboard = (restNorth * legEast - restEast * legNorth) / length;
  const error = starboard - fleet.offset[i];
  const lookahead = LOOKAHEAD_RESPONSES * response;
  const scale = length * Math.sqrt(lookahead * lookahead + error * error);
  let speed = fleet.speedWanted[i];
  if (stops) {
    speed = Math.min(speed, Math.sqrt(2 * GENTLE_SHARE * world.acceleration[i] * rest));
  }
  const east = (lookahead * legEast - error * legNorth) / scale;
  const north = (lookahead * legNorth + error * legEast) / scale;
  steer(world, motion, i, east * speed - sea.currentEast, north * speed - sea.currentNorth, speed);
  return false;
}

/**
 * A second under engine: turns towards a direction (of any length, in metres east and north) and takes up a speed
 * through the water, both with a lag of the first order and within what the ship can do.
 * @param steerageLeast the share of its speed at which a ship turns that is slower than that
 */
export function steer(
  world: World,
  { fleet, sea, nowSeconds }: Motion,
  i: number,
  east: number,
  north: number,
  speedWanted: number,
  steerageLeast: number = STEERAGE_SHARE,
): void {
  const speedMax = world.speedMax[i];
  const response = world.response[i];
  const speed = fleet.speed[i];
  const headingEast = fleet.headingEast[i];
  const headingNorth = fleet.headingNorth[i];
  const error = Math.atan2(
    east * headingNorth - north * headingEast,
    east * headingEast + north * headingNorth,
  );
  if (Math.abs(error) > ON_COURSE) {
    const steerage = Math.max(speed, steerageLeast * speedMax);
    const rate = within((error * steerage) / response, (world.turnRate[i] * steerage) / speedMax);
    fleet.turnRate[i] = rate;
    setHeading(fleet, i, fleet.heading[i] + rate);
  } else {
    fleet.turnRate[i] = 0;
  }
  const gained = within(((speedWanted - speed) * speedMax) / response, world.acceleration[i]);
  fleet.speed[i] = speed + gained;
  fleet.east[i] = fleet.speed[i] * fleet.headingEast[i] + sea.currentEast;
  fleet.north[i] = fleet.speed[i] * fleet.headingNorth[i] + sea.currentNorth;
  advance(fleet, i, 1);
  fleet.atSeconds[i] = nowSeconds;
}

import { longitudeDifference } from '@roadstead/geo';
import { advance, setHeading } from './simulated-fleet.ts';
import { clamp } from './units.ts';
import type { Motion, World } from './world.ts';

/** Look-ahead distance in response distances (2.5 lengths): 10 lengths give the best damping. */
const LOOKAHEAD_RESPONSES = 4;
/** Below this share of its speed a ship turns with thrusters and tugs, as fast as at that share. */
export const STEERAGE_SHARE = 0.25;
/** Course error in radians below which the rudder stays amidships. */
const ON_COURSE = 1e-4;
/** Share of the greatest deceleration that a ship plans for when it comes to a stop. */
export const GENTLE_DECELERATION_SHARE = 0.5;
/** Distance at which a ship counts as stopped at its place, in lengths. */
const STOPPED_LENGTHS = 0.05;

/**
 * Steps a ship along its leg for a second, by line of sight (Fossen, Handbook of Marine Craft, ch. 12): the ship steers
 * for the point of its leg at the look-ahead distance from the foot of its perpendicular. Legs are straight in longitude
 * and latitude.
 * @returns whether it has reached the waypoint.
 */
export function followLeg(world: World, motion: Motion, i: number): boolean {
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
  let speed = Math.min(fleet.speedWanted[i], fleet.speedLimit[i]);
  if (stops) {
    speed = Math.min(
      speed,
      Math.sqrt(2 * GENTLE_DECELERATION_SHARE * world.acceleration[i] * rest),
    );
  }
  const east = (lookahead * legEast - error * legNorth) / scale;
  const north = (lookahead * legNorth + error * legEast) / scale;
  steer(world, motion, i, east * speed - sea.currentEast, north * speed - sea.currentNorth, speed);
  return false;
}

/**
 * Steps a ship under engine for a second: turns towards a direction (a vector of any length) and accelerates to a speed
 * through the water, both with a first-order lag and within the ship's limits.
 * @param steerageLeast share of its speed below which the rate of turn does not fall further
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
    const rate = clamp((error * steerage) / response, (world.turnRate[i] * steerage) / speedMax);
    fleet.turnRate[i] = rate;
    setHeading(fleet, i, fleet.heading[i] + rate);
  } else {
    fleet.turnRate[i] = 0;
  }
  const gained = clamp(((speedWanted - speed) * speedMax) / response, world.acceleration[i]);
  fleet.speed[i] = speed + gained;
  fleet.east[i] = fleet.speed[i] * fleet.headingEast[i] + sea.currentEast;
  fleet.north[i] = fleet.speed[i] * fleet.headingNorth[i] + sea.currentNorth;
  advance(fleet, i, 1);
  fleet.atSeconds[i] = nowSeconds;
}

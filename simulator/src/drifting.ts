import { longitudeDifference } from '@roadstead/geo';
import { advance, setHeading } from './fleet.ts';
import { between, normal } from './random.ts';
import { RADIANS_PER_DEGREE, signedAngle, within } from './units.ts';
import type { Motion, World } from './world.ts';

/** Ships that drift, swing or are fast to one that does are stepped every so many seconds. */
export const SLOW_SECONDS = 10;

/** How long a ship takes to lose its way: 1.5 s for each metre of length, at least a minute. */
const LOSES_WAY_SECONDS_PER_METER = 1.5;
const LOSES_WAY_SECONDS_MIN = 60;
/** A drifting ship comes to lie beam to the wind in this time. */
const FALLS_OFF_SECONDS = 900;
/** A ship at anchor follows wind and current in this time. */
const SWINGS_SECONDS = 900;
/** It sways about that by so much (standard deviation), in that time. */
const SWAY_RADIANS = 12 * RADIANS_PER_DEGREE;
const SWAY_SECONDS = 1200;
/** How fast a ship falls back on its chain, in metres a second. */
const FALLS_BACK = 0.3;
/** A ship at anchor feels the wind as so much current: in 20 knots of wind as in 1 knot. */
const WIND_AS_CURRENT = 0.05;

/** Some seconds without engine: with the current and, by its leeway, with the wind. */
export function drift(
  world: World,
  { fleet, sea, nowSeconds }: Motion,
  i: number,
  seconds: number,
): void {
  const losesWay = Math.max(LOSES_WAY_SECONDS_MIN, LOSES_WAY_SECONDS_PER_METER * world.length[i]);
  const share = seconds / losesWay;
  const [east, north] = freeDrift(world, { sea }, i);
  fleet.east[i] += (east - fleet.east[i]) * share;
  fleet.north[i] += (north - fleet.north[i]) * share;

  const windward = Math.atan2(-sea.windEast, -sea.windNorth);
  const offWind = signedAngle(fleet.heading[i] - windward);
  const beam = Math.sign(offWind || 1) * (Math.PI / 2);
  turnTo(world, { fleet }, i, windward + beam, FALLS_OFF_SECONDS, seconds);
  fleet.speed[i] =
    (fleet.east[i] - sea.currentEast) * fleet.headingEast[i] +
    (fleet.north[i] - sea.currentNorth) * fleet.headingNorth[i];
  advance(fleet, i, seconds);
  fleet.atSeconds[i] = nowSeconds;
}

/** Lets a ship drift as if it had done so for long. */
export function driftAsBefore(world: World, motion: Motion, i: number): void {
  [motion.fleet.east[i], motion.fleet.north[i]] = freeDrift(world, motion, i);
}

/** How a ship moves over ground that has lost its way, in m/s. */
function freeDrift(
  world: World,
  { sea }: Pick<Motion, 'sea'>,
  i: number,
): readonly [east: number, north: number] {
  return [
    sea.currentEast + world.leeway[i] * sea.windEast,
    sea.currentNorth + world.leeway[i] * sea.windNorth,
  ];
}

/** Turns a ship that has no way on towards a heading, with a lag, within its ordinary rate of turn. */
export function turnTo(
  world: World,
  { fleet }: Pick<Motion, 'fleet'>,
  i: number,
  heading: number,
  lagSeconds: number,
  seconds: number,
): void {
  const error = signedAngle(heading - fleet.heading[i]);
  const rate = within(error / lagSeconds, world.turnRate[i]);
  fleet.turnRate[i] = rate;
  setHeading(fleet, i, fleet.heading[i] + rate * seconds);
}

/** Lets the anchor go where the bow is. */
export function dropAnchor(world: World, { fleet }: Motion, i: number, scopeMeters: number): void {
  const half = world.length[i] / 2;
  fleet.toLongitude[i] =
    fleet.longitude[i] + (half * fleet.headingEast[i]) / fleet.metersPerLongitude[i];
  fleet.toLatitude[i] =
    fleet.latitude[i] + (half * fleet.headingNorth[i]) / fleet.metersPerLatitude[i];
  fleet.bearing[i] = fleet.heading[i] + Math.PI;
  fleet.radius[i] = 0;
  fleet.radiusWanted[i] = scopeMeters;
  fleet.sway[i] = 0;
}

/** Lets a ship lie to its anchor, which is where the ship is now, as if it had done so for long. */
export function lieToAnchor(world: World, motion: Motion, i: number, scopeMeters: number): void {
  const { fleet, chance } = motion;
  fleet.toLongitude[i] = fleet.longitude[i];
  fleet.toLatitude[i] = fleet.latitude[i];
  fleet.sway[i] = SWAY_RADIANS * normal(chance, i);
  fleet.bearing[i] = streaming(motion) ?? between(chance, i, -Math.PI, Math.PI);
  fleet.bearing[i] += fleet.sway[i];
  fleet.radius[i] = scopeMeters;
  fleet.radiusWanted[i] = scopeMeters;
  placeOnChain(world, motion, i, SLOW_SECONDS);
  fleet.east[i] = 0;
  fleet.north[i] = 0;
}

/** Some seconds at anchor: behind it as wind and current go, swaying. */
export function swing(world: World, motion: Motion, i: number, seconds: number): void {
  const { fleet, chance } = motion;
  const kept = 1 - seconds / SWAY_SECONDS;
  const spread = SWAY_RADIANS * Math.sqrt(1 - kept * kept);
  fleet.sway[i] = fleet.sway[i] * kept + spread * normal(chance, i);
  const wanted = (streaming(motion) ?? fleet.bearing[i] - fleet.sway[i]) + fleet.sway[i];
  fleet.bearing[i] += (signedAngle(wanted - fleet.bearing[i]) * seconds) / SWINGS_SECONDS;
  fleet.radius[i] += within(fleet.radiusWanted[i] - fleet.radius[i], FALLS_BACK * seconds);
  placeOnChain(world, motion, i, seconds);
}

/** The direction in which wind and current draw a ship at anchor; undefined in a calm. */
function streaming({ sea }: Motion): number | undefined {
  const east = sea.currentEast + WIND_AS_CURRENT * sea.windEast;
  const north = sea.currentNorth + WIND_AS_CURRENT * sea.windNorth;
  return east === 0 && north === 0 ? undefined : Math.atan2(east, north);
}

function placeOnChain(
  world: World,
  { fleet, nowSeconds }: Motion,
  i: number,
  seconds: number,
): void {
  setHeading(fleet, i, fleet.bearing[i] + Math.PI);
  const distance = fleet.radius[i] + world.length[i] / 2;
  const east =
    longitudeDifference(fleet.longitude[i], fleet.toLongitude[i]) * fleet.metersPerLongitude[i] -
    distance * fleet.headingEast[i];
  const north =
    (fleet.toLatitude[i] - fleet.latitude[i]) * fleet.metersPerLatitude[i] -
    distance * fleet.headingNorth[i];
  fleet.east[i] = east / seconds;
  fleet.north[i] = north / seconds;
  fleet.speed[i] = 0;
  fleet.turnRate[i] = 0;
  advance(fleet, i, seconds);
  fleet.atSeconds[i] = nowSeconds;
}

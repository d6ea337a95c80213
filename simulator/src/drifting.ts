import { longitudeDifference } from '@roadstead/geo';
import { between, normal } from './random.ts';
import { advance, setHeading } from './simulated-fleet.ts';
import { clamp, RADIANS_PER_DEGREE, signedAngle } from './units.ts';
import type { Motion, World } from './world.ts';

/** Interval between steps of ships that drift, swing, or are moored to such a ship. */
export const SLOW_SECONDS = 10;

/** Time constant in which a ship without engine loses its speed: 1.5 s per metre of length, at least a minute. */
const STOPPING_SECONDS_PER_METER = 1.5;
const STOPPING_SECONDS_MIN = 60;
/** Time constant in which a drifting ship turns beam to the wind. */
const FALL_OFF_SECONDS = 900;
/** Time constant in which a ship at anchor follows wind and current. */
const SWING_LAG_SECONDS = 900;
/** Sway about that direction (standard deviation), and its correlation time. */
const SWAY_RADIANS = 12 * RADIANS_PER_DEGREE;
const SWAY_SECONDS = 1200;
/** Speed at which a ship falls back on its chain, in metres a second. */
const FALL_BACK_METERS_PER_SECOND = 0.3;
/** Share of the wind that acts on a ship at anchor like current: 20 knots of wind equal 1 knot of current. */
const WIND_AS_CURRENT = 0.05;

/** Moves a ship without engine for some seconds: with the current and, by its leeway, with the wind. */
export function drift(
  world: World,
  { fleet, sea, nowSeconds }: Motion,
  i: number,
  seconds: number,
): void {
  const stoppingSeconds = Math.max(
    STOPPING_SECONDS_MIN,
    STOPPING_SECONDS_PER_METER * world.length[i],
  );
  const share = seconds / stoppingSeconds;
  const [east, north] = steadyDrift(world, { sea }, i);
  fleet.east[i] += (east - fleet.east[i]) * share;
  fleet.north[i] += (north - fleet.north[i]) * share;

  const windward = Math.atan2(-sea.windEast, -sea.windNorth);
  const offWind = signedAngle(fleet.heading[i] - windward);
  const beam = Math.sign(offWind || 1) * (Math.PI / 2);
  turnTo(world, { fleet }, i, windward + beam, FALL_OFF_SECONDS, seconds);
  fleet.speed[i] =
    (fleet.east[i] - sea.currentEast) * fleet.headingEast[i] +
    (fleet.north[i] - sea.currentNorth) * fleet.headingNorth[i];
  advance(fleet, i, seconds);
  fleet.atSeconds[i] = nowSeconds;
}

/** Sets the speed of a ship that has drifted for a long time. */
export function setSteadyDrift(world: World, motion: Motion, i: number): void {
  [motion.fleet.east[i], motion.fleet.north[i]] = steadyDrift(world, motion, i);
}

/** Velocity over ground of a ship that has lost its own speed, in m/s. */
function steadyDrift(
  world: World,
  { sea }: Pick<Motion, 'sea'>,
  i: number,
): readonly [east: number, north: number] {
  return [
    sea.currentEast + world.leeway[i] * sea.windEast,
    sea.currentNorth + world.leeway[i] * sea.windNorth,
  ];
}

/** Turns a ship without headway towards a heading, with a lag, within its ordinary rate of turn. */
export function turnTo(
  world: World,
  { fleet }: Pick<Motion, 'fleet'>,
  i: number,
  heading: number,
  lagSeconds: number,
  seconds: number,
): void {
  const error = signedAngle(heading - fleet.heading[i]);
  const rate = clamp(error / lagSeconds, world.turnRate[i]);
  fleet.turnRate[i] = rate;
  setHeading(fleet, i, fleet.heading[i] + rate * seconds);
}

/** Drops the anchor at the bow. */
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

/** Anchors a ship at its present position, swung out as after a long time at anchor. */
export function lieAtAnchor(world: World, motion: Motion, i: number, scopeMeters: number): void {
  const { fleet, chance } = motion;
  fleet.toLongitude[i] = fleet.longitude[i];
  fleet.toLatitude[i] = fleet.latitude[i];
  fleet.sway[i] = SWAY_RADIANS * normal(chance, i);
  fleet.bearing[i] = streamDirection(motion) ?? between(chance, i, -Math.PI, Math.PI);
  fleet.bearing[i] += fleet.sway[i];
  fleet.radius[i] = scopeMeters;
  fleet.radiusWanted[i] = scopeMeters;
  placeOnChain(world, motion, i, SLOW_SECONDS);
  fleet.east[i] = 0;
  fleet.north[i] = 0;
}

/** Swings a ship at anchor for some seconds: behind the turning of wind and current, swaying. */
export function swing(world: World, motion: Motion, i: number, seconds: number): void {
  const { fleet, chance } = motion;
  const retained = 1 - seconds / SWAY_SECONDS;
  const spread = SWAY_RADIANS * Math.sqrt(1 - retained * retained);
  fleet.sway[i] = fleet.sway[i] * retained + spread * normal(chance, i);
  const wanted = (streamDirection(motion) ?? fleet.bearing[i] - fleet.sway[i]) + fleet.sway[i];
  fleet.bearing[i] += (signedAngle(wanted - fleet.bearing[i]) * seconds) / SWING_LAG_SECONDS;
  fleet.radius[i] += clamp(
    fleet.radiusWanted[i] - fleet.radius[i],
    FALL_BACK_METERS_PER_SECOND * seconds,
  );
  placeOnChain(world, motion, i, seconds);
}

/** Direction in which wind and current draw a ship at anchor, in radians; undefined in a calm. */
function streamDirection({ sea }: Motion): number | undefined {
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

import { drift, SLOW_SECONDS, swing } from './drifting.ts';
import { approach, isAtWaitingPlace, moveWhileMoored, pursue } from './joining.ts';
import { followLeg } from './sailing.ts';
import type { Step } from './scenario.ts';
import { MODE } from './simulated-fleet.ts';
import {
  hasLeft,
  moor,
  nextStep,
  reachPlace,
  reachWaypoint,
  spawnShip,
} from './step-transitions.ts';
import { followTimetable } from './timetable.ts';
import { followTug } from './towing.ts';
import { METERS_PER_SECOND_PER_KNOT } from './units.ts';
import { speedLimitKnots } from './waterways.ts';
import type { Motion, World } from './world.ts';

/** A ship is on station within this distance of its place, or within this share of the place's distance from its leader. */
const ON_STATION_METERS = 50;
const ON_STATION_SHARE = 0.25;
/** Interval between checks of the speed limit. */
const SPEED_LIMIT_SECONDS = 60;
/** Steps that end moored. */
const MOORING: ReadonlySet<Step['kind']> = new Set(['alongside', 'tandem', 'moor']);
/** Waypoints passed in a second at most: all waypoints of a loitering ship may be at its position. */
const LEGS_PER_SECOND_MAX = 8;

/** Steps a ship: by a second, or by several for a slow one, and schedules its next step. */
export function stepShip(world: World, motion: Motion, i: number): void {
  moveShip(world, motion, i);
  motion.fleet.wakeAt[i] = nextWakeSeconds(world, motion, i);
}

/** Instant of a ship's next step, unless another ship causes an earlier one. */
function nextWakeSeconds(world: World, { fleet, nowSeconds }: Motion, i: number): number {
  switch (fleet.mode[i]) {
    case MODE.away:
      return fleet.step[i] < 0 ? world.ships[i].appearsAtSeconds : Number.POSITIVE_INFINITY;
    case MODE.still:
      return fleet.stepEnds[i];
    case MODE.drift:
    case MODE.swing: {
      const next = nowSeconds - (nowSeconds % SLOW_SECONDS) + SLOW_SECONDS;
      return Math.min(next, fleet.stepEnds[i]);
    }
    default:
      return nowSeconds + 1;
  }
}

function moveShip(world: World, motion: Motion, i: number): void {
  const { fleet, nowSeconds } = motion;
  if (fleet.mode[i] === MODE.away) {
    const comes = fleet.step[i] < 0 && nowSeconds >= world.ships[i].appearsAtSeconds;
    if (comes) spawnShip(world, motion, i);
    return;
  }
  if (nowSeconds >= fleet.stepEnds[i]) nextStep(world, motion, i);
  switch (fleet.mode[i]) {
    case MODE.sail:
      followLegs(world, motion, i);
      return;
    case MODE.drift:
    case MODE.swing:
      if (nowSeconds % SLOW_SECONDS === 0) driftOrSwing(world, motion, i);
      return;
    case MODE.pursue:
      pursueLeader(world, motion, i);
      return;
    case MODE.close: {
      const isAlongside = approach(world, motion, i);
      if (isAlongside) moor(world, motion, i);
      else if (isAlongside === undefined) nextStep(world, motion, i);
      return;
    }
    case MODE.fast:
      if (fleet.mode[fleet.leader[i]] === MODE.away) nextStep(world, motion, i);
      else moveWhileMoored(motion, i);
      return;
    case MODE.towed:
      followTug(motion, i);
      return;
    case MODE.timetable: {
      const step = world.ships[i].steps[fleet.step[i]];
      if (step.kind === 'track') followTimetable(motion, i, step.points);
    }
  }
}

/** Steps a ship along its waypoints for a second; it may pass several of them. */
function followLegs(world: World, motion: Motion, i: number): void {
  const { fleet } = motion;
  if (motion.nowSeconds % SPEED_LIMIT_SECONDS === 0) obeySpeedLimit(world, motion, i);
  for (let legs = 0; legs < LEGS_PER_SECOND_MAX && fleet.mode[i] === MODE.sail; legs++) {
    if (!followLeg(world, motion, i)) return;
    reachWaypoint(world, motion, i);
  }
}

/** Sets the limit of a ship that sails at its own speed. */
function obeySpeedLimit(world: World, { fleet }: Motion, i: number): void {
  const step = world.ships[i].steps[fleet.step[i]];
  const isFree = step?.kind === 'sail' && step.speedKnots !== undefined;
  fleet.speedLimit[i] = isFree
    ? Number.POSITIVE_INFINITY
    : speedLimitKnots(fleet.longitude[i], fleet.latitude[i]) * METERS_PER_SECOND_PER_KNOT;
}

function driftOrSwing(world: World, motion: Motion, i: number): void {
  const { fleet, nowSeconds } = motion;
  const seconds = nowSeconds - fleet.atSeconds[i];
  if (seconds <= 0) return;
  if (fleet.mode[i] === MODE.drift) drift(world, motion, i, seconds);
  else swing(world, motion, i, seconds);
}

function pursueLeader(world: World, motion: Motion, i: number): void {
  const { fleet } = motion;
  const { kind } = world.ships[i].steps[fleet.step[i]];
  const distance = pursue(world, motion, i, MOORING.has(kind));
  if (distance === undefined) {
    // The leader has not appeared yet, or has left for good.
    if (hasLeft(world, motion, fleet.leader[i])) nextStep(world, motion, i);
    else drift(world, motion, i, 1);
    return;
  }
  const near = Math.hypot(fleet.placeAhead[i], fleet.placeStarboard[i]) * ON_STATION_SHARE;
  const isThere =
    kind === 'keep'
      ? distance < Math.max(ON_STATION_METERS, near)
      : isAtWaitingPlace(world, i, distance);
  if (isThere) reachPlace(world, motion, i);
}

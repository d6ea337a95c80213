import { comeIn, isGone, makeFast, nextStep, reachPlace, reachWaypoint } from './crew.ts';
import { drift, SLOW_SECONDS, swing } from './drifting.ts';
import { MODE } from './fleet.ts';
import { closeIn, holdFast, pursue, waits } from './joining.ts';
import { sail } from './sailing.ts';
import { followTimetable } from './timetable.ts';
import { followTug } from './towing.ts';
import type { Motion, World } from './world.ts';

/** A ship that keeps its place is on station when it is so near to it: this or a quarter of how far off the place is. */
const ON_STATION_METERS = 50;
const ON_STATION_SHARE = 0.25;
/** How many waypoints a ship passes in a second at most: those of a loiterer may all be where it is. */
const LEGS_MAX = 8;

/** The next second of a ship, or of what is slow the next seconds. */
export function sailOn(world: World, motion: Motion, i: number): void {
  moveOn(world, motion, i);
  motion.fleet.wakeAt[i] = nextLook(world, motion, i);
}

/** When a ship has to be looked at again, unless others do something to it before. */
function nextLook(world: World, { fleet, nowSeconds }: Motion, i: number): number {
  switch (fleet.mode[i]) {
    case MODE.away:
      return fleet.step[i] < 0 ? world.ships[i].comesAtSeconds : Number.POSITIVE_INFINITY;
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

function moveOn(world: World, motion: Motion, i: number): void {
  const { fleet, nowSeconds } = motion;
  if (fleet.mode[i] === MODE.away) {
    const comes = fleet.step[i] < 0 && nowSeconds >= world.ships[i].comesAtSeconds;
    if (comes) comeIn(world, motion, i);
    return;
  }
  if (nowSeconds >= fleet.stepEnds[i]) nextStep(world, motion, i);
  switch (fleet.mode[i]) {
    case MODE.sail:
      sailOnLegs(world, motion, i);
      return;
    case MODE.drift:
    case MODE.swing:
      if (nowSeconds % SLOW_SECONDS === 0) goWithTheSea(world, motion, i);
      return;
    case MODE.pursue:
      comeNearer(world, motion, i);
      return;
    case MODE.close: {
      const isAlongside = closeIn(world, motion, i);
      if (isAlongside) makeFast(world, motion, i);
      else if (isAlongside === undefined) nextStep(world, motion, i);
      return;
    }
    case MODE.fast:
      if (fleet.mode[fleet.leader[i]] === MODE.away) nextStep(world, motion, i);
      else holdFast(motion, i);
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

/** A second under sail, on the next leg where the ship has come to a waypoint; it may pass several in a second. */
function sailOnLegs(world: World, motion: Motion, i: number): void {
  const { fleet } = motion;
  for (let legs = 0; legs < LEGS_MAX && fleet.mode[i] === MODE.sail; legs++) {
    if (!sail(world, motion, i)) return;
    reachWaypoint(world, motion, i);
  }
}

function goWithTheSea(world: World, motion: Motion, i: number): void {
  const { fleet, nowSeconds } = motion;
  const seconds = nowSeconds - fleet.atSeconds[i];
  if (seconds <= 0) return;
  if (fleet.mode[i] === MODE.drift) drift(world, motion, i, seconds);
  else swing(world, motion, i, seconds);
}

function comeNearer(world: World, motion: Motion, i: number): void {
  const { fleet } = motion;
  const distance = pursue(world, motion, i);
  if (distance === undefined) {
    // Who it waits for has not come yet, or will not come again.
    if (isGone(world, motion, fleet.leader[i])) nextStep(world, motion, i);
    else drift(world, motion, i, 1);
    return;
  }
  const { kind } = world.ships[i].steps[fleet.step[i]];
  const near = Math.hypot(fleet.placeAhead[i], fleet.placeStarboard[i]) * ON_STATION_SHARE;
  const isThere =
    kind === 'keep' ? distance < Math.max(ON_STATION_METERS, near) : waits(world, i, distance);
  if (isThere) reachPlace(world, motion, i);
}

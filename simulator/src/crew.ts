import { keepMetric, MODE, setHeading } from './fleet.ts';
import { holdFast } from './joining.ts';
import { noteParted } from './log.ts';
import { uniform } from './random.ts';
import type { Step } from './scenario.ts';
import {
  anchorHere,
  asternOf,
  beginStep,
  beThere,
  firstLeg,
  headingOfFirst,
  lieStill,
  loiterOn,
  nextLeg,
  setSpeed,
  starboardOf,
  startAsUsual,
} from './steps.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE, TURN } from './units.ts';
import { type Motion, partnersOf, type World } from './world.ts';

/** Brings a ship into the world. */
export function comeIn(world: World, motion: Motion, i: number): void {
  const { fleet, chance, nowSeconds } = motion;
  const { at, headingDegrees, startSpeedKnots, steps } = world.ships[i];
  [fleet.longitude[i], fleet.latitude[i]] = at;
  keepMetric(fleet, i);
  fleet.atSeconds[i] = nowSeconds;
  const byChance = uniform(chance, i) * TURN;
  const heading =
    headingDegrees === undefined
      ? headingOfFirst(world, motion, i, steps[0])
      : headingDegrees * RADIANS_PER_DEGREE;
  setHeading(fleet, i, heading ?? byChance);
  nextStep(world, motion, i);
  if (startSpeedKnots === undefined) startAsUsual(world, motion, i);
  else setSpeed(motion, i, startSpeedKnots * METERS_PER_SECOND_PER_KNOT);
}

/** Ends what a ship is doing, and begins with the next thing; after the last it leaves the world. */
export function nextStep(world: World, motion: Motion, i: number): void {
  const { fleet, nowSeconds } = motion;
  partFrom(world, motion, i);
  const { steps } = world.ships[i];
  const wasTowed = fleet.towedBy[i] >= 0;
  if (wasTowed) motion.isOutOfOrder = true;
  fleet.towedBy[i] = -1;
  fleet.step[i] = Math.min(fleet.step[i] + 1, steps.length);
  fleet.phase[i] = 0;
  fleet.stepBegan[i] = nowSeconds;
  fleet.wakeAt[i] = nowSeconds;
  fleet.stepEnds[i] = Number.POSITIVE_INFINITY;
  fleet.speedWanted[i] = world.speedMax[i];
  fleet.turnRate[i] = 0;
  const step = steps[fleet.step[i]];
  if (step) {
    beginStep(world, motion, i, step);
    endIfLeft(world, motion, i);
  } else if (steps.length === 0 || wasTowed) {
    lieStill(motion, i);
  } else {
    fleet.mode[i] = MODE.away;
  }
}

/** A ship has come to its waypoint: on to the next, or what is done there. */
export function reachWaypoint(world: World, motion: Motion, i: number): void {
  const { fleet } = motion;
  const step = world.ships[i].steps[fleet.step[i]];
  switch (step.kind) {
    case 'sail':
    case 'tow':
      fleet.leg[i]++;
      if (fleet.leg[i] < step.to.length) nextLeg(world, motion, i, step);
      else nextStep(world, motion, i);
      return;
    case 'loiter':
      loiterOn(motion, i, step.radiusMeters);
      return;
    case 'anchor':
      anchorHere(world, motion, i, step);
      return;
    default:
      throw new Error(`A ship that has the step ${step.kind} does not sail.`);
  }
}

/** A ship is where it waits before it comes alongside, on station, or at the tow. */
export function reachPlace(world: World, motion: Motion, i: number): void {
  const { fleet } = motion;
  const step = world.ships[i].steps[fleet.step[i]];
  switch (step.kind) {
    case 'alongside':
      fleet.placeStarboard[i] = starboardOf(world, motion, i, step, 0);
      fleet.mode[i] = MODE.close;
      return;
    case 'tandem':
      fleet.placeAhead[i] = -asternOf(world, motion, i, step.gapMeters);
      fleet.mode[i] = MODE.close;
      return;
    case 'moor':
      if (step.headingDegrees === undefined) fleet.placeHeading[i] = fleet.heading[i];
      fleet.mode[i] = MODE.close;
      return;
    case 'keep':
      if (fleet.phase[i] === 0) beThere(motion, i, step.end, step.why);
      return;
    case 'tow':
      takeInTow(world, motion, i, step);
      return;
    default:
      throw new Error(`A ship that has the step ${step.kind} does not come to another.`);
  }
}

/** The lines are across. */
export function makeFast(world: World, motion: Motion, i: number): void {
  const step = world.ships[i].steps[motion.fleet.step[i]];
  if (step.kind === 'moor') {
    lieStill(motion, i);
    beThere(motion, i, step.end);
  } else if (step.kind === 'alongside' || step.kind === 'tandem') {
    motion.fleet.mode[i] = MODE.fast;
    holdFast(motion, i);
    motion.isOutOfOrder = true;
    beThere(motion, i, step.end, step.kind === 'alongside' ? step.purpose : 'tandem');
  }
}

/** Whether a ship will not come again. */
export function isGone(world: World, { fleet }: Motion, i: number): boolean {
  return fleet.mode[i] === MODE.away && fleet.step[i] >= world.ships[i].steps.length;
}

function takeInTow(
  world: World,
  motion: Motion,
  tug: number,
  step: Extract<Step, { kind: 'tow' }>,
): void {
  const { fleet } = motion;
  const tow = fleet.leader[tug];
  beThere(motion, tug, { kind: 'never' }, 'tow');
  fleet.speedWanted[tug] = fleet.towSpeed[tug];
  fleet.offset[tug] = 0;
  firstLeg(world, motion, tug, step);
  partFrom(world, motion, tow);
  fleet.towedBy[tow] = tug;
  fleet.stepEnds[tow] = Number.POSITIVE_INFINITY;
  fleet.radius[tow] = step.lineMeters + (world.length[tug] + world.length[tow]) / 2;
  fleet.mode[tow] = MODE.towed;
  fleet.wakeAt[tow] = 0;
  motion.isOutOfOrder = true;
}

/** Lets go of the other ship, or of the tow, or gives up going to it, and tells those who wait for that. */
function partFrom(world: World, motion: Motion, i: number): void {
  const { fleet, nowSeconds } = motion;
  const leader = fleet.leader[i];
  fleet.leader[i] = -1;
  if (leader < 0) return;
  if (fleet.encounter[i] >= 0) noteParted(motion, i);
  motion.isOutOfOrder = true;
  fleet.leftAt[i] = nowSeconds;
  if (fleet.towedBy[leader] === i) nextStep(world, motion, leader);
  for (let waiting = 0; waiting < world.ships.length; waiting++) endIfLeft(world, motion, waiting);
}

/** Ends the step of a ship that waits for others to leave when each of them has, or never will again. */
function endIfLeft(world: World, motion: Motion, waiting: number): void {
  const { fleet, nowSeconds } = motion;
  const step = world.ships[waiting].steps[fleet.step[waiting]];
  if (!step || !('end' in step) || step.end.kind !== 'left-by') return;
  const ships = step.end.ships.flatMap((name) => partnersOf(world, waiting, name));
  const haveLeft = ships.every(
    (ship) => fleet.leftAt[ship] >= fleet.stepBegan[waiting] || !isToLeave(world, motion, ship),
  );
  if (!haveLeft) return;
  fleet.stepEnds[waiting] = nowSeconds;
  fleet.wakeAt[waiting] = nowSeconds;
}

function isToLeave(world: World, { fleet }: Motion, i: number): boolean {
  const ahead = world.ships[i].steps.slice(Math.max(0, fleet.step[i]));
  return ahead.some((step) => 'ship' in step);
}

import { changeDraughts, changeOwnDraught } from './draughts.ts';
import { moveWhileMoored } from './joining.ts';
import { firstLeg, loiter, nextLeg } from './legs.ts';
import { uniform } from './random.ts';
import { recordSeparation } from './record-activities.ts';
import type { Step } from './scenario.ts';
import { MODE, setHeading, updateMetersPerDegree } from './simulated-fleet.ts';
import { asternOf, headingOfFirst, starboardOf } from './step-geometry.ts';
import {
  anchorAt,
  beginStep,
  recordArrival,
  setInitialSpeed,
  setSpeed,
  stopShip,
} from './steps.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE, TURN } from './units.ts';
import { type Motion, partnersOf, type World } from './world.ts';

/** Places a ship at its start and begins its first step. */
export function spawnShip(world: World, motion: Motion, i: number): void {
  const { fleet, chance, nowSeconds } = motion;
  const { at, headingDegrees, startSpeedKnots, steps } = world.ships[i];
  [fleet.longitude[i], fleet.latitude[i]] = at;
  updateMetersPerDegree(fleet, i);
  fleet.atSeconds[i] = nowSeconds;
  const byChance = uniform(chance, i) * TURN;
  const heading =
    headingDegrees === undefined
      ? headingOfFirst(world, motion, i, steps[0])
      : headingDegrees * RADIANS_PER_DEGREE;
  setHeading(fleet, i, heading ?? byChance);
  nextStep(world, motion, i);
  if (startSpeedKnots === undefined) setInitialSpeed(world, motion, i);
  else setSpeed(motion, i, startSpeedKnots * METERS_PER_SECOND_PER_KNOT);
}

/** Ends a ship's step and begins the next one; after the last step the ship leaves the scenario. */
export function nextStep(world: World, motion: Motion, i: number): void {
  const { fleet, nowSeconds } = motion;
  leavePartner(world, motion, i);
  changeOwnDraught(world, motion, i);
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
    endIfPartnersLeft(world, motion, i);
  } else if (steps.length === 0 || wasTowed) {
    stopShip(motion, i);
  } else {
    fleet.mode[i] = MODE.away;
  }
}

/** Handles the arrival of a ship at its waypoint: begins the next leg, or the action at the end of the line. */
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
      loiter(motion, i, step.radiusMeters);
      return;
    case 'anchor':
      anchorAt(world, motion, i, step);
      return;
    default:
      throw new Error(`A ship that has the step ${step.kind} does not sail.`);
  }
}

/** Handles the arrival of a ship at its waiting place beside another ship, on station, or at the ship to tow. */
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
      if (fleet.phase[i] === 0) recordArrival(motion, i, step.end, step.why);
      return;
    case 'tow':
      connectTow(world, motion, i, step);
      return;
    default:
      throw new Error(`A ship that has the step ${step.kind} does not come to another.`);
  }
}

/** Handles the completed mooring of a ship to a quay or to another ship. */
export function moor(world: World, motion: Motion, i: number): void {
  const step = world.ships[i].steps[motion.fleet.step[i]];
  if (step.kind === 'moor') {
    stopShip(motion, i);
    recordArrival(motion, i, step.end);
  } else if (step.kind === 'alongside' || step.kind === 'tandem') {
    motion.fleet.mode[i] = MODE.fast;
    moveWhileMoored(motion, i);
    motion.isOutOfOrder = true;
    recordArrival(motion, i, step.end, step.kind === 'alongside' ? step.purpose : 'tandem');
  }
}

/** Reports whether a ship has left the scenario for good. */
export function hasLeft(world: World, { fleet }: Motion, i: number): boolean {
  return fleet.mode[i] === MODE.away && fleet.step[i] >= world.ships[i].steps.length;
}

function connectTow(
  world: World,
  motion: Motion,
  tug: number,
  step: Extract<Step, { kind: 'tow' }>,
): void {
  const { fleet } = motion;
  const tow = fleet.leader[tug];
  recordArrival(motion, tug, { kind: 'never' }, 'tow');
  fleet.speedWanted[tug] = fleet.towSpeed[tug];
  fleet.offset[tug] = 0;
  firstLeg(world, motion, tug, step);
  leavePartner(world, motion, tow);
  fleet.towedBy[tow] = tug;
  fleet.stepEnds[tow] = Number.POSITIVE_INFINITY;
  fleet.radius[tow] = step.lineMeters + (world.length[tug] + world.length[tow]) / 2;
  fleet.mode[tow] = MODE.towed;
  fleet.wakeAt[tow] = 0;
  motion.isOutOfOrder = true;
}

/** Separates a ship from its partner or its tow, or aborts its approach, and ends the steps that wait for that. */
function leavePartner(world: World, motion: Motion, i: number): void {
  const { fleet, nowSeconds } = motion;
  const leader = fleet.leader[i];
  fleet.leader[i] = -1;
  if (leader < 0) return;
  if (fleet.encounter[i] >= 0) {
    changeDraughts(world, motion, i, leader);
    recordSeparation(motion, i);
  }
  motion.isOutOfOrder = true;
  fleet.leftAt[i] = nowSeconds;
  if (fleet.towedBy[leader] === i) nextStep(world, motion, leader);
  for (let waiting = 0; waiting < world.ships.length; waiting++)
    endIfPartnersLeft(world, motion, waiting);
}

/** Ends the step of a ship that waits for others to leave once each of them has left, or has no such step ahead. */
function endIfPartnersLeft(world: World, motion: Motion, waiting: number): void {
  const { fleet, nowSeconds } = motion;
  const step = world.ships[waiting].steps[fleet.step[waiting]];
  if (!step || !('end' in step) || step.end.kind !== 'left-by') return;
  const ships = step.end.ships.flatMap((name) => partnersOf(world, waiting, name));
  const haveLeft = ships.every(
    (ship) =>
      fleet.leftAt[ship] >= fleet.stepBegan[waiting] || !willLeavePartner(world, motion, ship),
  );
  if (!haveLeft) return;
  fleet.stepEnds[waiting] = nowSeconds;
  fleet.wakeAt[waiting] = nowSeconds;
}

function willLeavePartner(world: World, { fleet }: Motion, i: number): boolean {
  const ahead = world.ships[i].steps.slice(Math.max(0, fleet.step[i]));
  return ahead.some((step) => 'ship' in step);
}

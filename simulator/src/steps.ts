import { dropAnchor, lieAtAnchor, setSteadyDrift } from './drifting.ts';
import { firstLeg, loiter, sailTo } from './legs.ts';
import { between } from './random.ts';
import { recordEncounter } from './record-activities.ts';
import type { EncounterKind, Spread, Step, StepCompletion } from './scenario.ts';
import { advance, MODE } from './simulated-fleet.ts';
import { asternOf, metersTo, standOffMeters, starboardOf } from './step-geometry.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE } from './units.ts';
import { type Motion, partnersOf, type World } from './world.ts';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;
type Begin<Kind extends Step['kind']> = (
  world: World,
  motion: Motion,
  i: number,
  step: StepOf<Kind>,
) => void;

/** Within this distance of its anchorage, in lengths, a ship anchors without sailing there. */
const AT_ANCHORAGE_LENGTHS = 1;
/** Within this distance of its berth, in lengths, a ship appears without headway: a crash stop (IMO MSC.137(76)). */
const UNDER_WAY_LENGTHS = 15;
/** Distance ahead of the tow at which a tug connects the line. */
const TOW_CONNECTION_METERS = 30;

/** Beginning of each kind of step. */
const BEGIN: { readonly [Kind in Step['kind']]: Begin<Kind> } = {
  sail: (world, motion, i, step) => {
    const { fleet } = motion;
    if (step.speedKnots) fleet.speedWanted[i] = drawSpeed(motion, i, step.speedKnots);
    fleet.offset[i] = drawSpread(motion, i, step.offsetMeters);
    firstLeg(world, motion, i, step);
  },

  drift: (_world, motion, i, { end }) => {
    motion.fleet.mode[i] = MODE.drift;
    recordArrival(motion, i, end);
  },

  anchor: (world, motion, i, step) => {
    const { fleet } = motion;
    const isThere =
      !step.at || metersTo(motion, i, step.at) < AT_ANCHORAGE_LENGTHS * world.length[i];
    if (!isThere && step.at) {
      fleet.offset[i] = 0;
      sailTo(motion, i, step.at, true);
    } else {
      anchorAt(world, motion, i, step);
    }
  },

  moor: (_world, motion, i, { at, headingDegrees, end }) => {
    const { fleet } = motion;
    fleet.placeHeading[i] = (headingDegrees ?? 0) * RADIANS_PER_DEGREE;
    [fleet.toLongitude[i], fleet.toLatitude[i]] = at ?? [fleet.longitude[i], fleet.latitude[i]];
    fleet.mode[i] = MODE.pursue;
    if (at) return;
    stopShip(motion, i);
    recordArrival(motion, i, end);
  },

  loiter: (_world, motion, i, { radiusMeters, speedKnots, end }) => {
    const { fleet } = motion;
    fleet.speedWanted[i] = drawSpeed(motion, i, speedKnots);
    fleet.centreLongitude[i] = fleet.longitude[i];
    fleet.centreLatitude[i] = fleet.latitude[i];
    fleet.offset[i] = 0;
    loiter(motion, i, radiusMeters);
    recordArrival(motion, i, end);
  },

  alongside: (world, motion, i, step) => {
    pursueShip(world, motion, i, step.ship);
    const { fleet } = motion;
    fleet.placeAhead[i] = step.aheadMeters;
    fleet.placeStarboard[i] = starboardOf(world, motion, i, step, standOffMeters(world, i));
    fleet.placeHeading[i] = step.heading === 'same' ? 0 : Math.PI;
  },

  tandem: (world, motion, i, { ship, gapMeters }) => {
    pursueShip(world, motion, i, ship);
    motion.fleet.placeAhead[i] = -asternOf(world, motion, i, gapMeters + standOffMeters(world, i));
  },

  keep: (world, motion, i, { ship, aheadMeters, starboardMeters }) => {
    pursueShip(world, motion, i, ship);
    motion.fleet.placeAhead[i] = aheadMeters;
    motion.fleet.placeStarboard[i] = starboardMeters;
  },

  tow: (world, motion, i, { ship, speedKnots }) => {
    pursueShip(world, motion, i, ship);
    const { fleet } = motion;
    fleet.placeAhead[i] =
      (world.length[i] + world.length[fleet.leader[i]]) / 2 + TOW_CONNECTION_METERS;
    fleet.towSpeed[i] = drawSpeed(motion, i, speedKnots);
  },

  track: (_world, { fleet }, i, { points }) => {
    fleet.leg[i] = 0;
    fleet.mode[i] = MODE.timetable;
    // The last point is part of the track.
    fleet.stepEnds[i] = points[points.length - 1].atSeconds + 1;
  },
};

/** Begins a step, from the ship's present position and motion. */
export function beginStep<Kind extends Step['kind']>(
  world: World,
  motion: Motion,
  i: number,
  step: StepOf<Kind>,
): void {
  bringUpToDate(motion, i);
  if ('end' in step && step.end.kind === 'until') motion.fleet.stepEnds[i] = step.end.atSeconds;
  (BEGIN[step.kind as Kind] as Begin<Kind>)(world, motion, i, step);
}

/** Records that a ship has reached its step's purpose: the step's duration runs from now. */
export function recordArrival(
  motion: Motion,
  i: number,
  end: StepCompletion,
  kind?: EncounterKind,
): void {
  const { fleet, nowSeconds } = motion;
  fleet.phase[i] = 1;
  if (end.kind === 'for')
    fleet.stepEnds[i] = nowSeconds + Math.round(drawSpread(motion, i, end.seconds));
  if (kind) recordEncounter(motion, i, fleet.leader[i], kind);
}

export function anchorAt(
  world: World,
  motion: Motion,
  i: number,
  { scopeMeters, end }: StepOf<'anchor'>,
): void {
  const { fleet, nowSeconds } = motion;
  const isFirst = fleet.step[i] === 0 && nowSeconds === world.ships[i].appearsAtSeconds;
  const scope = drawSpread(motion, i, scopeMeters);
  if (isFirst) lieAtAnchor(world, motion, i, scope);
  else dropAnchor(world, motion, i, scope);
  fleet.mode[i] = MODE.swing;
  recordArrival(motion, i, end);
}

export function stopShip({ fleet, nowSeconds }: Motion, i: number): void {
  fleet.mode[i] = MODE.still;
  fleet.speed[i] = 0;
  fleet.east[i] = 0;
  fleet.north[i] = 0;
  fleet.turnRate[i] = 0;
  fleet.atSeconds[i] = nowSeconds;
}

/** Gives a ship that appears the speed of its first step. */
export function setInitialSpeed(world: World, motion: Motion, i: number): void {
  const { fleet } = motion;
  const mode = fleet.mode[i];
  const step = world.ships[i].steps[0];
  if (mode === MODE.drift) setSteadyDrift(world, motion, i);
  else if (mode === MODE.sail || (mode === MODE.pursue && isFarFromBerth(world, motion, i, step))) {
    setSpeed(motion, i, fleet.speedWanted[i]);
  }
}

/** Reports whether a ship that appears is still under way to its berth; one that appears at the berth lies there. */
function isFarFromBerth(world: World, motion: Motion, i: number, step: Step): boolean {
  if (step.kind !== 'moor' || !step.at) return step.kind !== 'moor';
  return metersTo(motion, i, step.at) > UNDER_WAY_LENGTHS * world.length[i];
}

export function setSpeed({ fleet, sea }: Motion, i: number, speed: number): void {
  if (fleet.mode[i] === MODE.still || fleet.mode[i] === MODE.swing) return;
  fleet.speed[i] = speed;
  fleet.east[i] = speed * fleet.headingEast[i] + sea.currentEast;
  fleet.north[i] = speed * fleet.headingNorth[i] + sea.currentNorth;
}

function pursueShip(world: World, { fleet }: Motion, i: number, name: string): void {
  [fleet.leader[i]] = partnersOf(world, i, name);
  fleet.placeHeading[i] = 0;
  fleet.placeStarboard[i] = 0;
  fleet.mode[i] = MODE.pursue;
}

/** Extrapolates a seldom stepped ship to the previous second, from which the new step moves it. */
function bringUpToDate({ fleet, nowSeconds }: Motion, i: number): void {
  const seconds = nowSeconds - 1 - fleet.atSeconds[i];
  if (seconds <= 0) return;
  if (fleet.mode[i] !== MODE.still) advance(fleet, i, seconds);
  fleet.atSeconds[i] = nowSeconds - 1;
}

function drawSpread({ chance }: Motion, i: number, [least, greatest]: Spread): number {
  return between(chance, i, least, greatest);
}

function drawSpeed(motion: Motion, i: number, spread: Spread): number {
  return drawSpread(motion, i, spread) * METERS_PER_SECOND_PER_KNOT;
}

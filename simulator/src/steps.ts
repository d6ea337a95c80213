import { wrapLongitude } from '@roadstead/geo';
import { driftAsBefore, dropAnchor, lieToAnchor } from './drifting.ts';
import { advance, MODE } from './fleet.ts';
import { eastMeters } from './local.ts';
import { noteTogether } from './log.ts';
import { between, uniform } from './random.ts';
import type { EncounterKind, Point, Spread, Step, StepEnd } from './scenario.ts';
import { METERS_PER_SECOND_PER_KNOT, RADIANS_PER_DEGREE, TURN } from './units.ts';
import { type Motion, partnersOf, type World } from './world.ts';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;
type Begin<Kind extends Step['kind']> = (
  world: World,
  motion: Motion,
  i: number,
  step: StepOf<Kind>,
) => void;

/** Clear water between a ship that waits to come alongside and the other one, besides the ship's own length. */
const STANDS_OFF_METERS = 50;
/** Nearer to its anchorage than so many lengths a ship need not sail there. */
const THERE_LENGTHS = 1;
/** Nearer to its berth than a crash stop takes (IMO MSC.137(76)) a ship has no way on any more. */
const UNDER_WAY_LENGTHS = 15;
/** A tug takes a tow's line from so far ahead of it. */
const TAKES_LINE_METERS = 30;

/** How a ship begins with each kind of step. */
const BEGIN: { readonly [Kind in Step['kind']]: Begin<Kind> } = {
  sail: (world, motion, i, step) => {
    const { fleet } = motion;
    if (step.speedKnots) fleet.speedWanted[i] = drawnSpeed(motion, i, step.speedKnots);
    fleet.offset[i] = drawn(motion, i, step.offsetMeters);
    firstLeg(world, motion, i, step);
  },

  drift: (_world, motion, i, { end }) => {
    motion.fleet.mode[i] = MODE.drift;
    beThere(motion, i, end);
  },

  anchor: (world, motion, i, step) => {
    const { fleet } = motion;
    const isThere = !step.at || metersTo(motion, i, step.at) < THERE_LENGTHS * world.length[i];
    if (!isThere && step.at) {
      fleet.offset[i] = 0;
      sailTo(motion, i, step.at, true);
    } else {
      anchorHere(world, motion, i, step);
    }
  },

  moor: (_world, motion, i, { at, headingDegrees, end }) => {
    const { fleet } = motion;
    fleet.placeHeading[i] = (headingDegrees ?? 0) * RADIANS_PER_DEGREE;
    [fleet.toLongitude[i], fleet.toLatitude[i]] = at ?? [fleet.longitude[i], fleet.latitude[i]];
    fleet.mode[i] = MODE.pursue;
    if (at) return;
    lieStill(motion, i);
    beThere(motion, i, end);
  },

  loiter: (_world, motion, i, { radiusMeters, speedKnots, end }) => {
    const { fleet } = motion;
    fleet.speedWanted[i] = drawnSpeed(motion, i, speedKnots);
    fleet.centreLongitude[i] = fleet.longitude[i];
    fleet.centreLatitude[i] = fleet.latitude[i];
    fleet.offset[i] = 0;
    loiterOn(motion, i, radiusMeters);
    beThere(motion, i, end);
  },

  alongside: (world, motion, i, step) => {
    pursueShip(world, motion, i, step.ship);
    const { fleet } = motion;
    fleet.placeAhead[i] = step.aheadMeters;
    fleet.placeStarboard[i] = starboardOf(world, motion, i, step, standsOff(world, i));
    fleet.placeHeading[i] = step.heading === 'same' ? 0 : Math.PI;
  },

  tandem: (world, motion, i, { ship, gapMeters }) => {
    pursueShip(world, motion, i, ship);
    motion.fleet.placeAhead[i] = -asternOf(world, motion, i, gapMeters + standsOff(world, i));
  },

  keep: (world, motion, i, { ship, aheadMeters, starboardMeters }) => {
    pursueShip(world, motion, i, ship);
    motion.fleet.placeAhead[i] = aheadMeters;
    motion.fleet.placeStarboard[i] = starboardMeters;
  },

  tow: (world, motion, i, { ship, speedKnots }) => {
    pursueShip(world, motion, i, ship);
    const { fleet } = motion;
    fleet.placeAhead[i] = (world.length[i] + world.length[fleet.leader[i]]) / 2 + TAKES_LINE_METERS;
    fleet.towSpeed[i] = drawnSpeed(motion, i, speedKnots);
  },

  track: (_world, { fleet }, i, { points }) => {
    fleet.leg[i] = 0;
    fleet.mode[i] = MODE.timetable;
    // The last point is part of the track.
    fleet.stepEnds[i] = points[points.length - 1].atSeconds + 1;
  },
};

/** Begins with a step, from where the ship is and as it moves. */
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

/** Notes that a ship has reached what its step is for: from now on the step's time runs. */
export function beThere(motion: Motion, i: number, end: StepEnd, kind?: EncounterKind): void {
  const { fleet, nowSeconds } = motion;
  fleet.phase[i] = 1;
  if (end.kind === 'for')
    fleet.stepEnds[i] = nowSeconds + Math.round(drawn(motion, i, end.seconds));
  if (kind) noteTogether(motion, i, fleet.leader[i], kind);
}

function sailTo({ fleet }: Motion, i: number, to: Point, stops = false): void {
  fleet.fromLongitude[i] = fleet.longitude[i];
  fleet.fromLatitude[i] = fleet.latitude[i];
  [fleet.toLongitude[i], fleet.toLatitude[i]] = to;
  fleet.stops[i] = stops ? 1 : 0;
  fleet.mode[i] = MODE.sail;
}

/** From where the ship is to the first waypoint. */
export function firstLeg(
  world: World,
  motion: Motion,
  i: number,
  step: StepOf<'sail'> | StepOf<'tow'>,
): void {
  motion.fleet.leg[i] = 0;
  sailTo(motion, i, step.to[0], stopsAtWaypoint(world, motion, i, step));
}

/** On from one waypoint to the next, along the line between them, wherever the ship has passed the first. */
export function nextLeg(
  world: World,
  motion: Motion,
  i: number,
  step: StepOf<'sail'> | StepOf<'tow'>,
): void {
  const { fleet } = motion;
  const [longitude, latitude] = [fleet.toLongitude[i], fleet.toLatitude[i]];
  sailTo(motion, i, step.to[fleet.leg[i]], stopsAtWaypoint(world, motion, i, step));
  fleet.fromLongitude[i] = longitude;
  fleet.fromLatitude[i] = latitude;
}

/** Whether a ship is to stop at its waypoint: it anchors or moors there, or lets its tow go. */
function stopsAtWaypoint(
  world: World,
  { fleet }: Motion,
  i: number,
  { kind, to }: StepOf<'sail'> | StepOf<'tow'>,
): boolean {
  if (fleet.leg[i] < to.length - 1) return false;
  if (kind === 'tow') return true;
  const next = world.ships[i].steps[fleet.step[i] + 1];
  return (next?.kind === 'anchor' || next?.kind === 'moor') && next.at === undefined;
}

/** On to another place within the circle, evenly spread over it. */
export function loiterOn(motion: Motion, i: number, radiusMeters: number): void {
  const { fleet, chance } = motion;
  const distance = radiusMeters * Math.sqrt(uniform(chance, i));
  const direction = TURN * uniform(chance, i);
  const east = (distance * Math.sin(direction)) / fleet.metersPerLongitude[i];
  const north = (distance * Math.cos(direction)) / fleet.metersPerLatitude[i];
  sailTo(motion, i, [
    wrapLongitude(fleet.centreLongitude[i] + east),
    fleet.centreLatitude[i] + north,
  ]);
}

export function anchorHere(
  world: World,
  motion: Motion,
  i: number,
  { scopeMeters, end }: StepOf<'anchor'>,
): void {
  const { fleet, nowSeconds } = motion;
  const isFirst = fleet.step[i] === 0 && nowSeconds === world.ships[i].comesAtSeconds;
  const scope = drawn(motion, i, scopeMeters);
  if (isFirst) lieToAnchor(world, motion, i, scope);
  else dropAnchor(world, motion, i, scope);
  fleet.mode[i] = MODE.swing;
  beThere(motion, i, end);
}

export function lieStill({ fleet, nowSeconds }: Motion, i: number): void {
  fleet.mode[i] = MODE.still;
  fleet.speed[i] = 0;
  fleet.east[i] = 0;
  fleet.north[i] = 0;
  fleet.turnRate[i] = 0;
  fleet.atSeconds[i] = nowSeconds;
}

/** From midships to midships abeam, to starboard positive, with so much water between the hulls besides. */
export function starboardOf(
  world: World,
  { fleet }: Motion,
  i: number,
  { side, gapMeters }: StepOf<'alongside'>,
  moreMeters: number,
): number {
  const beams = (world.beam[i] + world.beam[fleet.leader[i]]) / 2;
  return (side === 'starboard' ? 1 : -1) * (beams + gapMeters + moreMeters);
}

/** From midships to midships in line, with so much water between stern and bow. */
export function asternOf(world: World, { fleet }: Motion, i: number, gapMeters: number): number {
  return (world.length[i] + world.length[fleet.leader[i]]) / 2 + gapMeters;
}

/** Where a ship looks that comes into the world with this step; undefined where that says nothing. */
export function headingOfFirst(
  world: World,
  motion: Motion,
  i: number,
  step: Step | undefined,
): number | undefined {
  const to = step && firstPlace(world, i, step);
  return to && Math.atan2(...vectorTo(motion, i, to));
}

/** Where a step goes to first, as far as that is known before anything moves. */
function firstPlace(world: World, i: number, step: Step): Point | undefined {
  switch (step.kind) {
    case 'sail':
      return step.to[0];
    case 'anchor':
    case 'moor':
      return step.at;
    case 'alongside':
    case 'tandem':
    case 'keep':
    case 'tow':
      return world.ships[partnersOf(world, i, step.ship)[0]].at;
    default:
      return undefined;
  }
}

/** A ship that comes into the world is as fast as what it does first asks for. */
export function startAsUsual(world: World, motion: Motion, i: number): void {
  const { fleet } = motion;
  const mode = fleet.mode[i];
  const step = world.ships[i].steps[0];
  if (mode === MODE.drift) driftAsBefore(world, motion, i);
  else if (mode === MODE.sail || (mode === MODE.pursue && isFarFromBerth(world, motion, i, step))) {
    setSpeed(motion, i, fleet.speedWanted[i]);
  }
}

/** A ship that moors where it comes into the world lies there; further off it is on its way. */
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

/** What is stepped seldom is brought to the instant before, so that the new step moves on from there. */
function bringUpToDate({ fleet, nowSeconds }: Motion, i: number): void {
  const seconds = nowSeconds - 1 - fleet.atSeconds[i];
  if (seconds <= 0) return;
  if (fleet.mode[i] !== MODE.still) advance(fleet, i, seconds);
  fleet.atSeconds[i] = nowSeconds - 1;
}

function standsOff(world: World, i: number): number {
  return world.length[i] + STANDS_OFF_METERS;
}

function vectorTo({ fleet }: Motion, i: number, [longitude, latitude]: Point): [number, number] {
  return [
    eastMeters(fleet.longitude[i], longitude, fleet.metersPerLongitude[i]),
    (latitude - fleet.latitude[i]) * fleet.metersPerLatitude[i],
  ];
}

function metersTo(motion: Motion, i: number, to: Point): number {
  return Math.hypot(...vectorTo(motion, i, to));
}

function drawn({ chance }: Motion, i: number, [least, greatest]: Spread): number {
  return between(chance, i, least, greatest);
}

function drawnSpeed(motion: Motion, i: number, spread: Spread): number {
  return drawn(motion, i, spread) * METERS_PER_SECOND_PER_KNOT;
}

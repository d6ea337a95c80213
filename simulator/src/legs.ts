import { wrapLongitude } from '@roadstead/geo';
import { uniform } from './random.ts';
import type { Point, Step } from './scenario.ts';
import { MODE } from './simulated-fleet.ts';
import { TURN } from './units.ts';
import type { Motion, World } from './world.ts';

type LineStep = Extract<Step, { kind: 'sail' | 'tow' }>;

/** Begins a leg from the ship's position to a point. @param stops whether the ship stops there */
export function sailTo({ fleet }: Motion, i: number, to: Point, stops = false): void {
  fleet.fromLongitude[i] = fleet.longitude[i];
  fleet.fromLatitude[i] = fleet.latitude[i];
  [fleet.toLongitude[i], fleet.toLatitude[i]] = to;
  fleet.stops[i] = stops ? 1 : 0;
  fleet.mode[i] = MODE.sail;
}

/** Begins the leg from the ship's position to the first waypoint. */
export function firstLeg(world: World, motion: Motion, i: number, step: LineStep): void {
  motion.fleet.leg[i] = 0;
  sailTo(motion, i, step.to[0], stopsAtWaypoint(world, motion, i, step));
}

/** Begins the leg between two waypoints, along the line between them, wherever the ship passed the first. */
export function nextLeg(world: World, motion: Motion, i: number, step: LineStep): void {
  const { fleet } = motion;
  const [longitude, latitude] = [fleet.toLongitude[i], fleet.toLatitude[i]];
  sailTo(motion, i, step.to[fleet.leg[i]], stopsAtWaypoint(world, motion, i, step));
  fleet.fromLongitude[i] = longitude;
  fleet.fromLatitude[i] = latitude;
}

/** Reports whether a ship stops at its waypoint: to anchor, to moor, or to release its tow. */
function stopsAtWaypoint(
  world: World,
  { fleet }: Motion,
  i: number,
  { kind, to }: LineStep,
): boolean {
  if (fleet.leg[i] < to.length - 1) return false;
  if (kind === 'tow') return true;
  const next = world.ships[i].steps[fleet.step[i] + 1];
  return (next?.kind === 'anchor' || next?.kind === 'moor') && next.at === undefined;
}

/** Begins a leg to a random point of the loitering circle, uniform over its area. */
export function loiter(motion: Motion, i: number, radiusMeters: number): void {
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

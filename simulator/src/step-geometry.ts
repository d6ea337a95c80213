import { eastMeters } from './local-plane.ts';
import type { Point, Step } from './scenario.ts';
import { type Motion, partnersOf, type World } from './world.ts';

/** Clear water between a waiting ship and the ship that it comes alongside, besides its own length. */
const STAND_OFF_METERS = 50;

/** Distance from midships to midships abeam, positive to starboard. @param moreMeters added to the gap between the hulls */
export function starboardOf(
  world: World,
  { fleet }: Motion,
  i: number,
  { side, gapMeters }: Extract<Step, { kind: 'alongside' }>,
  moreMeters: number,
): number {
  const beams = (world.beam[i] + world.beam[fleet.leader[i]]) / 2;
  return (side === 'starboard' ? 1 : -1) * (beams + gapMeters + moreMeters);
}

/** Distance from midships to midships in line, with a gap between stern and bow. */
export function asternOf(world: World, { fleet }: Motion, i: number, gapMeters: number): number {
  return (world.length[i] + world.length[fleet.leader[i]]) / 2 + gapMeters;
}

/** Heading of a ship that appears with this step, in radians; undefined for a step without a destination. */
export function headingOfFirst(
  world: World,
  motion: Motion,
  i: number,
  step: Step | undefined,
): number | undefined {
  const to = step && firstPlace(world, i, step);
  return to && Math.atan2(...vectorTo(motion, i, to));
}

/** First destination of a step, from the starting positions. */
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

/** Distance from the hull of the other ship at which a ship waits. */
export function standOffMeters(world: World, i: number): number {
  return world.length[i] + STAND_OFF_METERS;
}

/** Vector from a ship to a point, in metres east and north. */
function vectorTo({ fleet }: Motion, i: number, [longitude, latitude]: Point): [number, number] {
  return [
    eastMeters(fleet.longitude[i], longitude, fleet.metersPerLongitude[i]),
    (latitude - fleet.latitude[i]) * fleet.metersPerLatitude[i],
  ];
}

/** Distance from a ship to a point, in metres. */
export function metersTo(motion: Motion, i: number, to: Point): number {
  return Math.hypot(...vectorTo(motion, i, to));
}

import { between } from './random.ts';
import type { Motion, World } from './world.ts';

/** Changes the draughts of two ships that separate, by their step, and determines when the crews enter that. */
export function changeDraughts(world: World, motion: Motion, ship: number, other: number): void {
  const step = world.ships[ship].steps[motion.fleet.step[ship]];
  if (!('draughtChange' in step) || !step.draughtChange) return;
  changeDraught(world, motion, ship, step.draughtChange.shipMeters);
  changeDraught(world, motion, other, step.draughtChange.otherMeters);
}

/** Changes the draught of a ship whose step at a berth or at anchor ends. */
export function changeOwnDraught(world: World, motion: Motion, ship: number): void {
  const step = world.ships[ship].steps[motion.fleet.step[ship]];
  if (!step || !('draughtChangeMeters' in step) || step.draughtChangeMeters === undefined) return;
  if (motion.fleet.phase[ship] === 1) changeDraught(world, motion, ship, step.draughtChangeMeters);
}

function changeDraught(
  world: World,
  { fleet, chance, nowSeconds }: Motion,
  i: number,
  meters: number,
): void {
  fleet.draughtChange[i] += meters;
  const { draughtEntrySeconds } = world.ships[i].transmitter;
  if (draughtEntrySeconds) {
    const [least, greatest] = draughtEntrySeconds;
    fleet.draughtEntryAt[i] = nowSeconds + between(chance, i, least, greatest);
  }
}

/** Returns the draught that a ship transmits now, to a tenth of a metre. */
export function reportedDraughtMeters(
  world: World,
  { fleet, nowSeconds }: Motion,
  i: number,
): number {
  if (nowSeconds >= fleet.draughtEntryAt[i]) {
    fleet.draughtEntered[i] = fleet.draughtChange[i];
    fleet.draughtEntryAt[i] = Number.POSITIVE_INFINITY;
  }
  return Math.round((world.ships[i].draughtMeters + fleet.draughtEntered[i]) * 10) / 10;
}

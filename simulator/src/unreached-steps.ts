import { distanceMeters } from '@roadstead/geo';
import { MODE } from './simulated-fleet.ts';
import type { SimulationLog } from './simulation-log.ts';
import { hasLeft } from './step-transitions.ts';
import { type Motion, partnersOf, type World } from './world.ts';

/** A step that brings a ship to another one, and never did. */
export interface UnreachedStep {
  /** Names of the ship and of the other one. */
  readonly ship: string;
  readonly other: string;
  /** Indices of the ship's plan and of the step in it, from 0. */
  readonly plan: number;
  readonly step: number;
  readonly reason: /** The ship was still doing an earlier step at the end of the scenario. */
    | 'not begun'
    /** The other ship left before. */
    | 'left'
    /** The step ended before, by its `until` or `for`. */
    | 'ended'
    /** The ship was on its way at the end of the scenario. */
    | 'on its way';
  /** Least distance of the two ships, and its time in seconds after the start; `null` if they were never there together. */
  readonly nearest: { readonly meters: number; readonly atSeconds: number } | null;
}

/** Returns the steps of all ships that bring them to other ships, for the log. */
export function createApproaches(world: World): SimulationLog['approaches'] {
  return world.ships.flatMap(({ steps }, ship) =>
    steps.flatMap((step, k) => {
      if (!('ship' in step)) return [];
      const [other] = partnersOf(world, ship, step.ship);
      return [{ ship, step: k, other, nearest: undefined, at: 0 }];
    }),
  );
}

/** Records the least distances of ships from those that a step brings them to, until that step is over. */
export function recordApproaches({ fleet, log, nowSeconds }: Motion): void {
  for (const approach of log.approaches) {
    const { ship, other, step, nearest = Number.POSITIVE_INFINITY } = approach;
    if (fleet.step[ship] > step || fleet.encounter[ship] >= 0) continue;
    if (fleet.mode[ship] === MODE.away || fleet.mode[other] === MODE.away) continue;
    const { longitude, latitude } = fleet;
    const meters = distanceMeters(
      longitude[ship],
      latitude[ship],
      longitude[other],
      latitude[other],
    );
    if (meters >= nearest) continue;
    approach.nearest = meters;
    approach.at = nowSeconds;
  }
}

/** Returns the steps without an encounter up to now. */
export function unreachedSteps(world: World, motion: Motion): readonly UnreachedStep[] {
  const { log } = motion;
  const plans = new Map(world.scenario.ships.map(({ name }, i) => [name, i]));
  const reached = new Set(log.encounters.map(({ ship, step }) => `${ship} ${step}`));
  return log.approaches
    .filter(({ ship, step }) => !reached.has(`${ship} ${step}`))
    .map(({ ship, step, other, nearest, at }) => ({
      ship: world.ships[ship].name,
      other: world.ships[other].name,
      plan: plans.get(world.ships[ship].commonName) ?? 0,
      step,
      reason: reasonOf(world, motion, ship, step, other),
      nearest: nearest === undefined ? null : { meters: nearest, atSeconds: at },
    }));
}

function reasonOf(
  world: World,
  motion: Motion,
  ship: number,
  step: number,
  other: number,
): UnreachedStep['reason'] {
  const current = motion.fleet.step[ship];
  if (current < step) return 'not begun';
  if (current === step) return 'on its way';
  return hasLeft(world, motion, other) ? 'left' : 'ended';
}

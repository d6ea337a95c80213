import { createShips, type ScenarioShip } from './create-ships.ts';
import { kinematicsOf } from './kinematics.ts';
import { createStreams, type Streams } from './random.ts';
import type { Scenario } from './scenario.ts';
import { createSeaState, type SeaState } from './sea-state.ts';
import { createFleet, type SimulatedFleet } from './simulated-fleet.ts';
import { createLog, type SimulationLog } from './simulation-log.ts';
import { METERS_PER_SECOND_PER_KNOT } from './units.ts';

/** Constant part of a running scenario: the ships and their limits, in metres, seconds and radians. */
export interface World {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly ships: readonly ScenarioShip[];
  /** Indices of the ships of a name, or of a plan's name; empty for an unknown name. */
  readonly shipsNamed: (name: string) => readonly number[];
  readonly length: Float64Array;
  readonly beam: Float64Array;
  readonly speedMax: Float64Array;
  readonly turnRate: Float64Array;
  readonly acceleration: Float64Array;
  readonly response: Float64Array;
  readonly leeway: Float64Array;
}

/** Indices of the ships that ship `i` refers to by a name: of as many ships as its own plan has, the one with its number. */
export function partnersOf(
  { ships, shipsNamed }: World,
  i: number,
  name: string,
): readonly number[] {
  const named = shipsNamed(name);
  const own = shipsNamed(ships[i].commonName);
  return named.length > 1 && own.length === named.length ? [named[own.indexOf(i)]] : named;
}

/** Variable part of a running scenario. It is plain data, so that a copy is a snapshot. */
export interface Motion {
  /** Since the scenario's start. */
  nowSeconds: number;
  readonly fleet: SimulatedFleet;
  readonly sea: SeaState;
  /** One stream for each ship: its sway, its loitering. */
  readonly chance: Streams;
  /** Stepping order: that of the scenario, but a ship moored to another after the other. */
  readonly order: Int32Array<ArrayBuffer>;
  /** Whether a ship has been moored or separated since the last ordering. */
  isOutOfOrder: boolean;
  readonly log: SimulationLog;
}

export function createWorld(scenario: Scenario, seed: number): World {
  const ships = createShips(scenario, seed);
  const kinematics = ships.map((ship) =>
    kinematicsOf(ship.lengthMeters, ship.speedKnots * METERS_PER_SECOND_PER_KNOT),
  );
  const byName = new Map<string, number[]>();
  for (const [i, { name, commonName }] of ships.entries()) {
    for (const each of new Set([name, commonName])) {
      byName.set(each, [...(byName.get(each) ?? []), i]);
    }
  }
  return {
    scenario,
    seed,
    ships,
    shipsNamed: (name) => byName.get(name) ?? [],
    length: Float64Array.from(ships, (ship) => ship.lengthMeters),
    beam: Float64Array.from(ships, (ship) => ship.beamMeters),
    speedMax: Float64Array.from(kinematics, (each) => each.speedMax),
    turnRate: Float64Array.from(kinematics, (each) => each.turnRate),
    acceleration: Float64Array.from(kinematics, (each) => each.acceleration),
    response: Float64Array.from(kinematics, (each) => each.responseMeters),
    leeway: Float64Array.from(ships, (ship) => ship.leeway),
  };
}

export function createMotion({ scenario, seed, ships }: World): Motion {
  const names = ships.map(({ name }) => name);
  return {
    nowSeconds: 0,
    fleet: createFleet(ships.length),
    sea: createSeaState(scenario, seed),
    chance: createStreams(seed, names, 'motion'),
    order: Int32Array.from(names, (_, i) => i),
    isOutOfOrder: false,
    log: createLog(ships.length),
  };
}

import { type CastShip, castShips } from './cast.ts';
import { type Fleet, newFleet } from './fleet.ts';
import { kinematicsOf } from './kinematics.ts';
import { type Log, newLog } from './log.ts';
import { newStreams, type Streams } from './random.ts';
import type { Scenario } from './scenario.ts';
import { newSeaState, type SeaState } from './sea-state.ts';
import { SHIP_TYPES } from './ship-types.ts';
import { METERS_PER_SECOND_PER_KNOT } from './units.ts';

/** What does not change while a scenario runs: the ships and what each can do, in metres, seconds and radians. */
export interface World {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly ships: readonly CastShip[];
  /** The ships of a name, or of a common name; empty where there is none. */
  readonly shipsNamed: (name: string) => readonly number[];
  readonly length: Float64Array;
  readonly beam: Float64Array;
  readonly speedMax: Float64Array;
  readonly turnRate: Float64Array;
  readonly acceleration: Float64Array;
  readonly response: Float64Array;
  readonly leeway: Float64Array;
}

/** The ships that ship `i` means by a name: of several that are as many as its own, the one with its number. */
export function partnersOf(
  { ships, shipsNamed }: World,
  i: number,
  name: string,
): readonly number[] {
  const named = shipsNamed(name);
  const own = shipsNamed(ships[i].commonName);
  return named.length > 1 && own.length === named.length ? [named[own.indexOf(i)]] : named;
}

/** All that moves. It is plain data, so that a copy of it is a snapshot. */
export interface Motion {
  /** Since the scenario's start. */
  nowSeconds: number;
  readonly fleet: Fleet;
  readonly sea: SeaState;
  /** One stream for each ship: how it sways, where it loiters. */
  readonly chance: Streams;
  /** In which order ships are stepped: as they come in the scenario, but what is fast to a ship after that ship. */
  readonly order: Int32Array<ArrayBuffer>;
  /** Whether a ship has been made fast or let go since they were put in order. */
  isOutOfOrder: boolean;
  readonly log: Log;
}

export function newWorld(scenario: Scenario, seed: number): World {
  const ships = castShips(scenario, seed);
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
    leeway: Float64Array.from(ships, (ship) => SHIP_TYPES[ship.type].leeway),
  };
}

export function newMotion({ scenario, seed, ships }: World): Motion {
  const names = ships.map(({ name }) => name);
  return {
    nowSeconds: 0,
    fleet: newFleet(ships.length),
    sea: newSeaState(scenario, seed),
    chance: newStreams(seed, names, 'motion'),
    order: Int32Array.from(names, (_, i) => i),
    isOutOfOrder: false,
    log: newLog(ships.length),
  };
}

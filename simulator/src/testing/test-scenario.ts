import { longitudeDifference } from '@roadstead/geo';
import { metersPerDegreeLatitude, metersPerDegreeLongitude } from '../local.ts';
import type { Observed } from '../observed.ts';
import type { Point, Scenario } from '../scenario.ts';
import { readScenario } from '../scenario-file/read-scenario.ts';
import { createSimulation, type Simulation, type SimulationOptions } from '../simulation.ts';
import type { TruePosition, Truth } from '../truth.ts';

/** For tests: a scenario of a few lines of YAML. */
export function scenarioOf(yaml: string, duration = '2h', seed = 1): Scenario {
  const head = `proves: A test\nstart: 2026-01-10T00:00:00Z\nduration: ${duration}\nseed: ${seed}\n`;
  const read = readScenario(`${head}${yaml}`, 'test.yaml');
  if (!read.ok) throw new Error(read.failure.map(({ message }) => message).join('\n'));
  return read.value;
}

/** All that comes out of a scenario. */
export interface Played {
  readonly simulation: Simulation;
  readonly reports: readonly Observed[];
  readonly tracks: readonly TruePosition[];
  readonly truth: Truth;
}

export function play(scenario: Scenario, options: SimulationOptions = {}): Played {
  const simulation = createSimulation(scenario, { tracks: true, ...options });
  const { reports, tracks } = simulation.runTo(simulation.endMs);
  return { simulation, reports, tracks, truth: simulation.truth() };
}

/** A ship's midships at an instant, in degrees, metres a second and radians. */
export interface Seen {
  readonly seconds: number;
  readonly at: Point;
  readonly heading: number;
  /** Through the water. */
  readonly speed: number;
  /** Over ground. */
  readonly east: number;
  readonly north: number;
  readonly mode: number;
}

/** Looks at all ships every so many seconds: for each of them what is seen, in order. */
export function watch(scenario: Scenario, everySeconds = 60): readonly (readonly Seen[])[] {
  const simulation = createSimulation(scenario, { transmits: false });
  const seen: Seen[][] = [];
  for (let seconds = 0; seconds <= scenario.durationSeconds; seconds += everySeconds) {
    simulation.runTo(scenario.startMs + seconds * 1000);
    const { fleet } = simulation.snapshot().motion;
    for (let i = 0; i < fleet.mode.length; i++) {
      seen[i] ??= [];
      seen[i].push({
        seconds,
        at: [fleet.longitude[i], fleet.latitude[i]],
        heading: fleet.heading[i],
        speed: fleet.speed[i],
        east: fleet.east[i],
        north: fleet.north[i],
        mode: fleet.mode[i],
      });
    }
  }
  return seen;
}

/** From one place to another in metres, on the plane that touches the earth there. */
export function vector(from: Point, to: Point): readonly [east: number, north: number] {
  const latitude = (from[1] + to[1]) / 2;
  return [
    longitudeDifference(from[0], to[0]) * metersPerDegreeLongitude(latitude),
    (to[1] - from[1]) * metersPerDegreeLatitude(latitude),
  ];
}

export function metersBetween(from: Point, to: Point): number {
  return Math.hypot(...vector(from, to));
}

/** Where a ship is as seen from another one's midships. */
export function asSeenFrom(leader: Seen, ship: Seen): { ahead: number; starboard: number } {
  const [east, north] = vector(leader.at, ship.at);
  const [sine, cosine] = [Math.sin(leader.heading), Math.cos(leader.heading)];
  return { ahead: east * sine + north * cosine, starboard: east * cosine - north * sine };
}

import { longitudeDifference } from '@roadstead/geo';
import { metersPerLatitudeDegree, metersPerLongitudeDegree } from '../local-plane.ts';
import type { ReceivedReport } from '../received-report.ts';
import type { Point, Scenario } from '../scenario.ts';
import { readScenario } from '../scenario-file/read-scenario.ts';
import { createSimulation, type Simulation, type SimulationOptions } from '../simulation.ts';
import type { TruePosition, Truth } from '../truth.ts';

/** Reads a scenario of a few lines of YAML. */
export function scenarioOf(yaml: string, duration = '2h', seed = 1): Scenario {
  const head = `proves: A test\nstart: 2026-01-10T00:00:00Z\nduration: ${duration}\nseed: ${seed}\n`;
  const read = readScenario(`${head}${yaml}`, 'test.yaml');
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'));
  return read.value;
}

/** Complete output of a scenario. */
export interface ScenarioRun {
  readonly simulation: Simulation;
  readonly reports: readonly ReceivedReport[];
  readonly tracks: readonly TruePosition[];
  readonly truth: Truth;
}

export function runScenario(scenario: Scenario, options: SimulationOptions = {}): ScenarioRun {
  const simulation = createSimulation(scenario, { tracks: true, ...options });
  const { reports, tracks } = simulation.runTo(simulation.endMs);
  return { simulation, reports, tracks, truth: simulation.truth() };
}

/** State of a ship's midships at an instant, in degrees, metres a second and radians. */
export interface ShipState {
  readonly seconds: number;
  readonly at: Point;
  readonly heading: number;
  /** Speed through the water. */
  readonly speed: number;
  /** Velocity over ground. */
  readonly east: number;
  readonly north: number;
  readonly mode: number;
}

/** Records the states of each ship at a fixed interval, in order. */
export function recordStates(
  scenario: Scenario,
  everySeconds = 60,
): readonly (readonly ShipState[])[] {
  const simulation = createSimulation(scenario, { transmits: false });
  const states: ShipState[][] = [];
  for (let seconds = 0; seconds <= scenario.durationSeconds; seconds += everySeconds) {
    simulation.runTo(scenario.startMs + seconds * 1000);
    const { fleet } = simulation.snapshot().motion;
    for (let i = 0; i < fleet.mode.length; i++) {
      states[i] ??= [];
      states[i].push({
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
  return states;
}

/** Vector between two points in metres, on the local plane. */
export function vector(from: Point, to: Point): readonly [east: number, north: number] {
  const latitude = (from[1] + to[1]) / 2;
  return [
    longitudeDifference(from[0], to[0]) * metersPerLongitudeDegree(latitude),
    (to[1] - from[1]) * metersPerLatitudeDegree(latitude),
  ];
}

export function distanceBetween(from: Point, to: Point): number {
  return Math.hypot(...vector(from, to));
}

/** Position of a ship relative to another one's midships. */
export function relativePosition(
  leader: ShipState,
  ship: ShipState,
): { ahead: number; starboard: number } {
  const [east, north] = vector(leader.at, ship.at);
  const [sine, cosine] = [Math.sin(leader.heading), Math.cos(leader.heading)];
  return { ahead: east * sine + north * cosine, starboard: east * cosine - north * sine };
}

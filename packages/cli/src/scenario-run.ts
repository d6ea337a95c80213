import { setImmediate, setTimeout } from 'node:timers/promises';
import { createDetector, type Detector } from '@roadstead/detector';
import { type Area, boxesTouch, prepareArea } from '@roadstead/geo';
import type {
  DetectorConfiguration,
  PositionReport,
  StsEvent,
  StsTransition,
  TrackBatch,
} from '@roadstead/model';
import {
  judge,
  type Observed,
  type Scenario,
  type Score,
  type Simulation,
  type SimulationBatch,
  scoreEvents,
  type Truth,
  type Verdict,
} from '@roadstead/simulator';
import { createTracker, type PortCall, PortCalls, type Tracker } from '@roadstead/tracking';
import { EventLog } from './event-log.ts';

/** What came out of a scenario with one seed. */
export interface RunResult {
  readonly scenario: Scenario;
  readonly seed: number;
  /** Position reports that were heard. */
  readonly reports: number;
  readonly truth: Truth;
  /** One for each configuration. */
  readonly scores: readonly Score[];
  readonly verdict: Verdict;
  /** Whether it went on to the scenario's end. */
  readonly isWhole: boolean;
}

/** Simulated time that is taken at once. */
export const SLICE_MS = 600_000;

/** Real time between two batches of a simulation that is played: seldom enough to cost nothing. */
const TICK_MS = 100;

/** The detection of a scenario's ships, and of their calls at its ports, from what is heard of them. */
export class ScenarioDetection {
  readonly log: EventLog = new EventLog();
  readonly #scenario: Scenario;
  readonly #configurations: readonly DetectorConfiguration[];
  readonly #tracker: Tracker = createTracker();
  readonly #detector: Detector;
  /** Undefined where nothing is expected of calls. */
  readonly #portCalls: PortCalls | undefined;
  /** By ship and arrival, each as it was last known. */
  readonly #calls: Map<string, PortCall> = new Map();
  #reports = 0;

  /** @param configurations instead of the scenario's */
  constructor(
    scenario: Scenario,
    configurations: readonly DetectorConfiguration[] = scenario.configurations,
  ) {
    this.#scenario = scenario;
    this.#configurations = configurations;
    const ports: readonly Area[] = scenario.ports.map(({ ring }) =>
      prepareArea({ type: 'Polygon', coordinates: [ring] }),
    );
    this.#detector = createDetector(configurations, {
      portAreasNear: (box) =>
        ports.filter(({ boxes }) => boxes.some((own) => boxesTouch(own, box))),
    });
    if (scenario.expect.calls === undefined) return;
    this.#portCalls = new PortCalls((longitude, latitude) => {
      const portId = ports.findIndex((port) => port.contains(longitude, latitude));
      return portId === -1 ? undefined : { portId, berth: null };
    });
  }

  take(reports: readonly Pick<Observed, 'report'>[]): readonly StsTransition[] {
    const positions = reports.map(({ report }) => report).filter(isPosition);
    this.#reports += positions.length;
    return this.#step(this.#tracker.step(positions).batch);
  }

  end(): readonly StsTransition[] {
    return this.#step(this.#tracker.end().batch);
  }

  /** What has come out until now. */
  result(simulation: Simulation): RunResult {
    const truth = simulation.truth();
    const events = [...this.log.events];
    const byConfiguration = new Map<number, StsEvent[]>();
    for (const event of events) {
      const own = byConfiguration.get(event.configurationId);
      if (own) own.push(event);
      else byConfiguration.set(event.configurationId, [event]);
    }
    return {
      scenario: this.#scenario,
      seed: simulation.seed,
      reports: this.#reports,
      truth,
      scores: this.#configurations.map(({ id, windowMinutes }) =>
        scoreEvents(truth, byConfiguration.get(id) ?? [], {
          endMs: simulation.nowMs,
          windowMinutes,
        }),
      ),
      verdict: judge(this.#scenario, truth, events, [...this.#calls.values()]),
      isWhole: simulation.nowMs === simulation.endMs,
    };
  }

  #step(batch: TrackBatch): readonly StsTransition[] {
    for (const call of this.#portCalls?.step(batch.fixes) ?? []) {
      this.#calls.set(`${call.mmsi} ${call.ataMs}`, call);
    }
    const transitions = this.#detector.step(batch);
    this.log.add(transitions);
    return transitions;
  }
}

/** What comes out of a simulation, as fast as it is taken. */
export async function* simulated(
  simulation: Simulation,
): AsyncGenerator<SimulationBatch, void, undefined> {
  while (simulation.nowMs < simulation.endMs) {
    yield simulation.runTo(simulation.nowMs + SLICE_MS);
    // Lets signals and writes have their turn.
    await setImmediate();
  }
}

/** What comes out of a simulation, at so many simulated seconds in a real one; a reader that is slow slows it down. */
export async function* played(
  simulation: Simulation,
  speed: number,
  nowMs: () => number,
): AsyncGenerator<SimulationBatch, void, undefined> {
  const [beginMs, simulatedMs] = [nowMs(), simulation.nowMs];
  while (simulation.nowMs < simulation.endMs) {
    await setTimeout(TICK_MS);
    yield simulation.runTo(simulatedMs + (nowMs() - beginMs) * speed);
  }
}

function isPosition(report: Observed['report']): report is PositionReport {
  return 'longitude' in report;
}

import { readFileSync } from 'node:fs';
import { createDetector } from '@roadstead/detector';
import { boxesTouch, prepareArea } from '@roadstead/geo';
import type { PositionReport, StsEvent, TrackBatch } from '@roadstead/model';
import {
  createSimulation,
  judge,
  problemText,
  readScenario,
  type Scenario,
  type Score,
  scoreEvents,
  type Truth,
  type Verdict,
} from '@roadstead/simulator';
import { createTracker } from '@roadstead/tracking';

/** A scenario that was simulated with one seed, and what the detector said of it. */
export interface ScenarioRun {
  readonly reports: number;
  readonly truth: Truth;
  /** In the order of their ids, as they were at the end. */
  readonly events: readonly StsEvent[];
  /** For each configuration. */
  readonly scores: readonly Score[];
  readonly verdict: Verdict;
}

/** Reports are taken in slices of so much simulated time. */
const SLICE_MS = 600_000;

/** @throws Error with all mistakes of the file */
export function scenarioOf(path: string): Scenario {
  const read = readScenario(readFileSync(path, 'utf8'), path);
  if (read.ok) return read.value;
  throw new Error(read.failure.map((problem) => problemText(path, problem)).join('\n'));
}

/** The detection of what is heard in a scenario. */
interface ScenarioDetector {
  readonly take: (positions: readonly PositionReport[]) => void;
  /** @returns the events in the order of their ids, as they are at the end */
  readonly end: () => readonly StsEvent[];
}

export function detectorOf(scenario: Scenario): ScenarioDetector {
  const tracker = createTracker();
  const ports = scenario.ports.map(({ ring }) =>
    prepareArea({ type: 'Polygon', coordinates: [ring] }),
  );
  const detector = createDetector(scenario.configurations, {
    portAreasNear: (box) => ports.filter(({ boxes }) => boxes.some((own) => boxesTouch(own, box))),
  });
  const events = new Map<number, StsEvent>();
  const detect = (batch: TrackBatch): void => {
    for (const { event } of detector.step(batch)) events.set(event.id, event);
  };
  return {
    take: (positions) => detect(tracker.step(positions).batch),
    end: () => {
      detect(tracker.end().batch);
      return [...events.values()].sort((one, other) => one.id - other.id);
    },
  };
}

export function runScenario(scenario: Scenario, seed: number): ScenarioRun {
  const simulation = createSimulation(scenario, { seed });
  const { take, end } = detectorOf(scenario);
  let reports = 0;
  while (simulation.nowMs < simulation.endMs) {
    const batch = simulation.runTo(simulation.nowMs + SLICE_MS);
    const positions = batch.reports
      .map(({ report }) => report)
      .filter((report): report is PositionReport => 'longitude' in report);
    reports += positions.length;
    take(positions);
  }
  const said = end();
  const truth = simulation.truth();
  return {
    reports,
    truth,
    events: said,
    scores: scenario.configurations.map(({ id, windowMinutes }) =>
      scoreEvents(
        truth,
        said.filter(({ configurationId }) => configurationId === id),
        { endMs: simulation.endMs, windowMinutes },
      ),
    ),
    verdict: judge(scenario, truth, said),
  };
}

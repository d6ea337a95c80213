import { createDetector, type DetectorOptions } from '@roadstead/detector';
import type { DetectorConfiguration, PositionReport, TrackBatch } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { changeConfigurations, detectorOptions } from '../drive-detector.ts';
import type { OracleScenario } from '../oracle/arbitraries.ts';
import { type CutPlan, cutIntoSteps, instantsOf } from '../oracle/batches.ts';
import type { Message, WorkersInput } from './cluster.ts';

/** Returns the input of a random scenario, cut by a plan. */
export function scenarioInput(scenario: OracleScenario, cut: CutPlan): WorkersInput {
  const { fixes, versions, eventTimeMs } = scenario;
  const options = detectorOptions(scenario);
  const initial = versions.filter(({ fromMs }) => fromMs === Number.NEGATIVE_INFINITY);
  const configurations = initial.map(({ configuration }) => configuration);
  const steps = cutIntoSteps(fixes, eventTimeMs, instantsOf(versions), cut);
  const messages = steps.map(
    (step): Message =>
      (detector) => {
        if (step.kind === 'batch') return detector.step(step.batch);
        changeConfigurations(detector, versions, step.timeMs);
        return [];
      },
  );
  return { messages, ...creation(configurations, options) };
}

/** Returns the input of position reports that a tracker accepts, in batches of a size. */
export function reportsInput(
  reports: readonly PositionReport[],
  batchSize: number,
  configurations: readonly DetectorConfiguration[],
  options: DetectorOptions = {},
): WorkersInput {
  const tracker = createTracker();
  const batches: TrackBatch[] = [];
  for (let at = 0; at < reports.length; at += batchSize) {
    batches.push(tracker.step(reports.slice(at, at + batchSize)).batch);
  }
  batches.push(tracker.end().batch);
  const messages = batches.map((batch): Message => (detector) => detector.step(batch));
  return { messages, ...creation(configurations, options) };
}

function creation(
  configurations: readonly DetectorConfiguration[],
  options: DetectorOptions,
): Omit<WorkersInput, 'messages'> {
  return { options, create: (slots) => createDetector(configurations, { ...options, slots }) };
}

import {
  createDetector,
  type Detector,
  type DetectorOptions,
  restoreDetector,
} from '@roadstead/detector';
import type {
  DetectorConfiguration,
  PositionReport,
  ReportedFix,
  TrackBatch,
} from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { changeConfigurations, detectorOptions } from '../drive-detector.ts';
import type { OracleScenario } from '../oracle/arbitraries.ts';
import { type CutPlan, cutIntoSteps, instantsOf } from '../oracle/batches.ts';
import { CONFIGURATION } from '../solent.ts';
import type { Message, WorkersInput } from './cluster.ts';

/** A configuration of 500 m for half an hour, and one of 1000 m for two hours, or 100 m for ten minutes. */
export const SEA_CONFIGURATIONS: readonly DetectorConfiguration[] = [
  CONFIGURATION,
  {
    ...CONFIGURATION,
    ...{ id: 2, uuid: '2f7f0c1e-7d0b-5a55-9d0d-6f3f1f6e0c02', name: 'two distances' },
    ...{ distanceMeters: 1000, windowMinutes: 120 },
    alternative: { distanceMeters: 100, windowMinutes: 10 },
  },
];

/** Returns the input of a random scenario, cut by a plan. */
export function scenarioInput(scenario: OracleScenario, cut: CutPlan): WorkersInput<Detector> {
  const { fixes, versions, eventTimeMs } = scenario;
  const options = detectorOptions(scenario);
  const initial = versions.filter(({ fromMs }) => fromMs === Number.NEGATIVE_INFINITY);
  const configurations = initial.map(({ configuration }) => configuration);
  const steps = cutIntoSteps(fixes, eventTimeMs, instantsOf(versions), cut);
  const messages = steps.map(
    (step): Message<Detector> =>
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
): WorkersInput<Detector> {
  const messages = trackInBatches(reports, batchSize).map(
    (batch): Message<Detector> =>
      (detector) =>
        detector.step(batch),
  );
  return { messages, ...creation(configurations, {}) };
}

/** Returns the tracks of reports, in batches of a number of reports. */
export function trackInBatches(
  reports: readonly PositionReport[],
  batchSize: number,
): readonly TrackBatch<ReportedFix>[] {
  const tracker = createTracker();
  const batches: TrackBatch<ReportedFix>[] = [];
  for (let at = 0; at < reports.length; at += batchSize) {
    batches.push(tracker.step(reports.slice(at, at + batchSize)).batch);
  }
  return [...batches, tracker.end().batch];
}

function creation(
  configurations: readonly DetectorConfiguration[],
  options: DetectorOptions,
): Omit<WorkersInput<Detector>, 'messages'> {
  return {
    create: (slots) => createDetector(configurations, { ...options, slots }),
    restore: (bytes) => restoreDetector(bytes, options),
  };
}

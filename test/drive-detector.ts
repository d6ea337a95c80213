import {
  createDetector,
  type Detector,
  type DetectorOptions,
  restoreDetector,
} from '@roadstead/detector';
import { prepareArea } from '@roadstead/geo';
import type { StsEvent, StsTransition } from '@roadstead/model';
import { filterOf } from './fixes-filter.ts';
import type { OracleScenario } from './oracle/arbitraries.ts';
import { type CutPlan, cutIntoSteps, type DetectorStep, instantsOf } from './oracle/batches.ts';
import type { OracleVersion } from './oracle/oracle.ts';

/** Returns options of the detector for those of the oracle. */
export function detectorOptions({ options, fixes }: OracleScenario): DetectorOptions {
  const ports = (options.portAreasNear ?? []).map(prepareArea);
  return {
    gapMaxMinutes: options.gapMaxMinutes,
    separationMinutes: options.separationMinutes,
    ...(options.holds && { firingFilter: filterOf(fixes, options.holds) }),
    portAreasNear: (box) => ports.filter((port) => port.relationTo(box) !== 'outside'),
  };
}

/** Runs a scenario through a detector, cut by a plan; with `saves` the detector is saved and restored in between. */
export function detectScenario(
  scenario: OracleScenario,
  cut: CutPlan,
  saves = false,
): StsTransition[] {
  const { fixes, versions, eventTimeMs } = scenario;
  const options = detectorOptions(scenario);
  const initial = versions.filter((version) => version.fromMs === Number.NEGATIVE_INFINITY);
  let detector = createDetector(
    initial.map((version) => version.configuration),
    options,
  );
  const transitions: StsTransition[] = [];
  for (const step of cutIntoSteps(fixes, eventTimeMs, instantsOf(versions), cut)) {
    if (step.kind === 'batch') transitions.push(...detector.step(step.batch));
    else changeConfigurations(detector, versions, step.timeMs);
    if (saves) detector = restoreDetector(detector.save(), options);
  }
  return transitions;
}

/** When a detector is lost, and how much of the input is left of what it needs. */
export interface LossPlan {
  /** The share of the steps before the loss. */
  readonly share: number;
  /** Whether the input since the begin of the current events is left, or only that for other encounters. */
  readonly hasEvents: boolean;
}

/** The transitions before and after a loss, without the ids, which a detector counts from 1. */
export interface DetectedWithLoss {
  readonly before: readonly StsTransition[];
  readonly after: readonly StsTransition[];
}

/** Runs a scenario through a detector, and through another one from a step on, which is built from a part of the earlier steps. */
export function detectWithLoss(
  scenario: OracleScenario,
  cut: CutPlan,
  { share, hasEvents }: LossPlan,
): { readonly undisturbed: DetectedWithLoss; readonly rebuilt: DetectedWithLoss } {
  const { fixes, versions, eventTimeMs } = scenario;
  const steps = cutIntoSteps(fixes, eventTimeMs, instantsOf(versions), cut);
  const lost = Math.floor(share * steps.length);
  const detector = createInitial(scenario);
  const before = run(detector, versions, steps.slice(0, lost));
  const { unfiredMs, firedMs } = detector.neededSince;
  const neededMs = hasEvents ? Math.min(unfiredMs, firedMs) : unfiredMs;
  const first = steps
    .slice(0, lost)
    .findLastIndex(
      (step) =>
        step.kind === 'batch' && step.batch.fixes.length > 0 && step.batch.watermarkMs <= neededMs,
    );
  const current = eventsOf(before).filter(({ deactivationTimeMs }) => deactivationTimeMs === null);
  const other = createInitial(scenario);
  if (first > 0) other.beginWithin(current);
  const early = steps.slice(0, Math.max(first, 0)).filter(({ kind }) => kind !== 'batch');
  run(other, versions, [...early, ...steps.slice(Math.max(first, 0), lost)]);
  other.reconcile(current);
  const options = detectorOptions(scenario);
  const after = run(detector, versions, steps.slice(lost));
  const restored = restoreDetector(other.save(), options);
  return {
    undisturbed: { before, after: withoutIds(after) },
    rebuilt: { before, after: withoutIds(run(restored, versions, steps.slice(lost))) },
  };
}

function createInitial(scenario: OracleScenario): Detector {
  const initial = scenario.versions.filter(({ fromMs }) => fromMs === Number.NEGATIVE_INFINITY);
  return createDetector(
    initial.map(({ configuration }) => configuration),
    detectorOptions(scenario),
  );
}

function run(
  detector: Detector,
  versions: readonly OracleVersion[],
  steps: readonly DetectorStep[],
): readonly StsTransition[] {
  return steps.flatMap((step) => {
    if (step.kind === 'batch') return detector.step(step.batch);
    changeConfigurations(detector, versions, step.timeMs);
    return [];
  });
}

function withoutIds(transitions: readonly StsTransition[]): readonly StsTransition[] {
  return transitions.map(({ kind, event }) => ({ kind, event: { ...event, id: 0 } }));
}

/** The log of a host: the latest state of each event, in the order of ids. */
export function eventsOf(transitions: readonly StsTransition[]): StsEvent[] {
  const events = new Map<string, StsEvent>();
  for (const { event } of transitions) events.set(event.uuid, event);
  return [...events.values()].sort((a, b) => a.id - b.id);
}

/** Changes the configurations of a detector as the versions that begin or end at an instant. */
export function changeConfigurations(
  detector: Detector,
  versions: readonly OracleVersion[],
  atMs: number,
): void {
  const begun = versions.filter((version) => version.fromMs === atMs);
  for (const { configuration, toMs } of versions) {
    if (toMs !== atMs) continue;
    const successor = begun.find((version) => version.configuration.id === configuration.id);
    // The detector ignores a change without effect, but the oracle has two configurations.
    const isChanged =
      successor && JSON.stringify(successor.configuration) !== JSON.stringify(configuration);
    if (!isChanged) detector.remove(configuration.id, atMs);
  }
  for (const { configuration } of begun) detector.put(configuration, atMs);
}

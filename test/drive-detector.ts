import {
  createDetector,
  type Detector,
  type DetectorOptions,
  restoreDetector,
} from '@roadstead/detector';
import { prepareArea } from '@roadstead/geo';
import type { StsEvent, StsTransition } from '@roadstead/model';
import type { OracleScenario } from './oracle/arbitraries.ts';
import { type CutPlan, cutIntoSteps, instantsOf } from './oracle/batches.ts';
import type { OracleVersion } from './oracle/oracle.ts';

/** Options of the detector for those of the oracle. */
function detectorOptions({ options }: OracleScenario): DetectorOptions {
  const ports = (options.portAreasNear ?? []).map(prepareArea);
  return {
    gapMaxMinutes: options.gapMaxMinutes,
    separationMinutes: options.separationMinutes,
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

/** The log of a host: the latest state of each event, in the order of ids. */
export function eventsOf(transitions: readonly StsTransition[]): StsEvent[] {
  const events = new Map<string, StsEvent>();
  for (const { event } of transitions) events.set(event.uuid, event);
  return [...events.values()].sort((a, b) => a.id - b.id);
}

function changeConfigurations(
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

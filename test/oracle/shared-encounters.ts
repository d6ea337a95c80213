import { createDetector, PAIR_SLOTS, restoreDetector } from '@roadstead/detector';
import type { StsTransition } from '@roadstead/model';
import fc from 'fast-check';
import { expect } from 'vitest';
import { changeConfigurations, detectorOptions } from '../drive-detector.ts';
import { type OracleScenario, scenarios } from './arbitraries.ts';
import { type CutPlan, cutIntoSteps, cutPlan, instantsOf } from './batches.ts';
import type { OracleVersion } from './oracle.ts';

/** Windows of the configurations that are added beside each of a scenario; undefined is its own. */
const WINDOWS = [undefined, undefined, 2, 5, 20];
const ODD_SLOTS = Array.from({ length: PAIR_SLOTS / 2 }, (_, i) => 2 * i + 1);

/** A disturbance of the detector before each step. */
type Disturbance = 'none' | 'saved' | 'moved';

/** Expects of random scenarios that configurations with the same distance have the events that each of them has alone, saved, and with slots that move. */
export function expectEventsOfEachAlone(runs: number): void {
  const disturbances = fc.constantFrom<Disturbance>('none', 'saved', 'moved');
  fc.assert(
    fc.property(scenarios, cutPlan, disturbances, (scenario, cut, disturbance) => {
      const versions = crowd(scenario.versions);
      const together = detect({ ...scenario, versions }, cut, disturbance);
      for (const id of new Set(versions.map(({ configuration }) => configuration.id))) {
        const own = versions.filter(({ configuration }) => configuration.id === id);
        const alone = detect({ ...scenario, versions: own }, cut, 'none');
        expect(together.filter(({ event }) => event.configurationId === id)).toEqual(alone);
      }
    }),
    { numRuns: runs },
  );
}

/**
 * Adds configurations beside each, with its distance and other windows, and the areas of all in turn. All have the same gap: the longest
 * one decides when a silence is noticed, and with it when the end of an event is discovered.
 */
function crowd(versions: readonly OracleVersion[]): OracleVersion[] {
  const count = Math.max(...versions.map(({ configuration }) => configuration.id));
  return WINDOWS.flatMap((windowMinutes, copy) =>
    versions.map(({ configuration, fromMs, toMs }, i) => {
      const { filters: _, alternative: __, gapMaxMinutes: ___, ...plain } = configuration;
      const id = configuration.id + copy * count;
      return {
        configuration: {
          ...plain,
          id,
          uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
          windowMinutes: windowMinutes ?? configuration.windowMinutes,
          area: versions[(i + copy) % versions.length].configuration.area,
        },
        ...{ fromMs, toMs },
      };
    }),
  );
}

/** The transitions of a scenario, without the ids, which count the events of all configurations. */
function detect(scenario: OracleScenario, cut: CutPlan, disturbance: Disturbance): StsTransition[] {
  const { fixes, versions, eventTimeMs } = scenario;
  const options = detectorOptions(scenario);
  const initial = versions.filter(({ fromMs }) => fromMs === Number.NEGATIVE_INFINITY);
  let detector = createDetector(
    initial.map(({ configuration }) => configuration),
    options,
  );
  const transitions: StsTransition[] = [];
  for (const step of cutIntoSteps(fixes, eventTimeMs, instantsOf(versions), cut)) {
    if (disturbance === 'saved') detector = restoreDetector(detector.save(), options);
    if (disturbance === 'moved') detector.addSlots(detector.removeSlots(ODD_SLOTS));
    if (step.kind === 'batch') transitions.push(...detector.step(step.batch));
    else changeConfigurations(detector, versions, step.timeMs);
  }
  return transitions.map(({ kind, event }) => ({ kind, event: { ...event, id: 0 } }));
}

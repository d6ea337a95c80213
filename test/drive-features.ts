import {
  type EventFeatures,
  FeatureCollector,
  MEETING_CONFIGURATION,
  ShipHistories,
  type Surroundings,
} from '@roadstead/assessment';
import { createDetector } from '@roadstead/detector';
import type { Position, ReportedFix, StaticReport, StsEvent } from '@roadstead/model';
import { eventsOf } from './drive-detector.ts';
import { type CutPlan, cutIntoSteps } from './oracle/batches.ts';
import type { FeatureInput } from './oracle/features.ts';
import type { OracleVersion } from './oracle/oracle.ts';

/** Everything that determines the features of the events of a fleet. */
export interface FeatureScenario {
  readonly fixes: readonly ReportedFix[];
  readonly statics: readonly (StaticReport & { readonly timeMs: number })[];
  /** With different ids, each from the beginning to the end. */
  readonly versions: readonly OracleVersion[];
  readonly eventTimeMs: number;
  readonly gapMaxMinutes: number;
  readonly separationMinutes: number;
}

/** Smooth functions of a position, so that a wrong one is noticed and a neighbouring one is not. */
const SURROUNDINGS: Surroundings = {
  portAreaMeters: ({ longitude }) => 1000 * Math.abs(longitude),
  anchorageMeters: ({ latitude }) => 1000 * Math.abs(latitude),
  shoreMeters: ({ longitude, latitude }: Position) =>
    500 * Math.abs(Math.abs(longitude) + latitude),
};

/** An event with the features that the collector computed. */
interface CollectedEvent {
  readonly event: StsEvent;
  readonly features: EventFeatures;
}

/** The largest number of fixes that a collector stored after a step. */
export interface Collected {
  readonly events: ReadonlyMap<string, CollectedEvent>;
  readonly fixesMax: number;
}

/** Runs a fleet, cut into batches by a plan, through detectors and a collector of features. */
export function collectFeatures(scenario: FeatureScenario, cut: CutPlan): Collected {
  const { fixes, statics, versions, eventTimeMs, gapMaxMinutes, separationMinutes } = scenario;
  const configurations = versions.map(({ configuration }) => configuration);
  const detector = createDetector(configurations, { gapMaxMinutes, separationMinutes });
  const meetings = createDetector([MEETING_CONFIGURATION]);
  const histories = new ShipHistories();
  const collector = new FeatureCollector({
    ...{ gapMaxMinutes, histories },
    windowMinutesMax: Math.max(...configurations.map(({ windowMinutes }) => windowMinutes)),
    limitsOf: (event) => ({ distanceMeters: distanceMetersOf(versions, event), gapMaxMinutes }),
    surroundings: SURROUNDINGS,
  });
  const events = new Map<string, CollectedEvent>();
  let fixesMax = 0;
  let given = 0;
  for (const step of cutIntoSteps(fixes, eventTimeMs, [], cut)) {
    if (step.kind !== 'batch') continue;
    const { batch } = step;
    const untilMs = batch.ended ? Number.POSITIVE_INFINITY : batch.watermarkMs;
    const until = statics.filter(({ timeMs }) => timeMs <= untilMs).length;
    histories.addStatics(statics.slice(given, until), 0, Number.NEGATIVE_INFINITY);
    histories.addFixes(batch.fixes as readonly ReportedFix[]);
    given = until;
    const complete = collector.step({
      batch,
      transitions: detector.step(batch),
      meetings: meetings.step(batch),
    });
    for (const { event, features } of complete)
      if (features) events.set(event.uuid, { event, features });
    fixesMax = Math.max(fixesMax, histories.fixes);
  }
  return { events, fixesMax };
}

/** The input of the oracle for a fleet. */
export function oracleInput(scenario: FeatureScenario): FeatureInput {
  const { fixes, statics, eventTimeMs, gapMaxMinutes } = scenario;
  // The oracle of the detector finds the same meetings but for those at exactly 500 m.
  const detector = createDetector([MEETING_CONFIGURATION]);
  const batch = { fixes, watermarkMs: eventTimeMs, ended: true };
  return {
    ...{ fixes, statics, gapMaxMinutes, surroundings: SURROUNDINGS },
    meetings: eventsOf(detector.step(batch)),
    knownUntilMs: Math.max(eventTimeMs, fixes.at(-1)?.timeMs ?? eventTimeMs),
  };
}

export function distanceMetersOf(versions: readonly OracleVersion[], event: StsEvent): number {
  const version = versions.find(({ configuration }) => configuration.id === event.configurationId);
  if (!version) throw new Error(`no configuration ${event.configurationId}`);
  return version.configuration.distanceMeters;
}

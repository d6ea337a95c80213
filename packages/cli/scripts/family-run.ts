import { type EncounterAssessment, FiringFilters, ShipHistories } from '@roadstead/assessment';
import { createDetector } from '@roadstead/detector';
import type { DetectorConfiguration, PositionReport, StsEvent } from '@roadstead/model';
import {
  createFamilyScenario,
  createSimulation,
  type ScenarioFamily,
  type Truth,
} from '@roadstead/simulator';
import { createTracker } from '@roadstead/tracking';
import { bundledPorts } from '../src/bundled/bundled-ports.ts';
import { bundledSurroundings } from '../src/bundled/bundled-surroundings.ts';

/** The families whose encounters the model is fitted on; the others are to test it. */
export const FITTED_FAMILIES: ReadonlySet<ScenarioFamily> = new Set([
  'anchor-transfers',
  'under-way-transfers',
  'bulk-transshipment',
  'bunkering-at-berth',
  'fishing-transshipment',
  'service-boats',
  'moored-rafts',
  'crowded-anchorage',
  'tows-and-escorts',
  'pleasure-craft',
  'strait',
]);

/** As much as a satellite may deliver late. */
const LATENESS_SECONDS = 3600;
const BATCH_FIXES = 2000;

/** An event with the assessment with which it fired. */
interface AssessedEvent {
  readonly event: StsEvent;
  /** Undefined for a configuration without filters. */
  readonly assessment: EncounterAssessment | undefined;
}

/** The events of a generated scenario, with its truth. */
export interface FamilyRun {
  readonly events: readonly AssessedEvent[];
  readonly truth: Truth;
  readonly reports: readonly PositionReport[];
}

const surroundings = await bundledSurroundings();

/** Detects in a generated scenario, in the order of time. */
export function runFamily(
  family: ScenarioFamily,
  seed: number,
  configurations: readonly DetectorConfiguration[],
): FamilyRun {
  const simulation = createSimulation(createFamilyScenario(family, seed));
  const histories = new ShipHistories();
  const firingFilter = new FiringFilters({ histories, surroundings, gapMaxMinutes: 30 });
  for (const each of configurations) firingFilter.put(each);
  const { areasNear } = bundledPorts().ports;
  const detector = createDetector(configurations, { firingFilter, portAreasNear: areasNear });
  const tracker = createTracker({ latenessMaxSeconds: LATENESS_SECONDS });
  const reports: PositionReport[] = [];
  for (const { report, deliveredMs } of simulation.runTo(simulation.endMs).reports) {
    if ('longitude' in report) reports.push(report);
    else histories.addStatics([report], deliveredMs, Number.NEGATIVE_INFINITY);
  }
  reports.sort((a, b) => a.timeMs - b.timeMs);
  const events = new Map<string, AssessedEvent>();
  const batches = Array.from({ length: Math.ceil(reports.length / BATCH_FIXES) }, (_, i) =>
    reports.slice(i * BATCH_FIXES, (i + 1) * BATCH_FIXES),
  );
  const steps = [...batches.map((each) => () => tracker.step(each)), () => tracker.end()];
  for (const step of steps) {
    const { batch } = step();
    histories.addFixes(batch.fixes);
    for (const { event, assessment } of firingFilter.endStep(batch, detector.step(batch))) {
      // Configurations that differ in their filters alone give events of the same uuid.
      const key = `${event.configurationId} ${event.uuid}`;
      events.set(key, { event, assessment: assessment ?? events.get(key)?.assessment });
    }
  }
  return { events: [...events.values()], truth: simulation.truth(), reports };
}

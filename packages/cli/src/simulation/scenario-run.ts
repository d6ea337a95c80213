import { createDetector, detectTransfers } from '@roadstead/detector';
import { type Area, boxesTouch, prepareArea } from '@roadstead/geo';
import type { DetectorConfiguration, Mmsi, PositionReport, StsTransition } from '@roadstead/model';
import {
  evaluateScenario,
  type ReceivedReport,
  type Scenario,
  type ScenarioEvaluation,
  type Score,
  type ScoredEvent,
  type Simulation,
  scoreEvents,
  type Truth,
  type UnreachedStep,
} from '@roadstead/simulator';
import {
  createTracker,
  detectPortCalls,
  type PortCall,
  PortCallDetector,
  type ReceivedReports,
  trackFixes,
} from '@roadstead/tracking';
import { Subject, share } from 'rxjs';
import { RunCounts } from '../ingest/run-counts.ts';
import { DetectedEvents } from '../sts/detected-events.ts';
import type { BackgroundTraffic } from './background-traffic.ts';
import { type DetectionSettings, detectionSettings } from './detection-settings.ts';
import { scoredConfiguration, scoredEvent } from './scored-events.ts';
import { UnusedSpans } from './unused-spans.ts';

/** The result of a scenario with one seed. */
export interface RunResult {
  readonly scenario: Scenario;
  readonly seed: number;
  /** The position reports received, and those of them that were rejected. */
  readonly counts: Pick<RunCounts, 'reports' | 'fixes' | 'rejected'>;
  readonly truth: Truth;
  readonly configurations: readonly DetectorConfiguration[];
  /** One score for each configuration. */
  readonly scores: readonly Score[];
  readonly verdict: ScenarioEvaluation;
  readonly unreached: readonly UnreachedStep[];
  /** Whether the simulation reached the scenario's end. */
  readonly isWhole: boolean;
}

/** Length of the intervals whose reports are one batch, received at its end: a receiver that is read every ten seconds. */
const BATCH_MS = 10_000;

/** The detection of transfers of a scenario's ships, and of their calls at its ports, from the received reports. */
export class ScenarioDetection {
  readonly log: DetectedEvents = new DetectedEvents();
  readonly #scenario: Scenario;
  readonly #settings: DetectionSettings;
  readonly #received$: Subject<ReceivedReports> = new Subject();
  /** The latest state of each call, by ship and arrival. */
  readonly #calls: Map<string, PortCall> = new Map();
  /** The transitions of the last step. */
  #transitions: StsTransition[] = [];
  readonly #counts: RunCounts = new RunCounts();
  readonly #unusedSpans: UnusedSpans;
  /** The receiving clock of the last batch; null without one. */
  #receivedMs: number | null = null;
  /** The receiving clock when each event fired. */
  readonly #deliveredMs: Map<string, number> = new Map();

  constructor(scenario: Scenario, settings: DetectionSettings = detectionSettings(scenario)) {
    this.#scenario = scenario;
    this.#settings = settings;
    this.#unusedSpans = new UnusedSpans(settings.gapMaxMinutes);
    const ports: readonly Area[] = scenario.ports.map(({ ring }) =>
      prepareArea({ type: 'Polygon', coordinates: [ring] }),
    );
    const { configurations, gapMaxMinutes, separationMinutes, latenessMaxSeconds } = settings;
    const detector = createDetector(configurations, {
      gapMaxMinutes,
      separationMinutes,
      portAreasNear: (box) =>
        ports.filter(({ boxes }) => boxes.some((own) => boxesTouch(own, box))),
    });
    const steps$ = this.#received$.pipe(trackFixes(createTracker({ latenessMaxSeconds })), share());
    steps$.pipe(detectTransfers(detector)).subscribe((step) => {
      this.#counts.addStep(step.reports, step);
      this.#unusedSpans.add(step.batch.fixes);
      this.#receivedMs = step.receivedMs ?? this.#receivedMs;
      this.log.add(step.transitions);
      this.#transitions.push(...step.transitions);
      if (this.#receivedMs === null) return;
      for (const { kind, event } of step.transitions) {
        if (kind === 'fired') this.#deliveredMs.set(event.uuid, this.#receivedMs);
      }
    });
    if (scenario.expect.calls === undefined) return;
    steps$.pipe(detectPortCalls(portCallsAt(ports))).subscribe(({ calls }) => {
      for (const call of calls) this.#calls.set(`${call.mmsi} ${call.ataMs}`, call);
    });
  }

  /** Processes reports. @returns the transitions that they cause */
  step(reports: readonly DeliveredReport[]): readonly StsTransition[] {
    this.#transitions = [];
    for (const batch of batchesOf(reports)) {
      this.#received$.next(batch);
    }
    return this.#transitions;
  }

  /** Processes the reports that the tracker holds. @returns the transitions that they cause */
  end(): readonly StsTransition[] {
    this.#transitions = [];
    this.#received$.complete();
    return this.#transitions;
  }

  /** The result so far. @param background whose reports were among those processed */
  result(simulation: Simulation, background?: BackgroundTraffic): RunResult {
    const recorded: ReadonlySet<Mmsi> = background?.mmsis ?? new Set();
    const truth = { ...simulation.truth(), background: [...recorded].sort((a, b) => a - b) };
    const events = [...this.log.events];
    const byConfiguration = new Map<number, ScoredEvent[]>();
    for (const event of events) {
      const scored = scoredEvent(event, this.#deliveredMs.get(event.uuid));
      const own = byConfiguration.get(event.configurationId);
      if (own) own.push(scored);
      else byConfiguration.set(event.configurationId, [scored]);
    }
    const { configurations, gapMaxMinutes } = this.#settings;
    const run = {
      endMs: simulation.nowMs,
      gapMaxMinutes,
      unusedSpans: this.#unusedSpans.until(simulation.nowMs),
    };
    return {
      scenario: this.#scenario,
      seed: simulation.seed,
      counts: this.#counts,
      truth,
      configurations,
      scores: configurations.map((configuration) =>
        scoreEvents(truth, byConfiguration.get(configuration.id) ?? [], {
          ...run,
          ...scoredConfiguration(configuration),
        }),
      ),
      verdict: evaluateScenario(
        this.#scenario,
        truth,
        events.filter(
          ({ first, second }) => !recorded.has(first.mmsi) || !recorded.has(second.mmsi),
        ),
        [...this.#calls.values()].filter(({ mmsi }) => !recorded.has(mmsi)),
      ),
      unreached: simulation.unreachedSteps(),
      isWhole: simulation.nowMs === simulation.endMs,
    };
  }
}

function portCallsAt(ports: readonly Area[]): PortCallDetector {
  return new PortCallDetector((longitude, latitude) => {
    const portId = ports.findIndex((port) => port.contains(longitude, latitude));
    return portId === -1 ? undefined : { portId, berth: null };
  });
}

/** A report with its time of delivery; null in a recording. */
interface DeliveredReport extends Pick<ReceivedReport, 'report'> {
  readonly deliveredMs: number | null;
}

/** D8: cuts reports into batches with a receiving clock, as a live feed delivers them. */
function* batchesOf(reports: readonly DeliveredReport[]): Generator<ReceivedReports> {
  let batch: PositionReport[] = [];
  let receivedMs: number | null = null;
  for (const { report, deliveredMs } of reports) {
    if (!isPosition(report)) continue;
    const endMs = deliveredMs && (Math.floor(deliveredMs / BATCH_MS) + 1) * BATCH_MS;
    if (endMs !== receivedMs && batch.length > 0) {
      yield { reports: batch, receivedMs };
      batch = [];
    }
    receivedMs = endMs;
    batch.push(report);
  }
  yield { reports: batch, receivedMs };
}

function isPosition(report: ReceivedReport['report']): report is PositionReport {
  return 'longitude' in report;
}

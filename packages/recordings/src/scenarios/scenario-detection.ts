import type { LandSurroundings } from '@roadstead/assessment';
import { createDetector, detectTransfers } from '@roadstead/detector';
import { type Area, boxesTouch, prepareArea } from '@roadstead/geo';
import {
  type DetectorConfiguration,
  gapMaxMinutesOf,
  type Mmsi,
  type StsTransition,
} from '@roadstead/model';
import {
  evaluateScenario,
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
  type TrackedReports,
  type Tracker,
  trackFixes,
} from '@roadstead/tracking';
import { type Observable, Subject, share, tap } from 'rxjs';
import { type AssessedEventJson, DetectedAssessments } from '../detection/detected-assessments.ts';
import { DetectedEvents } from '../detection/detected-events.ts';
import { RunCounts } from '../detection/run-counts.ts';
import { type DeliveredReport, deliveredBatches } from './delivered-batches.ts';
import type { ScenarioSettings } from './scenario-settings.ts';
import { scoredConfiguration, scoredEvent } from './scored-events.ts';
import { UnusedSpans } from './unused-spans.ts';

/** The result of a scenario with one seed. */
export interface RunResult {
  readonly scenario: Scenario;
  readonly expect: Scenario['expect'];
  readonly seed: number;
  /** The position reports received, and those of them that were rejected. */
  readonly counts: Pick<RunCounts, 'reports' | 'fixes' | 'rejected' | 'warnings' | 'lines'>;
  readonly truth: Truth;
  readonly configurations: readonly DetectorConfiguration[];
  /** One score for each configuration. */
  readonly scores: readonly Score[];
  readonly verdict: ScenarioEvaluation;
  readonly unreached: readonly UnreachedStep[];
  /** Whether the simulation reached the scenario's end. */
  readonly isWhole: boolean;
}

/** The detection of transfers of a scenario's ships, and of their calls at its ports, from the received reports. */
export class ScenarioDetection {
  readonly log: DetectedEvents = new DetectedEvents();
  /** The steps of the tracker, with the cleaned reports; subscribe before the first. */
  readonly steps$: Observable<TrackedReports>;
  readonly #scenario: Scenario;
  readonly #settings: ScenarioSettings;
  readonly #tracker: Tracker;
  /** Undefined if no configuration has filters. */
  readonly #assessments: DetectedAssessments | undefined;
  readonly #received$: Subject<ReceivedReports> = new Subject();
  /** The latest state of each call, by ship and begin. */
  readonly #calls: Map<string, PortCall> = new Map();
  /** The transitions of the last step. */
  #transitions: StsTransition[] = [];
  readonly #counts: RunCounts = new RunCounts();
  readonly #unusedSpans: UnusedSpans;
  /** The receiving clock of the last batch; null without one. */
  #receivedMs: number | null = null;
  /** The receiving clock when each event fired. */
  readonly #deliveredMs: Map<string, number> = new Map();

  /** @param surroundings those of `surroundingsFor`, which configurations with filters need */
  constructor(scenario: Scenario, settings: ScenarioSettings, surroundings?: LandSurroundings) {
    this.#scenario = scenario;
    this.#settings = settings;
    this.#unusedSpans = new UnusedSpans(settings.gapMaxMinutes);
    const ports: readonly Area[] = scenario.ports.map(({ ring }) =>
      prepareArea({ type: 'Polygon', coordinates: [ring] }),
    );
    const { configurations, gapMaxMinutes, separationMinutes, latenessMaxSeconds } = settings;
    const assessments =
      surroundings &&
      new DetectedAssessments({
        ...{ configurations, gapMaxMinutes, hasFeatures: false },
        surroundings: withPorts(surroundings, ports),
      });
    this.#assessments = assessments;
    const detector = createDetector(configurations, {
      ...(assessments && { firingFilter: assessments.firingFilter }),
      gapMaxMinutes,
      separationMinutes,
      portAreasNear: (box) =>
        ports.filter(({ boxes }) => boxes.some((own) => boxesTouch(own, box))),
    });
    this.#tracker = createTracker({ latenessMaxSeconds });
    this.steps$ = this.#received$.pipe(trackFixes(this.#tracker), share());
    const assessed$ = this.steps$.pipe(tap((step) => assessments?.addFixes(step)));
    assessed$.pipe(detectTransfers(detector)).subscribe((step) => {
      assessments?.addStep(step);
      this.#counts.addRead(step.reports);
      this.#counts.addStep(step);
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
    this.steps$.pipe(detectPortCalls(portCallsAt(ports))).subscribe(({ calls }) => {
      for (const call of calls) this.#calls.set(`${call.mmsi} ${call.beginMs}`, call);
    });
  }

  /** Processes reports. @returns the transitions that they cause */
  step(reports: readonly DeliveredReport[]): readonly StsTransition[] {
    this.#transitions = [];
    for (const batch of deliveredBatches(reports)) {
      const { eventTimeMs, watermarkMs } = this.#tracker;
      this.#assessments?.addStatics({ reports: batch.statics, eventTimeMs, watermarkMs });
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

  /** The events so far, in the order of detection, with assessments if configurations have filters. */
  assessedEvents(): readonly AssessedEventJson[] {
    return this.log.json(this.#settings.configurations, this.#assessments);
  }

  /** The result so far. @param recorded the ships of the background, whose reports were among those processed */
  result(simulation: Simulation, recorded: ReadonlySet<Mmsi> = new Set()): RunResult {
    const truth = { ...simulation.truth(), background: [...recorded].sort((a, b) => a - b) };
    const events = [...this.log.events];
    const byConfiguration = new Map<number, ScoredEvent[]>();
    for (const event of events) {
      const probability = this.#assessments?.probabilityOf(event.uuid);
      const scored = { ...scoredEvent(event, this.#deliveredMs.get(event.uuid)), probability };
      const own = byConfiguration.get(event.configurationId);
      if (own) own.push(scored);
      else byConfiguration.set(event.configurationId, [scored]);
    }
    const { configurations, gapMaxMinutes, expect } = this.#settings;
    const run = {
      endMs: simulation.nowMs,
      unusedSpans: this.#unusedSpans.until(simulation.nowMs),
    };
    return {
      scenario: this.#scenario,
      expect,
      seed: simulation.seed,
      counts: this.#counts,
      truth,
      configurations,
      scores: configurations.map((configuration) =>
        scoreEvents(truth, byConfiguration.get(configuration.id) ?? [], {
          ...run,
          gapMaxMinutes: gapMaxMinutesOf(configuration, gapMaxMinutes),
          ...scoredConfiguration(configuration),
        }),
      ),
      verdict: evaluateScenario(
        { ...this.#scenario, configurations, expect },
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

/** Returns the surroundings that the filters of some configurations need; undefined without filters. */
export async function surroundingsFor(
  configurations: readonly DetectorConfiguration[],
  load: () => Promise<LandSurroundings>,
): Promise<LandSurroundings | undefined> {
  return configurations.some(({ filters }) => filters !== undefined) ? await load() : undefined;
}

/** Adds the port areas of a scenario. */
function withPorts(surroundings: LandSurroundings, ports: readonly Area[]): LandSurroundings {
  return {
    ...surroundings,
    portAreaMeters: (place) =>
      ports.some((port) => port.contains(place.longitude, place.latitude))
        ? 0
        : surroundings.portAreaMeters(place),
  };
}

function portCallsAt(ports: readonly Area[]): PortCallDetector {
  return new PortCallDetector((longitude, latitude) => {
    const portId = ports.findIndex((port) => port.contains(longitude, latitude));
    return portId === -1 ? undefined : { portId, berth: null };
  });
}

import type { EncounterAssessment, FiringFilters } from '@roadstead/assessment';
import { createDetector, type Detector } from '@roadstead/detector';
import {
  type DetectorConfiguration,
  isShipMmsi,
  type Mmsi,
  type PositionReport,
  type ReportedFix,
  type StsEvent,
} from '@roadstead/model';
import { LATENESS_MAX_SECONDS, TrackCleaner } from '@roadstead/tracking';
import { millisecondsInSecond } from 'date-fns/constants';
import { createFilters, type PipelineStepOptions } from '../ingest/pipeline-snapshot.ts';
import type { JournalEntry } from '../sts/configuration-journal.ts';
import { setConfiguration } from '../sts/configuration-replay.ts';

/** An event as it is detected in all reports. */
export interface RedetectedEvent {
  /** Without an end if it lasts longer than the detection. */
  readonly event: StsEvent;
  /** D15: the assessment with which it fired. */
  readonly assessment?: EncounterAssessment | undefined;
  /** Whether its begin is that of the stored event that it continues. */
  readonly isContinued: boolean;
}

/** The configurations then in force (D11). */
export interface ConfigurationTimeline {
  readonly entries: readonly JournalEntry[];
  /** Configurations without an entry. */
  readonly unchanged: readonly DetectorConfiguration[];
}

/** V24: cleaning and detection of stored reports in the order of time, from an instant on. */
export class RedetectionSteps {
  readonly #detector: Detector;
  readonly #filters: FiringFilters;
  readonly #cleaners: Map<Mmsi, TrackCleaner> = new Map();
  readonly #fired: Map<string, RedetectedEvent> = new Map();
  readonly #ended: RedetectedEvent[] = [];
  /** The changes of configurations to come. */
  readonly #changes: JournalEntry[];

  /** @param logged the events of the log that may last when detection begins */
  constructor(
    options: PipelineStepOptions,
    timeline: ConfigurationTimeline,
    fromMs: number,
    logged: readonly StsEvent[],
  ) {
    this.#filters = createFilters(options);
    this.#detector = createDetector([], {
      ...options.detectorOptions,
      firingFilter: this.#filters,
    });
    this.#changes = [...timeline.entries];
    for (const configuration of timeline.unchanged)
      setConfiguration(
        { detector: this.#detector, filters: this.#filters },
        ...([configuration.id, configuration, Number.NEGATIVE_INFINITY] as const),
      );
    this.#changeConfigurations(fromMs);
    this.#detector.step({ fixes: [], watermarkMs: fromMs, ended: false });
    this.#detector.beginWithin(logged, fromMs);
  }

  /** Processes the next reports, in the order of time. @param watermarkMs all reports before it have been processed */
  step(reports: readonly PositionReport[], watermarkMs: number): void {
    let left = reports;
    for (let next = this.#changes[0]; next; next = this.#changes[0]) {
      const untilMs = changedMs(next);
      if (untilMs >= watermarkMs) break;
      this.#detect(
        left.filter(({ timeMs }) => timeMs < untilMs),
        untilMs,
      );
      left = left.filter(({ timeMs }) => timeMs >= untilMs);
      this.#changeConfigurations(untilMs);
    }
    this.#detect(left, watermarkMs);
  }

  #detect(reports: readonly PositionReport[], watermarkMs: number): void {
    const fixes = reports.flatMap((report) => this.#clean(report));
    const batch = { fixes, watermarkMs, ended: false };
    this.#filters.addFixes(fixes);
    const transitions = this.#filters.endStep(batch, this.#detector.step(batch));
    for (const { kind, event, assessment } of transitions) {
      const fired = this.#fired.get(event.uuid);
      if (kind === 'fired') this.#fired.set(event.uuid, { event, assessment, isContinued: false });
      else this.#ended.push(fired ? { ...fired, event } : { event, isContinued: true });
      if (kind === 'ended') this.#fired.delete(event.uuid);
    }
  }

  /** The events that last. */
  get current(): readonly RedetectedEvent[] {
    return Array.from(
      this.#detector.currentEvents,

      (event) => this.#fired.get(event.uuid) ?? { event, isContinued: true },
    );
  }

  /** The events so far. */
  get events(): readonly RedetectedEvent[] {
    return [...this.#ended, ...this.current];
  }

  /** T3: the MMSIs that two ships share: which of them has the track depends on all reports before. */
  get shared(): ReadonlySet<Mmsi> {
    return new Set(
      [...this.#cleaners].filter(([, cleaner]) => cleaner.isShared).map(([mmsi]) => mmsi),
    );
  }

  #clean(report: PositionReport): readonly ReportedFix[] {
    const { mmsi } = report;
    if (!isShipMmsi(mmsi)) return [];
    const cleaner = this.#cleaners.get(mmsi) ?? new TrackCleaner();
    this.#cleaners.set(mmsi, cleaner);
    return cleaner.clean([report]);
  }

  /**
   * D11: applies the changes that were made before event time was past an instant by the lateness, as the live detector did: filters
   * look at fixes since their configuration was created.
   */
  #changeConfigurations(watermarkMs: number): void {
    for (let next = this.#changes[0]; next; next = this.#changes[0]) {
      if (changedMs(next) > watermarkMs) return;
      this.#changes.shift();
      const { configurationId, configuration, fromMs } = next;
      const steps = { detector: this.#detector, filters: this.#filters };
      setConfiguration(steps, configurationId, configuration, fromMs ?? Number.NEGATIVE_INFINITY);
    }
  }
}

/** The newest time of the fixes that had been processed when a configuration was changed. */
function changedMs({ fromMs }: JournalEntry): number {
  return (fromMs ?? Number.NEGATIVE_INFINITY) - LATENESS_MAX_SECONDS * millisecondsInSecond;
}

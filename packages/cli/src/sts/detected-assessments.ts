import {
  type EncounterAssessmentJson,
  type EventFeaturesJson,
  encounterAssessmentJson,
  eventFeaturesJson,
  FeatureCollector,
  FiringFilters,
  groupEvents,
  MEETING_DISTANCE_METERS,
  MEETING_WINDOW_MINUTES,
  ShipHistories,
  type Surroundings,
} from '@roadstead/assessment';
import { createDetector, type Detector, type WithTransitions } from '@roadstead/detector';
import {
  type DetectorConfiguration,
  gapMaxMinutesOf,
  type StaticReport,
  type StsEvent,
  type StsEventJson,
} from '@roadstead/model';
import type { TrackedReports } from '@roadstead/tracking';
import { configurationOf } from './read-configurations.ts';

/** An event with its assessment and its features. */
export interface AssessedEventJson extends StsEventJson {
  /** As it fired, with the group (F18); only under a configuration with filters. */
  readonly assessment?: EncounterAssessmentJson & { readonly group_id: string };
  /** Only with `--features`; null if none could be computed. */
  readonly features?: EventFeaturesJson | null;
}

/** The options of the assessments of a run. */
interface AssessmentOptions {
  readonly configurations: readonly DetectorConfiguration[];
  readonly gapMaxMinutes: number;
  readonly latenessMaxSeconds: number;
  readonly surroundings: Surroundings;
  readonly hasFeatures: boolean;
}

/** Filters, assessments and features of the events of a run. */
export class DetectedAssessments {
  readonly firingFilter: FiringFilters;
  readonly #options: AssessmentOptions;
  readonly #configurations: ReadonlyMap<number, DetectorConfiguration>;
  readonly #histories: ShipHistories = new ShipHistories();
  readonly #features: DetectedFeatures | undefined;
  readonly #assessments: Map<string, EncounterAssessmentJson> = new Map();

  constructor(options: AssessmentOptions) {
    this.#options = options;
    const { configurations, gapMaxMinutes, surroundings, hasFeatures } = options;
    this.#configurations = new Map(configurations.map((each) => [each.id, each]));
    this.firingFilter = new FiringFilters({
      histories: this.#histories,
      ...{ surroundings, gapMaxMinutes },
      configurationOf: (id) => this.#configurations.get(id),
      windowMinutesMax: () => Math.max(...configurations.map((each) => each.windowMinutes)),
    });
    if (hasFeatures) this.#features = new DetectedFeatures(options, this.#histories);
  }

  addStatics(reports: readonly StaticReport[], eventTimeMs: number): void {
    const earliestMs = eventTimeMs - this.#options.latenessMaxSeconds * 1000;
    this.#histories.addStatics(reports, eventTimeMs, earliestMs);
  }

  /** Adds the fixes of a step, before it is detected. */
  addFixes({ batch }: TrackedReports): void {
    this.#histories.addFixes(batch.fixes);
  }

  /** Adds the transitions of a step. */
  addStep({ batch, transitions }: WithTransitions<TrackedReports>): void {
    for (const { event } of transitions) {
      const assessment = this.firingFilter.takeAssessment(event);
      if (assessment) this.#assessments.set(event.uuid, encounterAssessmentJson(assessment));
    }
    this.#features?.add({ batch, transitions });
    this.firingFilter.advance(batch.watermarkMs);
  }

  /** Returns events with their assessments and features. @param detected the same events, as detected */
  addTo(
    events: readonly StsEventJson[],
    detected: Iterable<StsEvent>,
  ): readonly AssessedEventJson[] {
    const groups = groupEvents(
      [...detected],
      (id) => this.#configurations.get(id)?.mergeGapMinutes,
    );
    return events.map((event) => {
      const assessment = this.#assessments.get(event.uuid);
      const group_id = groups.get(event.uuid) ?? event.uuid;
      return {
        ...event,
        ...(assessment && { assessment: { group_id, ...assessment } }),
        ...(this.#features && { features: this.#features.of(event.uuid) }),
      };
    });
  }
}

/** The features of the events of a run. */
class DetectedFeatures {
  readonly #collector: FeatureCollector;
  /** F14: meetings are the same for all configurations and options. */
  readonly #meetings: Detector = createDetector([
    configurationOf('meetings', MEETING_DISTANCE_METERS, MEETING_WINDOW_MINUTES),
  ]);
  readonly #features: Map<string, EventFeaturesJson> = new Map();

  constructor(
    { configurations, gapMaxMinutes, surroundings }: AssessmentOptions,
    histories: ShipHistories,
  ) {
    const limits = new Map(
      configurations.map((each) => [
        each.id,
        { ...each, gapMaxMinutes: gapMaxMinutesOf(each, gapMaxMinutes) },
      ]),
    );
    const none = { distanceMeters: 0, gapMaxMinutes };
    const gaps = [...limits.values()].map((each) => each.gapMaxMinutes);
    this.#collector = new FeatureCollector({
      gapMaxMinutes: Math.max(...gaps),
      windowMinutesMax: Math.max(...configurations.map(({ windowMinutes }) => windowMinutes)),
      limitsOf: ({ configurationId }) => limits.get(configurationId) ?? none,
      ...{ surroundings, histories },
    });
  }

  add({
    batch,
    transitions,
  }: Pick<WithTransitions<TrackedReports>, 'batch' | 'transitions'>): void {
    const meetings = this.#meetings.step(batch);
    for (const { event, features } of this.#collector.step({ batch, transitions, meetings })) {
      this.#features.set(event.uuid, eventFeaturesJson(features));
    }
  }

  of(uuid: string): EventFeaturesJson | null {
    return this.#features.get(uuid) ?? null;
  }
}

import {
  type EncounterAssessmentJson,
  type EventFeaturesJson,
  encounterAssessmentJson,
  eventFeaturesJson,
  FeatureCollector,
  FiringFilters,
  groupEvents,
  type LandSurroundings,
  MEETING_CONFIGURATION,
  ShipHistories,
  type SpoofingFlag,
  SpoofingFlags,
  type StaticHistory,
} from '@roadstead/assessment';
import { createDetector, type Detector, type WithTransitions } from '@roadstead/detector';
import {
  type DetectorConfiguration,
  gapMaxMinutesOf,
  type Mmsi,
  type StaticReport,
  type StsEvent,
  type StsEventJson,
} from '@roadstead/model';
import type { TrackedReports, Tracker } from '@roadstead/tracking';

/** Signs of false positions (S1 to S5 in the rules of spoofing). */
interface EventFlags {
  readonly flags: readonly SpoofingFlag[];
}

/** An event with its assessment and its features. */
export interface AssessedEventJson extends StsEventJson {
  /** As it fired, with the group (F18); only under a configuration with filters. */
  readonly assessment?: EncounterAssessmentJson & EventFlags & { readonly group_id: string };
  /** Only with `--features`; null if none could be computed. */
  readonly features?: (EventFeaturesJson & EventFlags) | null;
}

/** The options of the assessments of a run. */
interface AssessmentOptions {
  readonly configurations: readonly DetectorConfiguration[];
  readonly gapMaxMinutes: number;
  readonly surroundings: LandSurroundings;
  readonly hasFeatures: boolean;
  /** Static data that are known before the first step; default: none. */
  readonly statics?: Map<Mmsi, StaticHistory>;
}

/** Filters, assessments and features of the events of a run. */
export class DetectedAssessments {
  readonly firingFilter: FiringFilters;
  readonly #configurations: ReadonlyMap<number, DetectorConfiguration>;
  readonly #histories: ShipHistories;
  readonly #features: DetectedFeatures | undefined;
  readonly #spoofing: SpoofingFlags;
  readonly #assessments: Map<string, EncounterAssessmentJson> = new Map();
  readonly #flags: Map<string, readonly SpoofingFlag[]> = new Map();

  constructor(options: AssessmentOptions) {
    const { configurations, gapMaxMinutes, surroundings, hasFeatures, statics } = options;
    this.#histories = new ShipHistories(statics);
    this.#configurations = new Map(configurations.map((each) => [each.id, each]));
    this.firingFilter = new FiringFilters({
      histories: this.#histories,
      ...{ surroundings, gapMaxMinutes },
    });
    for (const each of configurations) this.firingFilter.put(each);
    const gaps = configurations.map((each) => gapMaxMinutesOf(each, gapMaxMinutes));
    this.#spoofing = new SpoofingFlags({
      histories: this.#histories,
      gapMaxMinutes: Math.max(...gaps),
      windowMinutesMax: Math.max(...configurations.map(({ windowMinutes }) => windowMinutes)),
      surroundings,
    });
    if (hasFeatures) this.#features = new DetectedFeatures(options, this.#histories);
  }

  addStatics(reports: readonly StaticReport[], { eventTimeMs, watermarkMs }: Tracker): void {
    this.#histories.addStatics(reports, eventTimeMs, watermarkMs);
  }

  /** Adds the fixes of a step, before it is detected. */
  addFixes({ batch }: TrackedReports): void {
    this.#histories.addFixes(batch.fixes);
  }

  /** Adds the transitions of a step. */
  addStep({ batch, rejected, transitions }: WithTransitions<TrackedReports>): void {
    for (const { event, assessment } of this.firingFilter.endStep(batch, transitions)) {
      if (assessment) this.#assessments.set(event.uuid, encounterAssessmentJson(assessment));
    }
    this.#features?.add({ batch, transitions });
    for (const { event, flags } of this.#spoofing.step({ batch, rejected, transitions })) {
      this.#flags.set(event.uuid, flags);
    }
  }

  /** Returns the probability of a transfer with which an event fired, under a configuration with filters. */
  probabilityOf(uuid: string): number | undefined {
    return this.#assessments.get(uuid)?.probability;
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
      const flags = this.#flags.get(event.uuid) ?? [];
      const features = this.#features?.of(event.uuid);
      return {
        ...event,
        ...(assessment && { assessment: { group_id, ...assessment, flags } }),
        ...(features !== undefined && { features: features && { ...features, flags } }),
      };
    });
  }
}

/** The features of the events of a run. */
class DetectedFeatures {
  readonly #collector: FeatureCollector;
  readonly #meetings: Detector = createDetector([MEETING_CONFIGURATION]);
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

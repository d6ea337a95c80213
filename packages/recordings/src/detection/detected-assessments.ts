import {
  type EncounterAssessmentJson,
  type EventFeaturesJson,
  encounterAssessmentJson,
  eventFeaturesJson,
  FeatureCollector,
  FiringFilters,
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
  type StsEventJson,
} from '@roadstead/model';
import type { TrackerStep } from '@roadstead/tracking';
import type { ReadStatics } from '../reading/tracked-source.ts';

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
  readonly #histories: ShipHistories;
  readonly #features: DetectedFeatures | undefined;
  readonly #spoofing: SpoofingFlags;
  readonly #assessments: Map<string, EncounterAssessmentJson> = new Map();
  readonly #flags: Map<string, readonly SpoofingFlag[]> = new Map();

  constructor(options: AssessmentOptions) {
    const { configurations, gapMaxMinutes, surroundings, hasFeatures, statics } = options;
    this.#histories = new ShipHistories(statics);
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

  /** Adds static reports. @param statics with the times of the tracker when they were read */
  addStatics(statics: Omit<ReadStatics, 'kind'>): void {
    const { reports, eventTimeMs, watermarkMs } = statics;
    this.#histories.addStatics(reports, eventTimeMs, watermarkMs);
  }

  /** Adds the fixes of a step, before it is detected. */
  addFixes({ batch }: Pick<TrackerStep, 'batch'>): void {
    this.#histories.addFixes(batch.fixes);
  }

  /** Adds the transitions of a step. */
  addStep({
    batch,
    rejected,
    transitions,
  }: WithTransitions<Pick<TrackerStep, 'batch' | 'rejected'>>): void {
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

  /** Returns whether all is known of an event that has ended: its flags, and its features if they are computed. */
  isComplete(uuid: string): boolean {
    if (!this.#flags.has(uuid)) return false;
    return this.#features === undefined || this.#features.of(uuid) !== undefined;
  }

  /** Returns an event with its assessment and features as they are known. @param groupId its group (F18) */
  addTo(event: StsEventJson, groupId: string): AssessedEventJson {
    const assessment = this.#assessments.get(event.uuid);
    const flags = this.#flags.get(event.uuid) ?? [];
    const features = this.#features && (this.#features.of(event.uuid) ?? null);
    return {
      ...event,
      ...(assessment && { assessment: { group_id: groupId, ...assessment, flags } }),
      ...(features !== undefined && { features: features && { ...features, flags } }),
    };
  }

  /** Deletes what is stored of an event. */
  delete(uuid: string): void {
    this.#assessments.delete(uuid);
    this.#flags.delete(uuid);
    this.#features?.delete(uuid);
  }
}

/** The features of the events of a run. */
class DetectedFeatures {
  readonly #collector: FeatureCollector;
  readonly #meetings: Detector = createDetector([MEETING_CONFIGURATION]);
  readonly #features: Map<string, EventFeaturesJson | null> = new Map();

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

  add({ batch, transitions }: WithTransitions<Pick<TrackerStep, 'batch'>>): void {
    const meetings = this.#meetings.step(batch);
    for (const { event, features } of this.#collector.step({ batch, transitions, meetings })) {
      this.#features.set(event.uuid, features && eventFeaturesJson(features));
    }
  }

  /** Returns the features of an event; null if none could be computed, undefined while its tracks pass. */
  of(uuid: string): EventFeaturesJson | null | undefined {
    return this.#features.get(uuid);
  }

  delete(uuid: string): void {
    this.#features.delete(uuid);
  }
}

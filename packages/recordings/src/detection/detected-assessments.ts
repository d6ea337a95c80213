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

/** Facts about an event that a step has made known; others are undefined. */
export interface EventKnowledge {
  readonly uuid: string;
  readonly assessment?: EncounterAssessmentJson;
  readonly flags?: readonly SpoofingFlag[];
  /** Null if none could be computed. */
  readonly features?: EventFeaturesJson | null;
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
  readonly #knownFeatures: Map<string, EventFeaturesJson | null> = new Map();

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

  /** Adds the transitions of a step. @returns what it makes known of events */
  addStep({
    batch,
    rejected,
    transitions,
  }: WithTransitions<Pick<TrackerStep, 'batch' | 'rejected'>>): readonly EventKnowledge[] {
    const known: EventKnowledge[] = [];
    for (const { event, assessment } of this.firingFilter.endStep(batch, transitions)) {
      if (!assessment) continue;
      known.push({ uuid: event.uuid, assessment: encounterAssessmentJson(assessment) });
    }
    if (this.#features) known.push(...this.#features.add({ batch, transitions }));
    for (const { event, flags } of this.#spoofing.step({ batch, rejected, transitions })) {
      known.push({ uuid: event.uuid, flags });
    }
    this.addKnown(known);
    return known;
  }

  /** Adds what is known of events, also of those that another detector has found. */
  addKnown(known: readonly EventKnowledge[]): void {
    for (const { uuid, assessment, flags, features } of known) {
      if (assessment) this.#assessments.set(uuid, assessment);
      if (flags) this.#flags.set(uuid, flags);
      if (features !== undefined) this.#knownFeatures.set(uuid, features);
    }
  }

  /** Returns the probability of a transfer with which an event fired, under a configuration with filters. */
  probabilityOf(uuid: string): number | undefined {
    return this.#assessments.get(uuid)?.probability;
  }

  /** Returns whether all is known of an event that has ended: its flags, and its features if they are computed. */
  isComplete(uuid: string): boolean {
    if (!this.#flags.has(uuid)) return false;
    return this.#features === undefined || this.#knownFeatures.has(uuid);
  }

  /** Returns an event with its assessment and features as they are known. @param groupId its group (F18) */
  addTo(event: StsEventJson, groupId: string): AssessedEventJson {
    const assessment = this.#assessments.get(event.uuid);
    const flags = this.#flags.get(event.uuid) ?? [];
    const features = this.#features && (this.#knownFeatures.get(event.uuid) ?? null);
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
    this.#knownFeatures.delete(uuid);
  }
}

/** The features of the events of a run. */
class DetectedFeatures {
  readonly #collector: FeatureCollector;
  readonly #meetings: Detector = createDetector([MEETING_CONFIGURATION]);

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

  /** Adds a step. @returns the features that are complete now */
  add({
    batch,
    transitions,
  }: WithTransitions<Pick<TrackerStep, 'batch'>>): readonly EventKnowledge[] {
    const meetings = this.#meetings.step(batch);
    return this.#collector
      .step({ batch, transitions, meetings })
      .map(({ event: { uuid }, features }) => {
        return { uuid, features: features && eventFeaturesJson(features) };
      });
  }
}

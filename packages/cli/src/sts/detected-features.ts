import {
  type DetectedStep,
  type EventFeaturesJson,
  eventFeaturesJson,
  FeatureCollector,
  MEETING_DISTANCE_METERS,
  MEETING_WINDOW_MINUTES,
  type Surroundings,
} from '@roadstead/assessment';
import { createDetector, type Detector } from '@roadstead/detector';
import type { DetectorConfiguration, StaticReport, StsEventJson } from '@roadstead/model';
import { configurationOf } from './read-configurations.ts';

/** An event with its features. */
export interface FeaturedEvent extends StsEventJson {
  /** Null only if none could be computed. */
  readonly features: EventFeaturesJson | null;
}

/** The features of the events of a run. */
export class DetectedFeatures {
  readonly #collector: FeatureCollector;
  /** F14: meetings are the same for all configurations and options. */
  readonly #meetings: Detector = createDetector([
    configurationOf('meetings', MEETING_DISTANCE_METERS, MEETING_WINDOW_MINUTES),
  ]);
  readonly #features: Map<string, EventFeaturesJson> = new Map();

  constructor(
    configurations: readonly DetectorConfiguration[],
    gapMaxMinutes: number,
    surroundings: Surroundings,
  ) {
    const distances = new Map(configurations.map(({ id, distanceMeters }) => [id, distanceMeters]));
    this.#collector = new FeatureCollector({
      gapMaxMinutes,
      windowMinutesMax: Math.max(...configurations.map(({ windowMinutes }) => windowMinutes)),
      distanceMetersOf: ({ configurationId }) => distances.get(configurationId) ?? 0,
      surroundings,
    });
  }

  /** @param eventTimeMs counts for reports without a time */
  addStatics(reports: readonly StaticReport[], eventTimeMs: number): void {
    this.#collector.addStatics(reports, eventTimeMs);
  }

  add({ batch, transitions }: Omit<DetectedStep, 'meetings'>): void {
    const meetings = this.#meetings.step(batch);
    for (const { event, features } of this.#collector.step({ batch, transitions, meetings })) {
      this.#features.set(event.uuid, eventFeaturesJson(features));
    }
  }

  addTo(event: StsEventJson): FeaturedEvent {
    return { ...event, features: this.#features.get(event.uuid) ?? null };
  }
}

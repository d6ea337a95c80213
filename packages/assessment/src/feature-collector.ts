import type { StsEvent, StsTransition } from '@roadstead/model';
import { Meetings } from './company.ts';
import { computeFeatures } from './compute-features.ts';
import type { EventFeatures, Surroundings } from './event-features.ts';
import { CHECK_MS, PendingEvents, type TimedBatch } from './pending-events.ts';
import type { ShipHistories } from './ship-histories.ts';
import { AROUND_MS, MIDDLE_MS_MAX } from './thresholds.ts';

const MS_PER_MINUTE = 60_000;

/** Distance and gap of a configuration. */
interface EventLimits {
  readonly distanceMeters: number;
  readonly gapMaxMinutes: number;
}

/** Options of a collector of features. */
export interface FeatureOptions {
  /** D1: the longest gap of the configurations. */
  readonly gapMaxMinutes: number;
  /** The longest window of the configurations. */
  readonly windowMinutesMax: number;
  /** Returns distance and gap of the configuration under which an event fired. */
  readonly limitsOf: (event: StsEvent) => EventLimits;
  readonly surroundings: Surroundings;
  /** The fixes and static reports, which the caller adds before each step. */
  readonly histories: ShipHistories;
}

/** A step of the detector and of that of the meetings (F14). */
export interface DetectedStep {
  readonly batch: TimedBatch;
  readonly transitions: readonly StsTransition[];
  readonly meetings: readonly StsTransition[];
}

/** An event of which all is known. */
export interface AssessedEvent {
  readonly event: StsEvent;
  /** Null if none could be computed. */
  readonly features: EventFeatures | null;
}

/**
 * Computes the features of events while their tracks pass. Retains the fixes of all ships for a day and a half at least (for the
 * longest window and a day, if that is longer), and those of the two ships of an event from a day before it, until a day after it.
 */
export class FeatureCollector {
  readonly #options: FeatureOptions;
  readonly #meetings: Meetings = new Meetings();
  readonly #pending: PendingEvents;

  constructor(options: FeatureOptions) {
    this.#options = options;
    const gapMaxMs = options.gapMaxMinutes * MS_PER_MINUTE;
    const windowMs = options.windowMinutesMax * MS_PER_MINUTE;
    this.#pending = new PendingEvents({
      storedMs: AROUND_MS + Math.max(MIDDLE_MS_MAX, windowMs) + 3 * gapMaxMs + CHECK_MS,
      completeAfterMs: AROUND_MS + gapMaxMs,
      fromMsOf: ({ activationTimeMs }) => activationTimeMs - AROUND_MS - gapMaxMs,
    });
    options.histories.retain((mmsi) => this.#pending.neededMs(mmsi));
  }

  /** Processes a step, whose fixes have been added to the histories. @returns the events whose features are complete now; at the end of the input all others */
  step({ batch, transitions, meetings }: DetectedStep): readonly AssessedEvent[] {
    this.#meetings.add(meetings);
    const complete = this.#pending.step(batch, transitions);
    if (!complete) return [];
    const assessed = complete.map((event) => ({
      event,
      features: this.#featuresOf(event) ?? null,
    }));
    this.#options.histories.removeUnneeded();
    this.#meetings.removeBefore((mmsi) => this.#pending.neededMs(mmsi));
    return assessed;
  }

  #featuresOf(event: StsEvent): EventFeatures | undefined {
    const { limitsOf, histories, surroundings } = this.#options;
    const { distanceMeters, gapMaxMinutes } = limitsOf(event);
    return computeFeatures(event, distanceMeters, {
      tracks: histories.tracks,
      statics: histories.statics,
      meetings: this.#meetings,
      surroundings,
      gapMaxMs: gapMaxMinutes * MS_PER_MINUTE,
      knownUntilMs: this.#pending.newestMs,
    });
  }
}

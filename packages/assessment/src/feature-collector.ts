import type { Mmsi, StsEvent, StsTransition } from '@roadstead/model';
import { Meetings } from './company.ts';
import { computeFeatures } from './compute-features.ts';
import type { EventFeatures, Surroundings } from './event-features.ts';
import type { ShipHistories } from './ship-histories.ts';
import { AROUND_MS, MIDDLE_MS_MAX } from './thresholds.ts';

const MS_PER_MINUTE = 60_000;
/** Event time between two removals of what is no longer needed, and two searches for events whose features are complete. */
const CHECK_MS = 10 * MS_PER_MINUTE;

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
  readonly batch: {
    readonly fixes: readonly { readonly timeMs: number }[];
    readonly watermarkMs: number;
    readonly ended: boolean;
  };
  readonly transitions: readonly StsTransition[];
  readonly meetings: readonly StsTransition[];
}

/** An event whose features are complete. */
export interface AssessedEvent {
  readonly event: StsEvent;
  readonly features: EventFeatures;
}

/**
 * Computes the features of events while their tracks pass. Retains the fixes of all ships for a day and a half at least (for the
 * longest window and a day, if that is longer), and those of the two ships of an event from a day before it, until a day after it.
 */
export class FeatureCollector {
  readonly #options: FeatureOptions;
  readonly #gapMaxMs: number;
  readonly #storedMs: number;
  readonly #meetings: Meetings = new Meetings();
  /** Events whose features are not complete. */
  readonly #pending: Map<string, StsEvent> = new Map();
  /** Since when the fixes of a ship are needed for its events. */
  readonly #eventsFromMs: Map<Mmsi, number> = new Map();
  #newestMs: number = Number.NEGATIVE_INFINITY;
  #nextCheckMs: number = Number.NEGATIVE_INFINITY;

  constructor(options: FeatureOptions) {
    this.#options = options;
    this.#gapMaxMs = options.gapMaxMinutes * MS_PER_MINUTE;
    const windowMs = options.windowMinutesMax * MS_PER_MINUTE;
    options.histories.retain((mmsi) => this.#neededMs(mmsi));
    this.#storedMs = AROUND_MS + Math.max(MIDDLE_MS_MAX, windowMs) + 3 * this.#gapMaxMs + CHECK_MS;
  }

  /** Processes a step, whose fixes have been added to the histories. @returns the events whose features are complete now; at the end of the input all others */
  step({ batch, transitions, meetings }: DetectedStep): readonly AssessedEvent[] {
    const lastMs = batch.fixes.at(-1)?.timeMs ?? Number.NEGATIVE_INFINITY;
    this.#newestMs = Math.max(this.#newestMs, batch.watermarkMs, batch.ended ? lastMs : -Infinity);
    this.#meetings.add(meetings);
    for (const { event } of transitions) this.#pending.set(event.uuid, event);
    if (!batch.ended && this.#newestMs < this.#nextCheckMs) return [];
    this.#nextCheckMs = this.#newestMs + CHECK_MS;
    const complete = this.#complete(batch.ended);
    this.#removeUnneeded();
    return complete;
  }

  #complete(ended: boolean): readonly AssessedEvent[] {
    const complete: AssessedEvent[] = [];
    for (const event of this.#pending.values()) {
      const endMs = event.deactivationTimeMs ?? Number.POSITIVE_INFINITY;
      if (!ended && endMs + AROUND_MS + this.#gapMaxMs >= this.#newestMs) continue;
      this.#pending.delete(event.uuid);
      const { distanceMeters, gapMaxMinutes } = this.#options.limitsOf(event);
      const features = computeFeatures(event, distanceMeters, {
        tracks: this.#options.histories.tracks,
        statics: this.#options.histories.statics,
        meetings: this.#meetings,
        surroundings: this.#options.surroundings,
        gapMaxMs: gapMaxMinutes * MS_PER_MINUTE,
        knownUntilMs: this.#newestMs,
      });
      if (features) complete.push({ event, features });
    }
    return complete;
  }

  #removeUnneeded(): void {
    this.#eventsFromMs.clear();
    for (const { activationTimeMs, first, second } of this.#pending.values()) {
      for (const { mmsi } of [first, second]) {
        const fromMs = activationTimeMs - AROUND_MS - this.#gapMaxMs;
        const earlierMs = this.#eventsFromMs.get(mmsi) ?? Number.POSITIVE_INFINITY;
        this.#eventsFromMs.set(mmsi, Math.min(fromMs, earlierMs));
      }
    }
    this.#options.histories.removeUnneeded();
    this.#meetings.removeBefore((mmsi) => this.#neededMs(mmsi));
  }

  #neededMs(mmsi: Mmsi): number {
    const ofEventsMs = this.#eventsFromMs.get(mmsi) ?? Number.POSITIVE_INFINITY;
    return Math.min(this.#newestMs - this.#storedMs, ofEventsMs);
  }
}

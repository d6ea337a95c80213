import type { Mmsi, ReportedFix, StaticReport, StsEvent, StsTransition } from '@roadstead/model';
import { Meetings } from './company.ts';
import { computeFeatures } from './compute-features.ts';
import type { EventFeatures, Surroundings } from './event-features.ts';
import { StaticHistory } from './static-history.ts';
import { StoredTrack } from './stored-track.ts';
import { AROUND_MS, MIDDLE_MS_MAX } from './thresholds.ts';

const MS_PER_MINUTE = 60_000;
/** Event time between two removals of what is no longer needed, and two searches for events whose features are complete. */
const CHECK_MS = 10 * MS_PER_MINUTE;

/** Options of a collector of features. */
export interface FeatureOptions {
  /** D1: as the detector has it. */
  readonly gapMaxMinutes: number;
  /** The longest window of the configurations. */
  readonly windowMinutesMax: number;
  /** Returns the distance in metres of the configuration under which an event fired. */
  readonly distanceMetersOf: (event: StsEvent) => number;
  readonly surroundings: Surroundings;
}

/** A step of the detector and of that of the meetings (F14). */
export interface DetectedStep {
  readonly batch: {
    readonly fixes: readonly ReportedFix[];
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
 * Computes the features of events while their tracks pass. Stores the fixes of all ships for a day and a half at least (for the
 * longest window and a day, if that is longer), and those of the two ships of an event from a day before it, until a day after it.
 */
export class FeatureCollector {
  readonly #options: FeatureOptions;
  readonly #gapMaxMs: number;
  readonly #storedMs: number;
  readonly #tracks: Map<Mmsi, StoredTrack> = new Map();
  readonly #statics: Map<Mmsi, StaticHistory> = new Map();
  readonly #meetings: Meetings = new Meetings();
  /** Events whose features are not complete. */
  readonly #pending: Map<string, StsEvent> = new Map();
  #newestMs: number = Number.NEGATIVE_INFINITY;
  #nextCheckMs: number = Number.NEGATIVE_INFINITY;

  constructor(options: FeatureOptions) {
    this.#options = options;
    this.#gapMaxMs = options.gapMaxMinutes * MS_PER_MINUTE;
    const windowMs = options.windowMinutesMax * MS_PER_MINUTE;
    this.#storedMs = AROUND_MS + Math.max(MIDDLE_MS_MAX, windowMs) + 3 * this.#gapMaxMs + CHECK_MS;
  }

  /** F10: adds static reports. @param eventTimeMs counts for reports without a time */
  addStatics(reports: readonly StaticReport[], eventTimeMs: number): void {
    for (const report of reports) {
      const history = this.#statics.get(report.mmsi) ?? new StaticHistory();
      history.add(report, report.timeMs ?? eventTimeMs);
      this.#statics.set(report.mmsi, history);
    }
  }

  /** The number of stored fixes, 29 bytes each. */
  get fixes(): number {
    let count = 0;
    for (const track of this.#tracks.values()) count += track.count;
    return count;
  }

  /** Processes a step. @returns the events whose features are complete now; at the end of the input all others */
  step({ batch, transitions, meetings }: DetectedStep): readonly AssessedEvent[] {
    for (const fix of batch.fixes) this.#trackOf(fix.mmsi).add(fix);
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
      const features = computeFeatures(event, this.#options.distanceMetersOf(event), {
        tracks: this.#tracks,
        statics: this.#statics,
        meetings: this.#meetings,
        surroundings: this.#options.surroundings,
        gapMaxMs: this.#gapMaxMs,
        knownUntilMs: this.#newestMs,
      });
      if (features) complete.push({ event, features });
    }
    return complete;
  }

  #removeUnneeded(): void {
    const ofEvents = new Map<Mmsi, number>();
    for (const { activationTimeMs, first, second } of this.#pending.values()) {
      for (const { mmsi } of [first, second]) {
        const fromMs = activationTimeMs - AROUND_MS - this.#gapMaxMs;
        ofEvents.set(mmsi, Math.min(fromMs, ofEvents.get(mmsi) ?? Number.POSITIVE_INFINITY));
      }
    }
    const storedFromMs = this.#newestMs - this.#storedMs;
    const neededMs = (mmsi: Mmsi): number =>
      Math.min(storedFromMs, ofEvents.get(mmsi) ?? Number.POSITIVE_INFINITY);
    for (const [mmsi, track] of this.#tracks) {
      const fromMs = neededMs(mmsi);
      if (track.timeAt(track.count - 1) < fromMs) this.#tracks.delete(mmsi);
      else track.removeBefore(fromMs);
    }
    this.#meetings.removeBefore(neededMs);
  }

  #trackOf(mmsi: Mmsi): StoredTrack {
    const track = this.#tracks.get(mmsi) ?? new StoredTrack();
    if (track.count === 0) this.#tracks.set(mmsi, track);
    return track;
  }
}

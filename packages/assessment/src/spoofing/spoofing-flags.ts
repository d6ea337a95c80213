import type { Mmsi, RejectedFix, StsEvent, StsTransition } from '@roadstead/model';
import type { ShipHistories } from '../ship-histories.ts';
import type { LandSurroundings } from './land-surroundings.ts';
import { RejectedJumps } from './rejected-jumps.ts';
import type { SpoofingFlag } from './spoofing-flag.ts';
import { pairFlags } from './spoofing-rules.ts';
import { AROUND_EVENT_MS, BEFORE_FIRING_MS, CHECK_MS } from './spoofing-thresholds.ts';

const MS_PER_MINUTE = 60_000;

/** Options of `SpoofingFlags`. */
export interface SpoofingOptions {
  /** D1: the longest gap of the configurations. */
  readonly gapMaxMinutes: number;
  /** The longest window of the configurations. */
  readonly windowMinutesMax: number;
  readonly surroundings: LandSurroundings;
  /** The fixes and static reports, which the caller adds before each step. */
  readonly histories: ShipHistories;
}

/** A step of the tracker and the detector. */
export interface SpoofingStep {
  readonly batch: {
    readonly fixes: readonly { readonly timeMs: number }[];
    readonly watermarkMs: number;
    readonly ended: boolean;
  };
  readonly rejected: readonly RejectedFix[];
  readonly transitions: readonly StsTransition[];
}

/** An event with its signs of false positions, none usually. */
export interface FlaggedEvent {
  readonly event: StsEvent;
  readonly flags: readonly SpoofingFlag[];
}

/**
 * Finds signs of false positions in the tracks of the ships of events, by the rules in `docs/spoofing.md`, an hour after their ends.
 * Retains the fixes of all ships for half a day, the longest window and three gaps, and those of the two ships of an event for as long
 * as it lasts.
 */
export class SpoofingFlags {
  readonly #options: SpoofingOptions;
  readonly #gapMaxMs: number;
  readonly #storedMs: number;
  readonly #jumps: RejectedJumps = new RejectedJumps();
  readonly #pending: Map<string, StsEvent> = new Map();
  /** Since when the reports of a ship are needed for its events. */
  readonly #eventsFromMs: Map<Mmsi, number> = new Map();
  #newestMs: number = Number.NEGATIVE_INFINITY;
  #nextCheckMs: number = Number.NEGATIVE_INFINITY;

  constructor(options: SpoofingOptions) {
    this.#options = options;
    this.#gapMaxMs = options.gapMaxMinutes * MS_PER_MINUTE;
    const windowMs = options.windowMinutesMax * MS_PER_MINUTE;
    this.#storedMs = BEFORE_FIRING_MS + AROUND_EVENT_MS + windowMs + 3 * this.#gapMaxMs + CHECK_MS;
    options.histories.retain((mmsi) => this.#neededMs(mmsi));
  }

  /** Processes a step, whose fixes have been added to the histories. @returns the events of which all is known now; at the end of the input all others */
  step({ batch, rejected, transitions }: SpoofingStep): readonly FlaggedEvent[] {
    const lastMs = batch.fixes.at(-1)?.timeMs ?? Number.NEGATIVE_INFINITY;
    this.#newestMs = Math.max(this.#newestMs, batch.watermarkMs, batch.ended ? lastMs : -Infinity);
    this.#jumps.add(rejected);
    for (const { event } of transitions) this.#pending.set(event.uuid, event);
    if (!batch.ended && this.#newestMs < this.#nextCheckMs) return [];
    this.#nextCheckMs = this.#newestMs + CHECK_MS;
    const flagged = this.#complete(batch.ended);
    this.#removeUnneeded();
    return flagged;
  }

  #complete(ended: boolean): readonly FlaggedEvent[] {
    const flagged: FlaggedEvent[] = [];
    const { histories, surroundings } = this.#options;
    for (const event of this.#pending.values()) {
      const endMs = event.deactivationTimeMs ?? Number.POSITIVE_INFINITY;
      if (!ended && endMs + AROUND_EVENT_MS + this.#gapMaxMs >= this.#newestMs) continue;
      this.#pending.delete(event.uuid);
      const { tracks, statics } = histories;
      const sources = { tracks, statics, surroundings, jumps: this.#jumps };
      const gapMaxMs = this.#gapMaxMs;
      flagged.push({ event, flags: pairFlags(event, { ...sources, gapMaxMs }) });
    }
    return flagged;
  }

  #removeUnneeded(): void {
    this.#eventsFromMs.clear();
    for (const event of this.#pending.values()) {
      for (const { mmsi } of [event.first, event.second]) {
        const fromMs = this.#fromMs(event);
        const earlierMs = this.#eventsFromMs.get(mmsi) ?? Number.POSITIVE_INFINITY;
        this.#eventsFromMs.set(mmsi, Math.min(fromMs, earlierMs));
      }
    }
    this.#jumps.removeBefore((mmsi) => this.#neededMs(mmsi));
  }

  #fromMs({ activationTimeMs, firedTimeMs }: StsEvent): number {
    return (
      Math.max(activationTimeMs, firedTimeMs - BEFORE_FIRING_MS) - AROUND_EVENT_MS - this.#gapMaxMs
    );
  }

  #neededMs(mmsi: Mmsi): number {
    const ofEventsMs = this.#eventsFromMs.get(mmsi) ?? Number.POSITIVE_INFINITY;
    return Math.min(this.#newestMs - this.#storedMs, ofEventsMs);
  }
}

import type { RejectedFix, StsEvent, StsTransition } from '@roadstead/model';
import { CHECK_MS, PendingEvents, type TimedBatch } from '../pending-events.ts';
import type { ShipHistories } from '../ship-histories.ts';
import type { LandSurroundings } from './land-surroundings.ts';
import { RejectedJumps } from './rejected-jumps.ts';
import type { SpoofingFlag } from './spoofing-flag.ts';
import { pairFlags } from './spoofing-rules.ts';
import { AROUND_EVENT_MS, BEFORE_FIRING_MS } from './spoofing-thresholds.ts';

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
  readonly batch: TimedBatch;
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
  readonly #jumps: RejectedJumps = new RejectedJumps();
  readonly #pending: PendingEvents;

  constructor(options: SpoofingOptions) {
    this.#options = options;
    const gapMaxMs = options.gapMaxMinutes * MS_PER_MINUTE;
    const windowMs = options.windowMinutesMax * MS_PER_MINUTE;
    this.#gapMaxMs = gapMaxMs;
    this.#pending = new PendingEvents({
      storedMs: BEFORE_FIRING_MS + AROUND_EVENT_MS + windowMs + 3 * gapMaxMs + CHECK_MS,
      completeAfterMs: AROUND_EVENT_MS + gapMaxMs,
      fromMsOf: ({ activationTimeMs, firedTimeMs }) =>
        Math.max(activationTimeMs, firedTimeMs - BEFORE_FIRING_MS) - AROUND_EVENT_MS - gapMaxMs,
    });
    options.histories.retain((mmsi) => this.#pending.neededMs(mmsi));
  }

  /** Processes a step, whose fixes have been added to the histories. @returns the events of which all is known now; at the end of the input all others */
  step({ batch, rejected, transitions }: SpoofingStep): readonly FlaggedEvent[] {
    this.#jumps.add(rejected);
    const complete = this.#pending.step(batch, transitions);
    if (!complete) return [];
    const flagged = complete.map((event) => ({ event, flags: this.#flagsOf(event) }));
    this.#jumps.removeBefore((mmsi) => this.#pending.neededMs(mmsi));
    return flagged;
  }

  #flagsOf(event: StsEvent): readonly SpoofingFlag[] {
    const { histories, surroundings } = this.#options;
    const { tracks, statics } = histories;
    const sources = { tracks, statics, surroundings, jumps: this.#jumps };
    return pairFlags(event, { ...sources, gapMaxMs: this.#gapMaxMs });
  }
}

import type { Mmsi, StsEvent, StsTransition } from '@roadstead/model';

/** Event time between two searches for events of which all is known: tracks are stored for as much longer. */
export const CHECK_MS = 600_000;

/** Options of pending events. */
export interface PendingEventOptions {
  /** Time for which the fixes of all ships are stored, in milliseconds. */
  readonly storedMs: number;
  /** Time after its end when all is known of an event, in milliseconds. */
  readonly completeAfterMs: number;
  /** Returns since when the fixes of its ships are needed for an event. */
  readonly fromMsOf: (event: StsEvent) => number;
}

/** The part of a step of the tracker that advances time. */
export interface TimedBatch {
  readonly fixes: readonly { readonly timeMs: number }[];
  readonly watermarkMs: number;
  readonly ended: boolean;
}

/** Events of which not all is known yet, and since when the fixes of ships are needed for them. */
export class PendingEvents {
  readonly #options: PendingEventOptions;
  readonly #events: Map<string, StsEvent> = new Map();
  /** Since when the fixes of a ship are needed for its events. */
  readonly #eventsFromMs: Map<Mmsi, number> = new Map();
  #newestMs: number = Number.NEGATIVE_INFINITY;
  #nextCheckMs: number = Number.NEGATIVE_INFINITY;

  constructor(options: PendingEventOptions) {
    this.#options = options;
  }

  /** The instant up to which all fixes are known. */
  get newestMs(): number {
    return this.#newestMs;
  }

  /**
   * Adds the events of a step.
   * @returns the events of which all is known now, every ten minutes of event time; at the end of the input all others; undefined in between
   */
  step(
    { fixes, watermarkMs, ended }: TimedBatch,
    transitions: readonly StsTransition[],
  ): readonly StsEvent[] | undefined {
    const lastMs = fixes.at(-1)?.timeMs ?? Number.NEGATIVE_INFINITY;
    this.#newestMs = Math.max(this.#newestMs, watermarkMs, ended ? lastMs : -Infinity);
    for (const { event } of transitions) this.#events.set(event.uuid, event);
    if (!ended && this.#newestMs < this.#nextCheckMs) return undefined;
    this.#nextCheckMs = this.#newestMs + CHECK_MS;
    const complete = [...this.#events.values()].filter((event) => ended || this.#isComplete(event));
    for (const { uuid } of complete) this.#events.delete(uuid);
    this.#findNeeded();
    return complete;
  }

  /** Returns since when the fixes of a ship are needed. */
  neededMs(mmsi: Mmsi): number {
    const ofEventsMs = this.#eventsFromMs.get(mmsi) ?? Number.POSITIVE_INFINITY;
    return Math.min(this.#newestMs - this.#options.storedMs, ofEventsMs);
  }

  #isComplete({ deactivationTimeMs }: StsEvent): boolean {
    if (deactivationTimeMs === null) return false;
    return deactivationTimeMs + this.#options.completeAfterMs < this.#newestMs;
  }

  #findNeeded(): void {
    this.#eventsFromMs.clear();
    for (const event of this.#events.values()) {
      const fromMs = this.#options.fromMsOf(event);
      for (const { mmsi } of [event.first, event.second]) {
        const earlierMs = this.#eventsFromMs.get(mmsi) ?? Number.POSITIVE_INFINITY;
        this.#eventsFromMs.set(mmsi, Math.min(fromMs, earlierMs));
      }
    }
  }
}

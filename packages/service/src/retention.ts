import type { Clock } from '@roadstead/contracts';
import { BackgroundWork } from './background-work.ts';
import type { Pipeline } from './pipeline.ts';

/** How long things are kept, in days before the newest event time; what is left out is kept for ever. */
export interface Retention {
  readonly positions?: {
    /** All reports are kept for so long … */
    readonly fullDays?: number;
    /** … and after that one in each step of so many seconds. Needs `fullDays`. */
    readonly thinnedToSeconds?: number;
    /** After so long only the last one of each ship is kept. */
    readonly days?: number;
  };
  readonly events?: {
    /** Since they ended. */
    readonly days?: number;
  };
}

/** What retention needs. */
interface KeepingOptions {
  readonly retention: Retention;
  readonly clock: Clock;
  readonly pipeline: Pipeline;
  /** Removes events that ended before an instant. */
  readonly removeEvents: (beforeMs: number, signal: AbortSignal) => Promise<void>;
  /** Told of what goes wrong in the background. */
  readonly failed: (error: unknown) => void;
}

const MS_PER_DAY = 86_400_000;
/** Looking through the positions of all ships takes a second where nothing has to go. */
const EVERY_EVENT_MS = 3_600_000;
/** Who fills a store with the recordings of a year does not look after each hour of them. */
const EVERY_CLOCK_MS = 600_000;

/**
 * Lets go, in the background, of what is older than was asked to be kept. It goes by event time: where nothing is
 * reported nothing ages, and recordings of long ago are not gone at once.
 */
export class Keeping {
  readonly #options: KeepingOptions;
  readonly #work: BackgroundWork;
  #lastEventMs = Number.NEGATIVE_INFINITY;
  #lastClockMs = Number.NEGATIVE_INFINITY;

  constructor(options: KeepingOptions) {
    checkRetention(options.retention);
    this.#options = options;
    this.#work = new BackgroundWork(options.failed);
  }

  /** Event time has gone on. */
  note(eventTimeMs: number): void {
    const nowMs = this.#options.clock.now();
    const isDue =
      eventTimeMs - this.#lastEventMs >= EVERY_EVENT_MS &&
      nowMs - this.#lastClockMs >= EVERY_CLOCK_MS;
    if (!isDue || this.#work.isRunning || !Number.isFinite(eventTimeMs)) return;
    this.#lastEventMs = eventTimeMs;
    this.#lastClockMs = nowMs;
    this.#work.begin(() => this.#letGo(eventTimeMs));
  }

  /** What it is doing is broken off; it goes on after the next start. */
  stop(): Promise<void> {
    return this.#work.stop();
  }

  async #letGo(eventTimeMs: number): Promise<void> {
    const { retention, pipeline, removeEvents } = this.#options;
    const { positions = {}, events = {} } = retention;
    const { signal } = this.#work;
    const { fullDays, thinnedToSeconds, days } = positions;
    if (days !== undefined) {
      await pipeline.positions.thin(eventTimeMs - days * MS_PER_DAY, Infinity, signal);
    }
    if (fullDays !== undefined && thinnedToSeconds !== undefined) {
      const beforeMs = eventTimeMs - fullDays * MS_PER_DAY;
      await pipeline.positions.thin(beforeMs, thinnedToSeconds * 1000, signal);
    }
    if (events.days !== undefined) {
      // What is taken again after a kill must not bring back what has gone.
      await pipeline.checkpoint();
      await removeEvents(eventTimeMs - events.days * MS_PER_DAY, signal);
    }
  }
}

/** @throws RangeError where what is asked for cannot be */
function checkRetention({ positions = {}, events = {} }: Retention): void {
  const { fullDays, thinnedToSeconds, days } = positions;
  for (const number of [fullDays, thinnedToSeconds, days, events.days]) {
    if (number !== undefined && !(number > 0))
      throw new RangeError(`retention: Kept for ${number}.`);
  }
  if ((fullDays === undefined) !== (thinnedToSeconds === undefined)) {
    throw new RangeError(
      'retention: Positions are thinned after fullDays to thinnedToSeconds: say both.',
    );
  }
  if (days !== undefined && fullDays !== undefined && days <= fullDays) {
    throw new RangeError('retention: Positions are kept for more days than they are kept in full.');
  }
}

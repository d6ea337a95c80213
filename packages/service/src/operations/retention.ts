import type { Clock, Store } from '@roadstead/contracts';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { discardEntries } from '../changes/discard-entries.ts';
import type { DetectionWrite } from '../ingest/detection-write.ts';
import type { Pipeline } from '../ingest/pipeline.ts';
import type { ShipPlaceWriter } from '../places/ship-place-writer.ts';
import type { EventLog } from '../sts/event-log.ts';
import type { VesselEventLog } from '../vessel-events/vessel-event-log.ts';
import { BackgroundWork } from './background-work.ts';
import { checkRetention, FEED_DAYS, type Retention } from './retention-rules.ts';

/** Numbers of positions and events. */
export interface DeletedCounts {
  readonly positions: number;
  readonly events: number;
}

/** Dependencies of the retention task. */
interface RetentionTaskOptions {
  readonly retention: Retention;
  readonly store: Store;
  readonly clock: Clock;
  readonly pipeline: Pipeline;
  readonly places: ShipPlaceWriter;
  readonly log: EventLog;
  readonly vesselEventLog: VesselEventLog;
  /** Returns the number up to which entries of the feed may be discarded. */
  readonly feedReadUpTo: () => number;
  /** Receives the numbers of a run that deleted something. */
  readonly deleted: (deleted: DeletedCounts) => void;
  /** Receives errors of the background work. */
  readonly failed: (error: unknown) => void;
}

/** A scan of the positions of all ships takes a second even if nothing is deleted. */
const EVERY_EVENT_MS = millisecondsInHour;
/** Limits the runs while the recordings of a year are ingested within minutes. */
const EVERY_CLOCK_MS = 10 * millisecondsInMinute;

/**
 * V11: deletes expired positions and events in the background. Ages are measured in event time: without reports nothing
 * expires, and old recordings are not deleted as soon as they are ingested.
 */
export class RetentionTask {
  readonly #options: RetentionTaskOptions;
  readonly #work: BackgroundWork;
  #lastEventMs = Number.NEGATIVE_INFINITY;
  #lastClockMs = Number.NEGATIVE_INFINITY;

  constructor(options: RetentionTaskOptions) {
    checkRetention(options.retention);
    this.#options = options;
    this.#work = new BackgroundWork(options.failed);
  }

  /** Starts a run if one is due at this event time. */
  runIfDue(eventTimeMs: number): void {
    const nowMs = this.#options.clock.now();
    const isDue =
      eventTimeMs - this.#lastEventMs >= EVERY_EVENT_MS &&
      nowMs - this.#lastClockMs >= EVERY_CLOCK_MS;
    if (!isDue || this.#work.isRunning || !Number.isFinite(eventTimeMs)) return;
    this.#lastEventMs = eventTimeMs;
    this.#lastClockMs = nowMs;
    this.#work.begin(() => this.#deleteExpired(eventTimeMs));
  }

  /** Aborts the run; the next start resumes it. */
  stop(): Promise<void> {
    return this.#work.stop();
  }

  async #deleteExpired(eventTimeMs: number): Promise<void> {
    const { retention, pipeline, places, log, vesselEventLog, deleted } = this.#options;
    const { positions = {}, events = {} } = retention;
    const { signal } = this.#work;
    const { fullDays, thinnedToSeconds, days } = positions;
    let deletedPositions = 0;
    const downsample = async (ageDays: number, everyMs: number): Promise<void> => {
      const beforeMs = eventTimeMs - ageDays * millisecondsInDay;
      deletedPositions += await pipeline.positions.downsample(beforeMs, everyMs, signal);
    };
    if (days !== undefined) {
      await downsample(days, Infinity);
      await places.deleteBefore(eventTimeMs - days * millisecondsInDay, signal);
    }
    if (fullDays !== undefined && thinnedToSeconds !== undefined) {
      await downsample(fullDays, thinnedToSeconds * 1000);
    }
    let deletedEvents = 0;
    if (events.days !== undefined) {
      // Reports that are replayed after a kill must not restore deleted events.
      await pipeline.checkpoint();
      const beforeMs = eventTimeMs - events.days * millisecondsInDay;
      for (const each of [log, vesselEventLog])
        deletedEvents += await this.#removeEvents(() => each.prepareRemoval(beforeMs), signal);
    }
    const { store, clock } = this.#options;
    const { days: feedDays = FEED_DAYS } = retention.feed ?? {};
    const beforeMs = clock.now() - feedDays * millisecondsInDay;
    await discardEntries(store, beforeMs, this.#options.feedReadUpTo());
    if (deletedPositions + deletedEvents > 0) {
      deleted({ positions: deletedPositions, events: deletedEvents });
    }
  }

  /** Removes events, some in each write. @returns their number */
  async #removeEvents(
    prepareRemoval: () => Promise<DetectionWrite>,
    signal: AbortSignal,
  ): Promise<number> {
    let count = 0;
    for (;;) {
      const removed = await this.#options.pipeline.changeEvents(prepareRemoval);
      count += removed.length;
      if (removed.length === 0 || signal.aborted) return count;
    }
  }
}

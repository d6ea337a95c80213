import type { IngestBatch } from '@roadstead/service';
import type { FeedContext } from './feed-context.ts';
import type { FeedCounters } from './feed-counters.ts';
import type { FeedBatch } from './feed-opening.ts';

/** The number of batches of a feed written concurrently: the store commits several together. */
const IN_FLIGHT_MAX = 4;

/** Interval of attempts while the store cannot be written. */
const UNWRITABLE_RETRY_MS = 1000;

type FeedIngesterContext = Pick<FeedContext, 'service' | 'repeats' | 'clock' | 'wait' | 'signal'>;

/** Ingests the reports of a feed in order and counts the results. */
export class FeedIngester {
  readonly #counters: FeedCounters;
  readonly #context: FeedIngesterContext;
  readonly #inFlight: Set<Promise<void>> = new Set();
  /** Whether the service accepts no more reports; its status has the reason. */
  isStopped = false;

  constructor(counters: FeedCounters, context: FeedIngesterContext) {
    this.#counters = counters;
    this.#context = context;
  }

  /** Waits only while the maximum number of batches is being written. */
  async ingest({ positions, statics, rejected, repeats = 0 }: FeedBatch): Promise<void> {
    const fresh = positions.filter((report) => !this.#context.repeats.isRepeat(report));
    const count = fresh.length + statics.length;
    const nowMs = this.#context.clock.now();
    this.#counters.addReports(count, positions.length - fresh.length, nowMs);
    this.#counters.addSeen(repeats);
    if (positions.length > 0) this.#counters.recordLag(positions, nowMs);
    for (const { reason } of rejected) this.#counters.addRejected(reason);
    if (count === 0) return;
    const writing = this.#ingest({ positions: fresh, statics }).finally(() =>
      this.#inFlight.delete(writing),
    );
    this.#inFlight.add(writing);
    if (this.#inFlight.size >= IN_FLIGHT_MAX) await Promise.race(this.#inFlight);
  }

  /** Waits until all reports are durable, or the feeds end. */
  async finish(): Promise<void> {
    await Promise.all(this.#inFlight);
  }

  /** Repeats a batch while the store cannot be written: a feed does not send it again. */
  async #ingest(batch: IngestBatch): Promise<void> {
    const { service, wait, signal } = this.#context;
    try {
      let result = await service.ingest(batch);
      while (!result.ok && result.error.code === 'unwritable' && !signal.aborted) {
        await wait(UNWRITABLE_RETRY_MS, signal);
        result = await service.ingest(batch);
      }
      if (!result.ok) {
        this.isStopped = true;
        return;
      }
      const { rejected, rejectedEarlier } = result.value;
      // Event time is that of all feeds, so a report of another feed may be among those of earlier batches.
      for (const { reason } of [...rejected, ...rejectedEarlier])
        this.#counters.addRejected(reason);
    } catch {
      // The service has failed; its status has the reason.
      this.isStopped = true;
    }
  }
}

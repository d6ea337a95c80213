import type { ReadBatch } from '@roadstead/ais';
import type { Clock } from '@roadstead/contracts';
import type { MaritimeService, Report } from '@roadstead/service';
import type { FeedAccount } from './feed-account.ts';
import type { RepeatFilter } from './repeat-filter.ts';

/** Batches of a feed that are being written at a time: the store commits several together. */
const IN_FLIGHT_MAX = 4;

/** Hands what a feed says to the service, in its order, and counts what becomes of it. */
export class FeedIntake {
  readonly #service: Pick<MaritimeService, 'ingest'>;
  readonly #repeats: RepeatFilter;
  readonly #account: FeedAccount;
  readonly #clock: Clock;
  readonly #inFlight: Set<Promise<void>> = new Set();
  /** Whether the service takes no more; why is told by its status. */
  isRefused = false;

  constructor(
    service: Pick<MaritimeService, 'ingest'>,
    repeats: RepeatFilter,
    account: FeedAccount,
    clock: Clock,
  ) {
    this.#service = service;
    this.#repeats = repeats;
    this.#account = account;
    this.#clock = clock;
  }

  /** Waits only while too many batches are being written. */
  async take({ positions, statics, rejected }: ReadBatch): Promise<void> {
    const kept = positions.filter((report) => !this.#repeats.isRepeat(report));
    const reports = [...kept, ...statics];
    this.#account.noteHeard(reports.length, positions.length - kept.length, this.#clock.now());
    for (const { reason } of rejected) this.#account.noteRejected(reason);
    if (reports.length === 0) return;
    const taking = this.#ingest(reports).finally(() => this.#inFlight.delete(taking));
    this.#inFlight.add(taking);
    if (this.#inFlight.size >= IN_FLIGHT_MAX) await Promise.race(this.#inFlight);
  }

  /** Waits until all is durable. */
  async finish(): Promise<void> {
    await Promise.all(this.#inFlight);
  }

  async #ingest(reports: readonly Report[]): Promise<void> {
    try {
      const taken = await this.#service.ingest(reports);
      if (taken.ok)
        for (const { reason } of taken.value.rejected) this.#account.noteRejected(reason);
      else this.isRefused = true;
    } catch {
      // The service has failed then, and says so itself.
      this.isRefused = true;
    }
  }
}

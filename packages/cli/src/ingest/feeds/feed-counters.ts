import type { FeedState, FeedStatus } from '@roadstead/http';

/** The status of a feed, updated while it runs. */
export class FeedCounters implements FeedStatus {
  readonly name: string;
  readonly startedMs: number;
  state: FeedState = 'connecting';
  stateSinceMs: number;
  heardMs: number | null = null;
  lagMs: number | null = null;
  reports = 0;
  repeats = 0;
  silences = 0;
  lastError: string | null = null;
  readonly #rejected: Map<string, number> = new Map();

  constructor(name: string, startedMs: number) {
    this.name = name;
    this.startedMs = startedMs;
    this.stateSinceMs = startedMs;
  }

  get rejected(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#rejected);
  }

  /** The number of reports received, repeats included. */
  get received(): number {
    return this.reports + this.repeats;
  }

  setState(state: FeedState, nowMs: number): void {
    this.state = state;
    this.stateSinceMs = nowMs;
  }

  addReports(reports: number, repeats: number, nowMs: number): void {
    if (reports + repeats > 0) this.heardMs = nowMs;
    this.reports += reports;
    this.repeats += repeats;
  }

  /** Adds reports of a document that an earlier one had: nothing new has been heard. */
  addSeen(repeats: number): void {
    this.repeats += repeats;
  }

  /** @param positions of a batch that was received now; not empty */
  recordLag(positions: readonly { readonly timeMs: number }[], nowMs: number): void {
    const timesMs = Float64Array.from(positions, ({ timeMs }) => timeMs).sort();
    this.lagMs = nowMs - timesMs[timesMs.length >> 1];
  }

  addRejected(reason: string, count = 1): void {
    this.#rejected.set(reason, (this.#rejected.get(reason) ?? 0) + count);
  }
}

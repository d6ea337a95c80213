import type { FeedState, FeedStatus } from '@roadstead/http';

/** What is known of a feed, kept while it runs. */
export class FeedAccount implements FeedStatus {
  readonly name: string;
  readonly startedMs: number;
  state: FeedState = 'connecting';
  stateSinceMs: number;
  heardMs: number | null = null;
  reports = 0;
  repeats = 0;
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

  /** All reports that came, repeats too. */
  get heard(): number {
    return this.reports + this.repeats;
  }

  noteState(state: FeedState, nowMs: number): void {
    this.state = state;
    this.stateSinceMs = nowMs;
  }

  noteHeard(reports: number, repeats: number, nowMs: number): void {
    if (reports + repeats > 0) this.heardMs = nowMs;
    this.reports += reports;
    this.repeats += repeats;
  }

  noteRejected(reason: string): void {
    this.#rejected.set(reason, (this.#rejected.get(reason) ?? 0) + 1);
  }
}

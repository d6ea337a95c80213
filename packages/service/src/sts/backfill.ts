import type { Principal, Result } from '@roadstead/model';

/** A run of a configuration over stored history. */
export interface BackfillJob {
  readonly id: number;
  readonly configurationId: number;
  /** Epoch milliseconds. */
  readonly beginMs: number;
  readonly endMs: number;
  readonly state: 'running' | 'finished' | 'aborted';
  /** Percent, 0 to 100. */
  readonly progress: number;
  /** New events. */
  readonly eventsFound: number;
  /** The reason of an abort, else null. */
  readonly error: string | null;
}

/** V9: detection over stored history, in the background. */
export interface Backfill {
  /**
   * Starts a backfill of a configuration that the caller may write.
   * @param period epoch milliseconds, at most 400 days, else `invalid`; `too-many` while four of the caller's jobs run
   */
  request(
    caller: Principal,
    configurationId: number,
    period: { readonly beginMs: number; readonly endMs: number },
  ): Promise<Result<BackfillJob>>;
  get(caller: Principal, id: number): Promise<Result<BackfillJob>>;
}

import type { Clock } from '@roadstead/contracts';

/** `connecting`, then `open`; `waiting` until the next attempt; `over`: the feed has ended. */
export const FEED_STATES = ['connecting', 'open', 'waiting', 'over'] as const;
export type FeedState = (typeof FEED_STATES)[number];

/** Status of a live feed. It is public, so it contains no source addresses. */
export interface FeedStatus {
  /** Such as `tcp-1`. */
  readonly name: string;
  readonly state: FeedState;
  /** Epoch milliseconds, as all times here. */
  readonly stateSinceMs: number;
  readonly startedMs: number;
  /** Time of the last report; null before the first. */
  readonly heardMs: number | null;
  /** Median age of the position reports of the last batch when it was received, milliseconds; null before the first. */
  readonly lagMs: number | null;
  /** Reports that were passed to the service. */
  readonly reports: number;
  /** Reports that were dropped since a feed had just delivered the same. */
  readonly repeats: number;
  /** How often an open connection has delivered nothing for half a minute. */
  readonly silences: number;
  /** Lines, datagrams and reports that were rejected, by reason. */
  readonly rejected: Readonly<Record<string, number>>;
  /** Reason of the last disconnection, without names and addresses. */
  readonly lastError: string | null;
}

/**
 * Ships at anchor report every three minutes, and all others more often (ITU-R M.1371-5, annex 1, table 1): a receiver with
 * any ship in its range receives a report within five minutes.
 */
export const SILENT_SECONDS = 300;

const MS_PER_SECOND = 1000;

/** Seconds since the last report of a feed, or since its start. */
export function silentSeconds({ heardMs, startedMs }: FeedStatus, clock: Clock): number {
  return (clock.now() - (heardMs ?? startedMs)) / MS_PER_SECOND;
}

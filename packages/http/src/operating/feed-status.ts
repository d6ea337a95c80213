import type { Clock } from '@roadstead/contracts';

/** `connecting`, then `open`; `waiting` until it is tried again; `over`: nothing more comes. */
export const FEED_STATES = ['connecting', 'open', 'waiting', 'over'] as const;
export type FeedState = (typeof FEED_STATES)[number];

/** How a live feed of the service is. Anybody may read it, so it says nothing of where the feed comes from. */
export interface FeedStatus {
  /** Such as `tcp-1`. */
  readonly name: string;
  readonly state: FeedState;
  /** Epoch milliseconds, as all times here. */
  readonly stateSinceMs: number;
  readonly startedMs: number;
  /** When a report came last; null before any. */
  readonly heardMs: number | null;
  /** Handed to the service. */
  readonly reports: number;
  /** Left out, since another feed, or this one, had just said the same. */
  readonly repeats: number;
  /** Lines, datagrams and reports that could not be used, by reason. */
  readonly rejected: Readonly<Record<string, number>>;
  /** Why it was lost last, without names and addresses. */
  readonly lastError: string | null;
}

/**
 * Ships at anchor report every three minutes, and all others more often (ITU-R M.1371-5, annex 1, table 1): a receiver that has
 * any ship in its range has heard one within five.
 */
export const SILENT_SECONDS = 300;

const MS_PER_SECOND = 1000;

/** For how long no report has come of a feed. */
export function silentSeconds({ heardMs, startedMs }: FeedStatus, clock: Clock): number {
  return (clock.now() - (heardMs ?? startedMs)) / MS_PER_SECOND;
}

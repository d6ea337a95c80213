import type { ReadBatch } from '@roadstead/ais';
import type { ByteSource, Clock } from '@roadstead/contracts';
import type { Wait } from './wait.ts';

/** A connection over a poor satellite link takes some seconds; connections without a reply by then count as dead. */
export const CONNECT_MS = 10_000;

/** The context for opening a feed. */
export interface FeedOpening {
  readonly clock: Clock;
  readonly wait: Wait;
  /** Returns a random number from 0 up to 1. */
  readonly chance: () => number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: ByteSource;
  /** Closes the feed. */
  readonly signal: AbortSignal;
  /** Called with the number of messages that there was no room for. */
  readonly onDropped: (count: number) => void;
  /** Called when an open feed has delivered nothing for half a minute. */
  readonly onSilent: () => void;
  /** Called when such a silence ends. */
  readonly onHeard: (silentMs: number) => void;
}

/** A batch of a feed. */
export interface FeedBatch extends Pick<ReadBatch, 'positions' | 'statics' | 'rejected'> {
  /** Reports left out, because the feed has delivered them before. */
  readonly repeats?: number;
}

import type { ByteSource, Clock } from '@roadstead/contracts';
import type { MaritimeService } from '@roadstead/service';
import type { RepeatFilter } from './repeat-filter.ts';
import type { Wait } from './wait.ts';

/** The common context of the feeds of a service. */
export interface FeedContext {
  readonly service: Pick<MaritimeService, 'ingest'>;
  readonly repeats: RepeatFilter;
  readonly clock: Clock;
  readonly wait: Wait;
  /** Returns a random number from 0 up to 1. */
  readonly chance: () => number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: ByteSource;
  /** Ends all feeds. */
  readonly signal: AbortSignal;
}

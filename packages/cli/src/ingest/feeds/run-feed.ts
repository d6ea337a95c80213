import { readLive, readReports } from '@roadstead/ais';
import { takeUntilAborted } from '../../host/take-until-aborted.ts';
import { gunzip } from '../../node/gunzip.ts';
import type { FeedContext } from './feed-context.ts';
import type { FeedCounters } from './feed-counters.ts';
import { END_OF_DATA, type FeedFailure, feedFailure } from './feed-failure.ts';
import { FeedIngester } from './feed-ingester.ts';
import type { FeedLog } from './feed-log.ts';
import { openFeed } from './open-feed.ts';
import { type Feed, isReopened } from './parse-feed.ts';

const RETRY_FIRST_MS = 1000;
/** A restarted receiver is connected within a minute, and an absent host is not contacted more often. */
const RETRY_MAX_MS = 60_000;

/**
 * Reads a feed until it has ended, the service stops, or the signal is aborted. Bad input and lost connections do not
 * end it.
 */
export async function runFeed(
  feed: Feed,
  counters: FeedCounters,
  log: FeedLog,
  context: FeedContext,
): Promise<void> {
  const { clock, wait, signal } = context;
  const ingester = new FeedIngester(counters, context);
  for (let retryMs = RETRY_FIRST_MS; !signal.aborted; ) {
    const receivedBefore = counters.received;
    counters.setState('connecting', clock.now());
    const failure = await readOnce(feed, counters, log, ingester, context);
    if (signal.aborted || ingester.isStopped) break;
    counters.lastError = failure.reason;
    if (!isReopened(feed)) {
      log.over(failure);
      break;
    }
    counters.setState('waiting', clock.now());
    log.lost(failure);
    if (counters.received > receivedBefore) retryMs = RETRY_FIRST_MS;
    await wait(retryMs, signal);
    retryMs = Math.min(2 * retryMs, RETRY_MAX_MS);
  }
  await ingester.finish();
  counters.setState('over', clock.now());
}

/** Reads one connection of a feed. @returns the reason for its end */
async function readOnce(
  feed: Feed,
  counters: FeedCounters,
  log: FeedLog,
  ingester: FeedIngester,
  { clock, wait, stdin, signal }: FeedContext,
): Promise<FeedFailure> {
  // The connection has its own signal, which closes it however reading has ended.
  const connection = new AbortController();
  const end = (): void => connection.abort();
  signal.addEventListener('abort', end, { once: true });
  try {
    const bytes = await openFeed(feed, {
      wait,
      stdin,
      signal: connection.signal,
      onDropped: () => counters.addRejected('dropped'),
    });
    counters.setState('open', clock.now());
    log.open();
    const options = { statics: true, receivedMs: () => clock.now() };
    const isOfSenders = feed.kind === 'tcp' || feed.kind === 'udp';
    const batches = isOfSenders
      ? readLive(bytes, options)
      : readReports(bytes, { gunzip, ...options });
    for await (const batch of takeUntilAborted(batches, connection.signal)) {
      await ingester.ingest(batch);
      if (ingester.isStopped) break;
    }
    return END_OF_DATA;
  } catch (error) {
    const failure = feedFailure(error);
    if (failure === undefined) throw error;
    return failure;
  } finally {
    signal.removeEventListener('abort', end);
    connection.abort();
  }
}

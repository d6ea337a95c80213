import { takeUntilAborted } from '../../host/take-until-aborted.ts';
import { type Feed, isReopened } from './feed.ts';
import type { FeedContext } from './feed-context.ts';
import type { FeedCounters } from './feed-counters.ts';
import { END_OF_DATA, type FeedFailure, feedFailure } from './feed-failure.ts';
import { FeedIngester } from './feed-ingester.ts';
import type { FeedLog } from './feed-log.ts';
import { type OpenFeed, openerOf } from './open-feed.ts';

const RETRY_FIRST_MS = 1000;
/** A restarted receiver is connected within a minute, and an absent host is not contacted more often. */
const RETRY_MAX_MS = 60_000;
/** The share of a delay that chance takes away at most. */
const RETRY_JITTER = 0.5;

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
  const { clock, wait, chance, signal } = context;
  const open = openerOf(feed);
  const ingester = new FeedIngester(counters, context);
  for (let retryMs = RETRY_FIRST_MS; !signal.aborted; ) {
    const receivedBefore = counters.received;
    counters.setState('connecting', clock.now());
    const failure = await readOnce(open, counters, log, ingester, context);
    if (signal.aborted || ingester.isStopped) break;
    counters.lastError = failure.reason;
    if (!isReopened(feed)) {
      log.over(failure);
      break;
    }
    counters.setState('waiting', clock.now());
    log.lost(failure);
    if (counters.received > receivedBefore) retryMs = RETRY_FIRST_MS;
    // Clients that a server has lost together do not come back together.
    const delayMs = retryMs * (1 - RETRY_JITTER * chance());
    await wait(Math.max(delayMs, failure.retryAfterMs ?? 0), signal);
    retryMs = Math.min(2 * retryMs, RETRY_MAX_MS);
  }
  await ingester.finish();
  counters.setState('over', clock.now());
}

/** Reads one connection of a feed. @returns the reason for its end */
async function readOnce(
  open: OpenFeed,
  counters: FeedCounters,
  log: FeedLog,
  ingester: FeedIngester,
  { clock, wait, chance, env, stdin, signal }: FeedContext,
): Promise<FeedFailure> {
  // The connection has its own signal, which closes it however reading has ended.
  const connection = new AbortController();
  const end = (): void => connection.abort();
  signal.addEventListener('abort', end, { once: true });
  try {
    const batches = await open({
      ...{ clock, wait, chance, env, stdin, signal: connection.signal },
      onDropped(count) {
        counters.addRejected('dropped', count);
        log.dropped(count);
      },
      onSilent() {
        counters.silences++;
        log.silent();
      },
      onHeard: (silentMs) => log.heard(silentMs),
    });
    counters.setState('open', clock.now());
    log.open();
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

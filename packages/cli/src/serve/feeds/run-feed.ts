import { readLive, readReports } from '@roadstead/ais';
import type { ByteSource, Clock } from '@roadstead/contracts';
import type { MaritimeService } from '@roadstead/service';
import { gunzip } from '../../gunzip.ts';
import { untilAborted } from '../../until-aborted.ts';
import type { FeedAccount } from './feed-account.ts';
import { ENDED, type FeedFailure, feedFailure } from './feed-failure.ts';
import { FeedIntake } from './feed-intake.ts';
import type { FeedNotices } from './feed-notices.ts';
import { openFeed } from './open-feed.ts';
import { type Feed, isTriedAgain } from './parse-feed.ts';
import type { RepeatFilter } from './repeat-filter.ts';
import type { Wait } from './waiting.ts';

/** What the feeds of a service have in common. */
export interface FeedSurroundings {
  readonly service: Pick<MaritimeService, 'ingest'>;
  readonly repeats: RepeatFilter;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly stdin: ByteSource;
  /** Ends them all at once. */
  readonly signal: AbortSignal;
}

const RETRY_FIRST_MS = 1000;
/** Whoever starts a receiver again wants to see it within a minute, and a host that is away is not troubled by more. */
const RETRY_MAX_MS = 60_000;

/** Reads a feed until it is over, the service takes no more, or the signal is aborted. Bad input and lost connections end nothing. */
export async function runFeed(
  feed: Feed,
  account: FeedAccount,
  notices: FeedNotices,
  around: FeedSurroundings,
): Promise<void> {
  const { service, repeats, clock, wait, signal } = around;
  const intake = new FeedIntake(service, repeats, account, clock);
  for (let retryMs = RETRY_FIRST_MS; !signal.aborted; ) {
    const heardBefore = account.heard;
    account.noteState('connecting', clock.now());
    const failure = await readOnce(feed, account, notices, intake, around);
    if (signal.aborted || intake.isRefused) break;
    account.lastError = failure.reason;
    if (!isTriedAgain(feed)) {
      notices.over(failure);
      break;
    }
    account.noteState('waiting', clock.now());
    notices.lost(failure);
    if (account.heard > heardBefore) retryMs = RETRY_FIRST_MS;
    await wait(retryMs, signal);
    retryMs = Math.min(2 * retryMs, RETRY_MAX_MS);
  }
  await intake.finish();
  account.noteState('over', clock.now());
}

/** Reads one connection of a feed. @returns why it is over */
async function readOnce(
  feed: Feed,
  account: FeedAccount,
  notices: FeedNotices,
  intake: FeedIntake,
  { clock, wait, stdin, signal }: FeedSurroundings,
): Promise<FeedFailure> {
  // What is open is closed by its own signal, however reading it has ended.
  const connection = new AbortController();
  const end = (): void => connection.abort();
  signal.addEventListener('abort', end, { once: true });
  try {
    const bytes = await openFeed(feed, {
      wait,
      stdin,
      signal: connection.signal,
      dropped: () => account.noteRejected('dropped'),
    });
    account.noteState('open', clock.now());
    notices.open();
    const options = { statics: true, receivedMs: () => clock.now() };
    const isOfSenders = feed.kind === 'tcp' || feed.kind === 'udp';
    const batches = isOfSenders
      ? readLive(bytes, options)
      : readReports(bytes, { gunzip, ...options });
    for await (const batch of untilAborted(batches, connection.signal)) {
      await intake.take(batch);
      if (intake.isRefused) break;
    }
    return ENDED;
  } catch (error) {
    const failure = feedFailure(error);
    if (failure === undefined) throw error;
    return failure;
  } finally {
    signal.removeEventListener('abort', end);
    connection.abort();
  }
}

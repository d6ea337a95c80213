import type { Store } from '@roadstead/contracts';
import type { FeedStatus } from '@roadstead/http';
import type { MaritimeService } from '@roadstead/service';
import type { SqliteStore } from '@roadstead/store-sqlite';
import type { Host } from '../host/host.ts';
import type { FeedSet } from '../ingest/feeds/feed-set.ts';
import { waitByClock } from '../ingest/feeds/wait.ts';
import { randomFraction } from '../node/secrets.ts';
import { waitForFailure } from './wait-for-shutdown.ts';
import { warnOfUncountedUsage } from './warn-of-uncounted-usage.ts';

/** A service that requests are served by, with its store and its feeds. */
export interface ServedService {
  readonly service: MaritimeService;
  readonly feeds: () => readonly FeedStatus[];
  /** Returns the bytes of deleted data in the file of the store; undefined for another store. */
  readonly readFreeBytes: () => Promise<number> | undefined;
  /** Starts the service. */
  start(): Promise<void>;
  /** Fulfilled when all feeds have ended, or the signal is aborted. Rejects for a feed that fails. */
  runFeeds(signal: AbortSignal): Promise<void>;
  /** Rejects when the service has failed, after which it must be restarted. */
  readonly failed: Promise<never>;
  /** Stops the service: it responds that it has stopped. */
  stop(): Promise<void>;
  /** Closes the store. */
  close(): Promise<void>;
}

/** Creates a service that does everything on this thread. */
export function serveOnThisThread(
  service: MaritimeService,
  store: Store,
  feeds: FeedSet,
  host: Host,
  log: (line: string) => void,
): ServedService {
  const failed = waitForFailure(service);
  // It may fail before anybody waits for it.
  failed.catch(() => undefined);
  return {
    service,
    feeds: () => feeds.statuses,
    readFreeBytes: () => (isFile(store) ? store.readFreeBytes() : undefined),
    async start() {
      await service.start(host.interrupted);
      await warnOfUncountedUsage(service, host);
    },
    runFeeds(signal) {
      const { env, stdin } = host;
      const context = { service, signal, wait: waitByClock, chance: randomFraction, env, stdin };
      return feeds.run(context, log);
    },
    failed,
    stop: () => service.stop(),
    close: () => store.close(),
  };
}

/** Returns whether a store is a file. */
export function isFile(store: Store): store is SqliteStore {
  return 'readFreeBytes' in store;
}

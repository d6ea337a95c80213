import type { PositionLog, Store } from '@roadstead/contracts';
import {
  createApiService,
  createMaritimeService,
  LeaderCalls,
  pauseUnlessAborted,
  type ServiceOptions,
} from '@roadstead/service';
import type { Host } from '../host/host.ts';
import type { Feed } from '../ingest/feeds/feed.ts';
import { FeedSet } from '../ingest/feeds/feed-set.ts';
import { assertCluster } from '../operations/assert-store-kind.ts';
import { openDatabaseBesideLeader, openDatabaseToServe } from '../operations/database-store.ts';
import { type ServedService, serveOnThisThread } from '../operations/served-service.ts';
import { whenReachable } from '../operations/when-reachable.ts';
import { followLeader } from './follow-leader.ts';
import { LeaderListener } from './leader-listener.ts';
import { withLogAdvice } from './log-advice.ts';
import { openLog } from './open-log.ts';
import type { SharedSettings } from './shared-settings.ts';

/** The database and the log of a cluster, and the options of its services. */
export interface ClusterSource {
  /** The address of the database. */
  readonly data: string;
  /** The address of the log. */
  readonly log: string;
  /** The address at which the leader serves API processes. */
  readonly nodeHost: string;
  readonly nodePort: number;
  readonly feeds: readonly Feed[];
  /** Those that all processes need equal. */
  readonly settings: SharedSettings;
  readonly optionsOn: (store: Store) => ServiceOptions;
}

const CLOCK = { now: () => Date.now() };

/** Creates the leader of a cluster, when no other process has its lease. @throws UserError */
export async function serveAsLeader(
  source: ClusterSource,
  host: Host,
  log: (line: string) => void,
): Promise<ServedService> {
  const { store, positions } = await open(source, host, () =>
    openDatabaseToServe(source.data, host, assertCluster),
  );
  const service = createMaritimeService(clusterOptions(source, store, positions));
  const listener = new LeaderListener(service);
  const feeds = new FeedSet(source.feeds, CLOCK);
  const served = serveOnThisThread(service, store, feeds, host, log);
  const failed = served.failed.catch((error: unknown) => Promise.reject(withLogAdvice(error)));
  failed.catch(() => undefined);
  return {
    ...served,
    failed,
    async start() {
      await listener.open(store, source.nodeHost, source.nodePort, source.settings);
      await served.start();
    },
    async close() {
      await listener.close();
      await positions.close();
      await store.close();
    },
  };
}

/** Creates an API process of a cluster. @throws UserError */
export async function serveAsApi(
  source: ClusterSource,
  host: Host,
  log: (line: string) => void,
): Promise<ServedService> {
  const { store, positions } = await open(source, host, () =>
    openDatabaseBesideLeader(source.data, host),
  );
  const leader = new LeaderCalls();
  const service = createApiService(clusterOptions(source, store, positions), leader);
  const feeds = new FeedSet(source.feeds, CLOCK);
  const served = serveOnThisThread(service, store, feeds, host, log);
  const ended = new AbortController();
  const following = followLeader(store, leader, source.settings, log, ended.signal);
  return {
    ...served,
    async close() {
      ended.abort();
      await following;
      await positions.close();
      await store.close();
    },
  };
}

async function open(
  { log }: ClusterSource,
  host: Host,
  openStore: () => Promise<Store>,
): Promise<{ readonly store: Store; readonly positions: PositionLog }> {
  const positions = await whenReachable(() => openLog(log), host);
  try {
    return { store: await openStore(), positions };
  } catch (error) {
    await positions.close();
    throw error;
  }
}

function clusterOptions(
  { optionsOn }: ClusterSource,
  store: Store,
  log: PositionLog,
): ServiceOptions {
  return { ...optionsOn(store), cluster: { log, pause: pauseUnlessAborted } };
}

import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { FeedStatus } from '@roadstead/http';
import { createMaritimeService } from '@roadstead/service';
import { SharedPlanner } from '../bundled/voyage-thread.ts';
import { UserError } from '../host/host.ts';
import type { Feed } from '../ingest/feeds/feed.ts';
import { FeedSet } from '../ingest/feeds/feed-set.ts';
import { waitByClock } from '../ingest/feeds/wait.ts';
import { randomFraction, scryptPasswordHasher } from '../node/secrets.ts';
import { openStoreToServe } from '../operations/open-store.ts';
import { createFromSettings, optionsFromSettings } from '../operations/options-from-settings.ts';
import type { ServeOptions } from '../operations/serve-options.ts';
import type { Settings } from '../operations/settings-schema.ts';
import { waitForFailure } from '../operations/wait-for-shutdown.ts';
import { warnOfUncountedUsage } from '../operations/warn-of-uncounted-usage.ts';
import { portConnection } from './port-connection.ts';

/** The data that the thread is started with. */
export interface LeaderWorkerData {
  readonly settings: Settings & ServeOptions;
  /** The folder of the store, or the address of its database. */
  readonly data: string;
  readonly feeds: readonly Feed[];
  /** The connection of the API process. */
  readonly port: MessagePort;
  /** Of the thread that computes routes. */
  readonly voyages: MessagePort;
}

/** A message of the thread: its store is open, a line of the log, the feeds, or why it ends. */
export type LeaderWorkerMessage =
  | { readonly kind: 'opened' }
  | { readonly kind: 'log'; readonly line: string }
  | { readonly kind: 'feeds'; readonly feeds: readonly FeedStatus[] }
  | { readonly kind: 'fed' }
  | { readonly kind: 'failed'; readonly message: string; readonly isUserError: boolean };

/** A message to the thread. */
export type LeaderWorkerRequest = 'start' | 'stop';

/** Metrics are read every few seconds. */
const FEEDS_MS = 1000;
const CLOCK = { now: () => Date.now() };

const port = parentPort as MessagePort;
const post = (message: LeaderWorkerMessage): void => port.postMessage(message);
const started = new AbortController();
const stopping = new AbortController();
port.on('message', (request: LeaderWorkerRequest) => {
  if (request === 'start') started.abort();
  else stopping.abort(new Error('The service is stopping.'));
});

try {
  await run(workerData as LeaderWorkerData);
} catch (error) {
  if (!stopping.signal.aborted) {
    const message = error instanceof Error ? error.message : String(error);
    post({ kind: 'failed', message, isUserError: error instanceof UserError });
  }
} finally {
  port.close();
}

async function run(wanted: LeaderWorkerData): Promise<void> {
  const { settings, data, port: api, voyages } = wanted;
  const log = (line: string): void => post({ kind: 'log', line });
  const { env, stdin, stderr } = process;
  const { signal } = stopping;
  const host = { stderr, interrupted: signal, env, passwordHasher: scryptPasswordHasher };
  const prepared = await optionsFromSettings(settings, host, log, () => new SharedPlanner(voyages));
  const store = await openStoreToServe(data, host);
  const service = createFromSettings(settings.config, () =>
    createMaritimeService(prepared.on(store)),
  );
  const feeds = new FeedSet(wanted.feeds, CLOCK);
  const timer = setInterval(() => postFeeds(feeds), FEEDS_MS);
  try {
    service.connect(portConnection(api));
    post({ kind: 'opened' });
    await waitFor(AbortSignal.any([started.signal, signal]));
    signal.throwIfAborted();
    await prepared.thread.loaded;
    await service.start(signal);
    await warnOfUncountedUsage(service, host);
    const context = { service, signal, wait: waitByClock, chance: randomFraction, env, stdin };
    const feeding = feeds.run(context, log).then(() => post({ kind: 'fed' }));
    // A feed that fails ends the service; one that has ended does not.
    await Promise.race([
      waitFor(signal),
      waitForFailure(service),
      feeding.then(() => waitFor(signal)),
    ]);
    await service.stop();
    await feeding;
  } finally {
    clearInterval(timer);
    await service.stop();
    await prepared.thread.close();
    await store.close();
  }
}

function postFeeds({ statuses }: FeedSet): void {
  if (statuses.length === 0) return;
  // A message does not copy what a getter returns.
  post({ kind: 'feeds', feeds: statuses.map((each) => ({ ...each, rejected: each.rejected })) });
}

async function waitFor(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

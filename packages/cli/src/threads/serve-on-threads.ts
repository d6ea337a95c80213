import { once } from 'node:events';
import { delegateWrites, type Store } from '@roadstead/contracts';
import { createApiService, LeaderCalls } from '@roadstead/service';
import type { VoyageThread } from '../bundled/voyage-thread.ts';
import type { Host } from '../host/host.ts';
import { openStoreToFollow } from '../operations/open-store.ts';
import type { SettingsOptions } from '../operations/options-from-settings.ts';
import { isFile, type ServedService } from '../operations/served-service.ts';
import { LeaderThread } from './leader-thread.ts';
import type { LeaderWorkerData } from './leader-worker.ts';

/**
 * L15: creates a service whose requests are served on this thread, and which ingests, detects and runs jobs on another one. Reads see all that
 * the other thread was acknowledged.
 * @param prepared the options of the service on a store, and the thread of routes, which both use
 * @throws UserError if the store cannot be opened
 */
export async function serveOnThreads(
  data: Omit<LeaderWorkerData, 'port' | 'voyages'>,
  { on, thread: routes }: SettingsOptions<Pick<VoyageThread, 'share'>>,
  host: Host,
  log: (line: string) => void,
): Promise<ServedService> {
  const thread = new LeaderThread({ ...data, voyages: routes.share() }, host, log);
  let followed: Store;
  try {
    await thread.opened;
    followed = await openStoreToFollow(data.data);
  } catch (error) {
    await thread.close();
    throw error;
  }
  const leader = new LeaderCalls();
  void leader.connect(thread.connection);
  const file = isFile(followed) ? followed : undefined;
  const store = file ? delegateWrites(file, leader.write) : followed;
  const service = createApiService(on(store), leader, () => file?.announceAppend());
  return {
    service,
    feeds: () => thread.feeds,
    readFreeBytes: () => file?.readFreeBytes(),
    async start() {
      thread.start();
      await Promise.race([service.start(host.interrupted), thread.failed]);
    },
    runFeeds: (signal) => Promise.race([thread.fed, once(signal, 'abort')]).then(() => undefined),
    failed: thread.failed,
    stop: () => service.stop(),
    async close() {
      await thread.close();
      await store.close();
    },
  };
}

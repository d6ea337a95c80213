import { type Lease, manualClock } from '@roadstead/contracts';
import {
  createMaritimeService,
  type DetectionWorkerOptions,
  type MaritimeService,
} from '@roadstead/service';
import { createFencedStore } from '../../packages/cli/src/operations/fenced-store.ts';
import { optionsFor, SURROUNDINGS } from '../../packages/service/src/testing/running-service.ts';
import type { Feed } from './feed.ts';
import { portDirectory } from './port-directory.ts';
import { WRITING_MS } from './single-process.ts';

const LEASE_MS = 15_000;
const RENEWAL_MS = 5000;
const ACQUIRE_MS = 1000;
export const LEASE_LOST = 'The leader has lost its lease.';

/** The leader of a cluster, as a process has it: a service that begins when it has the lease of the writer. */
export class LeaderProcess {
  readonly #feed: Feed;
  readonly #options: Pick<DetectionWorkerOptions, 'store' | 'log' | 'pause' | 'name'>;
  /** The service while it runs. */
  service: MaritimeService | undefined;

  constructor(
    feed: Feed,
    options: Pick<DetectionWorkerOptions, 'store' | 'log' | 'pause' | 'name'>,
  ) {
    this.#feed = feed;
    this.#options = options;
  }

  /** Waits for the lease, and leads until the signal is aborted. @throws Error when the service has failed */
  async run(signal: AbortSignal): Promise<void> {
    const lease = await this.#acquire(signal);
    if (!lease) return;
    const { store, log, pause } = this.#options;
    const service = createMaritimeService({
      ...optionsFor(
        createFencedStore(store, lease, async () => undefined),
        manualClock(WRITING_MS),
      ),
      ...{ reports: 'live', vesselEvents: true, ports: portDirectory(this.#feed) },
      surroundings: async () => SURROUNDINGS,
      cluster: { log, pause },
    });
    const ended = new AbortController();
    void this.#renew(lease, ended.signal);
    try {
      await this.#serve(service, signal);
    } catch (error) {
      // One that was replaced is refused by the store, or finds the messages after its last one discarded.
      const renewed = await store.leases.renew(lease, LEASE_MS);
      throw renewed ? error : new Error(LEASE_LOST, { cause: error });
    } finally {
      this.service = undefined;
      ended.abort();
      await store.leases.release(lease).catch(() => undefined);
    }
  }

  async #serve(service: MaritimeService, signal: AbortSignal): Promise<void> {
    const failed = new Promise<void>((resolve) => {
      service.status$.subscribe(({ state }) => {
        if (state === 'failed') resolve();
      });
    });
    await service.start();
    this.service = service;
    const stopping = new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
    });
    await Promise.race([failed, stopping]);
    const { failure } = service.status;
    await service.stop();
    if (failure !== null) throw new Error(failure);
  }

  async #acquire(signal: AbortSignal): Promise<Lease | undefined> {
    const { store, pause, name } = this.#options;
    while (!signal.aborted) {
      const lease = await store.leases.acquire('writer', name, LEASE_MS).catch(() => undefined);
      if (lease) return lease;
      await pause(ACQUIRE_MS, signal);
    }
    return undefined;
  }

  /** One that fails is repeated: the writes of a leader without the lease fail. */
  async #renew(lease: Lease, signal: AbortSignal): Promise<void> {
    const { store, pause } = this.#options;
    while (!signal.aborted) {
      await store.leases.renew(lease, LEASE_MS).catch(() => undefined);
      await pause(RENEWAL_MS, signal);
    }
  }
}

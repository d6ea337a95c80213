import { setTimeout as delay } from 'node:timers/promises';
import type { Lease, Store } from '@roadstead/contracts';
import {
  ClusterTables,
  COMMIT,
  PLAN,
  workerLease,
} from '../../../packages/service/src/cluster/cluster-tables.ts';

const LOOK_MS = 100;

/** The death of a worker that owned slots. */
interface DetectorDeath {
  /** By the clock of the database, epoch milliseconds. */
  readonly leaseEndMs: number;
  /** The last message whose events were committed before. */
  readonly committed: number;
  readonly slots: readonly number[];
  /** Names of the standbys that could continue. */
  readonly standbys: readonly string[];
  /** The next owners of the slots; undefined before the division. */
  successors: ReadonlySet<string | null> | undefined;
  /** When events were committed again, epoch milliseconds; undefined before. */
  resumedMs: number | undefined;
}

/** Workers, slots and place of the store at a moment. */
interface Seen {
  readonly owners: readonly (string | null)[];
  readonly committed: number;
  readonly leases: ReadonlyMap<string, Lease>;
  /** Those without slots. */
  readonly standbys: readonly string[];
}

/** How detection continued after a death. */
export interface DetectionTakeover {
  readonly leaseEndMs: number;
  readonly resumedMs: number;
  readonly isByStandby: boolean;
}

/** Observes in the store which workers die, who continues their slots, and when events are committed again. */
export class DetectionWatch {
  readonly #deaths: DetectorDeath[] = [];
  readonly #store: Store;
  readonly #tables: ClusterTables;
  #seen: Seen = { owners: [], committed: 0, leases: new Map(), standbys: [] };

  constructor(store: Store) {
    this.#store = store;
    this.#tables = new ClusterTables(store);
  }

  get takeovers(): readonly DetectionTakeover[] {
    return this.#deaths.flatMap(({ leaseEndMs, resumedMs, standbys, successors }) => {
      if (resumedMs === undefined) return [];
      return { leaseEndMs, resumedMs, isByStandby: standbys.some((name) => successors?.has(name)) };
    });
  }

  /** Observes until the signal is aborted, also while the database cannot be reached now and then. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#look().catch(() => undefined);
      await delay(LOOK_MS);
    }
  }

  async #look(): Promise<void> {
    const workers = await this.#tables.allWorkers();
    const names = new Set(workers.map(({ name }) => name));
    const leases = new Map([...this.#seen.leases].filter(([name]) => names.has(name)));
    for (const name of names) {
      const lease = await this.#store.leases.read(workerLease(name));
      if (lease) leases.set(name, lease);
    }
    const committed = (await this.#tables.commit.get(COMMIT))?.sequence ?? 0;
    const owners = (await this.#tables.plan.get(PLAN))?.owners ?? [];
    // One that has left removes its document while it holds its lease.
    for (const [name, { expiresMs }] of this.#seen.leases)
      if (!names.has(name) && expiresMs <= Date.now()) this.#add(name, expiresMs);
    if (owners.join() !== this.#seen.owners.join()) this.#divide(owners);
    for (const death of this.#deaths)
      if (committed > death.committed) death.resumedMs ??= Date.now();
    const standbys = workers.filter(
      ({ name, isStandby, isLeaving }) => isStandby && !isLeaving && !owners.includes(name),
    );
    this.#seen = { owners, committed, leases, standbys: standbys.map(({ name }) => name) };
  }

  #add(name: string, leaseEndMs: number): void {
    const { owners, committed, standbys } = this.#seen;
    const slots = [...owners.keys()].filter((slot) => owners[slot] === name);
    if (slots.length === 0) return;
    const next = { successors: undefined, resumedMs: undefined };
    this.#deaths.push({ ...{ leaseEndMs, committed, slots, standbys }, ...next });
  }

  /** L18: a standby that runs gets all slots of a worker that is gone, but several divisions may be between two looks. */
  #divide(owners: readonly (string | null)[]): void {
    for (const death of this.#deaths)
      death.successors ??= new Set(death.slots.map((slot) => owners[slot] ?? null));
  }
}

import {
  describeWriteError,
  type Lease,
  type PositionLog,
  type WriteOperation,
} from '@roadstead/contracts';
import { PAIR_SLOTS } from '@roadstead/detector';
import { encodeLogRecord } from '../log/encode-log-record.ts';
import type { LogRecord } from '../log/log-record.ts';
import {
  ClusterTables,
  PLAN,
  type PlanDocument,
  type WorkerDocument,
  workerLease,
} from './cluster-tables.ts';
import { divideWithStandbys } from './divide-slots.ts';
import { LeaseRenewals } from './lease-renewals.ts';
import { type PartOptions, repeatWhileUnavailable } from './run-part.ts';

/** L16: time between two ticks. */
const TICK_MS = 1000;
/** Time between two looks at the workers. */
const LOOK_MS = 1000;

/** Options of the coordinator. */
interface ClusterCoordinatorOptions extends PartOptions {
  readonly log: PositionLog;
  /** Returns the newest division that the leader has read in the log; one that the store does not have is of a time after its backup. */
  readonly division: () => number;
}

/** L16, L18: divides the slots between the workers that run, and appends the divisions and a tick each second to the log. */
export class ClusterCoordinator {
  readonly #options: ClusterCoordinatorOptions;
  readonly #tables: ClusterTables;
  readonly #renewals: LeaseRenewals = new LeaseRenewals();

  constructor(options: ClusterCoordinatorOptions) {
    this.#options = options;
    this.#tables = new ClusterTables(options.store);
  }

  /** Begins to append ticks and to divide slots. Both end by the signal. */
  loops(signal: AbortSignal): readonly Promise<void>[] {
    return [this.#tick(signal), this.#divide(signal)];
  }

  async #tick(signal: AbortSignal): Promise<void> {
    for (let n = 1; !signal.aborted; n++) {
      await this.#append(`tick-${this.#options.name}-${n}`, { kind: 'tick' }, signal);
      await this.#options.pause(TICK_MS, signal);
    }
  }

  async #divide(signal: AbortSignal): Promise<void> {
    const { pause } = this.#options;
    let plan = await this.#repeat(() => this.#tables.plan.get(PLAN), signal);
    // The coordinator before may have written it, but not appended.
    if (plan) await this.#appendPlan(plan, signal);
    while (!signal.aborted) {
      const next = await this.#nextPlan(plan, signal);
      if (next !== plan) {
        await this.#write([this.#tables.plan.put(next)]);
        await this.#appendPlan(next, signal);
        plan = next;
      }
      await pause(LOOK_MS, signal);
    }
  }

  /** A revision that is appended twice is skipped by those who have read it. */
  async #appendPlan({ revision, owners }: PlanDocument, signal: AbortSignal): Promise<void> {
    const record = { kind: 'workers', revision, owners } as const;
    while (!(await this.#append(`workers-${revision}`, record, signal)))
      await this.#options.pause(LOOK_MS, signal);
  }

  async #nextPlan(plan: PlanDocument | undefined, signal: AbortSignal): Promise<PlanDocument> {
    const owners = plan?.owners ?? Array<null>(PAIR_SLOTS).fill(null);
    const running = await this.#removeExpired(signal);
    const names = new Set(running.map(({ name }) => name));
    const slots = await this.#repeat(() => this.#tables.allSlots(), signal);
    // A slot moves again when the worker that it moved to has joined it, or cannot join it any more.
    const isMovable = (slot: number): boolean => {
      const owner = owners[slot];
      return owner === null || !names.has(owner) || slots.get(slot)?.worker === owner;
    };
    // One that was started again in the place of one that has died must not get slots of it, which a standby continues at once.
    const isWaiting = (worker: string): boolean =>
      running.some(
        ({ name, isLeaving }) =>
          owners.includes(name) && !isLeaving && !this.#renewals.isRenewedSince(name, worker),
      );
    const divided = divideWithStandbys(owners, running, isMovable, isWaiting);
    const isSame = divided.every((owner, slot) => owner === owners[slot]);
    const revision = plan?.revision ?? 0;
    const division = this.#options.division();
    // Readers skip a division that is not newer than those that they have read.
    if (plan && isSame && division <= revision) return plan;
    return { key: PLAN, revision: Math.max(revision, division) + 1, owners: divided };
  }

  /**
   * L20: acquires the expired leases of workers, so that these can write nothing any more, and removes them.
   * @returns the workers that run
   */
  async #removeExpired(signal: AbortSignal): Promise<readonly WorkerDocument[]> {
    const { leases } = this.#options.store;
    const { workers } = this.#tables;
    const running: WorkerDocument[] = [];
    const held: Lease[] = [];
    for (const worker of await this.#repeat(() => this.#tables.allWorkers(), signal)) {
      const { name } = worker;
      const lease = await this.#repeat(() => leases.read(workerLease(name)), signal);
      if (lease) held.push(lease);
      // For no time, since it only has to be acquired, and by a name that no worker has.
      const acquire = (): Promise<Lease | undefined> =>
        leases.acquire(workerLease(name), `coordinator ${this.#options.name}`, 0);
      if (!lease && (await this.#repeat(acquire, signal)))
        await this.#write([workers.remove(name)]);
      else running.push(worker);
    }
    this.#renewals.observe(held);
    return running;
  }

  /** @returns whether the message is in the log: a full log discards nothing by itself */
  async #append(id: string, record: LogRecord, signal: AbortSignal): Promise<boolean> {
    const bytes = encodeLogRecord(record);
    const appended = await this.#repeat(() => this.#options.log.append(id, bytes), signal);
    if (!appended.ok && appended.error === 'too-large')
      throw new Error('The log refuses messages of some kilobytes.');
    return appended.ok;
  }

  async #write(operations: readonly WriteOperation[]): Promise<void> {
    const result = await this.#options.store.write(operations);
    if (!result.ok) throw new Error(`${describeWriteError(result.error)}.`);
  }

  #repeat<Value>(call: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
    return repeatWhileUnavailable(call, this.#options.pause, signal);
  }
}

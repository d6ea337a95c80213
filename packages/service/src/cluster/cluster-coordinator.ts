import type { Lease, PositionLog } from '@roadstead/contracts';
import { PAIR_SLOTS } from '@roadstead/detector';
import { encodeLogRecord } from '../log/encode-log-record.ts';
import type { LogRecord } from '../log/log-record.ts';
import { ClusterTables, PLAN, type PlanDocument, workerLease } from './cluster-tables.ts';
import { divideSlots } from './divide-slots.ts';
import { type HeldLease, workWithLease } from './held-lease.ts';
import { type PartOptions, repeatWhileUnavailable } from './run-part.ts';

/** L16: time between two ticks. */
const TICK_MS = 1000;
/** Time between two looks at the workers. */
const LOOK_MS = 1000;

/** Options of the coordinator. */
export interface ClusterCoordinatorOptions extends PartOptions {
  readonly log: PositionLog;
}

/** L16, L18: divides the slots between the workers that run, and appends the divisions and a tick each second to the log. */
export class ClusterCoordinator {
  readonly #options: ClusterCoordinatorOptions;
  readonly #tables: ClusterTables;

  constructor(options: ClusterCoordinatorOptions) {
    this.#options = options;
    this.#tables = new ClusterTables(options.store);
  }

  /** Waits for the lease, and coordinates until the signal is aborted. @throws LeaseLostError */
  async run(signal: AbortSignal): Promise<void> {
    await workWithLease(
      'coordinator',
      this.#options,
      (lease, ended) => [this.#tick(lease, ended), this.#divide(lease, ended)],
      signal,
    );
  }

  async #tick({ fencingNumber }: HeldLease, signal: AbortSignal): Promise<void> {
    for (let n = 1; !signal.aborted; n++) {
      await this.#append(`tick-${fencingNumber}-${n}`, { kind: 'tick' }, signal);
      await this.#options.pause(TICK_MS, signal);
    }
  }

  async #divide(lease: HeldLease, signal: AbortSignal): Promise<void> {
    const { pause } = this.#options;
    let plan = await this.#repeat(() => this.#tables.plan.get(PLAN), signal);
    // The coordinator before may have written it, but not appended.
    if (plan) await this.#appendPlan(plan, signal);
    while (!signal.aborted) {
      const next = await this.#nextPlan(plan, lease, signal);
      if (next !== plan) {
        await lease.write([this.#tables.plan.put(next)], signal);
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

  async #nextPlan(
    plan: PlanDocument | undefined,
    lease: HeldLease,
    signal: AbortSignal,
  ): Promise<PlanDocument> {
    const owners = plan?.owners ?? Array<null>(PAIR_SLOTS).fill(null);
    const running = await this.#removeExpired(lease, signal);
    const slots = await this.#repeat(() => this.#tables.allSlots(), signal);
    const workers = [...running].flatMap(([name, isLeaving]) => (isLeaving ? [] : [name]));
    // A slot moves again when the worker that it moved to has joined it, or cannot join it any more.
    const isMovable = (slot: number): boolean => {
      const owner = owners[slot];
      return owner === null || !running.has(owner) || slots.get(slot)?.worker === owner;
    };
    const divided = divideSlots(owners, workers, isMovable);
    const isSame = divided.every((owner, slot) => owner === owners[slot]);
    if (plan && isSame) return plan;
    return { key: PLAN, revision: (plan?.revision ?? 0) + 1, owners: divided };
  }

  /**
   * L20: acquires the expired leases of workers, so that these can write nothing any more, and removes them.
   * @returns for each worker that runs whether it is leaving
   */
  async #removeExpired(
    lease: HeldLease,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, boolean>> {
    const { leases } = this.#options.store;
    const { workers } = this.#tables;
    const running = new Map<string, boolean>();
    for (const { name, isLeaving } of await this.#repeat(() => this.#tables.allWorkers(), signal)) {
      const isExpired = !(await this.#repeat(() => leases.read(workerLease(name)), signal));
      // For no time, since it only has to be acquired, and by a name that no worker has.
      const acquire = (): Promise<Lease | undefined> =>
        leases.acquire(workerLease(name), `coordinator ${this.#options.name}`, 0);
      if (isExpired && (await this.#repeat(acquire, signal)))
        await lease.write([workers.remove(name)], signal);
      else running.set(name, isLeaving);
    }
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

  #repeat<Value>(call: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
    return repeatWhileUnavailable(call, this.#options.pause, signal);
  }
}

import { describeWriteError, type Lease, type WriteOperation } from '@roadstead/contracts';
import { type PartOptions, repeatWhileUnavailable, runTogether } from './run-part.ts';

/** L20: after this time without a renewal others can acquire a lease. A process that collects garbage or waits for a disk is silent for less. */
const LEASE_MS = 15_000;
/** Renewals in the duration of a lease: two can fail. */
const RENEWALS = 3;
/** Time between two attempts to acquire a lease that another part holds. */
const ACQUIRE_MS = 1000;

/** L20: another part has acquired the lease, and continues the work of this one. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';

  constructor(lease: string) {
    super(`The lease ${lease} was acquired by another part of the cluster`);
  }
}

/** L20: a lease that a part of the cluster holds, with which all its writes are fenced. */
export class HeldLease {
  readonly #options: PartOptions;
  readonly #lease: Lease;

  constructor(options: PartOptions, lease: Lease) {
    this.#options = options;
    this.#lease = lease;
  }

  get fencingNumber(): number {
    return this.#lease.fencingNumber;
  }

  /** Writes while the lease has not been acquired by another part, in one transaction. @throws LeaseLostError; an Error for a conflict */
  async write(operations: readonly WriteOperation[], signal: AbortSignal): Promise<void> {
    const { store, pause } = this.#options;
    const fenced = [store.leases.fence(this.#lease), ...operations];
    const result = await repeatWhileUnavailable(() => store.write(fenced), pause, signal);
    if (result.ok) return;
    if (result.error.kind === 'lease-lost') throw new LeaseLostError(result.error.lease);
    throw new Error(`${describeWriteError(result.error)}.`);
  }

  /** Renews the lease until the signal is aborted. @throws LeaseLostError */
  async renew(signal: AbortSignal): Promise<void> {
    const { store, pause } = this.#options;
    while (!signal.aborted) {
      await pause(LEASE_MS / RENEWALS, signal);
      const renew = (): Promise<Lease | undefined> => store.leases.renew(this.#lease, LEASE_MS);
      const renewed = await repeatWhileUnavailable(renew, pause, signal);
      if (!renewed) throw new LeaseLostError(this.#lease.name);
    }
  }

  release(): Promise<void> {
    return this.#options.store.leases.release(this.#lease);
  }
}

/**
 * Waits for a lease, and works while it is held.
 * @param begin begins the loops of the work, which end by the signal that it receives
 * @throws LeaseLostError, and the errors of the work; nothing when the signal is aborted
 */
export async function workWithLease(
  name: string,
  options: PartOptions,
  begin: (lease: HeldLease, signal: AbortSignal) => readonly Promise<void>[],
  signal: AbortSignal,
): Promise<void> {
  const lease = await acquire(name, options, signal);
  if (!lease) return;
  try {
    await runTogether((ended) => [...begin(lease, ended), lease.renew(ended)], signal);
  } finally {
    // One that cannot be released expires.
    await lease.release().catch(() => undefined);
  }
}

async function acquire(
  name: string,
  options: PartOptions,
  signal: AbortSignal,
): Promise<HeldLease | undefined> {
  const { store, pause, name: holder } = options;
  while (!signal.aborted) {
    try {
      const lease = await repeatWhileUnavailable(
        () => store.leases.acquire(name, holder, LEASE_MS),
        pause,
        signal,
      );
      if (lease) return new HeldLease(options, lease);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    await pause(ACQUIRE_MS, signal);
  }
  return undefined;
}

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { describeWriteError, type Lease, type Leases } from '@roadstead/contracts';
import { UserError } from '../host/host.ts';

/** The lease of the one process that writes reports and events to a store. */
const NAME = 'writer';
/** A process that is killed blocks the next one for so long; one that stands still for longer is replaced. */
const DURATION_MS = 10_000;
/** Three renewals can fail before the lease ends. */
const RENEWAL_MS = 2500;

/** The lease of the writer of a store, renewed until it is released. */
export class WriterLease {
  readonly lease: Lease;
  readonly #leases: Leases;
  readonly #timer: NodeJS.Timeout;

  private constructor(leases: Leases, lease: Lease) {
    this.lease = lease;
    this.#leases = leases;
    // A renewal that fails is repeated; if another process acquires the lease, the writes of this one fail.
    const renew = (): void => void leases.renew(lease, DURATION_MS).catch(() => undefined);
    this.#timer = setInterval(renew, RENEWAL_MS).unref();
  }

  /** Acquires the lease. @returns undefined while another process has it */
  static async acquire(leases: Leases): Promise<WriterLease | undefined> {
    const holder = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
    const lease = await leases.acquire(NAME, holder, DURATION_MS);
    return lease && new WriterLease(leases, lease);
  }

  /** Returns the name of the process that has the lease: host, number and a random part; undefined if it is free. */
  static async readHolder(leases: Leases): Promise<string | undefined> {
    return (await leases.read(NAME))?.holder;
  }

  /** Ends the renewals, and lets another process acquire the lease at once. */
  async release(): Promise<void> {
    clearInterval(this.#timer);
    // Without the database it ends by itself.
    await this.#leases.release(this.lease).catch(() => undefined);
  }
}

/**
 * Converts the error of a write after another process has acquired the lease into a UserError: the start and the stop of a service may find that it was
 * replaced, too. Returns another error unchanged.
 */
export function leaseLostError(error: unknown): unknown {
  const lost = describeWriteError({ kind: 'lease-lost', lease: NAME });
  if (!(error instanceof Error && error.message.startsWith(lost))) return error;
  return new UserError(`the service has failed: ${lost}.`, { cause: error });
}

import type { WriteOperation } from './write-operation.ts';

/** A right that one holder at a time has, such as to write the events of a slot. */
export interface Lease {
  readonly name: string;
  readonly holder: string;
  /** L20: increases with each `acquire` of the name, and never restarts. It identifies the lease. */
  readonly fencingNumber: number;
  /** When others can acquire it: epoch milliseconds by the time of the store. */
  readonly expiresMs: number;
}

/**
 * L20: leases by name. A holder whose lease has expired does not notice it by itself, so each write that needs the lease includes
 * `fence`. Names and holders are texts of 1 to 200 characters; durations are whole milliseconds from 0, by the time of the
 * store: that of the database, which all holders share, or an injected clock.
 */
export interface Leases {
  /**
   * Acquires a lease that is free: never held, released or expired; or that the same holder has, whose earlier process is thereby
   * fenced off. Waits for running writes with the `fence` of the lease before.
   * @returns undefined while another holder has it
   */
  acquire(name: string, holder: string, durationMs: number): Promise<Lease | undefined>;
  /**
   * Extends a lease by a duration from now, also one that has expired and that nobody has acquired since.
   * @returns the lease with its new end; undefined if it was released or acquired again
   */
  renew(lease: Lease, durationMs: number): Promise<Lease | undefined>;
  /** Releases a lease; does nothing if it was released or acquired again. */
  release(lease: Lease): Promise<void>;
  /** Returns the lease that is held; undefined if it is free. */
  read(name: string): Promise<Lease | undefined>;
  /**
   * Prepares an operation without which the rest of the write is not safe: the write fails with `LeaseLost` if the lease was released or
   * acquired again. While the transaction runs nobody acquires the lease. The end of the lease is not compared: until another
   * holder acquires it, its holder can write.
   */
  fence(lease: Lease): WriteOperation;
}

const TEXT_CHARACTERS_MAX = 200;

/** Checks a name or a holder of a lease. @throws RangeError */
export function assertLeaseText(text: string): void {
  if (typeof text !== 'string' || text === '' || text.length > TEXT_CHARACTERS_MAX)
    throw new RangeError(`Invalid name or holder of a lease: ${text}`);
}

/** Checks the duration of a lease. @throws RangeError */
export function assertLeaseDuration(durationMs: number): void {
  if (!Number.isSafeInteger(durationMs) || durationMs < 0)
    throw new RangeError(`Invalid duration of a lease: ${durationMs} ms`);
}

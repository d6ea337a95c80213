import {
  assertLeaseDuration,
  assertLeaseText,
  type Clock,
  type Lease,
  type Leases,
  type WriteOperation,
} from '@roadstead/contracts';
import type { SqliteConnection } from './connection.ts';
import { orderedText, originalText } from './ordered-text.ts';
import type { Transactions } from './transactions.ts';

const SELECT = 'SELECT holder, number, expires_ms FROM lease WHERE name = ?';
const REPLACE = 'REPLACE INTO lease (name, holder, number, expires_ms) VALUES (?, ?, ?, ?)';

/** The leases of a store in a file: one row for the newest lease of each name, with no holder after its release. */
export class SqliteLeases implements Leases {
  private readonly connection: SqliteConnection;
  private readonly transactions: Transactions;
  private readonly clock: Clock;

  constructor(connection: SqliteConnection, transactions: Transactions, clock: Clock) {
    this.connection = connection;
    this.transactions = transactions;
    this.clock = clock;
  }

  async acquire(name: string, holder: string, durationMs: number): Promise<Lease | undefined> {
    assertLeaseText(name);
    assertLeaseText(holder);
    assertLeaseDuration(durationMs);
    return this.transactions.enqueue(() => {
      const held = this.held(name);
      if (held && held.holder !== holder) return undefined;
      const fencingNumber = (this.newest(name)?.lease.fencingNumber ?? 0) + 1;
      return this.put({ name, holder, fencingNumber, expiresMs: this.clock.now() + durationMs });
    });
  }

  async renew(lease: Lease, durationMs: number): Promise<Lease | undefined> {
    assertLeaseDuration(durationMs);
    return this.transactions.enqueue(() => {
      if (!this.isCurrent(lease)) return undefined;
      const { lease: stored } = this.newest(lease.name)!;
      return this.put({ ...stored, expiresMs: this.clock.now() + durationMs });
    });
  }

  async release(lease: Lease): Promise<void> {
    await this.transactions.enqueue(() => {
      if (this.isCurrent(lease)) this.put(lease, true);
    });
  }

  async read(name: string): Promise<Lease | undefined> {
    return this.transactions.read(() => this.held(name));
  }

  fence(lease: Lease): WriteOperation {
    const fenced = { ...lease };
    return this.transactions.prepare(() =>
      this.isCurrent(fenced) ? undefined : { kind: 'lease-lost', lease: fenced.name },
    );
  }

  /** Prepares the release of a lease with a fencing number of another store, if its own is lower. */
  load(name: string, fencingNumber: number): WriteOperation {
    assertLeaseText(name);
    return this.transactions.prepare(() => {
      const own = this.newest(name)?.lease.fencingNumber ?? 0;
      const number = Math.max(own, fencingNumber);
      this.put({ name, holder: '', fencingNumber: number, expiresMs: 0 }, true);
      return undefined;
    });
  }

  private newest(
    name: string,
  ): { readonly lease: Lease; readonly isReleased: boolean } | undefined {
    const row = this.connection.row(SELECT, orderedText(name));
    if (!row) return undefined;
    const [holder, fencingNumber, expiresMs] = row as [string | null, number, number];
    const lease = { name, holder: originalText(holder ?? ''), fencingNumber, expiresMs };
    return { lease, isReleased: holder === null };
  }

  private isCurrent({ name, fencingNumber }: Lease): boolean {
    const stored = this.newest(name);
    return stored?.lease.fencingNumber === fencingNumber && !stored.isReleased;
  }

  private held(name: string): Lease | undefined {
    const stored = this.newest(name);
    return stored && !stored.isReleased && stored.lease.expiresMs > this.clock.now()
      ? stored.lease
      : undefined;
  }

  private put(lease: Lease, isReleased = false): Lease {
    const { name, holder, fencingNumber, expiresMs } = lease;
    const stored = isReleased ? null : orderedText(holder);
    this.connection.run(REPLACE, orderedText(name), stored, fencingNumber, expiresMs);
    return lease;
  }
}

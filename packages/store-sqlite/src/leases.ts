import {
  assertLeaseDuration,
  assertLeaseText,
  type Clock,
  type Lease,
  type Leases,
} from '@roadstead/contracts';
import type { SqliteConnection } from './connection.ts';
import { orderedText, originalText } from './ordered-text.ts';
import type { Transactions } from './transactions.ts';

const SELECT = 'SELECT holder, number, expires_ms FROM lease WHERE name = ?';
const REPLACE = 'REPLACE INTO lease (name, holder, number, expires_ms) VALUES (?, ?, ?, ?)';

/** Creates the leases of a store: one row for the newest lease of each name, with no holder after its release. */
export function createLeases(
  connection: SqliteConnection,
  transactions: Transactions,
  clock: Clock,
): Leases {
  function newest(
    name: string,
  ): { readonly lease: Lease; readonly isReleased: boolean } | undefined {
    const row = connection.row(SELECT, orderedText(name));
    if (!row) return undefined;
    const [holder, fencingNumber, expiresMs] = row as [string | null, number, number];
    const lease = { name, holder: originalText(holder ?? ''), fencingNumber, expiresMs };
    return { lease, isReleased: holder === null };
  }

  function isCurrent({ name, fencingNumber }: Lease): boolean {
    const stored = newest(name);
    return stored?.lease.fencingNumber === fencingNumber && !stored.isReleased;
  }

  function held(name: string): Lease | undefined {
    const stored = newest(name);
    return stored && !stored.isReleased && stored.lease.expiresMs > clock.now()
      ? stored.lease
      : undefined;
  }

  function put({ name, holder, fencingNumber, expiresMs }: Lease, isReleased = false): void {
    const stored = isReleased ? null : orderedText(holder);
    connection.run(REPLACE, orderedText(name), stored, fencingNumber, expiresMs);
  }

  return {
    async acquire(name, holder, durationMs): Promise<Lease | undefined> {
      assertLeaseText(name);
      assertLeaseText(holder);
      assertLeaseDuration(durationMs);
      return transactions.enqueue(() => {
        const other = held(name);
        if (other && other.holder !== holder) return undefined;
        const fencingNumber = (newest(name)?.lease.fencingNumber ?? 0) + 1;
        const lease = { name, holder, fencingNumber, expiresMs: clock.now() + durationMs };
        put(lease);
        return lease;
      });
    },

    async renew(lease, durationMs): Promise<Lease | undefined> {
      assertLeaseDuration(durationMs);
      return transactions.enqueue(() => {
        if (!isCurrent(lease)) return undefined;
        const renewed = { ...newest(lease.name)!.lease, expiresMs: clock.now() + durationMs };
        put(renewed);
        return renewed;
      });
    },

    release: async (lease) =>
      transactions.enqueue(() => {
        if (isCurrent(lease)) put(lease, true);
      }),

    async read(name): Promise<Lease | undefined> {
      return transactions.read(() => held(name));
    },

    fence(lease) {
      const fenced = { ...lease };
      return transactions.prepare(() =>
        isCurrent(fenced) ? undefined : { kind: 'lease-lost', lease: fenced.name },
      );
    },
  };
}

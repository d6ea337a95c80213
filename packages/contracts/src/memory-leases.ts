import type { Clock } from './clock.ts';
import { assertLeaseDuration, assertLeaseText, type Lease, type Leases } from './leases.ts';
import type { MemoryStoreState } from './memory-store-state.ts';

/** Creates leases in memory. */
export function createMemoryLeases(state: MemoryStoreState, clock: Clock): Leases {
  /** The newest lease of each name, also after its end; `isReleased` after its release. */
  const newest = new Map<string, { readonly lease: Lease; readonly isReleased: boolean }>();

  function isCurrent({ name, fencingNumber }: Lease): boolean {
    const stored = newest.get(name);
    return stored?.lease.fencingNumber === fencingNumber && !stored.isReleased;
  }

  function store(lease: Lease): Lease {
    newest.set(lease.name, { lease, isReleased: false });
    return { ...lease };
  }

  function heldLease(name: string): Lease | undefined {
    const stored = newest.get(name);
    return stored && !stored.isReleased && stored.lease.expiresMs > clock.now()
      ? stored.lease
      : undefined;
  }

  return {
    async acquire(name, holder, durationMs): Promise<Lease | undefined> {
      state.assertOpen();
      assertLeaseText(name);
      assertLeaseText(holder);
      assertLeaseDuration(durationMs);
      const held = heldLease(name);
      if (held && held.holder !== holder) return undefined;
      const fencingNumber = (newest.get(name)?.lease.fencingNumber ?? 0) + 1;
      return store({ name, holder, fencingNumber, expiresMs: clock.now() + durationMs });
    },

    async renew(lease, durationMs): Promise<Lease | undefined> {
      state.assertOpen();
      assertLeaseDuration(durationMs);
      if (!isCurrent(lease)) return undefined;
      return store({ ...newest.get(lease.name)!.lease, expiresMs: clock.now() + durationMs });
    },

    async release(lease): Promise<void> {
      state.assertOpen();
      if (isCurrent(lease)) newest.set(lease.name, { lease: { ...lease }, isReleased: true });
    },

    async read(name): Promise<Lease | undefined> {
      state.assertOpen();
      const held = heldLease(name);
      return held && { ...held };
    },

    fence(lease) {
      const fenced = { ...lease };
      return state.prepareAttempt(() =>
        isCurrent(fenced)
          ? { undo: () => undefined }
          : { error: { kind: 'lease-lost', lease: fenced.name } },
      );
    },
  };
}

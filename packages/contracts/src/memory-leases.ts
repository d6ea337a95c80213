import type { Clock } from './clock.ts';
import { assertLeaseDuration, assertLeaseText, type Lease, type Leases } from './leases.ts';
import type { MemoryStoreState } from './memory-store-state.ts';
import type { WriteOperation } from './write-operation.ts';

/** Leases in memory. */
export class MemoryLeases implements Leases {
  readonly #state: MemoryStoreState;
  readonly #clock: Clock;
  /** The newest lease of each name, also after its end; `isReleased` after its release. */
  readonly #newest = new Map<string, { readonly lease: Lease; readonly isReleased: boolean }>();

  constructor(state: MemoryStoreState, clock: Clock) {
    this.#state = state;
    this.#clock = clock;
  }

  async acquire(name: string, holder: string, durationMs: number): Promise<Lease | undefined> {
    this.#state.assertOpen();
    assertLeaseText(name);
    assertLeaseText(holder);
    assertLeaseDuration(durationMs);
    const held = this.#held(name);
    if (held && held.holder !== holder) return undefined;
    const fencingNumber = (this.#newest.get(name)?.lease.fencingNumber ?? 0) + 1;
    return this.#store({ name, holder, fencingNumber, expiresMs: this.#clock.now() + durationMs });
  }

  async renew(lease: Lease, durationMs: number): Promise<Lease | undefined> {
    this.#state.assertOpen();
    assertLeaseDuration(durationMs);
    if (!this.#isCurrent(lease)) return undefined;
    const { lease: stored } = this.#newest.get(lease.name)!;
    return this.#store({ ...stored, expiresMs: this.#clock.now() + durationMs });
  }

  async release(lease: Lease): Promise<void> {
    this.#state.assertOpen();
    if (!this.#isCurrent(lease)) return;
    this.#newest.set(lease.name, { lease: { ...lease }, isReleased: true });
  }

  async read(name: string): Promise<Lease | undefined> {
    this.#state.assertOpen();
    const held = this.#held(name);
    return held && { ...held };
  }

  fence(lease: Lease): WriteOperation {
    const fenced = { ...lease };
    return this.#state.prepareAttempt(() =>
      this.#isCurrent(fenced)
        ? { undo: () => undefined }
        : { error: { kind: 'lease-lost', lease: fenced.name } },
    );
  }

  numbers(): readonly { readonly name: string; readonly fencingNumber: number }[] {
    return [...this.#newest.values()]
      .map(({ lease: { name, fencingNumber } }) => ({ name, fencingNumber }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Prepares the release of a lease with a fencing number of another store, if its own is lower. */
  load(name: string, fencingNumber: number): WriteOperation {
    assertLeaseText(name);
    return this.#state.prepare(() => {
      const own = this.#newest.get(name)?.lease.fencingNumber ?? 0;
      const lease = { name, holder: '', fencingNumber: Math.max(own, fencingNumber), expiresMs: 0 };
      this.#newest.set(name, { lease, isReleased: true });
    });
  }

  #isCurrent({ name, fencingNumber }: Lease): boolean {
    const stored = this.#newest.get(name);
    return stored?.lease.fencingNumber === fencingNumber && !stored.isReleased;
  }

  #store(lease: Lease): Lease {
    this.#newest.set(lease.name, { lease, isReleased: false });
    return { ...lease };
  }

  #held(name: string): Lease | undefined {
    const stored = this.#newest.get(name);
    return stored && !stored.isReleased && stored.lease.expiresMs > this.#clock.now()
      ? stored.lease
      : undefined;
  }
}

import { createMemoryStore, type Lease, manualClock, type Store } from '@roadstead/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFencedStore } from './fenced-store.ts';

interface Ship {
  readonly id: string;
  readonly flag: string;
}

const SHIPS = { name: 'ships', key: 'id' } as const;
const DURATION_MS = 10_000;

describe('[L20] a fenced store', () => {
  const clock = manualClock(0);
  let store: Store;
  let fenced: Store;
  let lease: Lease;
  let isReleased = false;

  beforeEach(async () => {
    clock.set(0);
    store = createMemoryStore({ clock });
    lease = (await store.leases.acquire('writer', 'one', DURATION_MS))!;
    fenced = createFencedStore(store, lease, async () => {
      isReleased = true;
      await store.leases.release(lease);
    });
  });

  /** Another process acquires the lease, after it has expired. */
  async function loseLease(): Promise<void> {
    clock.set(DURATION_MS);
    expect(await store.leases.acquire('writer', 'other', DURATION_MS)).toBeDefined();
  }

  it('writes until another process has the lease, also after the end of its own', async () => {
    const ships = fenced.collection<Ship>(SHIPS);
    clock.set(DURATION_MS + 1);
    expect(await fenced.write([ships.insert({ id: 'a', flag: 'NL' })])).toEqual({ ok: true });
    await ships.change('a', (ship) => ({ document: { ...ship, flag: 'GB' } }));
    expect(await ships.get('a')).toEqual({ id: 'a', flag: 'GB' });
    expect(await ships.change('a', () => undefined)).toEqual({ id: 'a', flag: 'GB' });
    expect(await ships.removeReturning('a')).toEqual({ id: 'a', flag: 'GB' });
  });

  it('writes nothing from then on', async () => {
    const ships = fenced.collection<Ship>(SHIPS);
    await fenced.write([ships.insert({ id: 'a', flag: 'NL' })]);
    await loseLease();
    expect(await fenced.write([ships.insert({ id: 'b', flag: 'GB' })])).toEqual({
      ok: false,
      error: { kind: 'lease-lost', lease: 'writer' },
    });
    expect(await fenced.write([])).toMatchObject({ ok: false });
    const change = ships.change('a', (ship) => ({ document: { ...ship, flag: 'GB' } }));
    await expect(change).rejects.toThrow('The lease writer was released or acquired again');
    await expect(ships.removeReturning('a')).rejects.toThrow('The lease writer');
    expect(await ships.find({}, { limit: 9 })).toEqual([{ id: 'a', flag: 'NL' }]);
  });

  it('releases the lease before it closes', async () => {
    await fenced.close();
    expect(isReleased).toBe(true);
    await expect(store.leases.read('writer')).rejects.toThrow('closed');
  });
});

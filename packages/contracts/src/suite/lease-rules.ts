import type { Lease } from '../leases.ts';
import type { Store } from '../store.ts';
import type { WriteOperation } from '../write-operation.ts';
import { expectEqual, expectError } from './expect.ts';
import { expectWritten, rule, type StoreRule } from './rule.ts';
import { SHIPS_SCHEMA } from './ships.ts';
import { TEXTS } from './texts.ts';

/** Longer than any run of the suite. */
const LONG_MS = 3_600_000;

async function acquired(store: Store, holder: string, durationMs = LONG_MS): Promise<Lease> {
  const lease = await store.leases.acquire('slot-1', holder, durationMs);
  if (!lease) throw new Error(`${holder}: expected a lease, was undefined`);
  return lease;
}

/** Writes a count with the fence of a lease, and expects it to be written or not. */
async function expectFenced(store: Store, lease: Lease, isCurrent: boolean): Promise<void> {
  const counters = store.counters('fenced');
  const before = await counters.get('writes');
  const written = await store.write([store.leases.fence(lease), counters.add('writes', 1)]);
  const lost = { ok: false, error: { kind: 'lease-lost', lease: lease.name } };
  expectEqual(`write of lease ${lease.fencingNumber}`, written, isCurrent ? { ok: true } : lost);
  expectEqual('writes', await counters.get('writes'), before + (isCurrent ? 1 : 0));
}

/** Rules for leases. A lease of 0 ms has expired at once, so no rule waits. */
export const leaseRules: readonly StoreRule[] = [
  rule('[L20] one holder acquires a lease, until it is released', async (store) => {
    const { leases } = store;
    expectEqual('read before', await leases.read('slot-1'), undefined);
    const lease = await acquired(store, 'a');
    expectEqual('name and holder', [lease.name, lease.holder], ['slot-1', 'a']);
    expectEqual('has an end', Number.isSafeInteger(lease.expiresMs), true);
    expectEqual('read', await leases.read('slot-1'), lease);
    expectEqual('acquire by another', await leases.acquire('slot-1', 'b', LONG_MS), undefined);
    await leases.release(lease);
    expectEqual('read after the release', await leases.read('slot-1'), undefined);
    expectEqual('holder after the release', (await acquired(store, 'b')).holder, 'b');
  }),

  rule('[L20] a lease that has expired is free', async (store) => {
    await acquired(store, 'a', 0);
    expectEqual('read', await store.leases.read('slot-1'), undefined);
    const lease = await acquired(store, 'b');
    expectEqual('read then', await store.leases.read('slot-1'), lease);
  }),

  rule('[L20] fencing numbers increase, also after releases and ends', async (store) => {
    const numbers: number[] = [];
    for (const holder of ['a', 'b', 'a', 'a'])
      numbers.push((await acquired(store, holder, 0)).fencingNumber);
    for (const holder of ['a', 'b']) {
      const lease = await acquired(store, holder);
      numbers.push(lease.fencingNumber);
      await store.leases.release(lease);
    }
    const increasing = numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
    expectEqual(`numbers ${numbers.join()} increase`, increasing, true);
  }),

  rule(
    '[L20] its holder acquires a lease again, which fences off the one before',
    async (store) => {
      const first = await acquired(store, 'a');
      const second = await acquired(store, 'a');
      expectEqual('another number', second.fencingNumber > first.fencingNumber, true);
      expectEqual('renew of the first', await store.leases.renew(first, LONG_MS), undefined);
      await store.leases.release(first);
      expectEqual('read', await store.leases.read('slot-1'), second);
      await expectFenced(store, first, false);
      await expectFenced(store, second, true);
    },
  ),

  rule('[L20] renew extends a lease, also an expired one that nobody acquired', async (store) => {
    const { leases } = store;
    const lease = await acquired(store, 'a', 0);
    const renewed = await leases.renew(lease, LONG_MS);
    expectEqual('number', renewed?.fencingNumber, lease.fencingNumber);
    expectEqual('is later', renewed!.expiresMs > lease.expiresMs, true);
    expectEqual('read', await leases.read('slot-1'), renewed);
    expectEqual('acquire by another', await leases.acquire('slot-1', 'b', LONG_MS), undefined);
    await leases.renew(renewed!, 0);
    await acquired(store, 'b');
    expectEqual('renew after another acquired it', await leases.renew(lease, LONG_MS), undefined);
    const own = (await leases.read('slot-1'))!;
    await leases.release(own);
    expectEqual('renew after the release', await leases.renew(own, LONG_MS), undefined);
  }),

  rule('[L20] a write fails without its lease, and nothing of it is stored', async (store) => {
    const lease = await acquired(store, 'a', 0);
    await expectFenced(store, lease, true);
    const next = await acquired(store, 'b');
    await expectFenced(store, lease, false);
    await expectFenced(store, next, true);
    await store.leases.release(next);
    await expectFenced(store, next, false);
    await expectFenced(store, { ...next, name: 'never' }, false);
  }),

  rule('[L20] a fence holds for the whole write, wherever it is', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    const tracks = store.series({ name: 'speeds', columns: ['speed'] });
    const lost = await acquired(store, 'a', 0);
    await acquired(store, 'b');
    const others: readonly WriteOperation[] = [
      ships.insert({ id: 'a' }),
      tracks.append([{ key: 1, timeMs: 1, speed: 1 }]),
      store.counters('calls').add('a', 1),
      store.blobs.put('state', Uint8Array.of(1)),
      store.feed.append([{ kind: 'k', readers: null, body: 1 }]),
    ];
    for (let at = 0; at <= others.length; at++) {
      const written = await store.write(others.toSpliced(at, 0, store.leases.fence(lost)));
      expectEqual(`written with a fence at ${at}`, written.ok, false);
    }
    const content = [
      await ships.count({}),
      await tracks.lastSequence(),
      await store.counters('calls').get('a'),
      await store.blobs.read('state'),
      (await store.feed.bounds()).newest,
    ];
    expectEqual('content', content, [0, 0, 0, undefined, 0]);
  }),

  rule('[L20] a change without its lease rejects, and changes nothing', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.insert({ id: 'a' }));
    const lost = await acquired(store, 'a', 0);
    await acquired(store, 'b');
    const operations = [store.leases.fence(lost)];
    await expectError('change', () =>
      ships.change('a', (ship) => ({ document: { ...ship, imo: 1 }, operations })),
    );
    await expectError('removeReturning', () => ships.removeReturning('a', operations));
    expectEqual('get', await ships.get('a'), { id: 'a' });
  }),

  rule(
    '[L20] any text is a name or a holder; leases of different names are independent',
    async (store) => {
      const texts = TEXTS.filter((text) => text !== '');
      for (const text of texts)
        expectEqual(
          `holder of ${text}`,
          (await store.leases.acquire(text, text, LONG_MS))?.holder,
          text,
        );
      for (const text of texts)
        expectEqual(`read ${text}`, (await store.leases.read(text))?.holder, text);
      for (const text of ['', 'x'.repeat(201)]) {
        await expectError('a name', () => store.leases.acquire(text, 'a', 1));
        await expectError('a holder', () => store.leases.acquire('slot-1', text, 1));
      }
      const lease = await acquired(store, 'a');
      for (const durationMs of [-1, 0.5, Number.NaN, Infinity]) {
        await expectError(`acquire for ${durationMs}`, () => acquired(store, 'a', durationMs));
        await expectError(`renew for ${durationMs}`, () => store.leases.renew(lease, durationMs));
      }
    },
  ),

  rule('[L20] one of many concurrent holders acquires a lease', async (store) => {
    const holders = Array.from({ length: 50 }, (_, at) => `holder ${at}`);
    const leases = await Promise.all(
      holders.map((holder) => store.leases.acquire('slot-1', holder, LONG_MS)),
    );
    const held = leases.filter((lease) => lease !== undefined);
    expectEqual('leases', held, [await store.leases.read('slot-1')]);
  }),
];

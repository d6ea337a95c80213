import { createMemoryStore, type ManualClock, manualClock, type Store } from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHECKPOINT_AFTER_WRITES } from './thresholds.ts';
import type { UsageReservation } from './usage.ts';
import type { UsageRecord } from './usage-record.ts';
import { type UsageOptions, UsageService } from './usage-service.ts';

const NOON_MS = Date.UTC(2026, 10, 20, 12);
const NOVEMBER = { year: 2026, month: 11 };
const ALL = { page: 1, size: 1000 };
const ANNA: Principal = { uuid: 'aaaa', name: 'anna', roles: [] };
const BERT: Principal = { uuid: 'bbbb', name: 'bert', roles: [] };
const CHIEF: Principal = { uuid: 'cccc', name: 'chief', roles: ['administrator'] };
const SHIP = { method: 'GET', path: '/ship/{mmsi}' };
/** Entry of the stored journal. */
interface JournalEntry {
  readonly number: number;
  readonly added: readonly unknown[];
}
const JOURNAL = { name: 'usage-journal', key: 'number' } as const;
const PUSH: UsageRecord = {
  ...{ user: null, type: 'PUSH', method: null, endpoint: 'Events', status: 'SUCCESS' },
  ...{ unit: 'REQUESTS', text: 'Webhook' },
};
const PRICE = {
  title: 'Ships',
  unit: 'REQUESTS',
  credits: 0.1,
  endpoints: ['GET /ship/{mmsi}'],
} as const;

interface Opened {
  readonly service: UsageService;
  readonly store: Store;
  readonly clock: ManualClock;
  /** Timers that were neither run nor cancelled. */
  readonly waiting: Set<{ readonly ms: number; readonly run: () => void }>;
  readonly failures: unknown[];
}

async function open(
  options: Partial<Pick<UsageOptions, 'prices' | 'quotas' | 'store' | 'counted'>> = {},
): Promise<Opened> {
  const store = options.store ?? createMemoryStore();
  const clock = manualClock(NOON_MS);
  const waiting: Opened['waiting'] = new Set();
  const failures: unknown[] = [];
  const service = new UsageService({
    ...options,
    store,
    clock,
    setTimer(ms, run) {
      const each = { ms, run };
      waiting.add(each);
      return () => waiting.delete(each);
    },
    failed: (error) => failures.push(error),
  });
  await service.start();
  return { service, store, clock, waiting, failures };
}

async function request(
  service: UsageService,
  caller: Principal,
  { endpoint = SHIP, status = 'SUCCESS' as UsageRecord['status'] } = {},
): Promise<UsageReservation> {
  const reserved = await service.reserve(caller, endpoint, false);
  if (!reserved.ok) throw new Error(reserved.error.detail);
  if (status === 'SUCCESS') reserved.value.recordSuccess();
  else reserved.value.recordError();
  return reserved.value;
}

async function creditsOf(
  service: UsageService,
  caller: Principal,
  month = NOVEMBER,
): Promise<unknown> {
  return service.monthlyCredits(caller, month, ALL);
}

describe('usage counters', () => {
  test('[U1] [U2] are separate for each user, month, endpoint and status', async () => {
    const { service, clock } = await open();
    await request(service, ANNA);
    await request(service, ANNA);
    await request(service, ANNA, { status: 'ERROR' });
    clock.set(Date.UTC(2026, 11, 1));
    await request(service, ANNA);
    const common = { user: 'anna', type: 'REQUEST', method: 'GET', endpoint: '/ship/{mmsi}' };
    const units = { unit: 'REQUESTS', text: null, year: 2026 };
    expect((await service.monthlyCounters(ANNA, NOVEMBER, ALL)).counters).toEqual([
      { ...common, ...units, month: 11, status: 'ERROR', count: 1 },
      { ...common, ...units, month: 11, status: 'SUCCESS', count: 2 },
    ]);
    expect((await service.monthlyCounters(ANNA, { year: 2026, month: 12 }, ALL)).counters).toEqual([
      { ...common, ...units, month: 12, status: 'SUCCESS', count: 1 },
    ]);
  });

  test('[U1] are reported as they are counted, with the user', async () => {
    const counted: unknown[] = [];
    const { service } = await open({ counted: (...usage) => counted.push(usage) });
    await request(service, ANNA, { status: 'ERROR' });
    const reserved = await service.reserve(ANNA, SHIP, false);
    const containers = { endpoint: 'Containers', unit: 'CONTAINERS', text: null } as const;
    if (reserved.ok) reserved.value.recordSuccess([{ ...containers, count: 7 }]);
    await service.record(PUSH, 3);
    const { user: _, ...push } = PUSH;
    const ship = { type: 'REQUEST', method: 'GET', endpoint: SHIP.path, unit: 'REQUESTS' };
    const anna = { uuid: ANNA.uuid, name: ANNA.name };
    expect(counted).toEqual([
      [anna, { ...ship, status: 'ERROR', text: null }, 1],
      [anna, { ...ship, status: 'SUCCESS', text: null }, 1],
      [anna, { ...ship, ...containers, status: 'SUCCESS' }, 7],
      [null, push, 3],
    ]);
  });

  test('[U2] count a request in the month in which it began', async () => {
    const { service, clock } = await open({ prices: [PRICE] });
    clock.set(Date.UTC(2026, 10, 30, 23, 59, 59, 999));
    const reserved = await service.reserve(ANNA, SHIP, false);
    clock.set(Date.UTC(2026, 11, 1));
    if (reserved.ok) reserved.value.recordSuccess();
    expect(await creditsOf(service, ANNA)).toMatchObject({ totalCredits: 0.1 });
    expect(await creditsOf(service, ANNA, { year: 2026, month: 12 })).toMatchObject({
      totalCredits: 0,
    });
  });

  test('[U2] distinguish names and texts of any kind', async () => {
    const { service } = await open();
    let users = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(fc.string(), fc.option(fc.string())), {
          maxLength: 20,
          selector: (label) => JSON.stringify(label),
        }),
        fc.string(),
        async (labels, name) => {
          const user = { uuid: `user-${users++}`, name };
          const reserved = await service.reserve({ ...user, roles: [] }, SHIP, false);
          const extra = labels.map(([endpoint, text], i) => ({
            ...{ endpoint, text, unit: 'CONTAINERS' as const, count: i + 1 },
          }));
          const before = await service.monthlyCounters({ ...user, roles: [] }, NOVEMBER, ALL);
          if (reserved.ok) reserved.value.recordSuccess(extra);
          const after = await service.monthlyCounters({ ...user, roles: [] }, NOVEMBER, ALL);
          for (const { endpoint, text, count } of extra) {
            const of = (page: typeof before): number =>
              page.counters.find(
                (each) =>
                  each.user === name &&
                  each.endpoint === endpoint &&
                  each.text === text &&
                  each.unit === 'CONTAINERS',
              )?.count ?? 0;
            expect(of(after) - of(before)).toBe(count);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('[U4] users see their own, administrators all, pushes included', async () => {
    const { service } = await open();
    await request(service, BERT);
    await request(service, ANNA);
    await service.record(PUSH, 3);
    const usersOf = async (caller: Principal): Promise<unknown> =>
      (await service.monthlyCounters(caller, NOVEMBER, ALL)).counters.map(({ user, count }) => [
        user,
        count,
      ]);
    expect(await usersOf(ANNA)).toEqual([['anna', 1]]);
    expect(await usersOf(CHIEF)).toEqual([
      ['anna', 1],
      ['bert', 1],
      [null, 3],
    ]);
  });

  test('[U5] pages are parts of one order', async () => {
    const { service } = await open();
    for (const path of ['/c', '/a', '/b']) {
      await request(service, ANNA, { endpoint: { method: 'GET', path } });
    }
    const page = async (number: number, size: number): Promise<readonly string[]> =>
      (await service.monthlyCounters(ANNA, NOVEMBER, { page: number, size })).counters.map(
        ({ endpoint }) => endpoint,
      );
    expect(await page(1, 2)).toEqual(['/a', '/b']);
    expect(await page(2, 2)).toEqual(['/c']);
    expect(await page(3, 2)).toEqual([]);
  });

  test('[U5] an administrator reads on pages the same as on one', async () => {
    const { service } = await open();
    for (const [i, name] of ['bert', 'anna', 'anna b', 'Anna', 'anna'].entries()) {
      for (const path of ['/b', '/a', '/c'].slice(0, 1 + (i % 3))) {
        // One anna was removed, and created again.
        await request(
          service,
          { uuid: `uuid-${i}`, name, roles: [] },
          { endpoint: { method: 'GET', path } },
        );
      }
    }
    await service.record(PUSH, 1);
    const { counters } = await service.monthlyCounters(CHIEF, NOVEMBER, ALL);
    expect(counters.map(({ user, endpoint }) => `${user} ${endpoint}`)).toEqual([
      ...['Anna /b', 'anna /a', 'anna /b', 'anna /a', 'anna /b'],
      ...['anna b /a', 'anna b /b', 'anna b /c', 'bert /b', 'null Events'],
    ]);
    for (let size = 1; size <= counters.length + 1; size++) {
      const paged = [];
      for (let page = 1; page <= counters.length + 1; page++) {
        paged.push(...(await service.monthlyCounters(CHIEF, NOVEMBER, { page, size })).counters);
      }
      expect(paged).toEqual(counters);
    }
  });
});

describe('durability of usage', () => {
  test('[U3] usage is written together, within a second', async () => {
    const { service, store, waiting } = await open();
    await request(service, ANNA);
    await request(service, BERT);
    const journal = store.collection<JournalEntry>(JOURNAL);
    const written = (): Promise<readonly object[]> => journal.find({}, { limit: 10 });
    expect(await written()).toEqual([]);
    const [timer, ...others] = waiting;
    expect(others).toEqual([]);
    expect(timer.ms).toBeLessThan(1000);
    waiting.clear();
    timer.run();
    await expect.poll(written).toMatchObject([{ added: [{ name: 'anna' }, { name: 'bert' }] }]);
    await request(service, ANNA);
    expect(waiting.size).toBe(1);
  });

  test('[U3] after a stop, which writes it, the next start misses nothing', async () => {
    const { service, store, waiting } = await open();
    await request(service, ANNA);
    await service.stop();
    expect(waiting.size).toBe(0);
    const { service: next } = await open({ store });
    expect(next.uncountedAfterMs).toBeNull();
    expect((await next.monthlyCounters(ANNA, NOVEMBER, ALL)).counters).toMatchObject([
      { count: 1 },
    ]);
  });

  test('[U3] a stop waits for pending requests, up to a limit', async () => {
    const { service, store, waiting } = await open();
    const [first, second] = await Promise.all([1, 2].map(() => service.reserve(ANNA, SHIP, false)));
    const stopping = service.stop();
    if (first.ok) first.value.recordSuccess();
    for (const { run } of waiting) run();
    await stopping;
    if (second.ok) second.value.recordSuccess();
    const { service: next } = await open({ store });
    expect(next.uncountedAfterMs).toBe(NOON_MS);
    expect((await next.monthlyCounters(ANNA, NOVEMBER, ALL)).counters).toMatchObject([
      { count: 1 },
    ]);
    const third = await next.reserve(ANNA, SHIP, false);
    const stoppingNext = next.stop();
    if (third.ok) third.value.recordSuccess();
    await stoppingNext;
    expect((await open({ store })).service.uncountedAfterMs).toBeNull();
  });

  test('[U3] a stop waits for a request whose reservation is pending', async () => {
    const store = createMemoryStore();
    const collection = store.collection.bind(store);
    let isSlow = false;
    let isRead: () => void = () => undefined;
    store.collection = (plan) => {
      const opened = collection(plan);
      const find = opened.find.bind(opened);
      opened.find = async (...query) => {
        const isMonth = plan.name === 'usage-months';
        if (isSlow && isMonth) await new Promise<void>((resolve) => (isRead = resolve));
        return find(...query);
      };
      return opened;
    };
    const { service } = await open({ store });
    isSlow = true;
    const reservation = service.reserve(ANNA, SHIP, false);
    const stopping = service.stop();
    await new Promise((resolve) => setImmediate(resolve));
    isRead();
    const reserved = await reservation;
    if (reserved.ok) reserved.value.recordSuccess();
    await stopping;
    isSlow = false;
    const { service: next } = await open({ store });
    expect((await next.monthlyCounters(ANNA, NOVEMBER, ALL)).counters).toMatchObject([
      { count: 1 },
    ]);
  });

  test('[U3] after a kill the service reports from when on usage may be missing', async () => {
    const { service, store, clock, waiting } = await open();
    await request(service, ANNA);
    clock.set(NOON_MS + 1000);
    for (const { run } of waiting) run();
    await store.write([]);
    await request(service, ANNA);
    const { service: next } = await open({ store });
    expect(next.uncountedAfterMs).toBe(NOON_MS + 1000);
    expect((await next.monthlyCounters(ANNA, NOVEMBER, ALL)).counters).toMatchObject([
      { count: 1 },
    ]);
    expect(await store.collection<JournalEntry>(JOURNAL).count({})).toBe(0);
  });

  test('[U3] a long journal is cleared by a checkpoint; nothing is counted twice or lost', async () => {
    const { service, store, waiting } = await open({ prices: [PRICE] });
    for (let i = 0; i < CHECKPOINT_AFTER_WRITES + 5; i++) {
      await request(service, i % 2 === 0 ? ANNA : BERT);
      for (const each of waiting) {
        waiting.delete(each);
        each.run();
      }
      // During the write.
      await request(service, ANNA);
      await store.write([]);
    }
    expect(await store.collection<JournalEntry>(JOURNAL).count({})).toBeLessThan(10);
    const inMemory = await service.monthlyCounters(CHIEF, NOVEMBER, ALL);
    expect(inMemory.counters.map(({ count }) => count)).toEqual([908, 302]);
    await service.stop();
    const { service: next } = await open({ store });
    expect((await next.monthlyCounters(CHIEF, NOVEMBER, ALL)).counters).toEqual(inMemory.counters);
    expect(await creditsOf(next, CHIEF)).toMatchObject({ totalCredits: 121 });
  });

  test('[U3] [U8] a pending request is counted in its month, wherever the clock was set meanwhile', async () => {
    const { service, store, clock, waiting } = await open();
    const reserved = await service.reserve(ANNA, SHIP, false);
    for (const year of [9999, 2025, 2024]) {
      clock.set(Date.UTC(year, 0));
      await request(service, ANNA);
    }
    clock.set(NOON_MS);
    for (let i = 0; i < CHECKPOINT_AFTER_WRITES; i++) {
      await request(service, BERT);
      for (const { run } of waiting) run();
      await store.write([]);
    }
    await request(service, ANNA);
    if (reserved.ok) reserved.value.recordSuccess();
    const before = await service.monthlyCounters(ANNA, NOVEMBER, ALL);
    expect(before.counters).toMatchObject([{ count: 2 }]);
    await service.stop();
    const { service: next } = await open({ store });
    expect((await next.monthlyCounters(ANNA, NOVEMBER, ALL)).counters).toEqual(before.counters);
  });

  test('[U3] usage whose write failed is written with the next', async () => {
    const { store, service, waiting, failures } = await open();
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new Error('full'));
    await request(service, ANNA);
    for (const { run } of waiting) run();
    await expect.poll(() => failures).toHaveLength(1);
    store.write = write;
    await request(service, ANNA);
    expect((await service.monthlyCounters(ANNA, NOVEMBER, ALL)).counters).toMatchObject([
      { count: 2 },
    ]);
  });
});

describe('credits', () => {
  test('[U6] a request has the price of its day', async () => {
    const dearer = { ...PRICE, credits: 2, fromMs: NOON_MS + 1 };
    const { service, clock, store } = await open({ prices: [PRICE, dearer] });
    for (let i = 0; i < 3; i++) await request(service, ANNA);
    clock.set(NOON_MS + 1);
    await request(service, ANNA);
    const bill = { totalCredits: 2.3, credits: [{ title: 'Ships', count: 4, credits: 2.3 }] };
    expect(await creditsOf(service, ANNA)).toEqual(bill);
    await service.stop();
    const { service: next } = await open({ store, prices: [{ ...PRICE, credits: 500 }] });
    expect(await creditsOf(next, ANNA)).toEqual(bill);
  });

  test('[U6] containers have their own prices', async () => {
    const label = 'Total container count';
    const priced = {
      title: 'Boxes',
      unit: 'CONTAINERS',
      credits: 0.5,
      endpoints: [label],
    } as const;
    const { service } = await open({ prices: [PRICE, priced] });
    const reserved = await service.reserve(ANNA, SHIP, false);
    const extra = { endpoint: label, unit: 'CONTAINERS', text: null, count: 7 } as const;
    if (reserved.ok) reserved.value.recordSuccess([extra]);
    expect(await creditsOf(service, ANNA)).toEqual({
      totalCredits: 3.6,
      credits: [
        { title: 'Boxes', count: 7, credits: 3.5 },
        { title: 'Ships', count: 1, credits: 0.1 },
      ],
    });
  });

  test('[U7] failed requests are free; administrators see the sum over all users', async () => {
    const { service } = await open({ prices: [PRICE] });
    await request(service, ANNA, { status: 'ERROR' });
    expect(await creditsOf(service, ANNA)).toEqual({ totalCredits: 0, credits: [] });
    await request(service, ANNA);
    await request(service, BERT);
    expect(await creditsOf(service, ANNA)).toMatchObject({ totalCredits: 0.1 });
    expect(await creditsOf(service, CHIEF)).toMatchObject({ totalCredits: 0.2 });
  });

  test('[U6] invalid prices are rejected', async () => {
    for (const change of [
      { credits: -1 },
      { credits: 0.1234567 },
      { title: '' },
      { credits: NaN },
    ]) {
      await expect(open({ prices: [{ ...PRICE, ...change }] })).rejects.toThrow(RangeError);
    }
    await expect(open({ prices: [PRICE, { ...PRICE, title: 'Other' }] })).rejects.toThrow('two');
  });
});

describe('quotas', () => {
  test('[U8] a used-up quota of requests is reported, until the next month', async () => {
    const { service, clock } = await open({ quotas: { users: { anna: { requests: 2 } } } });
    await request(service, ANNA);
    await request(service, ANNA, { status: 'ERROR' });
    await request(service, ANNA);
    expect(await service.reserve(ANNA, SHIP, false)).toEqual({
      ok: false,
      error: {
        code: 'too-many',
        detail: 'Your quota of requests for 2026-11, which is 2, is used up.',
        retryAfterSeconds: 10.5 * 86_400,
      },
    });
    expect((await service.reserve(ANNA, SHIP, true)).ok).toBe(true);
    expect((await service.reserve(BERT, SHIP, false)).ok).toBe(true);
    clock.set(Date.UTC(2026, 11, 1));
    expect((await service.reserve(ANNA, SHIP, false)).ok).toBe(true);
  });

  test('[U8] a request that costs more credits than are left is rejected; a free one is not', async () => {
    const { service } = await open({ prices: [PRICE], quotas: { others: { credits: 0.25 } } });
    await request(service, ANNA);
    await request(service, ANNA);
    expect(await service.reserve(ANNA, SHIP, false)).toMatchObject({
      error: {
        detail: 'Your quota of credits for 2026-11 is 0.25; 0.2 are used, and this costs 0.1.',
      },
    });
    await request(service, ANNA, { endpoint: { method: 'GET', path: '/free' } });
    await request(service, CHIEF);
    await request(service, CHIEF);
    await request(service, CHIEF);
  });

  test('[U8] a request that uses the last credits is not rejected', async () => {
    const prices = [{ ...PRICE, credits: 0.335 }];
    // As a binary fraction, 1.005 is slightly less.
    const { service } = await open({ prices, quotas: { others: { credits: 1.005 } } });
    for (let i = 0; i < 3; i++) await request(service, ANNA);
    expect((await service.reserve(ANNA, SHIP, false)).ok).toBe(false);
  });

  test('[U8] concurrent requests do not exceed it together; cancelled and failed ones are returned to it', async () => {
    const { service } = await open({ quotas: { others: { requests: 3 } } });
    const reservations = await Promise.all(
      Array.from({ length: 10 }, () => service.reserve(ANNA, SHIP, false)),
    );
    const reserved = reservations.flatMap((each) => (each.ok ? [each.value] : []));
    expect(reserved).toHaveLength(3);
    reserved[0].cancel();
    reserved[1].recordError();
    await request(service, ANNA);
    await request(service, ANNA);
    expect((await service.reserve(ANNA, SHIP, false)).ok).toBe(false);
    const { counters } = await service.monthlyCounters(ANNA, NOVEMBER, ALL);
    expect(counters.map(({ status, count }) => [status, count])).toEqual([
      ['ERROR', 1],
      ['SUCCESS', 2],
    ]);
  });

  test('[U8] usage before a restart counts', async () => {
    const quotas = { others: { credits: 0.2, requests: 100 } };
    const { service, store } = await open({ prices: [PRICE], quotas });
    await request(service, ANNA);
    await request(service, ANNA);
    await service.stop();
    const { service: next } = await open({ store, prices: [PRICE], quotas });
    expect((await next.reserve(ANNA, SHIP, false)).ok).toBe(false);
  });

  test('[U8] a user named like a property of all objects has no quota from that', async () => {
    const { service } = await open({ quotas: { users: {}, others: { requests: 0 } } });
    const oddlyNamed = { ...ANNA, name: 'constructor' };
    expect((await service.reserve(oddlyNamed, SHIP, false)).ok).toBe(false);
  });

  test('[U9] the cost is known without anything being counted', async () => {
    const { service } = await open({ prices: [PRICE] });
    const reserved = await service.reserve(ANNA, SHIP, false);
    if (!reserved.ok) throw new Error('refused');
    expect(reserved.value.cost).toEqual({ title: 'Ships', credits: 0.1 });
    reserved.value.cancel();
    expect((await service.monthlyCounters(ANNA, NOVEMBER, ALL)).counters).toEqual([]);
  });
});

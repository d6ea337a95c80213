import { createMemoryStore, type ManualClock, manualClock, type Store } from '@roadstead/contracts';
import type { Caller } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOLD_AFTER_WRITES } from './thresholds.ts';
import type { Admission } from './usage.ts';
import { UsageBook, type UsageOptions } from './usage-book.ts';
import type { UsageRecord } from './usage-record.ts';

const NOON_MS = Date.UTC(2026, 10, 20, 12);
const NOVEMBER = { year: 2026, month: 11 };
const ALL = { page: 1, size: 1000 };
const ANNA: Caller = { uuid: 'aaaa', name: 'anna', roles: [] };
const BERT: Caller = { uuid: 'bbbb', name: 'bert', roles: [] };
const CHIEF: Caller = { uuid: 'cccc', name: 'chief', roles: ['administrator'] };
const SHIP = { method: 'GET', path: '/ship/{mmsi}' };
/** As the ledger has it. */
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
  readonly book: UsageBook;
  readonly store: Store;
  readonly clock: ManualClock;
  /** What was to run later, and was not called off. */
  readonly waiting: Set<{ readonly ms: number; readonly run: () => void }>;
  readonly failures: unknown[];
}

async function open(
  options: Partial<Pick<UsageOptions, 'prices' | 'quotas' | 'store'>> = {},
): Promise<Opened> {
  const store = options.store ?? createMemoryStore();
  const clock = manualClock(NOON_MS);
  const waiting: Opened['waiting'] = new Set();
  const failures: unknown[] = [];
  const book = new UsageBook({
    ...options,
    store,
    clock,
    later(ms, run) {
      const each = { ms, run };
      waiting.add(each);
      return () => waiting.delete(each);
    },
    failed: (error) => failures.push(error),
  });
  await book.start();
  return { book, store, clock, waiting, failures };
}

async function ask(
  book: UsageBook,
  caller: Caller,
  { endpoint = SHIP, status = 'SUCCESS' as UsageRecord['status'] } = {},
): Promise<Admission> {
  const admitted = await book.admit(caller, endpoint, false);
  if (!admitted.ok) throw new Error(admitted.failure.detail);
  if (status === 'SUCCESS') admitted.value.succeed();
  else admitted.value.fail();
  return admitted.value;
}

async function spentBy(book: UsageBook, caller: Caller, month = NOVEMBER): Promise<unknown> {
  return book.creditsOf(caller, month, ALL);
}

describe('tallies', () => {
  test('[U1] [U2] are of a user, a month, an endpoint and a status', async () => {
    const { book, clock } = await open();
    await ask(book, ANNA);
    await ask(book, ANNA);
    await ask(book, ANNA, { status: 'ERROR' });
    clock.set(Date.UTC(2026, 11, 1));
    await ask(book, ANNA);
    const common = { user: 'anna', type: 'REQUEST', method: 'GET', endpoint: '/ship/{mmsi}' };
    const units = { unit: 'REQUESTS', text: null, year: 2026 };
    expect((await book.ofMonth(ANNA, NOVEMBER, ALL)).tallies).toEqual([
      { ...common, ...units, month: 11, status: 'ERROR', count: 1 },
      { ...common, ...units, month: 11, status: 'SUCCESS', count: 2 },
    ]);
    expect((await book.ofMonth(ANNA, { year: 2026, month: 12 }, ALL)).tallies).toEqual([
      { ...common, ...units, month: 12, status: 'SUCCESS', count: 1 },
    ]);
  });

  test('[U2] what begins in a month is counted in it, though it ends in the next', async () => {
    const { book, clock } = await open({ prices: [PRICE] });
    clock.set(Date.UTC(2026, 10, 30, 23, 59, 59, 999));
    const admitted = await book.admit(ANNA, SHIP, false);
    clock.set(Date.UTC(2026, 11, 1));
    if (admitted.ok) admitted.value.succeed();
    expect(await spentBy(book, ANNA)).toMatchObject({ totalCredits: 0.1 });
    expect(await spentBy(book, ANNA, { year: 2026, month: 12 })).toMatchObject({ totalCredits: 0 });
  });

  test('[U2] names and texts of any kind are told apart', async () => {
    const { book } = await open();
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
          const admitted = await book.admit({ ...user, roles: [] }, SHIP, false);
          const also = labels.map(([endpoint, text], i) => ({
            ...{ endpoint, text, unit: 'CONTAINERS' as const, count: i + 1 },
          }));
          const before = await book.ofMonth({ ...user, roles: [] }, NOVEMBER, ALL);
          if (admitted.ok) admitted.value.succeed(also);
          const after = await book.ofMonth({ ...user, roles: [] }, NOVEMBER, ALL);
          for (const { endpoint, text, count } of also) {
            const of = (page: typeof before): number =>
              page.tallies.find(
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

  test('[U4] users see their own, administrators all, pushes among them', async () => {
    const { book } = await open();
    await ask(book, BERT);
    await ask(book, ANNA);
    await book.note(PUSH, 3);
    const usersOf = async (caller: Caller): Promise<unknown> =>
      (await book.ofMonth(caller, NOVEMBER, ALL)).tallies.map(({ user, count }) => [user, count]);
    expect(await usersOf(ANNA)).toEqual([['anna', 1]]);
    expect(await usersOf(CHIEF)).toEqual([
      ['anna', 1],
      ['bert', 1],
      [null, 3],
    ]);
  });

  test('[U5] pages are parts of one order', async () => {
    const { book } = await open();
    for (const path of ['/c', '/a', '/b']) {
      await ask(book, ANNA, { endpoint: { method: 'GET', path } });
    }
    const page = async (number: number, size: number): Promise<readonly string[]> =>
      (await book.ofMonth(ANNA, NOVEMBER, { page: number, size })).tallies.map(
        ({ endpoint }) => endpoint,
      );
    expect(await page(1, 2)).toEqual(['/a', '/b']);
    expect(await page(2, 2)).toEqual(['/c']);
    expect(await page(3, 2)).toEqual([]);
  });

  test('[U5] an administrator gets by pages what is on one', async () => {
    const { book } = await open();
    for (const [i, name] of ['bert', 'anna', 'anna b', 'Anna', 'anna'].entries()) {
      for (const path of ['/b', '/a', '/c'].slice(0, 1 + (i % 3))) {
        // One anna was removed, and made anew.
        await ask(
          book,
          { uuid: `uuid-${i}`, name, roles: [] },
          { endpoint: { method: 'GET', path } },
        );
      }
    }
    await book.note(PUSH, 1);
    const { tallies } = await book.ofMonth(CHIEF, NOVEMBER, ALL);
    expect(tallies.map(({ user, endpoint }) => `${user} ${endpoint}`)).toEqual([
      ...['Anna /b', 'anna /a', 'anna /b', 'anna /a', 'anna /b'],
      ...['anna b /a', 'anna b /b', 'anna b /c', 'bert /b', 'null Events'],
    ]);
    for (let size = 1; size <= tallies.length + 1; size++) {
      const paged = [];
      for (let page = 1; page <= tallies.length + 1; page++) {
        paged.push(...(await book.ofMonth(CHIEF, NOVEMBER, { page, size })).tallies);
      }
      expect(paged).toEqual(tallies);
    }
  });
});

describe('what is counted is durable', () => {
  test('[U3] it is written within a second, together', async () => {
    const { book, store, waiting } = await open();
    await ask(book, ANNA);
    await ask(book, BERT);
    const journal = store.collection<JournalEntry>(JOURNAL);
    const written = (): Promise<readonly object[]> => journal.find({}, { limit: 10 });
    expect(await written()).toEqual([]);
    const [timer, ...others] = waiting;
    expect(others).toEqual([]);
    expect(timer.ms).toBeLessThan(1000);
    waiting.clear();
    timer.run();
    await expect.poll(written).toMatchObject([{ added: [{ name: 'anna' }, { name: 'bert' }] }]);
    await ask(book, ANNA);
    expect(waiting.size).toBe(1);
  });

  test('[U3] a stop writes it; the next start has nothing to say', async () => {
    const { book, store, waiting } = await open();
    await ask(book, ANNA);
    await book.stop();
    expect(waiting.size).toBe(0);
    const { book: next } = await open({ store });
    expect(next.uncountedAfterMs).toBeNull();
    expect((await next.ofMonth(ANNA, NOVEMBER, ALL)).tallies).toMatchObject([{ count: 1 }]);
  });

  test('[U3] a stop waits for what is being answered, but not for ever', async () => {
    const { book, store, waiting } = await open();
    const [first, second] = await Promise.all([1, 2].map(() => book.admit(ANNA, SHIP, false)));
    const stopping = book.stop();
    if (first.ok) first.value.succeed();
    for (const { run } of waiting) run();
    await stopping;
    if (second.ok) second.value.succeed();
    const { book: next } = await open({ store });
    expect(next.uncountedAfterMs).toBe(NOON_MS);
    expect((await next.ofMonth(ANNA, NOVEMBER, ALL)).tallies).toMatchObject([{ count: 1 }]);
    const third = await next.admit(ANNA, SHIP, false);
    const stoppingNext = next.stop();
    if (third.ok) third.value.succeed();
    await stoppingNext;
    expect((await open({ store })).book.uncountedAfterMs).toBeNull();
  });

  test('[U3] a stop waits for who has asked for leave and has it not yet', async () => {
    const store = createMemoryStore();
    const collection = store.collection.bind(store);
    let isSlow = false;
    let isRead: () => void = () => undefined;
    store.collection = (plan) => {
      const opened = collection(plan);
      const find = opened.find.bind(opened);
      opened.find = async (...asked) => {
        if (isSlow) await new Promise<void>((resolve) => (isRead = resolve));
        return find(...asked);
      };
      return opened;
    };
    const { book } = await open({ store });
    isSlow = true;
    const asking = book.admit(ANNA, SHIP, false);
    const stopping = book.stop();
    await new Promise((resolve) => setImmediate(resolve));
    isRead();
    const admitted = await asking;
    if (admitted.ok) admitted.value.succeed();
    await stopping;
    isSlow = false;
    const { book: next } = await open({ store });
    expect((await next.ofMonth(ANNA, NOVEMBER, ALL)).tallies).toMatchObject([{ count: 1 }]);
  });

  test('[U3] after a kill it says from when on something may be missing', async () => {
    const { book, store, clock, waiting } = await open();
    await ask(book, ANNA);
    clock.set(NOON_MS + 1000);
    for (const { run } of waiting) run();
    await store.write([]);
    await ask(book, ANNA);
    const { book: next } = await open({ store });
    expect(next.uncountedAfterMs).toBe(NOON_MS + 1000);
    expect((await next.ofMonth(ANNA, NOVEMBER, ALL)).tallies).toMatchObject([{ count: 1 }]);
    expect(await store.collection<JournalEntry>(JOURNAL).count({})).toBe(0);
  });

  test('[U3] a journal that has become long is folded; nothing is counted twice or lost', async () => {
    const { book, store, waiting } = await open({ prices: [PRICE] });
    for (let i = 0; i < FOLD_AFTER_WRITES + 5; i++) {
      await ask(book, i % 2 === 0 ? ANNA : BERT);
      for (const each of waiting) {
        waiting.delete(each);
        each.run();
      }
      // While it is being written.
      await ask(book, ANNA);
      await store.write([]);
    }
    expect(await store.collection<JournalEntry>(JOURNAL).count({})).toBeLessThan(10);
    const inMemory = await book.ofMonth(CHIEF, NOVEMBER, ALL);
    expect(inMemory.tallies.map(({ count }) => count)).toEqual([908, 302]);
    await book.stop();
    const { book: next } = await open({ store });
    expect((await next.ofMonth(CHIEF, NOVEMBER, ALL)).tallies).toEqual(inMemory.tallies);
    expect(await spentBy(next, CHIEF)).toMatchObject({ totalCredits: 121 });
  });

  test('[U3] [U8] what is being answered is counted in its month, whatever the clock was set to meanwhile', async () => {
    const { book, store, clock, waiting } = await open();
    const admitted = await book.admit(ANNA, SHIP, false);
    for (const year of [9999, 2025, 2024]) {
      clock.set(Date.UTC(year, 0));
      await ask(book, ANNA);
    }
    clock.set(NOON_MS);
    for (let i = 0; i < FOLD_AFTER_WRITES; i++) {
      await ask(book, BERT);
      for (const { run } of waiting) run();
      await store.write([]);
    }
    await ask(book, ANNA);
    if (admitted.ok) admitted.value.succeed();
    const before = await book.ofMonth(ANNA, NOVEMBER, ALL);
    expect(before.tallies).toMatchObject([{ count: 2 }]);
    await book.stop();
    const { book: next } = await open({ store });
    expect((await next.ofMonth(ANNA, NOVEMBER, ALL)).tallies).toEqual(before.tallies);
  });

  test('[U3] what could not be written is written with what comes next', async () => {
    const { store, book, waiting, failures } = await open();
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new Error('full'));
    await ask(book, ANNA);
    for (const { run } of waiting) run();
    await expect.poll(() => failures).toHaveLength(1);
    store.write = write;
    await ask(book, ANNA);
    expect((await book.ofMonth(ANNA, NOVEMBER, ALL)).tallies).toMatchObject([{ count: 2 }]);
  });
});

describe('credits', () => {
  test('[U6] a request keeps the price of its day', async () => {
    const dearer = { ...PRICE, credits: 2, fromMs: NOON_MS + 1 };
    const { book, clock, store } = await open({ prices: [PRICE, dearer] });
    for (let i = 0; i < 3; i++) await ask(book, ANNA);
    clock.set(NOON_MS + 1);
    await ask(book, ANNA);
    const bill = { totalCredits: 2.3, credits: [{ title: 'Ships', count: 4, credits: 2.3 }] };
    expect(await spentBy(book, ANNA)).toEqual(bill);
    await book.stop();
    const { book: next } = await open({ store, prices: [{ ...PRICE, credits: 500 }] });
    expect(await spentBy(next, ANNA)).toEqual(bill);
  });

  test('[U6] containers have prices of their own', async () => {
    const label = 'Total container count';
    const priced = {
      title: 'Boxes',
      unit: 'CONTAINERS',
      credits: 0.5,
      endpoints: [label],
    } as const;
    const { book } = await open({ prices: [PRICE, priced] });
    const admitted = await book.admit(ANNA, SHIP, false);
    const also = { endpoint: label, unit: 'CONTAINERS', text: null, count: 7 } as const;
    if (admitted.ok) admitted.value.succeed([also]);
    expect(await spentBy(book, ANNA)).toEqual({
      totalCredits: 3.6,
      credits: [
        { title: 'Boxes', count: 7, credits: 3.5 },
        { title: 'Ships', count: 1, credits: 0.1 },
      ],
    });
  });

  test('[U7] what failed is free; administrators see the sum of all', async () => {
    const { book } = await open({ prices: [PRICE] });
    await ask(book, ANNA, { status: 'ERROR' });
    expect(await spentBy(book, ANNA)).toEqual({ totalCredits: 0, credits: [] });
    await ask(book, ANNA);
    await ask(book, BERT);
    expect(await spentBy(book, ANNA)).toMatchObject({ totalCredits: 0.1 });
    expect(await spentBy(book, CHIEF)).toMatchObject({ totalCredits: 0.2 });
  });

  test('[U6] prices that cannot be so are refused', async () => {
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
  test('[U8] who has used up a quota of requests is told which, until the next month', async () => {
    const { book, clock } = await open({ quotas: { users: { anna: { requests: 2 } } } });
    await ask(book, ANNA);
    await ask(book, ANNA, { status: 'ERROR' });
    await ask(book, ANNA);
    expect(await book.admit(ANNA, SHIP, false)).toEqual({
      ok: false,
      failure: {
        word: 'too-many',
        detail: 'Your quota of requests for 2026-11, which is 2, is used up.',
        retryAfterSeconds: 10.5 * 86_400,
      },
    });
    expect((await book.admit(ANNA, SHIP, true)).ok).toBe(true);
    expect((await book.admit(BERT, SHIP, false)).ok).toBe(true);
    clock.set(Date.UTC(2026, 11, 1));
    expect((await book.admit(ANNA, SHIP, false)).ok).toBe(true);
  });

  test('[U8] what would cost more credits than are left is refused; what is free is not', async () => {
    const { book } = await open({ prices: [PRICE], quotas: { others: { credits: 0.25 } } });
    await ask(book, ANNA);
    await ask(book, ANNA);
    expect(await book.admit(ANNA, SHIP, false)).toMatchObject({
      failure: {
        detail: 'Your quota of credits for 2026-11 is 0.25; 0.2 are used, and this costs 0.1.',
      },
    });
    await ask(book, ANNA, { endpoint: { method: 'GET', path: '/free' } });
    await ask(book, CHIEF);
    await ask(book, CHIEF);
    await ask(book, CHIEF);
  });

  test('[U8] what uses it up to the last is not refused', async () => {
    const prices = [{ ...PRICE, credits: 0.335 }];
    // As a binary fraction, 1.005 is a little less.
    const { book } = await open({ prices, quotas: { others: { credits: 1.005 } } });
    for (let i = 0; i < 3; i++) await ask(book, ANNA);
    expect((await book.admit(ANNA, SHIP, false)).ok).toBe(false);
  });

  test('[U8] many at once do not exceed it together; what is withdrawn or fails is given back', async () => {
    const { book } = await open({ quotas: { others: { requests: 3 } } });
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => book.admit(ANNA, SHIP, false)),
    );
    const admitted = asked.flatMap((each) => (each.ok ? [each.value] : []));
    expect(admitted).toHaveLength(3);
    admitted[0].withdraw();
    admitted[1].fail();
    await ask(book, ANNA);
    await ask(book, ANNA);
    expect((await book.admit(ANNA, SHIP, false)).ok).toBe(false);
    const { tallies } = await book.ofMonth(ANNA, NOVEMBER, ALL);
    expect(tallies.map(({ status, count }) => [status, count])).toEqual([
      ['ERROR', 1],
      ['SUCCESS', 2],
    ]);
  });

  test('[U8] what was used before a restart counts', async () => {
    const quotas = { others: { credits: 0.2, requests: 100 } };
    const { book, store } = await open({ prices: [PRICE], quotas });
    await ask(book, ANNA);
    await ask(book, ANNA);
    await book.stop();
    const { book: next } = await open({ store, prices: [PRICE], quotas });
    expect((await next.admit(ANNA, SHIP, false)).ok).toBe(false);
  });

  test('[U8] a user called like a property of all objects has no quota by that', async () => {
    const { book } = await open({ quotas: { users: {}, others: { requests: 0 } } });
    const oddlyCalled = { ...ANNA, name: 'constructor' };
    expect((await book.admit(oddlyCalled, SHIP, false)).ok).toBe(false);
  });

  test('[U9] a cost is told without anything being counted', async () => {
    const { book } = await open({ prices: [PRICE] });
    const admitted = await book.admit(ANNA, SHIP, false);
    if (!admitted.ok) throw new Error('refused');
    expect(admitted.value.cost).toEqual({ title: 'Ships', credits: 0.1 });
    admitted.value.withdraw();
    expect((await book.ofMonth(ANNA, NOVEMBER, ALL)).tallies).toEqual([]);
  });
});

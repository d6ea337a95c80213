import { createMemoryStore, type ManualClock, manualClock, type Store } from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DelegatedUsage, type DelegatedUsageOptions } from './delegated-usage.ts';
import {
  CHECKPOINT_AFTER_WRITES,
  RESEND_DELAY_MS,
  RESENDS_AT_STOP,
  RETRY_DELAY_MS,
  SENDER_RETENTION_MS,
  WRITE_DELAY_MS,
} from './thresholds.ts';
import type { Usage } from './usage.ts';
import type { UsageBatch } from './usage-batch.ts';
import type { UsageRecord } from './usage-record.ts';
import { type UsageOptions, UsageService } from './usage-service.ts';

const NOON_MS = Date.UTC(2026, 10, 20, 12);
const NOVEMBER = { year: 2026, month: 11 };
const DECEMBER = { year: 2026, month: 12 };
const ALL = { page: 1, size: 1000 };
const ANNA: Principal = { uuid: 'aaaa', name: 'anna', roles: [] };
const SHIP = { method: 'GET', path: '/ship/{mmsi}' };
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
const SENDERS = { name: 'usage-senders', key: 'sender', indexes: { sent: ['sentMs'] } } as const;

/** Timers that were neither run nor cancelled. */
type Timers = Set<{ readonly ms: number; readonly run: () => void }>;

function setTimerOf(timers: Timers): UsageOptions['setTimer'] {
  return (ms, run) => {
    const each = { ms, run };
    timers.add(each);
    return () => timers.delete(each);
  };
}

/** Timers that run when the clock has reached their time. */
class TimersByClock extends Set<{ readonly ms: number; readonly run: () => void }> {
  readonly #clock: ManualClock;
  readonly #dueMs: Map<object, number> = new Map();

  constructor(clock: ManualClock) {
    super();
    this.#clock = clock;
  }

  override add(timer: { readonly ms: number; readonly run: () => void }): this {
    this.#dueMs.set(timer, this.#clock.now() + timer.ms);
    return super.add(timer);
  }

  async advance(ms: number): Promise<void> {
    const endMs = this.#clock.now() + ms;
    const dueMs = (each: object): number => this.#dueMs.get(each) ?? 0;
    for (;;) {
      const [next] = [...this].sort((a, b) => dueMs(a) - dueMs(b));
      if (!next || dueMs(next) > endMs) break;
      this.#clock.set(dueMs(next));
      await runTimers({ timers: new Set([next]) });
      this.delete(next);
    }
    this.#clock.set(endMs);
  }
}

interface Leader {
  readonly service: UsageService;
  readonly store: Store;
  readonly clock: ManualClock;
  readonly timers: Timers;
}

async function openLeader(
  options: Partial<Pick<UsageOptions, 'store' | 'clock' | 'counted'>> & {
    clock?: ManualClock;
  } = {},
): Promise<Leader> {
  const { store = createMemoryStore(), clock = manualClock(NOON_MS), counted } = options;
  const timers: Timers = new Set();
  const failed = (error: unknown): never => {
    throw error;
  };
  const service = new UsageService({
    ...{ store, clock, setTimer: setTimerOf(timers), failed },
    ...(counted && { counted }),
  });
  await service.start();
  return { service, store, clock, timers };
}

interface Delegated {
  readonly usage: DelegatedUsage;
  readonly timers: Timers;
  readonly batches: UsageBatch[];
  readonly failures: unknown[];
  /** Replaces the connection to the leader. */
  collect: DelegatedUsageOptions['collect'];
}

function delegate(
  { service, clock }: Leader,
  {
    timers = new Set(),
    ...options
  }: Partial<Pick<DelegatedUsageOptions, 'prices' | 'quotas' | 'sender'>> & {
    timers?: Timers;
  } = {},
): Delegated {
  const [batches, failures]: [UsageBatch[], unknown[]] = [[], []];
  const usage = new DelegatedUsage({
    ...{ clock, read: service, sender: 'one', setTimer: setTimerOf(timers), ...options },
    collect: (batch) => {
      batches.push(batch);
      return delegated.collect(batch);
    },
    failed: (error) => failures.push(error),
  });
  const delegated: Delegated = {
    ...{ usage, timers, batches, failures, collect: (batch) => service.collect(batch) },
  };
  return delegated;
}

const unreachable = (): Promise<never> => Promise.reject(new Error('unreachable'));

async function request(usage: Usage): Promise<boolean> {
  const reserved = await usage.reserve(ANNA, SHIP, false);
  if (reserved.ok) reserved.value.recordSuccess();
  return reserved.ok;
}

/** Runs the timers of a process, and waits for what it sends. */
async function send({ usage, timers }: Delegated): Promise<void> {
  for (const { run } of [...timers]) run();
  await usage.monthlyCredits(ANNA, NOVEMBER, ALL);
}

/** Runs the timers of a process, and lets the event loop turn: every promise without input or output settles meanwhile. */
async function runTimers({ timers }: { readonly timers: Timers }): Promise<void> {
  const due = [...timers];
  timers.clear();
  for (const { run } of due) run();
  await new Promise((resolve) => setImmediate(resolve));
}

async function countsOf(usage: Usage, month = NOVEMBER): Promise<readonly number[]> {
  return (await usage.monthlyCounters(ANNA, month, ALL)).counters.map(({ count }) => count);
}

describe('usage that is delegated', () => {
  test('[U10] is sent together, within a second, and summed over all processes', async () => {
    const leader = await openLeader();
    const [one, two] = ['one', 'two'].map((sender) =>
      delegate(leader, { sender, prices: [PRICE] }),
    );
    for (const { usage } of [one, one, two]) await request(usage);
    await request(leader.service);
    expect([...one.timers].map(({ ms }) => ms)).toEqual([WRITE_DELAY_MS]);
    await runTimers(one);
    await runTimers(two);
    expect(one.batches.map(({ number, added }) => [number, added.length])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(one.timers.size).toBe(0);
    expect(await countsOf(leader.service)).toEqual([4]);
    expect(await leader.service.monthlyCredits(ANNA, NOVEMBER, ALL)).toMatchObject({
      totalCredits: 0.3,
    });
  });

  test('[U10] is repeated unchanged until the leader acknowledges it; what is counted meanwhile follows', async () => {
    const leader = await openLeader();
    const one = delegate(leader);
    await request(one.usage);
    one.collect = async (batch) => {
      await leader.service.collect(batch);
      await request(one.usage);
      throw new Error('reply lost');
    };
    await runTimers(one);
    expect([...one.timers].map(({ ms }) => ms)).toEqual([RESEND_DELAY_MS]);
    await runTimers(one);
    one.collect = (batch) => leader.service.collect(batch);
    await runTimers(one);
    const [, second, third, fourth, fifth] = one.batches;
    expect(third).toEqual(second);
    expect(fourth).toEqual(second);
    expect([second, fifth].map(({ number }) => number)).toEqual([2, 3]);
    expect(one.batches).toHaveLength(5);
    expect(one.failures).toHaveLength(1);
    expect(await countsOf(leader.service)).toEqual([3]);
  });

  test('[U10] is added up by counter while the leader cannot be reached', async () => {
    const leader = await openLeader();
    const one = delegate(leader);
    one.collect = unreachable;
    for (let i = 0; i < 1000; i++) await request(one.usage);
    one.collect = (batch) => leader.service.collect(batch);
    await runTimers(one);
    expect(one.batches.at(-1)?.added).toMatchObject([{ counts: [expect.arrayContaining([1000])] }]);
    expect(await countsOf(leader.service)).toEqual([1000]);
  });

  test('[U2] [U10] counts in the month in which a request began', async () => {
    const leader = await openLeader();
    const quotas = { others: { requests: 1 } };
    const one = delegate(leader, { quotas });
    leader.clock.set(Date.UTC(2026, 11, 1) - 1);
    const reserved = await one.usage.reserve(ANNA, SHIP, false);
    leader.clock.set(Date.UTC(2026, 11, 1));
    if (reserved.ok) reserved.value.recordSuccess();
    expect(await request(one.usage)).toBe(true);
    expect(await request(one.usage)).toBe(false);
    await runTimers(one);
    expect(one.batches.flatMap(({ users }) => users.map(({ month }) => month))).toEqual([
      ...['2026-11', '2026-11', '2026-12', '2026-12'],
    ]);
    expect(await countsOf(leader.service, NOVEMBER)).toEqual([1]);
    expect(await countsOf(leader.service, DECEMBER)).toEqual([1]);
  });

  test('[U5] [U10] is sent before a response is read; if that fails, the response is without it', async () => {
    const leader = await openLeader();
    const one = delegate(leader, { prices: [PRICE] });
    await request(one.usage);
    expect(await countsOf(one.usage)).toEqual([1]);
    await request(one.usage);
    expect(await one.usage.monthlyCredits(ANNA, NOVEMBER, ALL)).toMatchObject({
      totalCredits: 0.2,
    });
    one.collect = unreachable;
    await request(one.usage);
    expect(await countsOf(one.usage)).toEqual([2]);
  });

  test('[U3] [U10] is complete after a stop, which waits for pending requests', async () => {
    const leader = await openLeader();
    const one = delegate(leader);
    const reserved = await one.usage.reserve(ANNA, SHIP, false);
    const stopping = one.usage.stop();
    await new Promise((resolve) => setImmediate(resolve));
    if (reserved.ok) reserved.value.recordSuccess();
    await stopping;
    expect(one.timers.size).toBe(0);
    expect(await countsOf(leader.service)).toEqual([1]);
  });

  test('[U3] [U10] is sent again at a stop, and lost without a leader: it rejects then', async () => {
    const leader = await openLeader();
    const stop = async (failures: number): Promise<unknown> => {
      const one = delegate(leader, { sender: `with ${failures} failures` });
      await request(one.usage);
      let left = failures;
      one.collect = (batch) => (left-- > 0 ? unreachable() : leader.service.collect(batch));
      let ended: unknown;
      one.usage.stop().then(
        () => (ended = 'stopped'),
        (error: unknown) => (ended = error),
      );
      while (ended === undefined) await runTimers(one);
      expect(one.timers.size).toBe(0);
      return ended;
    };
    expect(await stop(RESENDS_AT_STOP)).toBe('stopped');
    expect(await countsOf(leader.service)).toEqual([1]);
    expect(await stop(RESENDS_AT_STOP + 1)).toEqual(new Error('unreachable'));
    expect(await countsOf(leader.service)).toEqual([1]);
  });
});

describe('quotas of several processes', () => {
  test('[U8] [U10] compare with the usage of all processes at the last exchange', async () => {
    const leader = await openLeader();
    const quotas = { others: { requests: 4 } };
    const [one, two] = ['one', 'two'].map((sender) => delegate(leader, { sender, quotas }));
    expect(await request(one.usage)).toBe(true);
    await send(one);
    // The first request of a user in a month waits for the total.
    for (const isAccepted of [true, true, true, false]) {
      expect(await request(two.usage)).toBe(isAccepted);
    }
    // Of the requests of the other process nothing is known yet: the quota is exceeded by those that follow.
    expect(await request(one.usage)).toBe(true);
    await send(two);
    expect(await request(one.usage)).toBe(true);
    await send(one);
    expect(await request(one.usage)).toBe(false);
    expect(await request(two.usage)).toBe(false);
    expect(await countsOf(leader.service)).toEqual([6]);
  });

  test('[U8] [U10] compare with the own usage once, whether it was sent or not', async () => {
    const one = delegate(await openLeader(), { quotas: { others: { requests: 3 } } });
    for (const isAccepted of [true, true, true, false]) {
      expect(await request(one.usage)).toBe(isAccepted);
      await send(one);
    }
  });

  test('[U8] [U10] compare with credits, too, and with pending requests of the process', async () => {
    const leader = await openLeader();
    const options = { prices: [PRICE], quotas: { others: { credits: 0.3 } } };
    const [one, two] = ['one', 'two'].map((sender) => delegate(leader, { ...options, sender }));
    await request(one.usage);
    await send(one);
    const reservations = await Promise.all(
      [1, 2, 3].map(() => two.usage.reserve(ANNA, SHIP, false)),
    );
    expect(reservations.map(({ ok }) => ok)).toEqual([true, true, false]);
  });

  test('[U8] [U10] of pending requests are compared with new totals before these end', async () => {
    const leader = await openLeader();
    const quotas = { others: { requests: 2 } };
    const [one, two] = ['one', 'two'].map((sender) => delegate(leader, { sender, quotas }));
    await one.usage.reserve(ANNA, SHIP, false);
    await request(two.usage);
    await send(two);
    await one.usage.reserve(ANNA, SHIP, false);
    await runTimers(one);
    expect(await request(one.usage)).toBe(false);
  });

  test('[U8] [U10] compare with what is known while the leader cannot be reached, without waiting for each request', async () => {
    const leader = await openLeader();
    await request(leader.service);
    const one = delegate(leader, { quotas: { others: { requests: 2 } } });
    one.collect = unreachable;
    expect(await request(one.usage)).toBe(true);
    expect(await request(one.usage)).toBe(true);
    expect(await request(one.usage)).toBe(false);
    expect(one.batches).toHaveLength(1);
    expect(one.failures).toHaveLength(1);
    one.collect = (batch) => leader.service.collect(batch);
    await runTimers(one);
    expect(await request(one.usage)).toBe(false);
    expect(await countsOf(leader.service)).toEqual([3]);
  });

  test('[U8] [U10] are exceeded for two intervals at most', async () => {
    const step = fc.record({ afterMs: fc.nat(WRITE_DELAY_MS), sender: fc.nat(2) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
        async (steps) => {
          const leader = await openLeader();
          const quotas = { others: { requests: 5 } };
          const timers = new TimersByClock(leader.clock);
          const senders = ['0', '1', '2'].map((sender) =>
            delegate(leader, { sender, quotas, timers }),
          );
          let accepted = 0;
          // Of each process, since the quota is used up: the intervals between its batches in which it accepts a request.
          const intervals = senders.map(() => new Set<number>());
          for (const { afterMs, sender } of steps) {
            await timers.advance(afterMs);
            const { usage, batches } = senders[sender];
            if (!(await request(usage))) continue;
            if (++accepted > quotas.others.requests) intervals[sender].add(batches.length);
          }
          for (const each of intervals) expect(each.size).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  test('[U10] many users that wait for totals share one batch', async () => {
    const leader = await openLeader();
    const [one, two] = ['one', 'two'].map((sender) => delegate(leader, { sender }));
    two.collect = unreachable;
    const users = Array.from({ length: 50 }, (_, i) => ({ uuid: `${i}`, name: `${i}`, roles: [] }));
    for (const { usage, batches } of [one, two]) {
      await Promise.all(users.map((each) => usage.reserve(each, SHIP, false)));
      expect(batches.length).toBeLessThanOrEqual(2);
    }
    expect(one.batches.flatMap((each) => each.users)).toHaveLength(50);
  });
});

describe('a leader', () => {
  const batch: UsageBatch = {
    ...{ sender: 'one', number: 1 },
    added: [
      {
        ...{ id: '2026-11 aaaa', month: '2026-11', uuid: 'aaaa', name: 'anna' },
        counts: [['REQUEST', 'GET', SHIP.path, 'SUCCESS', 'REQUESTS', null, 3]],
        credits: [['Ships', 3, 300_000]],
      },
      {
        ...{ id: '2026-11 -', month: '2026-11', uuid: '-', name: null },
        counts: [['PUSH', null, 'Events', 'SUCCESS', 'REQUESTS', 'Webhook', 2]],
        credits: [],
      },
    ],
    users: [
      { uuid: 'bbbb', month: '2026-11' },
      { uuid: 'aaaa', month: '2026-11' },
    ],
  };
  const totals = [
    { uuid: 'bbbb', month: '2026-11', requests: 0, micros: 0 },
    { uuid: 'aaaa', month: '2026-11', requests: 3, micros: 300_000 },
  ];

  test('[U1] [U10] reports the usage of a batch as counted, once, and returns the totals each time', async () => {
    const counted: unknown[] = [];
    const { service } = await openLeader({ counted: (...usage) => counted.push(usage) });
    expect(await service.collect(batch)).toEqual(totals);
    expect(await service.collect(batch)).toEqual(totals);
    const ship = { type: 'REQUEST', method: 'GET', endpoint: SHIP.path, status: 'SUCCESS' };
    const { user: _, ...push } = PUSH;
    expect(counted).toEqual([
      [{ uuid: 'aaaa', name: 'anna' }, { ...ship, unit: 'REQUESTS', text: null }, 3],
      [null, push, 2],
    ]);
  });

  test('[U10] counts a batch once that is repeated to the next leader after a kill', async () => {
    const { service, store } = await openLeader();
    await service.collect(batch);
    const { service: next } = await openLeader({ store });
    expect(await next.collect(batch)).toEqual(totals);
    expect(await next.collect({ ...batch, number: 2 })).toMatchObject([{}, { requests: 6 }]);
  });

  test('[U3] [U10] rejects a batch before it is open, and after its stop, which stays complete', async () => {
    const { service, store } = await openLeader();
    await service.stop();
    await expect(service.collect(batch)).rejects.toThrow('closed');
    const { service: next } = await openLeader({ store });
    expect(next.uncountedAfterMs).toBeNull();
    expect(await countsOf(next)).toEqual([]);
    const options = { store, clock: manualClock(NOON_MS), setTimer: setTimerOf(new Set()) };
    const unopened = new UsageService({ ...options, failed: () => undefined });
    await expect(unopened.collect(batch)).rejects.toThrow('not open');
  });

  test('[U10] counts nothing of a batch that it cannot write; its own usage is written later', async () => {
    const store = createMemoryStore();
    const { service, timers } = await openLeader({ store });
    await request(service);
    const write = store.write.bind(store);
    store.write = async () => ({ ok: false, error: { kind: 'lease-lost', lease: 'leader' } });
    await expect(service.collect(batch)).rejects.toThrow('lease');
    expect(await countsOf(service)).toEqual([1]);
    expect([...timers].map(({ ms }) => ms)).toEqual([RETRY_DELAY_MS]);
    store.write = write;
    expect(await service.collect(batch)).toMatchObject([{}, { requests: 4 }]);
    const { service: next } = await openLeader({ store });
    expect(await countsOf(next)).toEqual([4]);
  });

  test('[U3] [U10] clears a long journal of batches by a checkpoint', async () => {
    const leader = await openLeader();
    for (let number = 1; number <= CHECKPOINT_AFTER_WRITES; number++) {
      await leader.service.collect({ ...batch, number });
    }
    const journal = leader.store.collection<{ number: number }>({
      name: 'usage-journal',
      key: 'number',
    });
    expect(await journal.count({})).toBe(CHECKPOINT_AFTER_WRITES);
    await runTimers(leader);
    expect(await journal.count({})).toBe(0);
  });

  test('[U10] removes senders that have not sent for a month', async () => {
    const { service, store, clock } = await openLeader();
    await service.collect(batch);
    clock.set(NOON_MS + SENDER_RETENTION_MS - 1);
    await service.collect({ ...batch, sender: 'two' });
    await service.start();
    const senders = store.collection<{ sender: string; sentMs: number }>(SENDERS);
    expect(await senders.count({})).toBe(2);
    clock.set(NOON_MS + SENDER_RETENTION_MS);
    await service.start();
    expect(await senders.find({}, { limit: 10 })).toMatchObject([{ sender: 'two' }]);
  });
});

import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DelegatedUsage } from './delegated-usage.ts';
import type { Usage, UsageReservation } from './usage.ts';
import type { UsageBatch, UsageTotals } from './usage-batch.ts';
import { UsageService } from './usage-service.ts';

vi.mock('./thresholds.ts', async (original) => ({
  ...(await original<object>()),
  // Frequent checkpoints within few steps, which span months.
  CHECKPOINT_AFTER_WRITES: 2,
  CHECKPOINT_BATCH_SIZE: 1,
  SENDER_RETENTION_MS: Date.UTC(2026, 0),
}));

const CHIEF: Principal = { uuid: 'cccc', name: 'chief', roles: ['administrator'] };
const [MONTH_FIRST, MONTH_LAST] = [8, 13];
const SENDERS = 3;
/** Each start of a process has paths of its own, so that the usage of one that was killed is distinguished. */
const STARTS_MAX = 80;
const PRICES = [
  { title: 'A', unit: 'REQUESTS', credits: 0.1, endpoints: pathsOf(0) },
  { title: 'B', unit: 'REQUESTS', credits: 0.7, endpoints: pathsOf(1) },
] as const;
/** Turns of the event loop that the longest exchange takes. */
const TURNS = 20;

const SENDER = fc.nat(SENDERS - 1);
const STEP = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('request' as const),
      // The last is the leader.
      process: fc.nat(SENDERS),
      user: fc.nat(1),
      path: fc.nat(2),
      isPending: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'end' as const }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('timers' as const),
      process: fc.nat(SENDERS),
      turns: fc.nat(TURNS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('link' as const),
      sender: SENDER,
      loses: fc.constantFrom('nothing' as const, 'requests' as const, 'replies' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('repeat' as const), batch: fc.nat(5) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('break' as const), writes: fc.nat(3) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'kill-leader' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'stop-leader' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('kill-sender' as const), sender: SENDER }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('month' as const),
      month: fc.integer({ min: MONTH_FIRST, max: MONTH_LAST }),
    }),
  },
);
type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;

/** Counts by month, user and path. */
type Counts = Map<string, number>;

interface Process<Service extends Usage> {
  /** Number of the start. */
  readonly start: number;
  readonly service: Service;
  readonly timers: Set<() => void>;
  readonly pending: Promise<UsageReservation>[];
}

interface Sender extends Process<DelegatedUsage> {
  loses: 'nothing' | 'requests' | 'replies';
}

interface Leader extends Process<UsageService> {
  /** Rejects when it is killed, as its connections are lost. */
  readonly gone: Promise<never>;
  readonly kill: () => void;
}

/** A leader and processes that send their usage to it, with a model of the expected counts. */
class Harness {
  readonly #store = createMemoryStore();
  readonly #clock = manualClock(Date.UTC(2026, MONTH_FIRST));
  readonly #counted: Counts = new Map();
  /** The part of it that the leader has acknowledged. */
  readonly #acknowledged: Counts = new Map();
  readonly #killedStarts: Set<number> = new Set();
  readonly #batches: UsageBatch[] = [];
  #starts = 0;
  /** Writes of the leader that succeed before one fails. */
  #goodWrites: number = Number.POSITIVE_INFINITY;
  #leader: Leader = this.#createLeader();
  readonly #senders: Sender[] = Array.from({ length: SENDERS }, () => this.#createSender());

  async run(steps: readonly Step[]): Promise<void> {
    await this.#leader.service.start();
    for (const step of steps) await this.#step(step);
    await this.#stop();
  }

  async #step(step: Step): Promise<void> {
    if (step.kind === 'request') await this.#request(step);
    else if (step.kind === 'end') await this.#end();
    else if (step.kind === 'timers')
      await this.#runTimers(this.#processes[step.process], step.turns);
    else if (step.kind === 'link') this.#senders[step.sender].loses = step.loses;
    else if (step.kind === 'repeat') this.#repeat(step.batch);
    else if (step.kind === 'break') this.#goodWrites = step.writes;
    else if (step.kind === 'month') this.#clock.set(Date.UTC(2026, step.month));
    else if (step.kind === 'kill-sender') this.#killSender(step.sender);
    else await this.#replaceLeader(step.kind === 'kill-leader');
  }

  get #processes(): readonly Process<Usage>[] {
    return [...this.#senders, this.#leader];
  }

  async #request({ process, user, path, isPending }: Step & { kind: 'request' }): Promise<void> {
    const { start, service, pending } = this.#processes[process];
    const caller = { uuid: `uuid-${user}`, name: `user-${user}`, roles: [] };
    const month = new Date(this.#clock.now()).toISOString().slice(0, 7);
    const endpoint = `/${start}-${path}`;
    const reserve = async (): Promise<UsageReservation> => {
      const reserved = await service.reserve(caller, { method: 'GET', path: endpoint }, false);
      if (!reserved.ok) throw new Error(reserved.error.detail);
      const recordSuccess = (): void => {
        reserved.value.recordSuccess();
        increase(this.#counted, `${month} ${caller.name} ${endpoint}`, 1);
      };
      return { ...reserved.value, recordSuccess };
    };
    pending.push(reserve());
    if (!isPending) (await pending.pop())?.recordSuccess();
  }

  async #end(): Promise<void> {
    for (const { pending } of this.#processes) (await pending.shift())?.recordSuccess();
  }

  async #runTimers({ timers }: Process<Usage>, turns: number): Promise<void> {
    const due = [...timers];
    timers.clear();
    for (const run of due) run();
    for (let i = 0; i < turns; i++) await turn();
  }

  /** A batch of before arrives again. */
  #repeat(index: number): void {
    const batch = this.#batches.at(-1 - index);
    if (batch) this.#leader.service.collect(batch).catch(() => undefined);
  }

  #killSender(index: number): void {
    const killed = this.#senders[index];
    this.#killedStarts.add(killed.start);
    killed.timers.clear();
    this.#senders[index] = this.#createSender();
  }

  async #replaceLeader(isKilled: boolean): Promise<void> {
    this.#goodWrites = Number.POSITIVE_INFINITY;
    const { service, pending, kill, start } = this.#leader;
    if (isKilled) this.#killedStarts.add(start);
    else {
      for (const each of pending.splice(0)) (await each).recordSuccess();
      await service.stop();
    }
    kill();
    this.#leader = this.#createLeader();
    await this.#leader.service.start();
    if (!isKilled) expect(this.#leader.service.uncountedAfterMs).toBeNull();
  }

  async #stop(): Promise<void> {
    this.#goodWrites = Number.POSITIVE_INFINITY;
    for (const each of this.#senders) each.loses = 'nothing';
    for (const { pending } of this.#processes) {
      for (const each of pending.splice(0)) (await each).recordSuccess();
    }
    await Promise.all(this.#senders.map(({ service }) => service.stop()));
    await this.#replaceLeader(false);
    await this.#expectCounted();
  }

  async #expectCounted(): Promise<void> {
    const counts = await this.#readCounts();
    for (const key of new Set([...counts.keys(), ...this.#counted.keys()])) {
      const [count, least, most] = [counts, this.#acknowledged, this.#counted].map(
        (each) => each.get(key) ?? 0,
      );
      if (this.#killedStarts.has(Number(/\/(\d+)-/.exec(key)?.[1]))) {
        expect(count, key).toBeGreaterThanOrEqual(least);
        expect(count, key).toBeLessThanOrEqual(most);
      } else expect(count, key).toBe(most);
    }
  }

  async #readCounts(): Promise<Counts> {
    const counts: Counts = new Map();
    const { service } = this.#leader;
    for (let i = MONTH_FIRST; i <= MONTH_LAST; i++) {
      const date = new Date(Date.UTC(2026, i));
      const month = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
      const { counters } = await service.monthlyCounters(CHIEF, month, { page: 1, size: 1000 });
      let micros = 0;
      for (const { user, endpoint, count } of counters) {
        counts.set(`${date.toISOString().slice(0, 7)} ${user} ${endpoint}`, count);
        micros += count * [100_000, 700_000, 0][Number(endpoint.at(-1))];
      }
      const { totalCredits } = await service.monthlyCredits(CHIEF, month, { page: 1, size: 1 });
      expect(totalCredits).toBe(micros / 1e6);
    }
    return counts;
  }

  #createLeader(): Leader {
    let kill = (): void => undefined;
    const gone = new Promise<never>((_, reject) => {
      kill = () => reject(new Error('connection lost'));
    });
    gone.catch(() => undefined);
    const timers = new Set<() => void>();
    const start = this.#starts++;
    const service = new UsageService({
      store: { ...this.#store, write: (operations) => this.#write(start, operations) },
      clock: this.#clock,
      setTimer: timersOf(timers),
      failed: () => undefined,
      prices: PRICES,
    });
    return { start, service, timers, pending: [], gone, kill };
  }

  async #write(
    start: number,
    operations: Parameters<Store['write']>[0],
  ): ReturnType<Store['write']> {
    await turn();
    // A leader that was killed writes nothing any more.
    if (start !== this.#leader.start) return new Promise(() => undefined);
    if (this.#goodWrites === 0) {
      this.#goodWrites = Number.POSITIVE_INFINITY;
      throw new Error('full');
    }
    this.#goodWrites--;
    return this.#store.write(operations);
  }

  #createSender(): Sender {
    const timers = new Set<() => void>();
    const start = this.#starts++;
    const sender: Sender = {
      ...{ start, timers, pending: [], loses: 'nothing' },
      service: new DelegatedUsage({
        clock: this.#clock,
        setTimer: timersOf(timers),
        failed: () => undefined,
        prices: PRICES,
        sender: `${start}`,
        collect: (batch) => this.#collect(sender, batch),
        read: {
          monthlyCounters: (...asked) => this.#leader.service.monthlyCounters(...asked),
          monthlyCredits: (...asked) => this.#leader.service.monthlyCredits(...asked),
        },
      }),
    };
    return sender;
  }

  async #collect(sender: Sender, batch: UsageBatch): Promise<readonly UsageTotals[]> {
    await turn();
    const isKilled = (): boolean => this.#killedStarts.has(sender.start);
    if (isKilled()) return new Promise(() => undefined);
    this.#batches.push(batch);
    if (sender.loses === 'requests') throw new Error('request lost');
    const { service, gone } = this.#leader;
    const totals = await Promise.race([service.collect(batch), gone]);
    await turn();
    if (isKilled()) return new Promise(() => undefined);
    if (sender.loses === 'replies') throw new Error('reply lost');
    for (const { month, name, counts } of batch.added) {
      for (const [, , endpoint, , , , count] of counts) {
        increase(this.#acknowledged, `${month} ${name} ${endpoint}`, count);
      }
    }
    return totals;
  }
}

function timersOf(timers: Set<() => void>): (ms: number, run: () => void) => () => void {
  return (ms, run) => {
    if (ms === 0) setImmediate(run);
    else timers.add(run);
    return () => timers.delete(run);
  };
}

function increase(counts: Counts, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function pathsOf(path: number): readonly string[] {
  return Array.from({ length: STARTS_MAX }, (_, start) => `GET /${start}-${path}`);
}

test('[U10] usage of processes that were not killed is counted once, whatever is lost or repeated and however often the leader is replaced', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 60, size: 'max' }), (steps) =>
      new Harness().run(steps),
    ),
    { numRuns: 200 },
  );
});

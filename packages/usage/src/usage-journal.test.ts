import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { UsageService } from './usage-service.ts';

vi.mock('./thresholds.ts', async (original) => ({
  ...(await original<object>()),
  // Frequent checkpoints within few steps.
  CHECKPOINT_AFTER_WRITES: 2,
  CHECKPOINT_BATCH_SIZE: 1,
}));

const CHIEF: Principal = { uuid: 'cccc', name: 'chief', roles: ['administrator'] };
const [MONTH_FIRST, MONTH_LAST] = [8, 13];
const PRICES = [
  { title: 'A', unit: 'REQUESTS', credits: 0.1, endpoints: ['GET /0'] },
  { title: 'B', unit: 'REQUESTS', credits: 0.7, endpoints: ['GET /1'] },
] as const;

const STEP = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('request' as const),
      user: fc.nat(2),
      path: fc.nat(2),
      isPending: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'end' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'write' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('break' as const), writes: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'kill' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('month' as const),
      month: fc.integer({ min: MONTH_FIRST, max: MONTH_LAST }),
    }),
  },
);

/** Turns of the event loop: three times as many as a write with its checkpoint takes. */
const TURNS = 12;

/** Counts by month, user and path. */
type Counts = Map<string, number>;

/** A usage service over a store whose writes can fail, with a model of the expected counts. */
class Harness {
  readonly #store = createMemoryStore();
  readonly #clock = manualClock(0);
  readonly #waiting: Set<() => void> = new Set();
  /** Pending requests. */
  #pending: (() => void)[] = [];
  #counted: Counts = new Map();
  /** Counts that are certainly written; more may be. */
  #written: Counts = new Map();
  #failures = 0;
  /** A killed service writes nothing any more. */
  #generation = 0;
  #month = 0;
  /** Writes that succeed before one fails. */
  goodWrites: number = Number.POSITIVE_INFINITY;
  service: UsageService = this.#createService();

  constructor() {
    this.setMonth(MONTH_FIRST);
  }

  setMonth(month: number): void {
    this.#month = month;
    this.#clock.set(Date.UTC(2026, month));
  }

  async request(user: number, path: number, isPending: boolean): Promise<void> {
    const caller = { uuid: `uuid-${user}`, name: `user-${user}`, roles: [] };
    const reserved = await this.service.reserve(caller, { method: 'GET', path: `/${path}` }, false);
    if (!reserved.ok) throw new Error(reserved.error.detail);
    const key = `${this.#month} ${caller.name} /${path}`;
    this.#pending.push(() => {
      reserved.value.recordSuccess();
      this.#counted.set(key, (this.#counted.get(key) ?? 0) + 1);
    });
    if (!isPending) this.#pending.pop()?.();
  }

  end(): void {
    this.#pending.shift()?.();
  }

  async write(): Promise<void> {
    // Usage whose write failed is written again with the next.
    if (this.#waiting.size === 0) return;
    const counted = new Map(this.#counted);
    const failures = this.#failures;
    for (const run of this.#waiting) run();
    for (let i = 0; i < TURNS; i++) await new Promise((resolve) => setImmediate(resolve));
    if (this.#failures === failures) this.#written = counted;
  }

  /** Loses pending requests and usage that is not written. */
  async kill(): Promise<void> {
    this.goodWrites = Number.POSITIVE_INFINITY;
    this.#pending = [];
    await this.#start();
    const counts = await this.#counts();
    for (const key of new Set([...counts.keys(), ...this.#counted.keys()])) {
      const [count, least, most] = [counts, this.#written, this.#counted].map(
        (each) => each.get(key) ?? 0,
      );
      expect(count).toBeGreaterThanOrEqual(least);
      expect(count).toBeLessThanOrEqual(most);
    }
    this.#counted = counts;
    this.#written = new Map(counts);
  }

  async stop(): Promise<void> {
    this.goodWrites = Number.POSITIVE_INFINITY;
    while (this.#pending.length > 0) this.end();
    await this.service.stop();
    await this.#start();
    expect(this.service.uncountedAfterMs).toBeNull();
  }

  async expectComplete(): Promise<void> {
    expect(await this.#counts()).toEqual(this.#counted);
  }

  async #counts(): Promise<Counts> {
    const counts: Counts = new Map();
    for (let i = MONTH_FIRST; i <= MONTH_LAST; i++) {
      const date = new Date(Date.UTC(2026, i));
      const month = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
      const { counters } = await this.service.monthlyCounters(CHIEF, month, { page: 1, size: 100 });
      let micros = 0;
      for (const { user, endpoint, count } of counters) {
        counts.set(`${i} ${user} ${endpoint}`, count);
        const price = PRICES.find(({ endpoints }) => endpoints[0] === `GET ${endpoint}`);
        micros += count * (price?.credits ?? 0) * 1e6;
      }
      const { totalCredits } = await this.service.monthlyCredits(CHIEF, month, {
        page: 1,
        size: 1,
      });
      expect(totalCredits).toBe(Math.round(micros) / 1e6);
      const own = [0, 1, 2].map(async (user) => {
        const caller = { uuid: `uuid-${user}`, name: `user-${user}`, roles: [] };
        return (await this.service.monthlyCounters(caller, month, { page: 1, size: 100 })).counters;
      });
      expect((await Promise.all(own)).flat()).toEqual(counters);
    }
    return counts;
  }

  async #start(): Promise<void> {
    this.#waiting.clear();
    this.service = this.#createService();
    await this.service.start();
  }

  #createService(): UsageService {
    return new UsageService({
      store: { ...this.#store, write: this.#writeOf(++this.#generation) },
      clock: this.#clock,
      setTimer: (ms, run) => {
        if (ms === 0) setImmediate(run);
        else this.#waiting.add(run);
        return () => this.#waiting.delete(run);
      },
      failed: () => this.#failures++,
      prices: PRICES,
    });
  }

  #writeOf(generation: number): Store['write'] {
    return (changes) => {
      if (generation !== this.#generation) return new Promise(() => undefined);
      if (this.goodWrites === 0) {
        this.goodWrites = Number.POSITIVE_INFINITY;
        return Promise.reject(new Error('full'));
      }
      this.goodWrites--;
      return this.#store.write(changes);
    };
  }
}

test('[U3] [U4] [U7] no usage is lost or counted twice, whatever fails; after a kill no written usage is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 60, size: 'max' }), async (steps) => {
      const harness = new Harness();
      await harness.service.start();
      for (const step of steps) {
        if (step.kind === 'request') await harness.request(step.user, step.path, step.isPending);
        else if (step.kind === 'end') harness.end();
        else if (step.kind === 'write') await harness.write();
        else if (step.kind === 'break') harness.goodWrites = step.writes;
        else if (step.kind === 'month') harness.setMonth(step.month);
        else await harness.kill();
      }
      await harness.stop();
      await harness.expectComplete();
    }),
    { numRuns: 200 },
  );
});

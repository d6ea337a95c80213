import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Caller } from '@roadstead/model';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { UsageBook } from './usage-book.ts';

vi.mock('./thresholds.ts', async (original) => ({
  ...(await original<object>()),
  // Folded often, among few steps.
  FOLD_AFTER_WRITES: 2,
  FOLDED_AT_ONCE: 1,
}));

const CHIEF: Caller = { uuid: 'cccc', name: 'chief', roles: ['administrator'] };
const [MONTH_FIRST, MONTH_LAST] = [8, 13];
const PRICES = [
  { title: 'A', unit: 'REQUESTS', credits: 0.1, endpoints: ['GET /0'] },
  { title: 'B', unit: 'REQUESTS', credits: 0.7, endpoints: ['GET /1'] },
] as const;

const STEP = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      user: fc.nat(2),
      path: fc.nat(2),
      isHeld: fc.boolean(),
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

/** As many as a write takes, folding included, three times over. */
const TURNS = 12;

/** How often, by month, user and path. */
type Counts = Map<string, number>;

/** A book over a store that can be broken; beside it is written down what should be counted. */
class Rig {
  readonly #store = createMemoryStore();
  readonly #clock = manualClock(0);
  readonly #waiting: Set<() => void> = new Set();
  /** Requests that are being answered. */
  #held: (() => void)[] = [];
  #counted: Counts = new Map();
  /** What was surely written; more may be. */
  #written: Counts = new Map();
  #failures = 0;
  /** What was killed writes no more. */
  #generation = 0;
  #month = 0;
  /** So many writes are good, then one fails. */
  goodWrites: number = Number.POSITIVE_INFINITY;
  book: UsageBook = this.#newBook();

  constructor() {
    this.setMonth(MONTH_FIRST);
  }

  setMonth(month: number): void {
    this.#month = month;
    this.#clock.set(Date.UTC(2026, month));
  }

  async ask(user: number, path: number, isHeld: boolean): Promise<void> {
    const caller = { uuid: `uuid-${user}`, name: `user-${user}`, roles: [] };
    const admitted = await this.book.admit(caller, { method: 'GET', path: `/${path}` }, false);
    if (!admitted.ok) throw new Error(admitted.failure.detail);
    const key = `${this.#month} ${caller.name} /${path}`;
    this.#held.push(() => {
      admitted.value.succeed();
      this.#counted.set(key, (this.#counted.get(key) ?? 0) + 1);
    });
    if (!isHeld) this.#held.pop()?.();
  }

  end(): void {
    this.#held.shift()?.();
  }

  async write(): Promise<void> {
    // What failed is written again when something more is counted.
    if (this.#waiting.size === 0) return;
    const counted = new Map(this.#counted);
    const failures = this.#failures;
    for (const run of this.#waiting) run();
    for (let i = 0; i < TURNS; i++) await new Promise((resolve) => setImmediate(resolve));
    if (this.#failures === failures) this.#written = counted;
  }

  /** What was not written is gone, and so are the requests. */
  async kill(): Promise<void> {
    this.goodWrites = Number.POSITIVE_INFINITY;
    this.#held = [];
    await this.#start();
    const told = await this.#told();
    for (const key of new Set([...told.keys(), ...this.#counted.keys()])) {
      const [count, least, most] = [told, this.#written, this.#counted].map(
        (each) => each.get(key) ?? 0,
      );
      expect(count).toBeGreaterThanOrEqual(least);
      expect(count).toBeLessThanOrEqual(most);
    }
    this.#counted = told;
    this.#written = new Map(told);
  }

  async stop(): Promise<void> {
    this.goodWrites = Number.POSITIVE_INFINITY;
    while (this.#held.length > 0) this.end();
    await this.book.stop();
    await this.#start();
    expect(this.book.uncountedAfterMs).toBeNull();
  }

  async expectWhole(): Promise<void> {
    expect(await this.#told()).toEqual(this.#counted);
  }

  async #told(): Promise<Counts> {
    const told: Counts = new Map();
    for (let i = MONTH_FIRST; i <= MONTH_LAST; i++) {
      const date = new Date(Date.UTC(2026, i));
      const month = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
      const { tallies } = await this.book.ofMonth(CHIEF, month, { page: 1, size: 100 });
      let micros = 0;
      for (const { user, endpoint, count } of tallies) {
        told.set(`${i} ${user} ${endpoint}`, count);
        const price = PRICES.find(({ endpoints }) => endpoints[0] === `GET ${endpoint}`);
        micros += count * (price?.credits ?? 0) * 1e6;
      }
      const { totalCredits } = await this.book.creditsOf(CHIEF, month, { page: 1, size: 1 });
      expect(totalCredits).toBe(Math.round(micros) / 1e6);
      const own = [0, 1, 2].map(async (user) => {
        const caller = { uuid: `uuid-${user}`, name: `user-${user}`, roles: [] };
        return (await this.book.ofMonth(caller, month, { page: 1, size: 100 })).tallies;
      });
      expect((await Promise.all(own)).flat()).toEqual(tallies);
    }
    return told;
  }

  async #start(): Promise<void> {
    this.#waiting.clear();
    this.book = this.#newBook();
    await this.book.start();
  }

  #newBook(): UsageBook {
    return new UsageBook({
      store: { ...this.#store, write: this.#writeOf(++this.#generation) },
      clock: this.#clock,
      later: (ms, run) => {
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

test('[U3] [U4] [U7] nothing is lost or counted twice, whatever fails, and after a kill nothing that was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 60, size: 'max' }), async (steps) => {
      const rig = new Rig();
      await rig.book.start();
      for (const step of steps) {
        if (step.kind === 'ask') await rig.ask(step.user, step.path, step.isHeld);
        else if (step.kind === 'end') rig.end();
        else if (step.kind === 'write') await rig.write();
        else if (step.kind === 'break') rig.goodWrites = step.writes;
        else if (step.kind === 'month') rig.setMonth(step.month);
        else await rig.kill();
      }
      await rig.stop();
      await rig.expectWhole();
    }),
    { numRuns: 200 },
  );
});

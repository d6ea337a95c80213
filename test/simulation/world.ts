import type { Clock } from '@roadstead/contracts';
import { seededRandom } from '../../bench/random.ts';

/** Something that happens at an instant of virtual time. */
interface Task {
  readonly atMs: number;
  readonly number: number;
  /** The process that it belongs to; null for what a kill of the process does not stop. */
  readonly process: number | null;
  readonly run: () => void;
}

/** Beyond the tasks of any history: a loop of timers without an end is a defect. */
const TASKS_MAX = 400_000;

/** A seeded source of chance. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** Whether something of a probability happens. */
  happens(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

export function createChance(seed: number): Chance {
  const next = seededRandom(seed);
  const whole = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    happens: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)]!,
  };
}

// Those of the machine, also while others stand in for them.
const { setImmediate: nextTurn } = globalThis;

/**
 * Virtual time. Tasks run one at a time in the order of their instants; between two, all promises settle that can, so a run
 * depends on nothing but its seed. A kill of the process drops the tasks of that process: none of its code runs again.
 */
export class World {
  readonly clock: Clock = { now: () => this.nowMs };
  nowMs: number;
  /** Number of the running process. */
  process = 0;
  /** Errors that nobody caught, of promises too. */
  readonly uncaught: unknown[] = [];
  #tasks: Task[] = [];
  #taken = 0;

  readonly #timerMsMax: number;

  /** @param timerMsMax longer timers never end */
  constructor(nowMs: number, timerMsMax: number = Number.POSITIVE_INFINITY) {
    this.nowMs = nowMs;
    this.#timerMsMax = timerMsMax;
  }

  /** Runs a function of this process later. @returns a function that cancels it */
  later(ms: number, run: () => void, process: number | null = this.process): () => void {
    const atMs = this.nowMs + Math.max(0, Number.isFinite(ms) ? ms : 0);
    const task: Task = { atMs, number: this.#taken++, process, run };
    let at = this.#tasks.length;
    while (at > 0 && this.#tasks[at - 1]!.atMs > atMs) at--;
    this.#tasks.splice(at, 0, task);
    return () => {
      this.#tasks = this.#tasks.filter((each) => each !== task);
    };
  }

  /** Waits, outside any process. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.later(ms, resolve, null));
  }

  /** Waits in the running process: a kill leaves the promise pending for ever. */
  delay(ms: number): Promise<void> {
    return new Promise((resolve) => this.later(ms, resolve));
  }

  /** Ends the running process; nothing of it happens any more. */
  kill(): void {
    this.#tasks = this.#tasks.filter(({ process }) => process !== this.process);
    this.process++;
  }

  /** Runs tasks until a promise settles. @throws Error where nothing is left to do */
  async run<Value>(begin: () => Promise<Value>): Promise<Value> {
    const restore = this.#standInForTimers();
    const uncaught = (error: unknown): number => this.uncaught.push(error);
    process.on('unhandledRejection', uncaught);
    try {
      let settled: { readonly value?: Value; readonly error?: unknown } | undefined;
      begin().then(
        (value) => {
          settled = { value };
        },
        (error: unknown) => {
          settled = { error };
        },
      );
      await turn();
      while (!settled) {
        if (this.#taken > TASKS_MAX) throw new Error(`More than ${TASKS_MAX} tasks.`);
        const task = this.#tasks.shift();
        if (!task) throw new Error('Something waits for what never happens.');
        this.nowMs = task.atMs;
        try {
          task.run();
        } catch (error) {
          this.uncaught.push(error);
        }
        await turn();
      }
      if ('error' in settled) throw settled.error;
      return settled.value as Value;
    } finally {
      process.off('unhandledRejection', uncaught);
      restore();
    }
  }

  /** Replaces the timers of the machine, which the service uses, by virtual ones. */
  #standInForTimers(): () => void {
    const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate } = globalThis;
    const cancels = new Map<unknown, () => void>();
    const timer = (): object => ({ unref: () => undefined, ref: () => undefined });
    const clear = (each: unknown): void => cancels.get(each)?.();
    const once = (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]): object => {
      const each = timer();
      if (ms <= this.#timerMsMax) {
        const cancel = this.later(ms, () => run(...values));
        cancels.set(each, cancel);
      }
      return each;
    };
    const repeat = (run: () => void, ms = 0): object => {
      const each = timer();
      const again = (): void => {
        cancels.set(each, this.later(Math.max(1, ms), again));
        run();
      };
      if (ms <= this.#timerMsMax) cancels.set(each, this.later(Math.max(1, ms), again));
      return each;
    };
    Object.assign(globalThis, { setTimeout: once, clearTimeout: clear });
    Object.assign(globalThis, { setInterval: repeat, clearInterval: clear });
    Object.assign(globalThis, { setImmediate: (run: () => void) => once(run) });
    return () => {
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
      Object.assign(globalThis, { setImmediate });
    };
  }
}

/** Lets every promise settle that can. */
function turn(): Promise<void> {
  return new Promise((resolve) => nextTurn(resolve));
}

import { setImmediate as endOfTurn } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Chance } from '../simulation/world.ts';

/** A part of the cluster, as a process has it. */
export interface Process {
  readonly name: string;
  isDead: boolean;
  /** Until when it stands still, as one that collects garbage or whose machine was suspended; in milliseconds of the scheduler. */
  pausedUntilMs: number;
  /** How long it stands still before its next write, which it believes to be allowed: undefined for one that goes on. */
  pauseAtWriteMs?: number;
}

interface Step {
  readonly process: Process;
  readonly isReady: () => boolean;
  readonly run: () => Promise<void>;
}

/** Steps of one run at most: more is a cluster that goes round in circles. */
const STEPS_MAX = 200_000;

/**
 * Runs the asynchronous calls of processes one at a time, in an order that a seed decides: each call is executed in one step, and its result is
 * delivered in another. Its time passes with the steps, and to the next pause that ends where there are none.
 */
export class Scheduler {
  readonly #chance: Chance;
  #steps: Step[] = [];
  #count = 0;
  nowMs = 1_000_000;
  /** The time of the timers of the processes, which are fake. */
  #timersMs = this.nowMs;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Executes a call of a process later. It is never fulfilled if the process dies before. */
  call<Value>(
    process: Process,
    run: () => Promise<Value>,
    isReady: () => boolean = () => true,
  ): Promise<Value> {
    return new Promise((resolve, reject) => {
      const deliver = (settle: () => void): void => {
        this.#add({ process, isReady: () => true, run: async () => settle() });
      };
      const execute = async (): Promise<void> => {
        try {
          const value = await run();
          deliver(() => resolve(value));
        } catch (error) {
          deliver(() => reject(error));
        }
      };
      this.#add({ process, isReady, run: execute });
    });
  }

  /** Fulfilled after some milliseconds, or when the signal is aborted. */
  pause(process: Process, ms: number, signal: AbortSignal): Promise<void> {
    const untilMs = this.nowMs + ms;
    this.#wakes.add(untilMs);
    return this.call(
      process,
      async () => undefined,
      () => signal.aborted || this.nowMs >= untilMs,
    );
  }

  /** The ends of pauses. */
  readonly #wakes: Set<number> = new Set();

  /** Executes steps until a condition holds. @throws Error if it never does */
  async runUntil(isDone: () => boolean): Promise<void> {
    await this.#settle();
    while (!isDone()) {
      if (++this.#count > STEPS_MAX) throw new Error('The cluster does not come to an end.');
      await this.#next();
    }
  }

  async #next(): Promise<void> {
    this.#steps = this.#steps.filter(({ process }) => !process.isDead);
    const ready = this.#steps.filter(
      ({ process, isReady }) => process.pausedUntilMs <= this.nowMs && isReady(),
    );
    if (ready.length === 0) {
      this.#passTime();
      return;
    }
    const step = this.#chance.pick(ready);
    this.#steps.splice(this.#steps.indexOf(step), 1);
    this.nowMs += this.#chance.whole(0, 2);
    await step.run();
    await this.#settle();
  }

  /** Waits until all promises that can be fulfilled are, and runs the timers that are due. */
  async #settle(): Promise<void> {
    await endOfTurn();
    if (!vi.isFakeTimers()) return;
    vi.advanceTimersByTime(this.nowMs - this.#timersMs);
    this.#timersMs = this.nowMs;
    await endOfTurn();
  }

  #passTime(): void {
    for (const { process } of this.#steps) this.#wakes.add(process.pausedUntilMs);
    for (const wakeMs of this.#wakes) if (wakeMs <= this.nowMs) this.#wakes.delete(wakeMs);
    if (this.#wakes.size === 0) throw new Error('Nothing waits for anything.');
    this.nowMs = Math.min(...this.#wakes);
  }

  #add(step: Step): void {
    if (!step.process.isDead) this.#steps.push(step);
  }
}

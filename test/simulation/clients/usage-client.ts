import { ANNA, CHIEF, type Client, type ClientContext } from './client.ts';

const ENDPOINT = { method: 'GET', path: '/simulated' };
/** U3: usage of the last second before a kill may be lost. */
const LOST_MS_MAX = 1000;
/** A commit, and the one before it, may take so long. */
const COMMIT_MS = 9000;

interface Counted {
  readonly atMs: number;
  readonly count: number;
}

/** Counts usage; none is counted twice, and none is lost but that of the last second before a kill. */
export class UsageClient implements Client {
  readonly #context: ClientContext;
  readonly #failures: () => number;
  /** Usage that is in the store for certain. */
  #certain = 0;
  /** Usage that may be in the store, or not. */
  #possible = 0;
  /** Usage of this life. */
  #counted: Counted[] = [];
  #failuresBefore = 0;

  /** @param failures returns the number of writes that have failed */
  constructor(context: ClientContext, failures: () => number) {
    this.#context = context;
    this.#failures = failures;
  }

  async act(): Promise<void> {
    const { host, world, chance } = this.#context;
    const count = chance.whole(1, 5);
    const outcome = await host.call(async ({ usage }) => {
      if (chance.happens(0.5)) {
        const record = { endpoint: ENDPOINT.path, unit: 'REQUESTS', text: null } as const;
        const details = { type: 'REQUEST', method: 'GET', status: 'SUCCESS' } as const;
        await usage.record({ user: ANNA, ...record, ...details }, count);
        return count;
      }
      const reserved = await usage.reserve(ANNA, ENDPOINT, false);
      if (reserved.ok) reserved.value.recordSuccess();
      return 1;
    });
    if (outcome.kind === 'unknown') this.#possible += count;
    else this.#counted.push({ atMs: world.nowMs, count: outcome.value });
  }

  /** The life of a process has ended: what it had counted is in the store, or lost. */
  endLife(wasStopped: boolean): void {
    const { nowMs } = this.#context.world;
    const hasFailed = this.#failures() !== this.#failuresBefore;
    this.#failuresBefore = this.#failures();
    for (const { atMs, count } of this.#counted) {
      const isCertain = wasStopped || (!hasFailed && nowMs - atMs > LOST_MS_MAX + COMMIT_MS);
      if (isCertain) this.#certain += count;
      else this.#possible += count;
    }
    this.#counted = [];
  }

  async check(): Promise<void> {
    const { host, wrong, world } = this.#context;
    const { year, month } = monthOf(world.nowMs);
    const paging = { page: 1, size: 100 };
    const outcome = await host.call(({ usage }) =>
      usage.monthlyCounters(CHIEF, { year, month }, paging),
    );
    if (outcome.kind === 'unknown') return;
    const sum = (counts: readonly { readonly count: number }[]): number =>
      counts.reduce((total, { count }) => total + count, 0);
    const total = sum(outcome.value.counters);
    const least = this.#certain + sum(this.#counted);
    const most = least + this.#possible;
    if (total < least || total > most) {
      wrong(`${total} uses are counted, and should be ${least} to ${most}`);
    }
  }
}

function monthOf(timeMs: number): { readonly year: number; readonly month: number } {
  const date = new Date(timeMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

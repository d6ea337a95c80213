import { Mutex } from '@roadstead/contracts';
import type { Tariff } from './price-list.ts';
import type { CreditSpend } from './quota-refusal.ts';
import { RESEND_DELAY_MS, RESENDS_AT_STOP, WRITE_DELAY_MS } from './thresholds.ts';
import type { UsageBatch, UsageTotals } from './usage-batch.ts';
import type { UsageRecord } from './usage-record.ts';
import type { UsageAccounts } from './usage-reservations.ts';
import type { UsageDetails, UserMonth } from './user-month.ts';
import { UserMonths } from './user-months.ts';

/** Options of `UsageForwarder`. */
export interface UsageForwarderOptions {
  /** Runs a function after some milliseconds. @returns a function that cancels it */
  readonly setTimer: (ms: number, run: () => void) => () => void;
  /** Name of this start of the process, which no other start of any process has had. */
  readonly sender: string;
  /** `UsageService.collect` of the leader. Rejects if the leader cannot be reached, or does not reply in time. */
  readonly collect: (batch: UsageBatch) => Promise<readonly UsageTotals[]>;
  /** Called when a batch is not acknowledged, unless the one before was not either. Its usage stays in memory, and is sent again after a while. */
  readonly failed: (error: unknown) => void;
}

interface SentBatch {
  readonly batch: UsageBatch;
  /** In the order of `batch.users`: all usage that this process has sent, this batch included. */
  readonly sent: readonly (CreditSpend & { readonly userMonth: UserMonth })[];
}

/**
 * U10: the usage that this process counts, in memory until the leader has acknowledged it. One batch is sent at a time: as long as its
 * outcome is unknown it is repeated unchanged, and later usage waits, added up by counter, for the next.
 */
export class UsageForwarder implements UsageAccounts {
  readonly #options: UsageForwarderOptions;
  readonly #months: UserMonths = new UserMonths(async () => []);
  readonly #mutex: Mutex = new Mutex();
  /** Those that were used since the last batch: it sends their usage, and requests their totals. */
  readonly #touched: Set<UserMonth> = new Set();
  #unacknowledged: SentBatch | undefined;
  #lastBatch = 0;
  /** The next exchange, which has not begun. */
  #queued: Promise<void> | undefined;
  #isFailing = false;
  #isClosed = false;
  #cancelTimer: (() => void) | undefined;

  constructor(options: UsageForwarderOptions) {
    this.#options = options;
  }

  /** Waits for the totals of a user that are not known, unless the leader could not be reached before. */
  async userMonth(month: string, user: UsageRecord['user']): Promise<UserMonth> {
    const userMonth = await this.#months.get(month, user);
    this.#touch(userMonth);
    if (user && !userMonth.others && !this.#isFailing) await this.flush().catch(() => undefined);
    return userMonth;
  }

  count(
    userMonth: UserMonth,
    details: UsageDetails,
    count: number,
    tariff: Tariff | undefined,
  ): void {
    userMonth.add(details, count, tariff);
    this.#touch(userMonth);
  }

  /** Sends all that was counted before. Rejects if the leader does not acknowledge it. */
  flush(): Promise<void> {
    this.#queued ??= this.#mutex.runExclusive(() => {
      this.#queued = undefined;
      return this.#exchange();
    });
    return this.#queued;
  }

  /** Sends all usage, some times while the leader does not acknowledge it; later usage is not sent. Rejects if it never does. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (let left = RESENDS_AT_STOP; ; left--) {
      try {
        return await this.flush();
      } catch (error) {
        if (left === 0) throw error;
      }
      await new Promise<void>((resolve) => this.#options.setTimer(RESEND_DELAY_MS, resolve));
    }
  }

  #touch(userMonth: UserMonth): void {
    this.#touched.add(userMonth);
    this.#sendAfter(WRITE_DELAY_MS);
  }

  #sendAfter(ms: number): void {
    if (this.#isClosed) return;
    this.#cancelTimer ??= this.#options.setTimer(ms, () => {
      // The exchange reports its failure.
      this.flush().catch(() => undefined);
    });
  }

  #clearTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }

  async #exchange(): Promise<void> {
    this.#clearTimer();
    try {
      if (this.#unacknowledged) await this.#send(this.#unacknowledged);
      if (this.#touched.size > 0) {
        this.#unacknowledged = this.#nextBatch();
        await this.#send(this.#unacknowledged);
      }
      this.#isFailing = false;
    } catch (error) {
      // `close` rejects.
      if (!this.#isFailing && !this.#isClosed) this.#options.failed(error);
      this.#isFailing = true;
      this.#clearTimer();
      this.#sendAfter(RESEND_DELAY_MS);
      throw error;
    }
    await this.#months.evict((each) => this.#touched.has(each));
  }

  async #send({ batch, sent }: SentBatch): Promise<void> {
    const totals = await this.#options.collect(batch);
    for (const [i, { userMonth, requests, micros }] of sent.entries()) {
      const total = totals[i];
      userMonth.others = { requests: total.requests - requests, micros: total.micros - micros };
    }
    this.#unacknowledged = undefined;
  }

  #nextBatch(): SentBatch {
    const userMonths = [...this.#touched];
    this.#touched.clear();
    const added = userMonths
      .map((each) => each.drainNew())
      .filter(({ counts, credits }) => counts.length + credits.length > 0);
    const users = userMonths.map(({ uuid, month }) => ({ uuid, month }));
    const { sender } = this.#options;
    return {
      batch: { sender, number: ++this.#lastBatch, added, users },
      sent: userMonths.map((userMonth) => {
        const { requests, micros } = userMonth;
        return { userMonth, requests, micros };
      }),
    };
  }
}

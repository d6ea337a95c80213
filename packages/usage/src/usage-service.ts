import { isAdministrator, type Principal, type Result } from '@roadstead/model';
import { type Month, monthSpan } from './month.ts';
import { MICROS_PER_CREDIT } from './thresholds.ts';
import type {
  CreditPage,
  Endpoint,
  QuotaRefusal,
  Usage,
  UsagePage,
  UsagePaging,
  UsageReservation,
} from './usage.ts';
import type { UsageBatch, UsageTotals } from './usage-batch.ts';
import { UsageJournal, type UsageJournalOptions } from './usage-journal.ts';
import type { UsageCounter, UsageRecord } from './usage-record.ts';
import { type ReservationOptions, UsageReservations } from './usage-reservations.ts';
import { countsOf, type UserMonth, userOf } from './user-month.ts';

/** Options of `UsageService`. */
export interface UsageOptions extends UsageJournalOptions, ReservationOptions {}

/** U1 to U10: monthly usage counters in a store; of several processes, in the one that writes. */
export class UsageService implements Usage {
  readonly pricedEndpoints: readonly string[];
  readonly #options: UsageOptions;
  readonly #journal: UsageJournal;
  readonly #reservations: UsageReservations;
  #uncountedAfterMs: number | null = null;
  #isOpen = false;

  /** @throws RangeError for an invalid price or quota, and for contradicting prices */
  constructor(options: UsageOptions) {
    this.#options = options;
    this.#journal = new UsageJournal(options);
    this.#reservations = new UsageReservations(options, this.#journal);
    this.pricedEndpoints = this.#reservations.pricedEndpoints;
  }

  get uncountedAfterMs(): number | null {
    return this.#uncountedAfterMs;
  }

  /** Reads what was counted before; usage may be counted then. Writes nothing. */
  async open(): Promise<void> {
    this.#uncountedAfterMs = await this.#journal.open();
    this.#isOpen = true;
  }

  /** Writes what was read from the journal in its place. */
  async start(): Promise<void> {
    if (!this.#isOpen) await this.open();
    await this.#journal.checkpoint();
  }

  /** U3: waits for pending requests, up to a limit, and writes all usage. */
  async stop(): Promise<void> {
    await this.#journal.close(await this.#reservations.waitForPending());
  }

  reserve(
    caller: Principal,
    endpoint: Endpoint,
    isExempt: boolean,
  ): Promise<Result<UsageReservation, QuotaRefusal>> {
    return this.#reservations.reserve(caller, endpoint, isExempt);
  }

  record(record: UsageRecord, count: number): Promise<void> {
    return this.#reservations.record(record, count);
  }

  /**
   * U10: counts the usage of another process, once however often the batch is repeated.
   * @returns the totals of `batch.users`, in their order, when the usage is durable; rejects if it cannot be counted now
   */
  async collect(batch: UsageBatch): Promise<readonly UsageTotals[]> {
    if (!this.#isOpen) throw new Error('The usage service is not open.');
    const { added, users } = batch;
    if (added.length > 0 && (await this.#journal.collect(batch))) {
      for (const document of added) {
        for (const { details, count } of countsOf(document)) {
          this.#options.counted?.(userOf(document), details, count);
        }
      }
    }
    return Promise.all(
      users.map(async ({ uuid, month }) => {
        const userMonth = (await this.#journal.month(month, uuid)).at(0);
        const { requests, micros } = userMonth ?? { requests: 0, micros: 0 };
        return { uuid, month, requests, micros };
      }),
    );
  }

  async monthlyCounters(caller: Principal, month: Month, paging: UsagePaging): Promise<UsagePage> {
    const updatedMs = this.#options.clock.now();
    return {
      updatedMs,
      counters: countersOnPage(await this.#readableMonths(caller, month), month, paging),
    };
  }

  async monthlyCredits(caller: Principal, month: Month, paging: UsagePaging): Promise<CreditPage> {
    const byTitle = new Map<string, { count: number; micros: number }>();
    for (const { credits } of await this.#readableMonths(caller, month)) {
      for (const [title, { count, micros }] of credits) {
        const sums = byTitle.get(title) ?? { count: 0, micros: 0 };
        sums.count += count;
        sums.micros += micros;
        byTitle.set(title, sums);
      }
    }
    const all = [...byTitle].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      totalCredits: all.reduce((sum, [, { micros }]) => sum + micros, 0) / MICROS_PER_CREDIT,
      credits: pageOf(all, paging).map(([title, { count, micros }]) => ({
        ...{ title, count, credits: micros / MICROS_PER_CREDIT },
      })),
    };
  }

  /** U4. */
  #readableMonths(caller: Principal, month: Month): Promise<readonly UserMonth[]> {
    const uuid = isAdministrator(caller) ? undefined : caller.uuid;
    return this.#journal.month(monthSpan(month).text, uuid);
  }
}

function pageOf<Item>(items: readonly Item[], { page, size }: UsagePaging): readonly Item[] {
  return items.slice((page - 1) * size, page * size);
}

/** U5: sorts the users, and the counters of those on the page only: a month may have many. */
function countersOnPage(
  userMonths: readonly UserMonth[],
  month: Month,
  { page, size }: UsagePaging,
): readonly UsageCounter[] {
  const found: UsageCounter[] = [];
  let before = (page - 1) * size;
  for (const each of userMonths.toSorted(byUser)) {
    if (before < each.size) {
      const counters = each.counters(month).toSorted(byEndpoint);
      found.push(...counters.slice(before, before + size - found.length));
      if (found.length === size) break;
    }
    before = Math.max(0, before - each.size);
  }
  return found;
}

/** Pushes last. A user who was removed and created again has two entries with one name. */
function byUser(a: UserMonth, b: UserMonth): number {
  if (a.name === null || b.name === null) return a.name === null ? 1 : -1;
  return a.name === b.name ? compare(a.uuid, b.uuid) : compare(a.name, b.name);
}

function byEndpoint(a: UsageCounter, b: UsageCounter): number {
  const [first, second] = [a, b].map(({ endpoint, method, status, unit, type, text }) =>
    JSON.stringify([endpoint, method, status, unit, type, text]),
  );
  return compare(first, second);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}

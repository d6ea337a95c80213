import { failure, isAdministrator, type Principal, type Result, success } from '@roadstead/model';
import { type Month, type MonthSpan, monthAt, monthSpan } from './month.ts';
import { type Price, PriceList, type Tariff } from './price-list.ts';
import { checkQuotas, type Quota, type Quotas } from './quota.ts';
import { quotaRefusal } from './quota-refusal.ts';
import { MICROS_PER_CREDIT, STOP_TIMEOUT_MS } from './thresholds.ts';
import type {
  CreditPage,
  Endpoint,
  QuotaRefusal,
  Usage,
  UsagePage,
  UsagePaging,
  UsageReservation,
} from './usage.ts';
import { UsageJournal, type UsageJournalOptions } from './usage-journal.ts';
import type { UsageCounter, UsageRecord } from './usage-record.ts';
import type { UsageDetails, UserMonth } from './user-month.ts';

/** Options of `UsageService`. */
export interface UsageOptions extends UsageJournalOptions {
  /** U6; default: everything is free. */
  readonly prices?: readonly Price[];
  /** U8; default: none. */
  readonly quotas?: Quotas;
  /** Called for all usage when it is counted, which is before it is durable (U3). */
  readonly counted?: (
    user: UsageRecord['user'],
    details: Omit<UsageRecord, 'user'>,
    count: number,
  ) => void;
}

/** U1 to U9: monthly usage counters in a store. */
export class UsageService implements Usage {
  readonly pricedEndpoints: readonly string[];
  readonly #options: UsageOptions;
  readonly #journal: UsageJournal;
  readonly #prices: PriceList;
  /** The current month. */
  #span: MonthSpan;
  #uncountedAfterMs: number | null = null;
  #isOpen = false;
  /** Reservations that have not ended. */
  #pending = 0;
  #onIdle: (() => void) | undefined;

  /** @throws RangeError for an invalid price or quota, and for contradicting prices */
  constructor(options: UsageOptions) {
    const { prices = [], quotas = {} } = options;
    checkQuotas(quotas);
    this.#options = options;
    this.#journal = new UsageJournal(options);
    this.#prices = new PriceList(prices);
    this.#span = monthSpan(monthAt(options.clock.now()));
    this.pricedEndpoints = prices.flatMap(({ endpoints }) => endpoints);
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
    await this.#waitForPending();
    await this.#journal.close(this.#pending === 0);
  }

  async reserve(
    caller: Principal,
    { method, path }: Endpoint,
    isExempt: boolean,
  ): Promise<Result<UsageReservation, QuotaRefusal>> {
    const nowMs = this.#options.clock.now();
    const span = this.#spanAt(nowMs);
    const endpoint = { method, endpoint: path, unit: 'REQUESTS' } as const;
    const tariff = this.#prices.find(endpoint, nowMs);
    const micros = tariff?.micros ?? 0;
    // Before the first await: a stop waits for it.
    this.#pending++;
    let userMonth: UserMonth;
    try {
      userMonth = await this.#journal.userMonth(span, caller);
    } catch (error) {
      this.#endRequest();
      throw error;
    }
    const { reserved } = userMonth;
    const used = {
      requests: userMonth.requests + reserved.requests,
      micros: userMonth.micros + reserved.micros,
    };
    const refusal = !isExempt && quotaRefusal(this.#quotaOf(caller), used, micros, span, nowMs);
    if (refusal) {
      this.#endRequest();
      return failure(refusal);
    }
    // Before the response: concurrent requests must not exceed the quota together.
    reserved.requests++;
    reserved.micros += micros;
    const end = (): void => {
      reserved.requests--;
      reserved.micros -= micros;
      this.#endRequest();
    };
    return success({
      cost: { title: tariff?.title ?? null, credits: micros / MICROS_PER_CREDIT },
      recordSuccess: (extra = []) => {
        this.#count(caller, userMonth, requestOf(endpoint, 'SUCCESS'), 1, tariff);
        for (const { count, ...usage } of extra) {
          const details = { ...requestOf(endpoint, 'SUCCESS'), ...usage };
          this.#count(caller, userMonth, details, count, this.#prices.find(details, nowMs));
        }
        end();
      },
      recordError: () => {
        this.#count(caller, userMonth, requestOf(endpoint, 'ERROR'), 1, undefined);
        end();
      },
      cancel: end,
    });
  }

  async record(record: UsageRecord, count: number): Promise<void> {
    const nowMs = this.#options.clock.now();
    const tariff = record.status === 'ERROR' ? undefined : this.#prices.find(record, nowMs);
    const userMonth = await this.#journal.userMonth(this.#spanAt(nowMs), record.user);
    const { user, ...details } = record;
    this.#count(user, userMonth, details, count, tariff);
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

  #count(
    user: UsageRecord['user'],
    userMonth: UserMonth,
    details: UsageDetails,
    count: number,
    tariff: Tariff | undefined,
  ): void {
    this.#journal.count(userMonth, details, count, tariff);
    this.#options.counted?.(user && { uuid: user.uuid, name: user.name }, details, count);
  }

  /** U4. */
  #readableMonths(caller: Principal, month: Month): Promise<readonly UserMonth[]> {
    return this.#journal.month(month, isAdministrator(caller) ? undefined : caller.uuid);
  }

  #spanAt(timeMs: number): MonthSpan {
    const { beginMs, endMs } = this.#span;
    if (timeMs < beginMs || timeMs >= endMs) this.#span = monthSpan(monthAt(timeMs));
    return this.#span;
  }

  #quotaOf(caller: Principal): Quota {
    const { users = {}, others = {} } = this.#options.quotas ?? {};
    const own = Object.hasOwn(users, caller.name) ? users[caller.name] : undefined;
    return own ?? (isAdministrator(caller) ? {} : others);
  }

  #endRequest(): void {
    this.#pending--;
    if (this.#pending === 0) this.#onIdle?.();
  }

  async #waitForPending(): Promise<void> {
    if (this.#pending === 0) return;
    await new Promise<void>((resolve) => {
      const cancelTimer = this.#options.setTimer(STOP_TIMEOUT_MS, resolve);
      this.#onIdle = () => {
        cancelTimer();
        resolve();
      };
    });
  }
}

function requestOf(
  { method, endpoint, unit }: Pick<UsageDetails, 'method' | 'endpoint' | 'unit'>,
  status: UsageDetails['status'],
): UsageDetails {
  return { type: 'REQUEST', method, endpoint, status, unit, text: null };
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

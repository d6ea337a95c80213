import { type Caller, failure, isAdministrator, type Result, success } from '@roadstead/model';
import { type Month, type MonthSpan, monthAt, spanOf } from './month.ts';
import { type Price, PriceList } from './price-list.ts';
import { checkQuotas, type Quota, type Quotas } from './quota.ts';
import { refuseBeyond } from './spending.ts';
import { ANSWERED_WITHIN_MS, MICROS_PER_CREDIT } from './thresholds.ts';
import type {
  Admission,
  CreditPage,
  Endpoint,
  QuotaRefusal,
  Usage,
  UsagePage,
  UsagePaging,
} from './usage.ts';
import { type LedgerOptions, UsageLedger } from './usage-ledger.ts';
import type { UsageRecord, UsageTally } from './usage-record.ts';
import type { Counted, UserMonth } from './user-month.ts';

/** What counting needs. */
export interface UsageOptions extends LedgerOptions {
  /** U6; default: all is free. */
  readonly prices?: readonly Price[];
  /** U8; default none. */
  readonly quotas?: Quotas;
}

/** U1 to U9: tallies of a month in a store. */
export class UsageBook implements Usage {
  readonly priced: readonly string[];
  readonly #options: UsageOptions;
  readonly #ledger: UsageLedger;
  readonly #prices: PriceList;
  /** The one that it was last. */
  #span: MonthSpan;
  #uncountedAfterMs: number | null = null;
  /** Requests that have asked for leave and are not settled. */
  #unanswered = 0;
  #allAnswered: (() => void) | undefined;

  /** @throws RangeError where a price or a quota cannot be so */
  constructor(options: UsageOptions) {
    const { prices = [], quotas = {} } = options;
    checkQuotas(quotas);
    this.#options = options;
    this.#ledger = new UsageLedger(options);
    this.#prices = new PriceList(prices);
    this.#span = spanOf(monthAt(options.clock.now()));
    this.priced = prices.flatMap(({ endpoints }) => endpoints);
  }

  get uncountedAfterMs(): number | null {
    return this.#uncountedAfterMs;
  }

  async start(): Promise<void> {
    this.#uncountedAfterMs = await this.#ledger.open();
  }

  /** U3: waits a little for requests that are being answered, and writes what is counted. */
  async stop(): Promise<void> {
    await this.#untilAnswered();
    await this.#ledger.close(this.#unanswered === 0);
  }

  async admit(
    caller: Caller,
    { method, path }: Endpoint,
    isExempt: boolean,
  ): Promise<Result<Admission, QuotaRefusal>> {
    const nowMs = this.#options.clock.now();
    const span = this.#spanAt(nowMs);
    const endpoint = { method, endpoint: path, unit: 'REQUESTS' } as const;
    const tariff = this.#prices.find(endpoint, nowMs);
    const micros = tariff?.micros ?? 0;
    // Before anything is waited for: a stop waits for it.
    this.#unanswered++;
    let userMonth: UserMonth;
    try {
      userMonth = await this.#ledger.userMonth(span, caller);
    } catch (error) {
      this.#noteAnswered();
      throw error;
    }
    const { reserved } = userMonth;
    const spent = {
      requests: userMonth.requests + reserved.requests,
      micros: userMonth.micros + reserved.micros,
    };
    const refused = !isExempt && refuseBeyond(this.#quotaOf(caller), spent, micros, span, nowMs);
    if (refused) {
      this.#noteAnswered();
      return failure(refused);
    }
    // Before it is answered: many at the same time must not exceed it together.
    reserved.requests++;
    reserved.micros += micros;
    const end = (): void => {
      reserved.requests--;
      reserved.micros -= micros;
      this.#noteAnswered();
    };
    return success({
      cost: { title: tariff?.title ?? null, credits: micros / MICROS_PER_CREDIT },
      succeed: (also = []) => {
        this.#ledger.count(userMonth, requestOf(endpoint, 'SUCCESS'), 1, tariff);
        for (const { count, ...what } of also) {
          const besides = { ...requestOf(endpoint, 'SUCCESS'), ...what };
          this.#ledger.count(userMonth, besides, count, this.#prices.find(besides, nowMs));
        }
        end();
      },
      fail: () => {
        this.#ledger.count(userMonth, requestOf(endpoint, 'ERROR'), 1, undefined);
        end();
      },
      withdraw: end,
    });
  }

  async note(record: UsageRecord, count: number): Promise<void> {
    const nowMs = this.#options.clock.now();
    const tariff = record.status === 'ERROR' ? undefined : this.#prices.find(record, nowMs);
    const userMonth = await this.#ledger.userMonth(this.#spanAt(nowMs), record.user);
    const { user, ...what } = record;
    this.#ledger.count(userMonth, what, count, tariff);
  }

  async ofMonth(caller: Caller, month: Month, paging: UsagePaging): Promise<UsagePage> {
    const updatedMs = this.#options.clock.now();
    return { updatedMs, tallies: talliesOn(await this.#seenBy(caller, month), month, paging) };
  }

  async creditsOf(caller: Caller, month: Month, paging: UsagePaging): Promise<CreditPage> {
    const byTitle = new Map<string, { count: number; micros: number }>();
    for (const { credits } of await this.#seenBy(caller, month)) {
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
  #seenBy(caller: Caller, month: Month): Promise<readonly UserMonth[]> {
    return this.#ledger.month(month, isAdministrator(caller) ? undefined : caller.uuid);
  }

  #spanAt(timeMs: number): MonthSpan {
    const { beginMs, endMs } = this.#span;
    if (timeMs < beginMs || timeMs >= endMs) this.#span = spanOf(monthAt(timeMs));
    return this.#span;
  }

  #quotaOf(caller: Caller): Quota {
    const { users = {}, others = {} } = this.#options.quotas ?? {};
    const own = Object.hasOwn(users, caller.name) ? users[caller.name] : undefined;
    return own ?? (isAdministrator(caller) ? {} : others);
  }

  #noteAnswered(): void {
    this.#unanswered--;
    if (this.#unanswered === 0) this.#allAnswered?.();
  }

  async #untilAnswered(): Promise<void> {
    if (this.#unanswered === 0) return;
    await new Promise<void>((resolve) => {
      const callOff = this.#options.later(ANSWERED_WITHIN_MS, resolve);
      this.#allAnswered = () => {
        callOff();
        resolve();
      };
    });
  }
}

function requestOf(
  { method, endpoint, unit }: Pick<Counted, 'method' | 'endpoint' | 'unit'>,
  status: Counted['status'],
): Counted {
  return { type: 'REQUEST', method, endpoint, status, unit, text: null };
}

function pageOf<Item>(items: readonly Item[], { page, size }: UsagePaging): readonly Item[] {
  return items.slice((page - 1) * size, page * size);
}

/** U5: of users in their order. Only those on the page are put in order: a month may have many. */
function talliesOn(
  userMonths: readonly UserMonth[],
  month: Month,
  { page, size }: UsagePaging,
): readonly UsageTally[] {
  const found: UsageTally[] = [];
  let before = (page - 1) * size;
  for (const each of userMonths.toSorted(byUser)) {
    if (before < each.size) {
      const tallies = each.tallies(month).toSorted(byEndpoint);
      found.push(...tallies.slice(before, before + size - found.length));
      if (found.length === size) break;
    }
    before = Math.max(0, before - each.size);
  }
  return found;
}

/** Pushes last. Who was removed and made anew has a name twice. */
function byUser(a: UserMonth, b: UserMonth): number {
  if (a.name === null || b.name === null) return a.name === null ? 1 : -1;
  return a.name === b.name ? compare(a.uuid, b.uuid) : compare(a.name, b.name);
}

function byEndpoint(a: UsageTally, b: UsageTally): number {
  const [first, second] = [a, b].map(({ endpoint, method, status, unit, type, text }) =>
    JSON.stringify([endpoint, method, status, unit, type, text]),
  );
  return compare(first, second);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}

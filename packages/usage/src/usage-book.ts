import { type Caller, failure, isAdministrator, type Result, success } from '@roadstead/model';
import { type Month, monthAt, monthText } from './month.ts';
import { type Price, PriceList } from './price-list.ts';
import { checkQuotas, type Quota, type Quotas } from './quota.ts';
import { refuseBeyond, Spending } from './spending.ts';
import { usageTally } from './tally-name.ts';
import { ANSWERED_WITHIN_MS, MICROS_PER_CREDIT } from './thresholds.ts';
import type {
  Admission,
  AlsoUsed,
  CreditPage,
  Endpoint,
  QuotaRefusal,
  Usage,
  UsagePage,
  UsagePaging,
} from './usage.ts';
import { type LedgerEntry, type LedgerOptions, UsageLedger } from './usage-ledger.ts';
import type { UsageRecord, UsageTally } from './usage-record.ts';

/** What counting needs. */
export interface UsageOptions extends LedgerOptions {
  /** U6; default: all is free. */
  readonly prices?: readonly Price[];
  /** U8; default none. */
  readonly quotas?: Quotas;
}

/** Two, since what was begun before midnight is counted after it; and one for a clock that is set. */
const MONTHS_KNOWN_MAX = 3;

/** U1 to U9: tallies of a month in a store. */
export class UsageBook implements Usage {
  readonly priced: readonly string[];
  readonly #options: UsageOptions;
  readonly #ledger: UsageLedger;
  readonly #prices: PriceList;
  /** By month, as text. */
  readonly #spending: Map<string, Promise<Spending>> = new Map();
  #uncountedAfterMs: number | null = null;
  /** Requests that may be made and are not settled. */
  #unanswered = 0;
  #allAnswered: (() => void) | undefined;

  /** @throws RangeError where a price or a quota cannot be so */
  constructor(options: UsageOptions) {
    const { prices = [], quotas = {} } = options;
    checkQuotas(quotas);
    this.#options = options;
    this.#ledger = new UsageLedger(options);
    this.#prices = new PriceList(prices);
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
    const month = monthAt(nowMs);
    const { uuid, name } = caller;
    const request = { type: 'REQUEST', method, endpoint: path, unit: 'REQUESTS' } as const;
    const record = { user: { uuid, name }, ...request, text: null } as const;
    const tariff = this.#prices.find(record, nowMs);
    const micros = tariff?.micros ?? 0;
    const spent = (await this.#spendingOf(month)).of(uuid);
    const refused = !isExempt && refuseBeyond(this.#quotaOf(caller), spent, micros, month, nowMs);
    if (refused) return failure(refused);
    // Before it is answered: many at the same time must not exceed it together.
    spent.requests++;
    spent.micros += micros;
    this.#unanswered++;
    const giveBack = (): void => {
      spent.requests--;
      spent.micros -= micros;
    };
    const countBesides = ({ count, ...what }: AlsoUsed): void => {
      const besides = { ...record, ...what, status: 'SUCCESS' } as const;
      const each = this.#prices.find(besides, nowMs);
      spent.micros += count * (each?.micros ?? 0);
      this.#ledger.count(month, besides, count, each);
    };
    return success({
      cost: { title: tariff?.title ?? null, credits: micros / MICROS_PER_CREDIT },
      succeed: (also = []) => {
        this.#ledger.count(month, { ...record, status: 'SUCCESS' }, 1, tariff);
        for (const each of also) countBesides(each);
        this.#noteAnswered();
      },
      fail: () => {
        giveBack();
        this.#ledger.count(month, { ...record, status: 'ERROR' }, 1, undefined);
        this.#noteAnswered();
      },
      withdraw: () => {
        giveBack();
        this.#noteAnswered();
      },
    });
  }

  note(record: UsageRecord, count: number): void {
    const nowMs = this.#options.clock.now();
    const tariff = record.status === 'ERROR' ? undefined : this.#prices.find(record, nowMs);
    this.#ledger.count(monthAt(nowMs), record, count, tariff);
  }

  async ofMonth(caller: Caller, month: Month, paging: UsagePaging): Promise<UsagePage> {
    const updatedMs = this.#options.clock.now();
    const tallies: UsageTally[] = [];
    for (const { kind, fields, count } of await this.#seenBy(caller, month)) {
      if (kind === 'used') tallies.push(usageTally(month, fields, count));
    }
    return { updatedMs, tallies: pageOf(tallies.sort(inOrder), paging) };
  }

  async creditsOf(caller: Caller, month: Month, paging: UsagePaging): Promise<CreditPage> {
    const byTitle = new Map<string, { priced: number; micros: number }>();
    for (const { kind, fields, count } of await this.#seenBy(caller, month)) {
      if (kind === 'used') continue;
      const title = fields[1] ?? '';
      const sums = byTitle.get(title) ?? { priced: 0, micros: 0 };
      sums[kind] += count;
      byTitle.set(title, sums);
    }
    const all = [...byTitle].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      totalCredits: all.reduce((sum, [, { micros }]) => sum + micros, 0) / MICROS_PER_CREDIT,
      credits: pageOf(all, paging).map(([title, { priced, micros }]) => ({
        title,
        count: priced,
        credits: micros / MICROS_PER_CREDIT,
      })),
    };
  }

  /** U4. */
  #seenBy(caller: Caller, month: Month): Promise<readonly LedgerEntry[]> {
    return this.#ledger.entries(month, isAdministrator(caller) ? undefined : caller.uuid);
  }

  #quotaOf(caller: Caller): Quota {
    const { users = {}, others = {} } = this.#options.quotas ?? {};
    const own = Object.hasOwn(users, caller.name) ? users[caller.name] : undefined;
    return own ?? (isAdministrator(caller) ? {} : others);
  }

  /** What the users have used in a month; what this process counted, and what was written before it. */
  #spendingOf(month: Month): Promise<Spending> {
    const text = monthText(month);
    let spending = this.#spending.get(text);
    if (!spending) {
      spending = this.#readSpending(month);
      // It is read again when it is asked for again.
      spending.catch(() => this.#spending.delete(text));
      this.#spending.set(text, spending);
      const [oldest] = this.#spending.keys();
      if (this.#spending.size > MONTHS_KNOWN_MAX) this.#spending.delete(oldest);
    }
    return spending;
  }

  async #readSpending(month: Month): Promise<Spending> {
    const spending = new Spending();
    for (const { uuid, kind, fields, count } of await this.#ledger.entries(month)) {
      if (kind === 'micros') spending.of(uuid).micros += count;
      if (kind !== 'used') continue;
      const { status, unit } = usageTally(month, fields, count);
      if (status === 'SUCCESS' && unit === 'REQUESTS') spending.of(uuid).requests += count;
    }
    return spending;
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

function pageOf<Item>(items: readonly Item[], { page, size }: UsagePaging): readonly Item[] {
  return items.slice((page - 1) * size, page * size);
}

/** U5: by user, pushes last; of a user by endpoint and the rest. */
function inOrder(a: UsageTally, b: UsageTally): number {
  if (a.user !== b.user && (a.user === null || b.user === null)) return a.user === null ? 1 : -1;
  const [first, second] = [a, b].map(({ user, endpoint, method, status, unit, type, text }) =>
    JSON.stringify([user, endpoint, method, status, unit, type, text]),
  );
  return first < second ? -1 : 1;
}

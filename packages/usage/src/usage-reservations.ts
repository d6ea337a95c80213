import type { Clock } from '@roadstead/contracts';
import { failure, isAdministrator, type Principal, type Result, success } from '@roadstead/model';
import { type MonthSpan, monthAt, monthSpan } from './month.ts';
import { type Price, PriceList, type Tariff } from './price-list.ts';
import { checkQuotas, type Quota, type Quotas } from './quota.ts';
import { type CreditSpend, quotaRefusal } from './quota-refusal.ts';
import { MICROS_PER_CREDIT, STOP_TIMEOUT_MS } from './thresholds.ts';
import type { Endpoint, QuotaRefusal, Usage, UsageReservation } from './usage.ts';
import type { UsageRecord } from './usage-record.ts';
import type { UsageDetails, UserMonth } from './user-month.ts';

/** Options of `UsageReservations`. */
export interface ReservationOptions {
  readonly clock: Clock;
  /** Runs a function after some milliseconds. @returns a function that cancels it */
  readonly setTimer: (ms: number, run: () => void) => () => void;
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

/** Usage of users by month, to which reservations are added. */
export interface UsageAccounts {
  /** The usage of a user in a month, to be read and counted. @param month `2026-01` */
  userMonth(month: string, user: UsageRecord['user']): Promise<UserMonth>;
  /** Counts usage. @param tariff undefined if it is free */
  count(
    userMonth: UserMonth,
    details: UsageDetails,
    count: number,
    tariff: Tariff | undefined,
  ): void;
}

const NOTHING: CreditSpend = { requests: 0, micros: 0 };

/** U1, U2, U6, U8 and U9: reserves and counts requests, by a price list and quotas. */
export class UsageReservations implements Pick<Usage, 'pricedEndpoints' | 'reserve' | 'record'> {
  readonly pricedEndpoints: readonly string[];
  readonly #options: ReservationOptions;
  readonly #accounts: UsageAccounts;
  readonly #prices: PriceList;
  /** The current month. */
  #span: MonthSpan;
  /** Reservations that have not ended. */
  #pending = 0;
  #onIdle: (() => void) | undefined;

  /** @throws RangeError for an invalid price or quota, and for contradicting prices */
  constructor(options: ReservationOptions, accounts: UsageAccounts) {
    const { prices = [], quotas = {} } = options;
    checkQuotas(quotas);
    this.#options = options;
    this.#accounts = accounts;
    this.#prices = new PriceList(prices);
    this.#span = monthSpan(monthAt(options.clock.now()));
    this.pricedEndpoints = prices.flatMap(({ endpoints }) => endpoints);
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
      userMonth = await this.#accounts.userMonth(span.text, caller);
    } catch (error) {
      this.#endRequest();
      throw error;
    }
    const { reserved, others = NOTHING } = userMonth;
    const used = {
      requests: userMonth.requests + others.requests + reserved.requests,
      micros: userMonth.micros + others.micros + reserved.micros,
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
    const userMonth = await this.#accounts.userMonth(this.#spanAt(nowMs).text, record.user);
    const { user, ...details } = record;
    this.#count(user, userMonth, details, count, tariff);
  }

  /** U3: waits for pending requests, up to a limit. @returns whether none is pending */
  async waitForPending(): Promise<boolean> {
    if (this.#pending > 0) {
      await new Promise<void>((resolve) => {
        const cancelTimer = this.#options.setTimer(STOP_TIMEOUT_MS, resolve);
        this.#onIdle = () => {
          cancelTimer();
          resolve();
        };
      });
    }
    return this.#pending === 0;
  }

  #count(
    user: UsageRecord['user'],
    userMonth: UserMonth,
    details: UsageDetails,
    count: number,
    tariff: Tariff | undefined,
  ): void {
    this.#accounts.count(userMonth, details, count, tariff);
    this.#options.counted?.(user && { uuid: user.uuid, name: user.name }, details, count);
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
}

function requestOf(
  { method, endpoint, unit }: Pick<UsageDetails, 'method' | 'endpoint' | 'unit'>,
  status: UsageDetails['status'],
): UsageDetails {
  return { type: 'REQUEST', method, endpoint, status, unit, text: null };
}

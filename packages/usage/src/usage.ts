import type { DomainError, Principal, Result } from '@roadstead/model';
import type { Month } from './month.ts';
import type { UsageCounter, UsageRecord } from './usage-record.ts';

/** Page of a list. */
export interface UsagePaging {
  /** From 1. */
  readonly page: number;
  /** From 1. */
  readonly size: number;
}

/** U4, U5: usage counters of a month. */
export interface UsagePage {
  /** The counters include all usage before this instant, of other processes what they have sent (U10); epoch milliseconds. */
  readonly updatedMs: number;
  readonly counters: readonly UsageCounter[];
}

/** Usage under a title of the price list, and its credits. */
interface CreditUsage {
  readonly title: string;
  readonly count: number;
  readonly credits: number;
}

export interface CreditPage {
  /** Sum over all pages. */
  readonly totalCredits: number;
  readonly credits: readonly CreditUsage[];
}

/** An endpoint, as requests are counted. */
export interface Endpoint {
  readonly method: string;
  /** The path with its placeholders. */
  readonly path: string;
}

/** U9: the cost of a request. */
export interface Cost {
  /** Title in the price list; null if it is free. */
  readonly title: string | null;
  readonly credits: number;
}

/** U8: the error of a request that exceeds a quota. */
export interface QuotaRefusal extends DomainError {
  readonly code: 'too-many';
  /** Time until the next quota: whole seconds, from 1. */
  readonly retryAfterSeconds: number;
}

/** U8: a reserved request. The caller ends it once. */
export interface UsageReservation {
  readonly cost: Cost;
  /** Counts the request as successful. @param extra usage that came with it */
  recordSuccess(extra?: readonly ExtraUsage[]): void;
  /** Counts the request as failed, which is free. */
  recordError(): void;
  /** Ends the reservation without counting anything. */
  cancel(): void;
}

/** Usage that comes with a request. */
export interface ExtraUsage extends Pick<UsageRecord, 'endpoint' | 'unit' | 'text'> {
  /** Whole number from 0. */
  readonly count: number;
}

/** Usage accounting: counters, credits and quotas. */
export interface Usage {
  /** U6: the endpoints and labels of the price list: `GET /path`. */
  readonly pricedEndpoints: readonly string[];
  /**
   * U8: reserves a request.
   * @param isExempt whether it is allowed although the quota is used up
   */
  reserve(
    caller: Principal,
    endpoint: Endpoint,
    isExempt: boolean,
  ): Promise<Result<UsageReservation, QuotaRefusal>>;
  /** U1: counts usage without a reservation: rejected requests, and pushes. */
  record(record: UsageRecord, count: number): Promise<void>;
  /** U4: counters of a month; users see their own, administrators all. */
  monthlyCounters(caller: Principal, month: Month, paging: UsagePaging): Promise<UsagePage>;
  /** U7: credits of a month; users see their own, administrators the sum over all users. */
  monthlyCredits(caller: Principal, month: Month, paging: UsagePaging): Promise<CreditPage>;
  /** U3: after a kill, the instant after which up to a second of usage is not counted; otherwise null. */
  readonly uncountedAfterMs: number | null;
}

import type { Caller, Refusal, Result } from '@roadstead/model';
import type { Month } from './month.ts';
import type { UsageRecord, UsageTally } from './usage-record.ts';

/** Which part of a list is wanted. */
export interface UsagePaging {
  /** From 1. */
  readonly page: number;
  /** From 1. */
  readonly size: number;
}

/** U4, U5: the tallies of a month. */
export interface UsagePage {
  /** All that was used before is in them; epoch milliseconds. */
  readonly updatedMs: number;
  readonly tallies: readonly UsageTally[];
}

/** What was used under a title, and its credits. */
export interface CreditUsage {
  readonly title: string;
  readonly count: number;
  readonly credits: number;
}

export interface CreditPage {
  /** Of all pages. */
  readonly totalCredits: number;
  readonly credits: readonly CreditUsage[];
}

/** An endpoint, as requests of a month are counted under it. */
export interface Endpoint {
  readonly method: string;
  /** The path with its placeholders. */
  readonly path: string;
}

/** U9: what a request costs. */
export interface Cost {
  /** On the bill; null where it is free. */
  readonly title: string | null;
  readonly credits: number;
}

/** U8: a request that may not be made now. */
export interface QuotaRefusal extends Refusal {
  readonly word: 'too-many';
  /** Until there is a new quota: whole, from 1. */
  readonly retryAfterSeconds: number;
}

/** U8: a request that may be made. What became of it is said once. */
export interface Admission {
  readonly cost: Cost;
  /** It was done. @param also what was used besides, with it */
  succeed(also?: readonly AlsoUsed[]): void;
  /** It was not done: that is free. */
  fail(): void;
  /** It was not made at all: nothing is counted. */
  withdraw(): void;
}

/** What a request used besides itself. */
export interface AlsoUsed extends Pick<UsageRecord, 'endpoint' | 'unit' | 'text'> {
  /** A whole number from 0. */
  readonly count: number;
}

/** Who used what, and what that costs. */
export interface Usage {
  /** U6: what the price list names: `GET /path`, or labels. */
  readonly priced: readonly string[];
  /**
   * U8: asks for leave to make a request.
   * @param isExempt whether it may be made by those too whose quota is used up
   */
  admit(
    caller: Caller,
    endpoint: Endpoint,
    isExempt: boolean,
  ): Promise<Result<Admission, QuotaRefusal>>;
  /** U1: counts what needs no leave: what was refused, and pushes. */
  note(record: UsageRecord, count: number): Promise<void>;
  /** U4: of a month; users see their own, administrators all. */
  ofMonth(caller: Caller, month: Month, paging: UsagePaging): Promise<UsagePage>;
  /** U7: of a month; users see their own, administrators the sum of all. */
  creditsOf(caller: Caller, month: Month, paging: UsagePaging): Promise<CreditPage>;
  /** U3: where the process was killed before: what was used after this instant, for a second at most, is not counted. Else null. */
  readonly uncountedAfterMs: number | null;
}

import type { CreditSpend } from './quota-refusal.ts';
import type { UserMonthDocument } from './user-month.ts';

/** A user in a month. */
interface UserMonthKey {
  readonly uuid: string;
  /** `2026-01`. */
  readonly month: string;
}

/** U10: usage that a process has counted since its batch before. Repeated unchanged until it is acknowledged. */
export interface UsageBatch {
  /** Unique for each start of a process. */
  readonly sender: string;
  /** 1, 2, 3 …, in the order in which batches are sent. */
  readonly number: number;
  readonly added: readonly UserMonthDocument[];
  /** Those whose totals are requested. */
  readonly users: readonly UserMonthKey[];
}

/** U10: usage of a user in a month, counted by all processes. */
export interface UsageTotals extends UserMonthKey, CreditSpend {}

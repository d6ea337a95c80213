import type { MonthSpan } from './month.ts';
import type { Quota } from './quota.ts';
import { MICROS_PER_CREDIT } from './thresholds.ts';
import type { QuotaRefusal } from './usage.ts';

/** Usage of a user: counted, or about to be. */
export interface CreditSpend {
  readonly requests: number;
  /** Millionths of a credit. */
  readonly micros: number;
}

/** U8: the error of a request that would exceed a quota. @returns undefined if it does not */
export function quotaRefusal(
  quota: Quota,
  spend: CreditSpend,
  micros: number,
  { text, endMs }: MonthSpan,
  nowMs: number,
): QuotaRefusal | undefined {
  const { requests = Number.POSITIVE_INFINITY, credits = Number.POSITIVE_INFINITY } = quota;
  const retryAfterSeconds = Math.max(1, Math.ceil((endMs - nowMs) / 1000));
  if (spend.requests >= requests) {
    const detail = `Your quota of requests for ${text}, which is ${requests}, is used up.`;
    return { code: 'too-many', detail, retryAfterSeconds };
  }
  // A free request needs no credits.
  if (micros > 0 && spend.micros + micros > Math.round(credits * MICROS_PER_CREDIT)) {
    const [used, cost] = [spend.micros, micros].map((each) => each / MICROS_PER_CREDIT);
    const detail = `Your quota of credits for ${text} is ${credits}; ${used} are used, and this costs ${cost}.`;
    return { code: 'too-many', detail, retryAfterSeconds };
  }
  return undefined;
}

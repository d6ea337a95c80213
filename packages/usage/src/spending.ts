import type { MonthSpan } from './month.ts';
import type { Quota } from './quota.ts';
import { MICROS_PER_CREDIT } from './thresholds.ts';
import type { QuotaRefusal } from './usage.ts';

/** What a user has used, or is about to. */
export interface Spent {
  readonly requests: number;
  /** Millionths of a credit. */
  readonly micros: number;
}

/** U8: why a request would exceed a quota. @returns undefined where it does not */
export function refuseBeyond(
  quota: Quota,
  spent: Spent,
  micros: number,
  { text, endMs }: MonthSpan,
  nowMs: number,
): QuotaRefusal | undefined {
  const { requests = Number.POSITIVE_INFINITY, credits = Number.POSITIVE_INFINITY } = quota;
  const retryAfterSeconds = Math.max(1, Math.ceil((endMs - nowMs) / 1000));
  if (spent.requests >= requests) {
    const detail = `Your quota of requests for ${text}, which is ${requests}, is used up.`;
    return { word: 'too-many', detail, retryAfterSeconds };
  }
  // What is free is not refused for want of credits.
  if (micros > 0 && spent.micros + micros > Math.round(credits * MICROS_PER_CREDIT)) {
    const [used, cost] = [spent.micros, micros].map((each) => each / MICROS_PER_CREDIT);
    const detail = `Your quota of credits for ${text} is ${credits}; ${used} are used, and this costs ${cost}.`;
    return { word: 'too-many', detail, retryAfterSeconds };
  }
  return undefined;
}

import type { CreditPage, UsagePage, UsageTally } from '@roadstead/usage';
import type { z } from 'zod';
import { timestampWithOffset } from '../prediction/offset-time.ts';
import type { CREDIT_USAGE, USAGE, USAGE_RECORD } from './administration-schemas.ts';

export function usageJson({ updatedMs, tallies }: UsagePage): z.infer<typeof USAGE> {
  return {
    last_updated_datetime: timestampWithOffset(updatedMs),
    usage: tallies.map(usageRecordJson),
  };
}

export function creditUsageJson({
  totalCredits,
  credits,
}: CreditPage): z.infer<typeof CREDIT_USAGE> {
  return {
    total_credit_used: totalCredits,
    usage: credits.map(({ title, count, credits: each }) => ({
      title,
      usage: count,
      credits: each,
    })),
  };
}

function usageRecordJson({
  user,
  year,
  month,
  type,
  method,
  endpoint,
  status,
  unit,
  count,
  text,
}: UsageTally): z.infer<typeof USAGE_RECORD> {
  return {
    user_id: user,
    usage_year: year,
    usage_month: month,
    usage_type: type,
    usage_method: method,
    endpoint,
    status,
    unit,
    usage_count: count,
    text,
  };
}

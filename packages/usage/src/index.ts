export { type Month, monthAt } from './month.ts';
export type { Price } from './price-list.ts';
export type { Quota, Quotas } from './quota.ts';
export type {
  Admission,
  AlsoUsed,
  Cost,
  CreditPage,
  CreditUsage,
  Endpoint,
  QuotaRefusal,
  Usage,
  UsagePage,
  UsagePaging,
} from './usage.ts';
export { UsageBook, type UsageOptions } from './usage-book.ts';
export { USAGE_UNITS, type UsageRecord, type UsageTally, type UsageUnit } from './usage-record.ts';

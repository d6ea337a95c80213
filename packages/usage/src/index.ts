export { DelegatedUsage, type DelegatedUsageOptions } from './delegated-usage.ts';
export { type Month, monthAt } from './month.ts';
export type { Price } from './price-list.ts';
export type { Quotas } from './quota.ts';
export type {
  Cost,
  CreditPage,
  ExtraUsage,
  QuotaRefusal,
  Usage,
  UsagePage,
  UsageReservation,
} from './usage.ts';
export type { UsageBatch, UsageTotals } from './usage-batch.ts';
export {
  USAGE_UNITS,
  type UsageCounter,
  type UsageRecord,
} from './usage-record.ts';
export { type UsageOptions, UsageService } from './usage-service.ts';

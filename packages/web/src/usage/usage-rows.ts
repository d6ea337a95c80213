import type { ApiObjects } from '@roadstead/client';

type UsageRecord = ApiObjects['UsageRecord'];

/** The usage of an operation by a user, of all statuses. */
export interface UsageRow {
  readonly user: string;
  /** Method and path, or the title of what is counted otherwise. */
  readonly operation: string;
  readonly unit: UsageRecord['unit'];
  readonly succeeded: number;
  readonly failed: number;
}

/** Joins the records of the statuses of an operation, the most used first. */
export function usageRows(records: readonly UsageRecord[]): UsageRow[] {
  const rows = new Map<string, UsageRow>();
  for (const { user_id, usage_method, endpoint, unit, status, usage_count } of records) {
    const operation = [usage_method, endpoint].filter(Boolean).join(' ');
    const key = JSON.stringify([user_id, operation, unit]);
    const row = rows.get(key) ?? { user: user_id ?? '', operation, unit, succeeded: 0, failed: 0 };
    const counted = status === 'SUCCESS' ? 'succeeded' : 'failed';
    rows.set(key, { ...row, [counted]: row[counted] + usage_count });
  }
  return [...rows.values()].sort((one, other) => totalOf(other) - totalOf(one));
}

export function totalOf({ succeeded, failed }: UsageRow): number {
  return succeeded + failed;
}

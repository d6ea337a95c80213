import type { ApiObjects } from '@roadstead/client';
import { expect, it } from 'vitest';
import { usageRows } from './usage-rows.ts';

function record(changes: Partial<ApiObjects['UsageRecord']>): ApiObjects['UsageRecord'] {
  return {
    ...{ user_id: 'anna', usage_year: 2026, usage_month: 6, usage_type: 'REQUEST' },
    ...{ usage_method: 'GET', endpoint: '/api/config/shapes', status: 'SUCCESS' },
    ...{ unit: 'REQUESTS', usage_count: 1, text: null, ...changes },
  } as ApiObjects['UsageRecord'];
}

it('joins the statuses of an operation, the most used first', () => {
  const rows = usageRows([
    record({ usage_count: 3 }),
    record({ usage_method: 'POST', usage_count: 9 }),
    record({ status: 'ERROR', usage_count: 2 }),
    record({ user_id: 'bert' }),
    record({ user_id: null, usage_method: null, endpoint: 'Containers', unit: 'CONTAINERS' }),
  ]);
  expect(rows).toEqual([
    {
      user: 'anna',
      operation: 'POST /api/config/shapes',
      unit: 'REQUESTS',
      succeeded: 9,
      failed: 0,
    },
    {
      user: 'anna',
      operation: 'GET /api/config/shapes',
      unit: 'REQUESTS',
      succeeded: 3,
      failed: 2,
    },
    {
      user: 'bert',
      operation: 'GET /api/config/shapes',
      unit: 'REQUESTS',
      succeeded: 1,
      failed: 0,
    },
    { user: '', operation: 'Containers', unit: 'CONTAINERS', succeeded: 1, failed: 0 },
  ]);
});

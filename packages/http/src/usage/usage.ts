import type { Clock } from '@roadstead/contracts';
import { type CreditPage, type Month, monthAt, type Usage, type UsagePage } from '@roadstead/usage';
import { z } from 'zod';
import { integer, PAGE, PAGE_SIZE, pagingOf, type QueryValues } from '../request/index.ts';
import { json, type RouteGroup, route, timestampWithOffset } from '../server/index.ts';
import { CREDIT_USAGE, USAGE } from './usage-schemas.ts';

const QUERY = {
  year: integer(
    z.int().min(1970).max(9999),
    'must be a year, 1970 to 9999.',
    'Default: the current year.',
  ),
  month: integer(
    z.int().min(1).max(12),
    'must be a month, 1 to 12.',
    'Default: the current month.',
  ),
  page: { ...PAGE, description: 'From 1, default 1. A page past the end is empty.' },
  page_size: PAGE_SIZE,
};

/** Users over their quota may call these to see their usage. */
const COMMON = {
  scheme: 'token',
  isQuotaExempt: true,
  query: QUERY,
} as const;

/** Usage and credits of users. @param base of its paths */
export function usageRoutes(usage: Usage, clock: Clock, base: string): RouteGroup {
  const monthOf = ({ year, month }: QueryValues<typeof QUERY>): Month => {
    const now = monthAt(clock.now());
    return { year: year ?? now.year, month: month ?? now.month };
  };
  return {
    name: 'Administration',
    base,
    description: 'Usage of users, and its cost.',
    operations: [
      route.get('/administration/usage', 'readUsage', {
        ...COMMON,
        summary: 'Read the usage of a month',
        description:
          'Users see their own, administrators that of all: one record for each endpoint, status and unit, by user and endpoint. ' +
          'Months are UTC. Requests of unknown users are not counted.',
        problems: [422],
        replies: { 200: ['A page.', USAGE] },
        async handle({ user, query }) {
          const paging = pagingOf({ page: query.page, size: query.page_size });
          return json(usageJson(await usage.monthlyCounters(user, monthOf(query), paging)));
        },
      }),
      route.get('/administration/usage/credits', 'readCredits', {
        ...COMMON,
        summary: 'Read the credits of a month',
        description:
          'By the titles of the price list; users see their own, administrators the sum of all. Failed requests are free. The figures ' +
          'are indicative: invoices prevail. `year` and `month` are an extension.',
        problems: [422],
        replies: { 200: ['A page.', CREDIT_USAGE] },
        async handle({ user, query }) {
          const paging = pagingOf({ page: query.page, size: query.page_size });
          return json(creditUsageJson(await usage.monthlyCredits(user, monthOf(query), paging)));
        },
      }),
    ],
  };
}

function usageJson({ updatedMs, counters }: UsagePage): z.infer<typeof USAGE> {
  return {
    last_updated_datetime: timestampWithOffset(updatedMs),
    usage: counters.map((counter) => ({
      user_id: counter.user,
      usage_year: counter.year,
      usage_month: counter.month,
      usage_type: counter.type,
      usage_method: counter.method,
      endpoint: counter.endpoint,
      status: counter.status,
      unit: counter.unit,
      usage_count: counter.count,
      text: counter.text,
    })),
  };
}

function creditUsageJson({ totalCredits, credits }: CreditPage): z.infer<typeof CREDIT_USAGE> {
  return {
    total_credit_used: totalCredits,
    usage: credits.map((each) => ({
      title: each.title,
      usage: each.count,
      credits: each.credits,
    })),
  };
}

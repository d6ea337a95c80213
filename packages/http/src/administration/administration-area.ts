import type { Clock } from '@roadstead/contracts';
import { type Caller, failure } from '@roadstead/model';
import { type Month, monthAt, type Usage, type UsagePaging } from '@roadstead/usage';
import { z } from 'zod';
import type { Area, AskedByUser, Outcome, UserOperation } from '../door/operation.ts';
import { jsonReply } from '../door/replies.ts';
import { type IntegerParameter, PAGE, SIZE } from '../read/parameters.ts';
import { QueryReader } from '../read/query-reader.ts';
import { creditUsageJson, usageJson } from './administration-json.ts';
import { CREDIT_RECORD, CREDIT_USAGE, USAGE, USAGE_RECORD } from './administration-schemas.ts';

const YEAR: IntegerParameter = {
  name: 'year',
  schema: z.int().min(1970).max(9999),
  rule: 'must be a year, 1970 to 9999.',
  description: 'Default: this year.',
};
const MONTH: IntegerParameter = {
  name: 'month',
  schema: z.int().min(1).max(12),
  rule: 'must be a month, 1 to 12.',
  description: 'Default: this month.',
};
const PAGE_OF_ALL = { ...PAGE, description: 'From 1, default 1. A page past the end is empty.' };
const PAGE_SIZE = { ...SIZE, name: 'page_size' };

/** What all of these have: who has used up a quota wants to see it. */
const COMMON = {
  method: 'GET',
  access: 'users',
  proof: 'token',
  isQuotaExempt: true,
  queryParameters: [YEAR, MONTH, PAGE_OF_ALL, PAGE_SIZE],
} as const;

/** What users have used. @param base what comes before its paths */
export function administrationArea(usage: Usage, clock: Clock, base: string): Area {
  const operations: readonly UserOperation[] = [
    {
      ...COMMON,
      path: '/administration/usage',
      id: 'readUsage',
      summary: 'How often what was used in a month',
      description:
        'Users see their own, administrators that of all: one record for each endpoint, status and unit, by user and endpoint. ' +
        'Months are UTC. Requests of unknown users are not counted.',
      replies: { 200: { description: 'A page.', content: { 'application/json': USAGE } } },
      handle: async (asked) =>
        ofMonth(asked, clock, async (...which) => usageJson(await usage.ofMonth(...which))),
    },
    {
      ...COMMON,
      path: '/administration/usage/credits',
      id: 'readCredits',
      summary: 'The credits of a month',
      description:
        'By the titles of the price list; users see their own, administrators the sum of all. What failed is free. It is ' +
        'indicative: invoices prevail. `year` and `month` are an extension.',
      replies: { 200: { description: 'A page.', content: { 'application/json': CREDIT_USAGE } } },
      handle: async (asked) =>
        ofMonth(asked, clock, async (...which) => creditUsageJson(await usage.creditsOf(...which))),
    },
  ];
  return {
    name: 'Administration',
    base,
    description: 'What users have used, and what it costs.',
    schemas: { replies: { UsageRecord: USAGE_RECORD, CreditRecord: CREDIT_RECORD } },
    operations,
  };
}

async function ofMonth(
  { caller, query }: AskedByUser,
  clock: Clock,
  read: (caller: Caller, month: Month, paging: UsagePaging) => Promise<object>,
): Promise<Outcome> {
  const reader = new QueryReader(query);
  const now = monthAt(clock.now());
  const month = {
    year: reader.integer(YEAR) ?? now.year,
    month: reader.integer(MONTH) ?? now.month,
  };
  const paging = reader.paging(PAGE_SIZE);
  const wrong = reader.refusal;
  return wrong ? failure(wrong) : jsonReply(await read(caller, month, paging));
}

import { USAGE_UNITS } from '@roadstead/usage';
import { z } from 'zod';
import { responseObject } from '../server/index.ts';
import { OFFSET_TIME } from '../server/offset-time.ts';

/** Usage counter of a user and month. */
const USAGE_RECORD = responseObject('UsageRecord', {
  user_id: z.string().nullable().describe("The user's name; null of pushes."),
  usage_year: z.int(),
  usage_month: z.int().min(1).max(12),
  usage_type: z.enum(['PUSH', 'REQUEST']),
  usage_method: z.string().nullable().describe('Null of pushes.'),
  endpoint: z.string().describe('The path pattern; or a label, as `Total container count`.'),
  status: z.enum(['SUCCESS', 'ERROR']),
  unit: z.enum(USAGE_UNITS),
  usage_count: z.int().min(0),
  text: z.string().nullable(),
});

export const USAGE = responseObject('UsagePage', {
  last_updated_datetime: OFFSET_TIME.describe(
    'Requests that were answered before this instant are counted.',
  ),
  usage: z.array(USAGE_RECORD),
});

/** Usage under one title of the price list. */
const CREDIT_RECORD = responseObject('CreditRecord', {
  title: z.string(),
  usage: z.int().min(0).describe('Requests or containers.'),
  credits: z.number().min(0),
});

export const CREDIT_USAGE = responseObject('CreditUsagePage', {
  total_credit_used: z.number().min(0).describe('Of all pages.'),
  usage: z.array(CREDIT_RECORD),
});

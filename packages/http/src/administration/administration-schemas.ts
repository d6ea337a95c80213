import { USAGE_UNITS } from '@roadstead/usage';
import { z } from 'zod';
import { OFFSET_TIME } from '../prediction/offset-time.ts';

/** How often something was used by a user in a month. */
export const USAGE_RECORD = z.strictObject({
  user_id: z.string().nullable().meta({ description: "The user's name; null of pushes." }),
  usage_year: z.int(),
  usage_month: z.int().min(1).max(12),
  usage_type: z.enum(['PUSH', 'REQUEST']),
  usage_method: z.string().nullable().meta({ description: 'Null of pushes.' }),
  endpoint: z.string().meta({
    description: 'The path with its placeholders; or a label, as `Total container count`.',
  }),
  status: z.enum(['SUCCESS', 'ERROR']),
  unit: z.enum(USAGE_UNITS),
  usage_count: z.int().min(0),
  text: z.string().nullable(),
});

/** The usage of a month. */
export const USAGE = z.strictObject({
  last_updated_datetime: OFFSET_TIME.meta({ description: 'What was answered before is counted.' }),
  usage: z.array(USAGE_RECORD),
});

/** What was used under one title of the price list. */
export const CREDIT_RECORD = z.strictObject({
  title: z.string(),
  usage: z.int().min(0).meta({ description: 'Requests or containers.' }),
  credits: z.number().min(0),
});

/** The credits of a month. */
export const CREDIT_USAGE = z.strictObject({
  total_credit_used: z.number().min(0).meta({ description: 'Of all pages.' }),
  usage: z.array(CREDIT_RECORD),
});

import { z } from 'zod';
import type { Schema } from './quantities.ts';

/** Object with a single key that names its kind. */
export function singleKeySchema<Value>(
  kinds: Readonly<Record<string, Schema<Value>>>,
  description: string,
): Schema<Value> {
  return z
    .strictObject(kinds)
    .partial()
    .refine((item) => Object.keys(item).length === 1, {
      error: `expected exactly one key, then { … }; begin each item with its own hyphen; allowed: ${Object.keys(kinds).join(', ')}`,
      // A misspelt key has its own issue.
      when: ({ issues }) => issues.length === 0,
    })
    .meta({ description, minProperties: 1, maxProperties: 1 })
    .transform((item) => Object.values(item)[0] as Value);
}

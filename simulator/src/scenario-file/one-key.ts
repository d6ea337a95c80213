import { z } from 'zod';
import type { Schema } from './quantities.ts';

/** An item that is one of several kinds, which its only key names. */
export function oneKey<Value>(
  kinds: Readonly<Record<string, Schema<Value>>>,
  description: string,
): Schema<Value> {
  return z
    .strictObject(kinds)
    .partial()
    .refine((item) => Object.keys(item).length === 1, {
      error: `expected exactly one key, then { … }; begin each item with its own hyphen; allowed: ${Object.keys(kinds).join(', ')}`,
      // A key that is misspelt has been told of.
      when: ({ issues }) => issues.length === 0,
    })
    .meta({ description, minProperties: 1, maxProperties: 1 })
    .transform((item) => Object.values(item)[0] as Value);
}

import { z } from 'zod';

/**
 * Creates the schema of an array with a maximum length. A longer one is rejected as a whole, before its members are parsed, so that
 * the number of problems is bounded.
 * @param rule the detail of the problem of a value that is not such an array.
 */
export function boundedArray<Item>(
  item: z.ZodType<Item>,
  lengthMax: number,
  rule: string,
): z.ZodType<readonly Item[]> {
  return z.preprocess(
    (value) => (Array.isArray(value) && value.length > lengthMax ? null : value),
    z.array(item, rule).max(lengthMax),
  );
}

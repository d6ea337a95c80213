import { z } from 'zod';

/**
 * Returns the length of a text in Unicode code points, as JSON Schema, PostgreSQL and people count it: a ship emoji is one character,
 * where `length` has two UTF-16 code units.
 */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/**
 * Creates the schema of a text with a length in characters, which its JSON Schema has too.
 * @param rule the detail of the problem of any other value.
 */
export function boundedText(lengthMin: number, lengthMax: number, rule: string): z.ZodString {
  return z
    .string(rule)
    .refine((text) => {
      // No text has more characters than code units: most need no count.
      if (text.length < lengthMin) return false;
      const count = characterCount(text);
      return count >= lengthMin && count <= lengthMax;
    }, rule)
    .meta({ minLength: lengthMin, maxLength: lengthMax });
}

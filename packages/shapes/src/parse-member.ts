import { failure, type Problem, type Result, success } from '@roadstead/model';
import type { z } from 'zod';

/** Parses a member by its schema. Of several faults only the first is reported, as one problem at the member's pointer. */
export function parseMember<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  pointer: string,
): Result<Value, readonly Problem[]> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return success(parsed.data);
  return failure([{ pointer, detail: parsed.error.issues[0].message }]);
}

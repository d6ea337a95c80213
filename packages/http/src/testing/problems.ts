import { deepEqual, equal } from 'node:assert/strict';
import { z } from 'zod';

const PROBLEM = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string().min(1),
  status: z.int(),
  detail: z.string().min(1),
  instance: z.string().startsWith('/'),
  errors: z
    .array(z.strictObject({ pointer: z.string(), detail: z.string().min(1) }))
    .min(1)
    .optional(),
  replay: z.strictObject({ batches: z.int(), batches_total: z.int() }).optional(),
});

/** Expects a problem document with a status. @returns its pointers */
export async function expectProblem(
  response: Response,
  status: number,
): Promise<readonly string[]> {
  const text = await response.text();
  const type = response.headers.get('content-type');
  deepEqual([response.status, type], [status, 'application/problem+json'], text);
  const problem = PROBLEM.parse(JSON.parse(text));
  equal(problem.status, status);
  return (problem.errors ?? []).map(({ pointer }) => pointer);
}

/** Returns the JSON of a response, which must have a status. */
export async function jsonOf<Schema extends z.ZodType>(
  response: Response,
  status: number,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await response.text();
  const type = response.headers.get('content-type');
  deepEqual([response.status, type], [status, 'application/json'], text);
  return schema.parse(JSON.parse(text));
}

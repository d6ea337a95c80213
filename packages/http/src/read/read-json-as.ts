import { type Problem, type Result, refusal, success } from '@roadstead/model';
import type { z } from 'zod';
import type { Asked, DoorRefusal } from '../door/operation.ts';
import { readJson } from './read-json.ts';

/** The body, as a schema has it; what does not fit is refused with its place. */
export async function readJsonAs<Schema extends z.ZodType>(
  asked: Asked,
  schema: Schema,
): Promise<Result<z.output<Schema>, DoorRefusal>> {
  const body = await readJson(asked);
  if (!body.ok) return body;
  const parsed = schema.safeParse(body.value);
  if (parsed.success) return success(parsed.data);
  const { issues } = parsed.error;
  const isMalformed = issues.some(
    (issue) => issue.code === 'custom' && issue.params?.['isMalformed'] === true,
  );
  return isMalformed
    ? refusal('malformed', 'The body cannot be read.', issues.map(problemOf))
    : refusal('invalid', 'The body cannot be so.', issues.map(problemOf));
}

function problemOf({ path, message }: z.core.$ZodIssue): Problem {
  return { pointer: path.map((key) => `/${pointerPart(String(key))}`).join(''), detail: message };
}

/** RFC 6901, section 3. */
function pointerPart(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

import { failure, type Result, refusal, success } from '@roadstead/model';
import type { Asked, DoorRefusal } from '../door/operation.ts';
import { checkMediaType } from './media-type.ts';
import { readText } from './read-body.ts';

/** The types that JSON comes as. */
export const JSON_TYPES: readonly string[] = ['application/json', '+json'];

const QUOTE = 34;
const BACKSLASH = 92;

/** The body, as JSON.parse gives it. */
export async function readJson(asked: Asked): Promise<Result<unknown, DoorRefusal>> {
  const type = checkMediaType(asked.request.headers, JSON_TYPES);
  if (!type.ok) return type;
  const text = await readText(asked, asked.limits.jsonBytes);
  if (!text.ok) return text;
  if (text.value.trim() === '') {
    return refusal('malformed', 'The body is empty.', [{ pointer: '', detail: 'has to be JSON.' }]);
  }
  const tooDeep = refuseDeep(text.value, asked.limits.jsonDepth);
  if (tooDeep) return failure(tooDeep);
  try {
    // `__proto__` becomes a member like any other: nothing here copies members by assignment.
    return success(JSON.parse(text.value) as unknown);
  } catch (error) {
    const detail = error instanceof SyntaxError ? `is no JSON: ${error.message}` : 'is no JSON.';
    return refusal('malformed', 'The body is no JSON.', [{ pointer: '', detail }]);
  }
}

/** The refusal of a text whose brackets are too deep, before anything reads it that recurses. */
export function refuseDeep(text: string, depthMax: number): DoorRefusal | undefined {
  if (depthOf(text) <= depthMax) return undefined;
  const problems = [{ pointer: '', detail: `is nested deeper than ${depthMax} levels.` }];
  return { word: 'invalid', detail: 'The body is nested too deep.', problems };
}

function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let isInText = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText) {
      if (code === BACKSLASH) i++;
    }
    // [ and {, ] and } differ in one bit.
    else if ((code | 32) === 123) most = Math.max(most, ++depth);
    else if ((code | 32) === 125) depth--;
  }
  return most;
}

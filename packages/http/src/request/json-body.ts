import { zodProblems } from '@roadstead/model';
import type { z } from 'zod';
import { HttpError } from '../server/http-error.ts';
import type { AppContext } from '../server/request-state.ts';
import { bodyText } from './body.ts';
import { mediaTypeOf } from './media-type.ts';

/** Media types of JSON. */
export const JSON_TYPES: readonly string[] = ['application/json', '+json'];

const QUOTE = 34;
const BACKSLASH = 92;

/** Schemas by media type; null for types that are not JSON. */
export type Content = Readonly<Record<string, z.ZodType | null>>;

/** Validation of a request body, and its description in the OpenAPI document. */
export interface RequestBody<Value> {
  readonly content: Content;
  read(context: AppContext): Promise<Value>;
}

/** A JSON body that is validated by its schema. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema): RequestBody<z.output<Schema>> {
  return {
    content: { 'application/json': schema },
    async read(context) {
      const parsed = schema.safeParse(await readJson(context));
      if (parsed.success) return parsed.data;
      const { issues } = parsed.error;
      const problems = zodProblems(parsed.error);
      throw issues.some(
        (issue) => issue.code === 'custom' && issue.params?.['isMalformed'] === true,
      )
        ? new HttpError({ code: 'malformed', detail: 'The body is malformed.', problems })
        : new HttpError({ code: 'invalid', detail: 'The body is invalid.', problems });
    },
  };
}

/** A JSON body that the called package validates by the same schema. @param id its name in the OpenAPI document, if it has one */
export function unvalidatedJsonBody(schema: z.ZodType, id?: string): RequestBody<unknown> {
  return {
    content: { 'application/json': id === undefined ? schema : schema.meta({ id }) },
    read: readJson,
  };
}

/** A body that the handler reads itself. */
export function otherBody(content: Content): RequestBody<undefined> {
  return { content, read: async () => undefined };
}

/** Parses the body. @throws HttpError `malformed`, and what `bodyText` throws */
async function readJson(context: AppContext): Promise<unknown> {
  mediaTypeOf(context.req.raw.headers, JSON_TYPES);
  const { jsonBytes, jsonDepth } = context.get('state').limits;
  const text = await bodyText(context, jsonBytes);
  if (text.trim() === '') throw malformed('The body is empty.', 'must be JSON.');
  rejectDeepNesting(text, jsonDepth);
  try {
    // `__proto__` becomes a member like any other: members are never copied by assignment.
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'is not JSON.';
    throw malformed('The body is not JSON.', reason);
  }
}

/** Rejects a text with too many nested brackets before a recursive reader sees it. @throws HttpError `invalid` */
export function rejectDeepNesting(text: string, depthMax: number): void {
  if (depthOf(text) <= depthMax) return;
  const problems = [{ pointer: '', detail: `is nested deeper than ${depthMax} levels.` }];
  throw new HttpError({ code: 'invalid', detail: 'The body is nested too deeply.', problems });
}

function depthOf(text: string): number {
  let depth = 0;
  let depthMax = 0;
  let isInText = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText) {
      if (code === BACKSLASH) i++;
    }
    // [ and {, ] and } differ in one bit.
    else if ((code | 32) === 123) depthMax = Math.max(depthMax, ++depth);
    else if ((code | 32) === 125) depth--;
  }
  return depthMax;
}

function malformed(detail: string, reason: string): HttpError {
  return new HttpError({ code: 'malformed', detail, problems: [{ pointer: '', detail: reason }] });
}

import { z } from 'zod';
import { REPLAY } from '../server/not-running.ts';
import type { Operation } from '../server/operation.ts';
import { PROBLEM_TYPE, TITLE_OF } from '../server/problem.ts';
import type { ComponentSchemas } from './component-schemas.ts';
import type { ReferenceObject, ResponseObject } from './response-objects.ts';

const PROBLEM = z
  .strictObject({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string().describe('The path of the request.'),
    errors: z
      .array(z.strictObject({ pointer: z.string(), detail: z.string() }))
      .optional()
      .describe('The invalid places: JSON pointers into the body, or names of parameters.'),
    replay: REPLAY.optional().describe('The progress of a service that starts, of 503.'),
  })
  .describe('A problem (RFC 9457).')
  .meta({ id: 'Problem' });

/** Name of the response to a problem without a name of its own. */
const OTHER = 'Problem';

const RETRY_AFTER = {
  'Retry-After': { $ref: '#/components/headers/RetryAfter' },
};

/** Description and headers of each status. */
const PROBLEMS: Readonly<Record<number, Pick<ResponseObject, 'description' | 'headers'>>> = {
  400: { description: 'The request is malformed.' },
  401: {
    description: 'Credentials are missing or wrong.',
    headers: { 'WWW-Authenticate': { schema: { type: 'string' } } },
  },
  403: {
    description:
      'Readable, but not permitted: the role or the owner is another one; or a browser sends it from the page of another site.',
  },
  404: { description: 'It does not exist, or the user may not read it.' },
  408: { description: 'The body does not arrive in time.' },
  409: { description: 'It conflicts with what is stored.' },
  410: { description: 'The result was read already.' },
  413: { description: 'The body is too large.' },
  415: { description: 'The body has another media type.' },
  422: { description: 'A field or parameter is invalid; `errors` has all of them.' },
  429: {
    description: 'Too many requests, too many at a time, or over the monthly quota.',
    headers: RETRY_AFTER,
  },
  503: {
    description:
      'The service starts, stops, has too much work in progress, or cannot write to its store.',
    headers: RETRY_AFTER,
  },
};

/** Describes the responses with problems, by name. */
export function problemResponses(schemas: ComponentSchemas): Record<string, ResponseObject> {
  const content = schemas.content({ [PROBLEM_TYPE]: PROBLEM }, 'output');
  const named = Object.entries(PROBLEMS).map(([status, problem]) => [
    nameOf(Number(status)),
    { ...problem, content },
  ]);
  return {
    ...Object.fromEntries(named),
    [OTHER]: {
      description: 'Any other problem, for instance 405 (`Allow`), 414, 431 and 500.',
      headers: {
        Allow: { description: 'Methods, of 405.', schema: { type: 'string' } },
        'Retry-After': { description: 'Seconds, of 503.', schema: { type: 'integer' } },
        'WWW-Authenticate': { description: 'Of 401.', schema: { type: 'string' } },
      },
      content,
    },
  };
}

/** Returns references to the problems that an operation can answer with, by status. */
export function problemReferences(operation: Operation): Record<string, ReferenceObject> {
  const references = problemStatuses(operation).map((status) => [
    status,
    { $ref: `#/components/responses/${nameOf(status)}` },
  ]);
  return {
    ...Object.fromEntries(references),
    default: { $ref: `#/components/responses/${OTHER}` },
  };
}

function problemStatuses(operation: Operation): readonly number[] {
  const { isOpen, access = 'users', method, content, messages, problems = [] } = operation;
  // Also a query that is ignored must be percent-encoded UTF-8.
  const statuses = new Set<number>([400, ...problems]);
  if (!isOpen) {
    for (const status of [401, 429, 503]) statuses.add(status);
    // WebSockets of pages of other sites are refused.
    if (method !== 'GET' || access !== 'users' || messages) statuses.add(403);
  }
  if (content) for (const status of [408, 413, 415, 422]) statuses.add(status);
  return [...statuses].sort((one, other) => one - other);
}

/** The reason phrase without blanks, as `NotFound`. */
function nameOf(status: number): string {
  return (TITLE_OF[status] ?? OTHER).replaceAll(' ', '');
}

import { z } from 'zod';
import type { Content } from '../request/json-body.ts';
import type { Operation } from '../server/operation.ts';
import { type ComponentSchemas, type ContentObject, withExample } from './component-schemas.ts';
import { EXAMPLES } from './examples.ts';

export interface ReferenceObject {
  readonly $ref: string;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: ContentObject;
}

/** Headers of responses, by name. */
export const HEADERS = {
  Location: {
    description: 'The path of what was created, or of the result of a job.',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
  },
  RetryAfter: {
    description: 'Seconds after which the request can be repeated.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  Credits: {
    description: 'The cost of the request, if it is not free.',
    schema: { type: 'number', minimum: 0 },
  },
  EntityTag: {
    description: 'Identifies the content; for `If-None-Match` of the next request.',
    required: true,
    schema: { type: 'string' },
  },
  FeedCursor: {
    description: 'The cursor of the feed of changes before the list was read; for `changed_after`.',
    required: true,
    schema: { type: 'string' },
  },
  RequestId: {
    description: 'Identifies the request in the log of the service.',
    required: true,
    schema: { type: 'string' },
  },
} as const;

const referenceTo = (name: keyof typeof HEADERS): ReferenceObject => ({
  $ref: `#/components/headers/${name}`,
});

/** Describes the responses of an operation but its problems, by status. */
export function successResponses(
  { id, replies, method, query, isOpen, isList }: Operation,
  schemas: ComponentSchemas,
): Record<string, ResponseObject> {
  const described = Object.entries(replies).map(([status, [description, reply]]) => {
    const isJobRequest = status === '202' && method === 'POST';
    const headers = {
      'X-Request-Id': referenceTo('RequestId'),
      ...(!isOpen && { 'X-Credits': referenceTo('Credits') }),
      ...((status === '201' || isJobRequest) && { Location: referenceTo('Location') }),
      ...(isList && { ETag: referenceTo('EntityTag') }),
      ...('changed_after' in query && { 'Feed-Cursor': referenceTo('FeedCursor') }),
      ...(status === '202' && { 'Retry-After': referenceTo('RetryAfter') }),
    };
    const example = EXAMPLES[id]?.status === Number(status) ? EXAMPLES[id].response : undefined;
    const content = reply && {
      content: withExample(schemas.content(contentOf(reply), 'output'), example),
    };
    return [status, { description, headers, ...content }];
  });
  const notModified = {
    description: 'The content is still that of the entity tag.',
    headers: { 'X-Request-Id': referenceTo('RequestId'), ETag: referenceTo('EntityTag') },
  };
  return { ...Object.fromEntries(described), ...(isList && { 304: notModified }) };
}

function contentOf(reply: z.ZodType | Content): Content {
  return reply instanceof z.ZodType ? { 'application/json': reply } : reply;
}

import { z } from 'zod';
import type { AuthScheme } from '../identity/authenticator.ts';
import type { Content } from '../request/json-body.ts';
import type { Parameters } from '../request/parameters.ts';
import { REPLAY } from '../server/not-running.ts';
import type { Operation, RouteGroup } from '../server/operation.ts';
import { PROBLEM_TYPE } from '../server/problem.ts';
import { type ContentObject, OpenApiSchemas } from './open-api-schemas.ts';

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<typeof openApiDocument>;
export type OperationObject = ReturnType<typeof operationObject>;

interface ResponseObject {
  readonly description: string;
  readonly headers?: object;
  readonly content?: ContentObject;
}

/** The version of this package. */
const VERSION = '0.1.0';

const DESCRIPTION = `Maritime data over HTTP. Unknown fields of requests are ignored; responses have exactly the documented fields.

- Timestamps in responses are UTC with milliseconds and \`Z\`; in tracking, routes and reports with whole seconds; in the prediction
  API, the administration and trade lanes with milliseconds and \`+00:00\`. Requests may have any RFC 3339 timestamp.
- Coordinates are longitude, then latitude.
- Lists: \`page\` from 1, default 1; \`size\` (administration: \`page_size\`) 1 to 1000, default 50; a page past the end is empty.
- Errors are problem documents (RFC 9457): 400 malformed, 401 missing or wrong credentials, 403 readable but not permitted, 404 not
  found or not readable, 405 other method, 409 conflict, 410 result already read, 413 and 414 too large, 415 media type, 422 invalid, 429
  too many requests, 503 unavailable. \`errors\` has the places: a JSON pointer into the body, or the name of a parameter.
- Requests of users are counted. With \`X-Dry-Run: true\` a request is not made, and the response has its cost. \`X-Credits\` is
  the cost of a request that is not free. Users over their monthly quota get 429 until the next month.
- Every path answers HEAD as GET without the body, and OPTIONS. Paths with dot segments are malformed.
- Browsers may change things from pages of this service and of listed origins only; from other pages they get 403.`;

const SECURITY_SCHEMES = {
  basic: { type: 'http', scheme: 'basic' },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
};

/** All schemes of one entry are required. */
const SECURITY_OF: Readonly<Record<AuthScheme, readonly object[]>> = {
  basic: [{ basic: [] }],
  key: [{ apiKey: [] }],
  token: [{ apiKey: [], bearer: [] }],
};

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
      .describe('The invalid places: JSON pointers, or names of parameters.'),
    replay: REPLAY.optional().describe('The progress of a service that starts, of 503.'),
  })
  .describe('A problem (RFC 9457).')
  .meta({ id: 'Problem' });

const PROBLEM_RESPONSE: ResponseObject = {
  description: 'A problem; the introduction lists the statuses.',
  headers: {
    'Retry-After': { description: 'Seconds, of 429 and 503.', schema: { type: 'integer' } },
    Allow: { description: 'Methods, of 405.', schema: { type: 'string' } },
    'WWW-Authenticate': { description: 'Of 401.', schema: { type: 'string' } },
  },
};

/**
 * Describes the operations as OpenAPI 3.1, from the schemas that validate them.
 * @param hasHostLogin whether the host authenticates users, in a way that is unknown here
 */
export function openApiDocument(
  groups: readonly RouteGroup[],
  prefix: string,
  hasHostLogin = false,
) {
  const schemas = new OpenApiSchemas();
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const { name, base, operations } of groups) {
    for (const operation of operations) {
      const path = `${base}${operation.pattern}`;
      const method = operation.method.toLowerCase();
      paths[path] = {
        ...paths[path],
        [method]: operationObject(operation, name, schemas, hasHostLogin),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Roadstead', version: VERSION, description: DESCRIPTION },
    servers: [{ url: prefix === '' ? '/' : prefix }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: hasHostLogin ? {} : SECURITY_SCHEMES,
    },
  };
}

function operationObject(
  operation: Operation,
  tag: string,
  schemas: OpenApiSchemas,
  hasHostLogin: boolean,
) {
  const { id, summary, description, content, replies, isOpen, scheme = 'basic' } = operation;
  const parameters = [
    ...parameterObjects(operation.path, 'path', schemas),
    ...parameterObjects(operation.query, 'query', schemas),
  ];
  const responses: Record<string, ResponseObject> = {};
  for (const [status, [text, reply]] of Object.entries(replies)) {
    responses[status] = {
      description: text,
      ...((status === '201' || status === '202') && { headers: LOCATION }),
      ...(reply && { content: schemas.content(contentOf(reply), 'output') }),
    };
  }
  const problem = schemas.content({ [PROBLEM_TYPE]: PROBLEM }, 'output');
  responses['default'] = { ...PROBLEM_RESPONSE, content: problem };
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(isOpen && { security: [] }),
    ...(!isOpen && !hasHostLogin && { security: SECURITY_OF[scheme] }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && {
      requestBody: { required: true, content: schemas.content(content, 'input') },
    }),
    responses,
  };
}

const LOCATION = { Location: { schema: { type: 'string', format: 'uri-reference' } } };

function contentOf(reply: z.ZodType | Content): Content {
  return reply instanceof z.ZodType ? { 'application/json': reply } : reply;
}

function parameterObjects(
  parameters: Parameters,
  place: 'path' | 'query',
  schemas: OpenApiSchemas,
) {
  return Object.entries(parameters).map(([name, { description, schema, isRequired }]) => ({
    name,
    in: place,
    required: place === 'path' || Boolean(isRequired),
    description,
    schema: schemas.describe(schema, 'input'),
  }));
}

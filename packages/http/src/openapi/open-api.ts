import { z } from 'zod';
import { type AuthScheme, acceptsSession } from '../identity/authenticator.ts';
import { TICKET_PARAMETER } from '../identity/session-authenticator.ts';
import { SESSION_COOKIE } from '../identity/session-cookie.ts';
import type { Parameters } from '../request/parameters.ts';
import type { Operation, RouteGroup } from '../server/operation.ts';
import { responseObject } from '../server/operation-response.ts';
import { ComponentSchemas, withExample } from './component-schemas.ts';
import { EXAMPLES } from './examples.ts';
import type { OperationExample } from './operation-example.ts';
import { problemReferences, problemResponses } from './problem-responses.ts';
import { HEADERS, type ResponseObject, successResponses } from './response-objects.ts';

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<typeof openApiDocument>;
export type OperationObject = ReturnType<typeof operationObject>;

/** The version of this package. */
export const VERSION = '0.1.0';

const DESCRIPTION = `Maritime data over HTTP. Unknown fields of requests are ignored, except by streams, changes and webhooks, which refuse them; responses
have exactly the documented fields.

- Timestamps in responses are UTC with milliseconds and \`Z\`; in tracking, routes and reports with whole seconds; in the prediction
  API, the administration and trade lanes with milliseconds and \`+00:00\`. Requests may have any RFC 3339 timestamp.
- Coordinates are longitude, then latitude.
- Lists have an \`ETag\`: with \`If-None-Match\` an unchanged one is 304. Those with \`changed_after\` have \`Feed-Cursor\`, from which the next
  request continues.
- Lists: \`page\` from 1, default 1; \`size\` (administration: \`page_size\`) 1 to 1000, default 50; a page past the end is empty.
- Errors are problem documents (RFC 9457): 400 malformed, 401 missing or wrong credentials, 403 readable but not permitted, 404 not
  found or not readable, 405 other method, 409 conflict, 410 result already read or changes no longer stored, 413 and 414 too large, 415
  media type, 422 invalid, 429 too many requests, 503 unavailable. \`errors\` has the places: a JSON pointer into the body, or the name of a parameter.
- Lengths of texts are counted in Unicode code points, as in JSON Schema.
- Jobs are accepted with 202 and \`Location\`; their result is 202, too, until it exists. \`Retry-After\` is the time until it is worth
  reading again.
- Requests of users are counted. With \`X-Dry-Run: true\` a request is not made, and the response is 200 with its cost (\`DryRun\`).
  \`X-Credits\` is the cost of a request that is not free. Users over their monthly quota get 429 until the next month.
- Every path answers HEAD as GET without the body, and OPTIONS. Paths with dot segments are malformed.
- Browsers may change things from pages of this service and of listed origins only; from other pages they get 403.
- With \`X-Session: true\` the session of the cookie authenticates a request, from pages of this service only; its 401 has no Basic challenge.`;

/** By the names of OpenAPI. */
export const SECURITY_SCHEMES = {
  basic: { type: 'http', scheme: 'basic' },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  cookie: {
    ...{ type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
    description:
      'A session, for pages of this origin, with the header `X-Session: true`. Without TLS the name of the cookie has no `__Host-`.',
  },
  ticket: {
    ...{ type: 'apiKey', in: 'query', name: TICKET_PARAMETER },
    description: 'A ticket of a session, for one stream.',
  },
};

/** All schemes of one entry are required. */
const SECURITY_OF: Readonly<Record<AuthScheme, readonly object[]>> = {
  basic: [{ basic: [] }],
  key: [{ apiKey: [] }],
  token: [{ apiKey: [], bearer: [] }],
  session: [],
};

/** Reply to a dry run. It is no reply of the operations: clients would get it as an alternative to each result. */
const DRY_RUN = responseObject('DryRun', {
  title: z.string().nullable().describe('The title on the bill; null without a price.'),
  unit: z.literal('REQUESTS'),
  credits: z.number().min(0),
});

const PARAMETERS = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description:
      'Entity tags of earlier responses: where the content is that of one of them, the response is 304 without it.',
    schema: { type: 'string' },
  },
  DryRun: {
    name: 'X-Dry-Run',
    in: 'header',
    required: false,
    description:
      'With `true` the request is authenticated and its cost computed, but it is neither validated, made nor counted. The response is then ' +
      '200 with the cost, as in the response `DryRun` of the components. Default: `false`.',
    schema: { type: 'string', enum: ['true', 'false'] },
  },
} as const;

/**
 * Describes the operations as OpenAPI 3.1, from the schemas that validate them.
 * @param hasHostLogin whether the host authenticates users, in a way that is unknown here
 */
export function openApiDocument(
  groups: readonly RouteGroup[],
  prefix: string,
  hasHostLogin = false,
) {
  const schemas = new ComponentSchemas('draft-2020-12');
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
  const responses: Record<string, ResponseObject> = {
    DryRun: {
      description: 'The cost of a request with `X-Dry-Run: true`, which was not made.',
      content: schemas.content({ 'application/json': DRY_RUN }, 'output'),
    },
    ...problemResponses(schemas),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Roadstead',
      version: VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: prefix === '' ? '/' : prefix }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      responses,
      parameters: PARAMETERS,
      headers: HEADERS,
      securitySchemes: hasHostLogin ? {} : SECURITY_SCHEMES,
    },
  };
}

function operationObject(
  operation: Operation,
  tag: string,
  schemas: ComponentSchemas,
  hasHostLogin: boolean,
) {
  const { id, summary, description, content, isOpen } = operation;
  const example = EXAMPLES[id];
  const [inPath, inQuery] = [pathExample(operation.path, example), example?.query ?? {}];
  const parameters = [
    ...parameterObjects(operation.path, 'path', schemas, inPath),
    ...parameterObjects(operation.query, 'query', schemas, inQuery),
    ...(operation.isList ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
    ...(isOpen ? [] : [{ $ref: '#/components/parameters/DryRun' }]),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(isOpen && { security: [] }),
    ...(!isOpen && !hasHostLogin && { security: securityOf(operation) }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && {
      requestBody: {
        required: true,
        content: withExample(schemas.content(content, 'input'), example?.body),
      },
    }),
    responses: { ...successResponses(operation, schemas), ...problemReferences(operation) },
  };
}

/** The alternatives of an operation. */
export function securityOf(operation: Operation): readonly object[] {
  return [
    ...SECURITY_OF[operation.scheme ?? 'basic'],
    ...(acceptsSession(operation) ? [{ cookie: [] }] : []),
    ...(operation.messages ? [{ ticket: [] }] : []),
  ];
}

function parameterObjects(
  parameters: Parameters,
  place: 'path' | 'query',
  schemas: ComponentSchemas,
  examples: NonNullable<OperationExample['query']>,
) {
  return Object.entries(parameters).map(([name, { description, schema, isRequired }]) => ({
    name,
    in: place,
    required: place === 'path' || Boolean(isRequired),
    description,
    schema: schemas.describe(schema, 'input'),
    ...(Object.hasOwn(examples, name) && { example: examples[name] }),
  }));
}

function pathExample(
  parameters: Parameters,
  { path = [] }: Partial<OperationExample> = {},
): NonNullable<OperationExample['query']> {
  return Object.fromEntries(
    Object.keys(parameters).flatMap((name, at) => {
      const value = path[at];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

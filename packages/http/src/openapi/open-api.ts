import { z } from 'zod';
import type { Area, Operation, Proof } from '../door/operation.ts';
import { PROBLEM_TYPE } from '../door/problem.ts';
import type { Parameter } from '../read/parameters.ts';
import { type ContentObject, DocumentSchemas, parameterSchema } from './document-schemas.ts';

/** The parts of an OpenAPI 3.1 document that are read again here; the rest is JSON. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: object;
  };
}

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly object[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly required: true; readonly content: ContentObject };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: object;
}

interface ResponseObject {
  readonly description: string;
  readonly headers?: object;
  readonly content?: ContentObject;
}

/** The version of what is described: that of this package. */
const VERSION = '0.1.0';

const DESCRIPTION = `Maritime data over HTTP. Strict in what is sent, lenient in what is taken: fields that are not known are ignored.

- Timestamps that are sent are UTC with milliseconds and \`Z\`; in tracking, routes and reports with whole seconds; in the prediction
  API, the administration and trade lanes with milliseconds and \`+00:00\`. Those that are taken are any RFC 3339.
- Coordinates are longitude, then latitude.
- Lists: \`page\` from 1, default 1; \`size\` (administration: \`page_size\`) 1 to 1000, default 50; a page past the end is empty.
- Errors are problem documents (RFC 9457): 400 what cannot be read, 401 without or with wrong credentials, 403 seen but not
  to be changed, 404 not there or not to be seen, 405, 409 conflict, 410 given away, 413 and 414 too large, 415 media
  type, 422 read but not possible, 429 too often, 503 not running. \`errors\` says where: a JSON pointer into the body, or the name of a parameter.
- Requests of users are counted. With \`X-Dry-Run: true\` a request is not made: what it would cost is answered instead. What
  has cost something says so in \`X-Credits\`. Who has used up the quota of a month gets 429 until the next one.
- Every path answers HEAD as GET without the body, and OPTIONS.`;

const SECURITY_SCHEMES = {
  basic: { type: 'http', scheme: 'basic' },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
};

/** All schemes of one entry are needed. */
const SECURITY_OF: Readonly<Record<Proof, readonly object[]>> = {
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
    instance: z.string().meta({ description: 'The path that was asked for.' }),
    errors: z
      .array(z.strictObject({ pointer: z.string(), detail: z.string() }))
      .optional()
      .meta({ description: 'Where it is wrong: a JSON pointer, or the name of a parameter.' }),
  })
  .meta({ description: 'A problem (RFC 9457).' });

const PROBLEM_RESPONSE: ResponseObject = {
  description: 'A problem: see the beginning for the statuses.',
  headers: {
    'Retry-After': { description: 'Seconds, of 429 and 503.', schema: { type: 'integer' } },
    Allow: { description: 'Methods, of 405.', schema: { type: 'string' } },
    'WWW-Authenticate': { description: 'Of 401.', schema: { type: 'string' } },
  },
  content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** The operations as OpenAPI 3.1, from the schemas that they check and write by. */
export function openApiDocument(areas: readonly Area[], prefix: string): OpenApiDocument {
  const schemas = new DocumentSchemas(areas, { Problem: PROBLEM });
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const { name, base, operations } of areas) {
    for (const operation of operations) {
      const path = `${base}${operation.path}`;
      paths[path] = {
        ...paths[path],
        [operation.method.toLowerCase()]: operationObject(operation, name, schemas),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Roadstead', version: VERSION, description: DESCRIPTION },
    servers: [{ url: prefix === '' ? '/' : prefix }],
    tags: areas.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function operationObject(
  operation: Operation,
  tag: string,
  schemas: DocumentSchemas,
): OperationObject {
  const { id, summary, description, body, replies, access } = operation;
  const parameters = [
    ...(operation.pathParameters ?? []).map((each) => parameterObject(each, 'path')),
    ...(operation.queryParameters ?? []).map((each) => parameterObject(each, 'query')),
  ];
  const responses = Object.entries(replies).map(([status, reply]) => [
    status,
    {
      description: reply.description,
      ...(status === '201' || status === '202' ? { headers: LOCATION } : {}),
      ...(reply.content && { content: schemas.content(reply.content, 'replies') }),
    },
  ]);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: access === 'open' ? [] : SECURITY_OF[operation.proof ?? 'basic'],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: schemas.content(body, 'bodies') } }),
    responses: { ...Object.fromEntries(responses), default: PROBLEM_RESPONSE },
  };
}

const LOCATION = { Location: { schema: { type: 'string', format: 'uri-reference' } } };

function parameterObject(parameter: Parameter, place: 'path' | 'query'): ParameterObject {
  const { name, description, schema, isRequired = false } = parameter;
  return {
    name,
    in: place,
    required: place === 'path' || isRequired,
    description,
    schema: parameterSchema(schema),
  };
}

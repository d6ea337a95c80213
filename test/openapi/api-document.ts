import type { IncomingHttpHeaders } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../fuzz/generate-value.ts';

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface ApiResponse {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Content;
}

interface Reference {
  readonly $ref: string;
}

interface ApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface ApiOperation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly (ApiParameter | Reference)[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, ApiResponse | Reference>>;
}

/** The parts of an OpenAPI document that the tests use. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, ApiResponse>>;
    readonly parameters: Readonly<Record<string, ApiParameter>>;
    readonly headers: Readonly<Record<string, { readonly required?: boolean }>>;
  };
}

/** A received response; the body may be parsed if it is JSON. */
export interface CheckedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

const BASE = 'https://roadstead.example/openapi.json';
/** Statuses of problems that an operation lists by name. */
const NAMED = [400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 429, 503];

/** Compares responses with an OpenAPI document; each schema is compiled once. */
export class ResponseSchemas {
  readonly #document: ApiDocument;
  readonly #ajv: Ajv2020;
  readonly #compiled: Map<Schema, ValidateFunction> = new Map();

  constructor(document: ApiDocument) {
    this.#document = document;
    this.#ajv = new Ajv2020({ strict: false, allErrors: false, logger: false });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: BASE, components: document.components });
  }

  /** Returns what differs from the documented responses of an operation; undefined where nothing does. */
  wrong(operation: ApiOperation, response: CheckedResponse): string | undefined {
    const { responses, operationId } = operation;
    const { status } = response;
    const isOther = status >= 400 && !NAMED.includes(status);
    const found = responses[status] ?? (isOther ? responses['default'] : undefined);
    if (!found) return `${operationId}: ${status} is not documented`;
    const problem = this.#wrongIn(resolve(found, this.#document.components.responses), response);
    return problem && `${operationId}: ${status} ${problem}`;
  }

  /** Returns what differs from a response of the components. */
  wrongAs(name: string, response: CheckedResponse): string | undefined {
    return this.#wrongIn(this.#document.components.responses[name] ?? {}, response);
  }

  #wrongIn({ headers = {}, content }: ApiResponse, response: CheckedResponse): string | undefined {
    for (const [name, header] of Object.entries(headers)) {
      const { required } = resolve(header, this.#document.components.headers);
      if (required && response.headers[name.toLowerCase()] === undefined) return `without ${name}`;
    }
    const type = response.headers['content-type']?.split(';')[0] ?? '';
    if (!content) return response.body === undefined ? undefined : 'with a body';
    const schema = content[type]?.schema;
    if (!schema) return `with ${type}`;
    if (!/json/.test(type)) return undefined;
    const validate = this.validator(schema);
    const { body } = response;
    if (validate(typeof body === 'string' ? JSON.parse(body) : body)) return undefined;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath} ${error?.message}: ${JSON.stringify(response.body).slice(0, 300)}`;
  }

  /** Compiles a schema of the document. */
  validator(schema: Schema): ValidateFunction {
    const compiled = this.#compiled.get(schema);
    if (compiled) return compiled;
    const text = JSON.stringify(schema).replaceAll('"#/components', `"${BASE}#/components`);
    const validate = this.#ajv.compile(JSON.parse(text) as Schema);
    this.#compiled.set(schema, validate);
    return validate;
  }
}

/** Returns what a reference refers to. */
function resolve<Item extends object>(
  item: Item | Reference,
  components: Readonly<Record<string, Item>>,
): Item {
  if (!('$ref' in item)) return item;
  const name = String(item.$ref).split('/').at(-1) ?? '';
  const found = components[name];
  if (!found) throw new Error(`${item.$ref} does not exist.`);
  return found;
}

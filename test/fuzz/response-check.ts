import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument, FuzzRequest } from './fuzz-requests.ts';
import type { Schema } from './generate-value.ts';

/** A response as it came from the socket. */
export interface RawResponse {
  readonly status: number;
  readonly type: string | undefined;
  readonly body: string;
}

const BASE = 'https://roadstead.example/openapi.json';

/** Compares responses with the document: no fault, a documented status and media type, and a body of the schema. */
export class ResponseCheck {
  readonly #ajv: Ajv2020;
  readonly #problem: ValidateFunction;
  readonly #compiled: Map<Schema, ValidateFunction> = new Map();

  constructor(document: ApiDocument) {
    this.#ajv = new Ajv2020({ strict: false, allErrors: false, logger: false });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: BASE, components: document.components });
    this.#problem = this.#compile({ $ref: '#/components/schemas/Problem' });
  }

  /** @returns what is wrong; undefined where all is right */
  wrong({ method, operation, headers }: FuzzRequest, response: RawResponse): string | undefined {
    const { status, type, body } = response;
    if (method === 'HEAD') return body === '' ? undefined : 'a body of HEAD';
    if (status >= 500 && status !== 503) return `${status} ${body.slice(0, 300)}`;
    const media = type?.split(';')[0];
    if (status >= 400) {
      if (media !== 'application/problem+json') return `${status} with ${media}`;
      // A response to what is no HTTP request has no path.
      const problem = { instance: '', ...(parse(body) as object | undefined) };
      if (!this.#problem(problem))
        return `${status} ${textOf(this.#problem)}: ${body.slice(0, 300)}`;
      return status === 503 && (problem as { detail?: string }).detail === ''
        ? '503 without a reason'
        : undefined;
    }
    // The introduction has the response to a dry run; the schema of the document's own response is that of a text.
    const isOther = method === 'OPTIONS' || headers['x-dry-run'] === 'true';
    if (isOther || operation?.operationId === 'getDocument') return undefined;
    const documented = operation?.responses[status];
    if (!documented) return `${status} is not documented`;
    const { content } = documented;
    if (!content) return body === '' ? undefined : `${status} with a body`;
    const schema = content[media ?? '']?.schema;
    if (!schema) return `${status} with ${media}`;
    if (!/json/.test(media ?? '')) return undefined;
    const validate = this.#compile(schema);
    return validate(parse(body))
      ? undefined
      : `${status} ${textOf(validate)}: ${body.slice(0, 300)}`;
  }

  #compile(schema: Schema): ValidateFunction {
    const compiled = this.#compiled.get(schema);
    if (compiled) return compiled;
    const text = JSON.stringify(schema).replaceAll('"#/components', `"${BASE}#/components`);
    const validate = this.#ajv.compile(JSON.parse(text) as Schema);
    this.#compiled.set(schema, validate);
    return validate;
  }
}

/** Undefined where it is no JSON, which no schema allows. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf({ errors }: ValidateFunction): string {
  const [error] = errors ?? [];
  return error ? `${error.instancePath} ${error.message}` : 'invalid';
}

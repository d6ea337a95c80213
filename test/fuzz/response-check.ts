import type { IncomingHttpHeaders } from 'node:http';
import { type ApiDocument, ResponseSchemas } from '../openapi/api-document.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

/** A response as it came from the socket. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Compares responses with the document: no fault, a documented status and media type, and a body of the schema. */
export class ResponseCheck {
  readonly #schemas: ResponseSchemas;

  constructor(document: ApiDocument) {
    this.#schemas = new ResponseSchemas(document);
  }

  /** @returns what is wrong; undefined where all is right */
  wrong({ method, operation, headers }: FuzzRequest, raw: RawResponse): string | undefined {
    const { status } = raw;
    if (method === 'HEAD') return raw.body === '' ? undefined : 'a body of HEAD';
    if (status >= 500 && status !== 503) return `${status} ${raw.body.slice(0, 300)}`;
    const response = { ...raw, body: bodyOf(raw) };
    if (status >= 400) {
      // A response to what is no HTTP request has no path.
      const body = { instance: '', ...(response.body as object | undefined) };
      if (status === 503 && (body as { detail?: string }).detail === '')
        return '503 without a reason';
      const wrong = this.#schemas.wrongAs('Problem', { ...response, body });
      return wrong && `${status} ${wrong}`;
    }
    if (method === 'OPTIONS') return undefined;
    if (!operation) return `${status} without an operation`;
    return headers['x-dry-run'] === 'true' && operation.security?.length !== 0
      ? this.#schemas.wrongAs('DryRun', response)
      : this.#schemas.wrong(operation, response);
  }
}

/** The parsed body of JSON; undefined where there is none, or where it is no JSON, which no schema allows. */
function bodyOf({ headers, body }: RawResponse): unknown {
  if (body === '') return undefined;
  if (!/json/.test(headers['content-type'] ?? '')) return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

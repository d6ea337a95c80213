import { expect } from 'vitest';
import type { ContractService } from './contract-service.ts';
import type { RowRequest } from './row-request.ts';

/** The expected response. */
export interface ExpectedResponse {
  readonly status: number;
  /** Default: JSON, and from 400 on a problem document. */
  readonly type?: string;
  /** The complete body, parsed if it is JSON; default: empty. Fields that are missing here must be missing there. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** A request and its expected response. */
interface Exchange {
  readonly request: RowRequest;
  readonly response: ExpectedResponse;
  /** Removes the data of this row that would affect others. */
  readonly cleanUp?: () => unknown;
}

/** One documented behaviour of an operation. */
export interface Row {
  /** Method and path with its placeholders, below the base of the area. */
  readonly operation: string;
  /** Section of the specification and a quotation; `decision: …` where it is silent; or `beyond the specification`. */
  readonly requirement: string;
  /** A function creates the data that the request needs. */
  readonly exchange: Exchange | ((api: ContractService) => Promise<Exchange>);
}

/** The rows of an area. */
export interface RowsOfArea {
  readonly area: string;
  readonly base: string;
  readonly rows: readonly Row[];
}

/** Prefix of `requirement` for operations that the specification does not have. */
export const EXTENSION = 'beyond the specification';

/**
 * A problem document with exactly the fields of RFC 9457.
 * @param pointers of its `errors`, in order; none: without that field
 */
export function problem(
  status: number,
  pointers: readonly string[] = [],
  headers: ExpectedResponse['headers'] = {},
): ExpectedResponse {
  const detail = expect.stringMatching(/./);
  return {
    status,
    type: 'application/problem+json',
    headers,
    body: {
      type: 'about:blank',
      title: expect.stringMatching(/./),
      status,
      detail,
      instance: expect.stringMatching(/^\//),
      ...(pointers.length > 0 && { errors: pointers.map((pointer) => ({ pointer, detail })) }),
    },
  };
}

/** A response with status 200. */
export function ok(body: unknown): ExpectedResponse {
  return { status: 200, body };
}

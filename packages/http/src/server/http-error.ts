import type { DomainError, ErrorCode, Problem, Result } from '@roadstead/model';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Reason of an error response in one word: the domain's error codes, and those of the HTTP layer alone. */
export type HttpErrorCode =
  | ErrorCode
  | 'method-not-allowed'
  /** The body does not arrive in time. */
  | 'too-slow'
  | 'address-too-long'
  | 'header-too-large'
  /** A fault of the service; its details are in the log only. */
  | 'failed'
  /** The response takes longer than `answerMs`. */
  | 'timed-out';

/** The HTTP status of each code: the only place that maps errors to statuses. */
const STATUS_OF: Readonly<Record<HttpErrorCode, ContentfulStatusCode>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-slow': 408,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'address-too-long': 414,
  'unsupported-type': 415,
  invalid: 422,
  'too-many': 429,
  'header-too-large': 431,
  failed: 500,
  busy: 503,
  stopping: 503,
  unwritable: 503,
  'timed-out': 503,
};

/** An error response that is described by data, as a host's `authenticate` returns it. */
export interface HttpProblem extends Omit<DomainError, 'code'> {
  readonly code: HttpErrorCode;
  readonly headers?: Readonly<Record<string, string>>;
  /** Extension members of the document (RFC 9457, 3.2). */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** Ends the handling of a request with a problem document. */
export class HttpError extends HTTPException {
  override readonly name = 'HttpError';
  readonly code: HttpErrorCode;
  readonly problems: readonly Problem[];
  readonly headers: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, unknown>>;

  constructor({ code, detail, problems = [], headers = {}, members = {} }: HttpProblem) {
    super(STATUS_OF[code], { message: detail });
    this.code = code;
    this.problems = problems;
    this.headers = headers;
    this.members = members;
  }
}

/** Returns the value of a domain result. @throws HttpError for its error */
export function unwrap<Value>(result: Result<Value, HttpProblem>): Value {
  if (result.ok) return result.value;
  throw new HttpError(result.error);
}

/** @param seconds for `Retry-After` */
export function retryLater(
  code: 'too-many' | 'busy' | 'unwritable',
  detail: string,
  seconds: number,
): HttpError {
  return new HttpError({ code, detail, headers: { 'retry-after': String(seconds) } });
}

/** A value or an error. Bad input is returned as an error, never thrown. */
export type Result<Value, Failure = DomainError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** Returns a successful result. */
export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Returns a failed result. */
export function failure<Failure>(error: Failure): {
  readonly ok: false;
  readonly error: Failure;
} {
  return { ok: false, error };
}

/** One error in a document: a JSON pointer (RFC 6901) to the place and a sentence. */
export interface Problem {
  readonly pointer: string;
  readonly detail: string;
}

/** Kind of a domain error. The HTTP layer maps each code to a status. */
export type ErrorCode =
  /** The input cannot be parsed: it is not JSON, not a number, not a timestamp. */
  | 'malformed'
  /** The input can be parsed, but violates a rule. */
  | 'invalid'
  /** The caller's credentials are missing or wrong. */
  | 'unauthenticated'
  /** The caller can read the object, but lacks the right to this operation. */
  | 'forbidden'
  /** The object does not exist, or the caller has no right to read it. */
  | 'not-found'
  /** The operation conflicts with the present state. */
  | 'conflict'
  /** The object existed and has been delivered and deleted. */
  | 'gone'
  | 'too-large'
  | 'unsupported-type'
  /** The caller exceeds a rate limit or quota. */
  | 'too-many'
  /** More work is in progress than fits. */
  | 'busy'
  /** The service is stopping or has stopped. */
  | 'stopping'
  /** The store cannot be written now: its disk is full or read-only. Reads continue, and the same request may succeed later. */
  | 'unwritable';

/** The error of an operation of the domain. */
export interface DomainError {
  readonly code: ErrorCode;
  readonly detail: string;
  /** The errors in the input, with their places. */
  readonly problems?: readonly Problem[];
}

/** Returns a failed result with a domain error. */
export function failWith(
  code: ErrorCode,
  detail: string,
  problems?: readonly Problem[],
): { readonly ok: false; readonly error: DomainError } {
  return failure({ code, detail, ...(problems && { problems }) });
}

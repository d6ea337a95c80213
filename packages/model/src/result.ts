/** A value, or what was wrong: bad input is a value, never an exception. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function failure<Failure>(reason: Failure): {
  readonly ok: false;
  readonly failure: Failure;
} {
  return { ok: false, failure: reason };
}

/** One thing that is wrong with a document: where (a JSON pointer, RFC 6901) and what. */
export interface Problem {
  readonly pointer: string;
  readonly detail: string;
}

import type { components } from './openapi-types.ts';

/** Objects of the service by their names in its OpenAPI document: `ApiObjects['StsEvent']`. */
export type ApiObjects = components['schemas'];

/** A problem document (RFC 9457): `detail` for people, `errors` with the invalid places. */
export type ProblemDocument = Omit<ApiObjects['Problem'], 'type' | 'instance'> & {
  readonly type: string;
  readonly instance?: string;
};

/** Error response of the service. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** Where the response has none, as that of a proxy, `detail` is the beginning of its text. */
  readonly problem: ProblemDocument;
  readonly status: number;
  /** Seconds after which the request may succeed, from `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: ProblemDocument, retryAfterSeconds?: number) {
    super(problem.detail);
    this.problem = problem;
    this.status = problem.status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** End of a job without a result. */
export class JobAbortedError extends Error {
  override readonly name = 'JobAbortedError';
}

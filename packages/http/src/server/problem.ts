import type { HttpError, HttpErrorCode } from './http-error.ts';
import type { OperationResponse } from './operation-response.ts';

/** The media type of RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json';

/** Reason phrases (RFC 9110, RFC 6585): the title of a problem whose type is `about:blank`. */
export const TITLE_OF: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Seconds for `Retry-After` where the error has none of its own. */
const RETRY_AFTER_SECONDS: Readonly<Partial<Record<HttpErrorCode, string>>> = {
  'too-many': '10',
  busy: '1',
  stopping: '10',
  'timed-out': '10',
};

/**
 * Describes an error as RFC 9457 has it.
 * @param instance the path of the request, if it is known
 */
export function problemDocument(
  error: HttpError,
  instance?: string,
): OperationResponse & { readonly body: string } {
  const { code, status, message, problems, members } = error;
  const retryAfter = RETRY_AFTER_SECONDS[code];
  const problem = {
    type: 'about:blank',
    title: TITLE_OF[status],
    status,
    detail: message,
    ...(instance !== undefined && { instance }),
    ...(problems.length > 0 && { errors: problems }),
    ...members,
  };
  return {
    status,
    type: PROBLEM_TYPE,
    body: JSON.stringify(problem),
    // Those of a host's login may be in upper case, or invalid.
    headers: {
      ...(retryAfter && { 'retry-after': retryAfter }),
      ...Object.fromEntries(new Headers(error.headers)),
    },
  };
}

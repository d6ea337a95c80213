import type { RefusalWord } from '@roadstead/model';

/** Why the door itself turns something away, in one word: the inside knows nothing of these. */
export type DoorWord =
  | 'method-not-allowed'
  /** The body does not come. */
  | 'too-slow'
  | 'address-too-long'
  | 'header-too-large'
  /** There is more to do than there is room for. */
  | 'busy'
  /** A fault of ours, of which nothing is told. */
  | 'failed'
  /** It takes longer than anybody should wait. */
  | 'timed-out';

/** The HTTP status of each word: the only place where the two meet. */
export const STATUS_OF: Readonly<Record<RefusalWord | DoorWord, number>> = {
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
  'timed-out': 503,
};

/** What HTTP calls the statuses (RFC 9110, RFC 6585): with the type `about:blank` that is a problem's title. */
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

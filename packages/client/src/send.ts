import type { RawBody } from './api-operation.ts';
import { type ClientCredentials, createAuthentication } from './authentication.ts';
import { type ProblemDocument, ProblemError } from './errors.ts';
import { type StartTimer, waitFor } from './waiting.ts';

export interface ClientOptions {
  /** Address of the service, with the prefix of its paths if it has one: `https://ais.example/maritime`. */
  readonly baseUrl: string;
  /**
   * `session`: in a page of the service, that of its cookie, after `POST /api/session`. Default: none, for a service whose host
   * authenticates in another way.
   */
  readonly credentials?: ClientCredentials | 'session';
  /** Default: that of the platform. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Random numbers from 0 up to 1, for the time before a stream connects again; default: those of the platform. */
  readonly random?: () => number;
  /** Default: the timers of the platform. */
  readonly startTimer?: StartTimer;
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Headers besides those of the client, such as `X-Dry-Run` or the `content-type` of a raw body. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request, and rejects with a ProblemError unless it succeeds. */
export type Send = (
  operation: `${string} /${string}`,
  values?: Readonly<Record<string, unknown>>,
  options?: RequestOptions,
) => Promise<Response>;

/** Three repetitions, each no sooner than the service allows. A longer wait than a minute is the caller's to decide. */
const REPEATS_MAX = 3;
const RETRY_AFTER_SECONDS_MAX = 60;

const LOGIN = 'POST /authentication/login';

/** Characters of a response without a problem document that are its `detail`. */
const DETAIL_LENGTH_MAX = 200;

/** Creates the function that authenticates and sends requests, and repeats those that may be repeated. */
export function createSend(
  { baseUrl, credentials, fetch: transmit = (url, init) => fetch(url, init) }: ClientOptions,
  startTimer: StartTimer,
): Send {
  const authentication =
    typeof credentials === 'object'
      ? createAuthentication(credentials, async (apiKey) => {
          const body = { user_id: credentials.name, password: credentials.password };
          const response = await send(LOGIN, { body }, { headers: { 'x-api-key': apiKey } });
          return ((await response.json()) as { token: string }).token;
        })
      : undefined;
  const send: Send = async (operation, values = {}, { signal, headers } = {}) => {
    const { method, path, body } = requestOf(operation, values);
    for (let repeats = 0; ; repeats++) {
      const used = authentication?.headersOf(path);
      const response = await transmit(baseUrl + path, {
        method,
        headers: {
          ...(!isRaw(body) && { 'content-type': 'application/json' }),
          ...(credentials === 'session' && { 'x-session': 'true' }),
          ...(await used),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
        // Else a browser would open its own dialog for a wrong password.
        ...(used && { credentials: 'omit' }),
        ...(signal && { signal }),
        // Streams as bodies need it, although no response begins before they end.
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      });
      if (response.ok) return response;
      const error = await problemOf(response);
      const { status, retryAfterSeconds = Infinity } = error;
      if (repeats === REPEATS_MAX || body instanceof ReadableStream) throw error;
      // A request over the limit was not made. One that the service could not finish may have been.
      const mayRepeat = status === 429 || (status === 503 && method === 'GET');
      if (mayRepeat && retryAfterSeconds <= RETRY_AFTER_SECONDS_MAX) {
        await waitFor(retryAfterSeconds * 1000, startTimer, signal);
      } else if (
        !(status === 401 && operation !== LOGIN && used && repeats === 0) ||
        !authentication?.renew(response, used)
      )
        throw error;
    }
  };
  return send;
}

function requestOf(
  operation: string,
  { body, ...values }: Readonly<Record<string, unknown>>,
): { readonly method: string; readonly path: string; readonly body: unknown } {
  const [method = '', template = ''] = operation.split(' ');
  const query = new URLSearchParams();
  let path = template;
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    // A list is joined with commas.
    const text = String(value as string | number | readonly string[]);
    const filled = path.replace(`{${name}}`, () => segmentOf(text));
    if (filled === path) query.set(name, text);
    path = filled;
  }
  return { method, path: query.size > 0 ? `${path}?${query}` : path, body };
}

/** @throws TypeError for a dot segment: it would lead to another operation, also when it is encoded */
function segmentOf(text: string): string {
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`"${text}" is not a path segment.`);
  return encodeURIComponent(text);
}

function isRaw(body: unknown): body is RawBody | undefined {
  return (
    body === undefined ||
    typeof body === 'string' ||
    body instanceof Blob ||
    body instanceof Uint8Array ||
    body instanceof ReadableStream
  );
}

async function problemOf(response: Response): Promise<ProblemError> {
  const { status, statusText, headers } = response;
  const text = await response.text();
  const retryAfter = headers.get('retry-after');
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  let problem: ProblemDocument = {
    type: 'about:blank',
    title: statusText,
    status,
    detail: text.slice(0, DETAIL_LENGTH_MAX),
  };
  try {
    problem = { ...problem, ...JSON.parse(text) };
  } catch {
    // A proxy's page.
  }
  return new ProblemError(problem, Number.isNaN(seconds) ? undefined : seconds);
}

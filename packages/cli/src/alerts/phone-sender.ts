import type { PhoneSender, SendFailure, SendResult } from '@roadstead/alerts';
import { version } from '../host/version.ts';
import { connectionError, exchange } from './http-exchange.ts';

/** The request of a provider's HTTP interface that sends a text message, with `{number}` and `{text}` in its body. */
export interface PhoneRequest {
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  /** With `{secret}`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decides how number and text are escaped, and the Content-Type. */
  readonly format: 'json' | 'form';
  readonly body: string;
  readonly secret?: string;
  readonly timeoutMs?: number;
}

/** From the connection to the end of the response. */
const TIMEOUT_MS = 10_000;

const FORMATS = {
  json: { type: 'application/json', escape: (text: string) => JSON.stringify(text).slice(1, -1) },
  form: { type: 'application/x-www-form-urlencoded', escape: encodeURIComponent },
} as const;

/** L11, A14: returns the sender of text messages, with a connection of its own for each. */
export function phoneSender(request: PhoneRequest): PhoneSender {
  const { method, format, secret = '' } = request;
  const url = new URL(request.url);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, fill(value, { secret })]),
  );
  const agent = `roadstead/${version()}`;
  const { type } = FORMATS[format];
  return async ({ to, text }, stopped) => {
    const body = Buffer.from(phoneBody(request, to, text));
    const timedOut = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS);
    const signal = AbortSignal.any([stopped, timedOut]);
    // Before it, the provider certainly has nothing.
    const connection = { isMade: false };
    const connected = (): void => {
      connection.isMade = true;
    };
    const all = { 'content-type': type, 'user-agent': agent, ...headers };
    try {
      const status = await exchange(url, body, { method, headers: all, signal }, connected);
      return resultOf(status);
    } catch (error) {
      stopped.throwIfAborted();
      const reason = timedOut.aborted
        ? 'The provider took longer than 10 seconds.'
        : connectionError(error);
      return { status: null, error: reason, ...(connection.isMade && UNKNOWN) };
    }
  };
}

/** Returns the body of a request, with the number and the text escaped by its format. */
export function phoneBody(
  { format, body }: Pick<PhoneRequest, 'format' | 'body'>,
  number: string,
  text: string,
): string {
  const { escape: escaped } = FORMATS[format];
  return fill(body, { number: escaped(number), text: escaped(text) });
}

const UNKNOWN = { failure: 'unknown' } as const;

/** One pass, so that a text with `{number}` in it stays as it is. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(
    /\{(number|text|secret)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
}

/** Our credentials, a limit, and a provider that is down concern all messages; other refusals this one alone. */
const OF_ALL = [401, 403, 407, 429];

function resultOf(status: number): SendResult {
  if (status >= 200 && status < 300) return { status, error: null };
  const isOfMessage = status >= 400 && status < 500 && !OF_ALL.includes(status);
  const failure: { readonly failure?: SendFailure } = isOfMessage ? { failure: 'postponed' } : {};
  return { status, error: `The provider answered ${status}.`, ...failure };
}

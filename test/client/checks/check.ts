import type { ClientOptions } from '@roadstead/client';

/** The service for the checks, as Node and a browser reach it. */
export interface Place {
  readonly baseUrl: string;
  /** Moves the clock of the service. */
  readonly advance: (ms: number) => Promise<void>;
  /** Address of a stream of `entries` messages, all of whose connections break until it was broken so often. */
  readonly breakingStream: (breaks: number, entries: number) => Promise<string>;
  /** Number of connections that were broken since then. */
  readonly brokenConnections: () => Promise<number>;
}

/** A behaviour of the client, in any environment: it rejects if it does not hold. Nothing here is of Node or of a test runner. */
export type Check = (place: Place) => Promise<void>;

export function equal(actual: unknown, expected: unknown): void {
  const [one, other] = [actual, expected].map((each) => JSON.stringify(each));
  if (one !== other) throw new Error(`${one} is not ${other}`);
}

/** @returns the error */
export async function rejected<Type extends abstract new (...args: never) => unknown>(
  promise: Promise<unknown>,
  type: Type,
): Promise<InstanceType<Type>> {
  const error: unknown = await promise.then(
    (value) => {
      throw new Error(`It resolved to ${JSON.stringify(value)}.`);
    },
    (cause: unknown) => cause,
  );
  if (error instanceof type) return error as InstanceType<Type>;
  throw error;
}

/** Options for a user: the password is the name and `-password`. */
export function as(name: string, { baseUrl }: Place, apiKey?: string): ClientOptions {
  return {
    baseUrl,
    credentials: { name, password: `${name}-password`, ...(apiKey !== undefined && { apiKey }) },
  };
}

/** Options whose timers run at once, but for the watch of silence, which never does; `waits` has their milliseconds. */
export function hurried(): Required<Pick<ClientOptions, 'startTimer' | 'random'>> & {
  readonly waits: number[];
} {
  const waits: number[] = [];
  return {
    waits,
    random: () => 0.5,
    startTimer(ms, run) {
      if (ms === 40_000) return () => undefined;
      waits.push(ms);
      const timer = setTimeout(run, 0);
      return () => clearTimeout(timer);
    },
  };
}

/** A response of the service, or of something before it. */
export function response(status: number, body: unknown, headers: object = {}): Response {
  const isText = typeof body === 'string' || body instanceof ReadableStream;
  return new Response(isText ? (body as BodyInit) : JSON.stringify(body), {
    status,
    headers: { 'content-type': isText ? 'text/html' : 'application/json', ...headers },
  });
}

/** Answers requests with one response after the other; an error stands for a lost connection. `sent` has the requests. */
export function scripted(...answers: (Response | Error)[]): {
  readonly sent: { readonly url: string; readonly init: RequestInit }[];
  readonly fetch: NonNullable<ClientOptions['fetch']>;
} {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  return {
    sent,
    async fetch(url, init) {
      sent.push({ url, init });
      const answer = answers.shift();
      if (answer instanceof Response) return answer;
      throw answer ?? new Error(`Nothing is left for ${url}.`);
    },
  };
}

import type { StreamOperation } from './api-operation.ts';
import { ProblemError } from './errors.ts';
import type { RequestOptions, Send } from './send.ts';
import { createEventParser } from './server-sent-events.ts';
import { backOffMs, type Pauses, type StartTimer } from './waiting.ts';

/** The service sends a heartbeat each 15 s: after a longer silence than that of two lost ones the connection is dead. */
const SILENCE_MS = 40_000;

/** State of a stream: what the service understood, that it is alive, or that it is out of reach. */
export type StreamStatus<State extends { readonly type: string } = ChangesReady> =
  | State
  | Disconnected;

/** The connection was lost, and is replaced after `waitMs`. */
interface Disconnected {
  readonly type: 'disconnected';
  readonly error: unknown;
  readonly waitMs: number;
}

/** Each connection to the feed of changes, with the cursor at which it begins. */
interface ChangesReady {
  readonly type: 'ready';
  readonly next: string;
}

export interface StreamOptions<State extends { readonly type: string } = ChangesReady>
  extends RequestOptions {
  readonly onStatus?: (status: StreamStatus<State>) => void;
}

/** Randomness and timers of the client. */
interface FollowContext {
  readonly random: () => number;
  readonly startTimer: StartTimer;
  readonly pauses: Pauses;
}

/** Ends of a stream that would only be repeated, as the responses that say the same; all others are passing. */
const END_STATUSES: Readonly<Record<string, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  gone: 410,
};

/** A message as JSON; its type follows from the operation. */
interface Message {
  readonly type: string;
  readonly cursor?: unknown;
  /** Of an end. */
  readonly reason?: string;
  readonly detail?: string;
}

type AnyOptions = StreamOptions<Message>;

/** Follows a stream over any number of connections: each message once, with the cursor after it. */
export function followStream(
  send: Send,
  operation: StreamOperation,
  values: { readonly after?: string },
  options: AnyOptions,
  context: FollowContext,
): AsyncGenerator<Message, void, undefined> {
  let cursor = values.after ?? null;
  const onStatus = (status: Message): void => {
    const { cursor: passed } = status;
    // Also before the first message: a later connection must not begin with what comes from then on.
    if (typeof passed === 'string' && !isReceived(passed, cursor ?? '')) cursor = passed;
    options.onStatus?.(status as StreamStatus<Message>);
  };
  const open = async (signal: AbortSignal): Promise<Response> => {
    const headers = { accept: 'text/event-stream', ...options.headers };
    return send(operation, { ...values, after: cursor ?? undefined }, { signal, headers });
  };
  async function* connect(connected: () => void) {
    const watch = watchConnection(options.signal, context.startTimer);
    try {
      const { body } = await watch.wait(open(watch.signal));
      connected();
      for await (const { id, message } of readStream(body!, watch, onStatus)) {
        if (id !== undefined && isReceived(id, cursor ?? '')) continue;
        cursor = id ?? cursor;
        yield { ...message, cursor };
      }
    } finally {
      watch.end();
    }
  }
  return reconnect(connect, options, context);
}

/** Reads a stream that ends by itself, over one connection: all messages. Rejects after a silence. */
export async function* readOnce(
  send: Send,
  operation: `${string} /${string}`,
  values: Readonly<Record<string, unknown>>,
  { signal, headers }: RequestOptions,
  { startTimer }: FollowContext,
): AsyncGenerator<Message, void, undefined> {
  const watch = watchConnection(signal, startTimer);
  try {
    const accept = { accept: 'text/event-stream', ...headers };
    const opened = send(operation, values, { signal: watch.signal, headers: accept });
    const { body } = await watch.wait(opened);
    for await (const { message } of readMessages(body!, watch)) yield message;
  } finally {
    watch.end();
  }
}

/** A request for a page of changes. */
interface PageRequest {
  readonly after: string | undefined;
  /** Whether the response waits for a change. */
  readonly isWaiting: boolean;
  readonly signal: AbortSignal;
}

/** Follows a feed by requests that wait for a change: each change once. @param read requests the changes after a cursor */
export function followPages<Change>(
  read: (
    request: PageRequest,
  ) => Promise<{ readonly changes: readonly Change[]; readonly next: string }>,
  begin: string | undefined,
  options: StreamOptions,
  context: FollowContext,
): AsyncGenerator<Change, void, undefined> {
  let after = begin;
  async function* connect(connected: () => void) {
    for (let isReady = false; ; ) {
      const watch = watchConnection(options.signal, context.startTimer);
      // The first response shows that there is a connection: one that waits would show it 30 s late where nothing changes.
      const { signal } = watch;
      const { changes, next } = await watch.wait(read({ after, isWaiting: isReady, signal }));
      connected();
      after = next;
      if (!isReady) options.onStatus?.({ type: 'ready', next });
      isReady = true;
      yield* changes;
    }
  }
  return reconnect(connect, options, context);
}

/**
 * Repeats a source that ends or fails, after a pause. The first connection rejects with its error, so that a wrong address is no
 * silence; so does a later one whose error would not pass.
 * @param connect calls `connected` for each answer of the service
 */
async function* reconnect<Value>(
  connect: (connected: () => void) => AsyncGenerator<Value>,
  { signal, onStatus }: RequestOptions & { readonly onStatus?: (status: Disconnected) => void },
  { random, pauses }: FollowContext,
): AsyncGenerator<Value, void, undefined> {
  let isConnected = false;
  let failures = 0;
  const connected = (): void => {
    isConnected = true;
    failures = 0;
  };
  for (;;) {
    let error: unknown;
    try {
      yield* connect(connected);
    } catch (cause) {
      error = cause;
    }
    signal?.throwIfAborted();
    const { status = 0, retryAfterSeconds = 0 } = error instanceof ProblemError ? error : {};
    const isPassing = status < 400 || status >= 500 || status === 408 || status === 429;
    if (error && !(isConnected && isPassing)) throw error;
    const waitMs = Math.max(backOffMs(failures++, random), retryAfterSeconds * 1000);
    onStatus?.({ type: 'disconnected', error, waitMs });
    await pauses.wait(waitMs, signal);
  }
}

/** Fails what a connection is awaited for after a silence. A new connection begins with a new watch. */
interface ConnectionWatch {
  /** Aborted after a silence, and when the caller's signal is. */
  readonly signal: AbortSignal;
  /** Awaits data. Between two calls no time is counted: a consumer may take its own. */
  wait<Result>(work: Promise<Result>): Promise<Result>;
  /** Ends the connection. */
  end(): void;
}

function watchConnection(signal: AbortSignal | undefined, startTimer: StartTimer): ConnectionWatch {
  const abort = new AbortController();
  return {
    signal: signal ? AbortSignal.any([signal, abort.signal]) : abort.signal,
    wait(work) {
      const silence = new Error(`Nothing was received for ${SILENCE_MS / 1000} s.`);
      return work.finally(startTimer(SILENCE_MS, () => abort.abort(silence)));
    },
    end: () => abort.abort(),
  };
}

/**
 * Reads the messages of one connection: those of the stream with the cursor after each; `ready` and heartbeats go to `onStatus`.
 * @throws ProblemError at an end that would be repeated
 */
async function* readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  watch: ConnectionWatch,
  onStatus: (status: Message) => void,
): AsyncGenerator<Received, void, undefined> {
  for await (const received of readMessages(body, watch)) {
    const { message } = received;
    if (message.type === 'end') {
      const { reason = '', detail = '' } = message;
      const status = END_STATUSES[reason];
      if (!status) return;
      throw new ProblemError({ type: 'about:blank', title: reason, status, detail });
    }
    if (message.type === 'ready' || message.type === 'heartbeat') onStatus(message);
    else yield received;
  }
}

/** A message with its id, which is a cursor. */
interface Received {
  readonly id: string | undefined;
  readonly message: Message;
}

/** Reads all messages of one connection. */
async function* readMessages(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  watch: ConnectionWatch,
): AsyncGenerator<Received, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = createEventParser();
  for (;;) {
    const { done, value } = await watch.wait(reader.read());
    if (done) return;
    for (const { id, data } of parse(decoder.decode(value, { stream: true })))
      yield { id, message: JSON.parse(data) as Message };
  }
}

/** Whether a cursor is not after another one of the same feed: a message that was received before. */
function isReceived(cursor: string, last: string): boolean {
  const [feed, number] = partsOf(cursor);
  const [lastFeed, lastNumber] = partsOf(last);
  return feed === lastFeed && number <= lastNumber;
}

/** @param cursor `<feed id>-<number>` */
function partsOf(cursor: string): readonly [feed: string, number: number] {
  const at = cursor.lastIndexOf('-');
  return [cursor.slice(0, at), Number(cursor.slice(at + 1))];
}

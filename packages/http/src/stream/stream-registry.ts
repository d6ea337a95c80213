import type { Clock } from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { Authenticator } from '../identity/authenticator.ts';
import type { RequestLimits } from '../limits.ts';
import type { LogLine } from '../options.ts';
import { HttpError, retryLater } from '../server/http-error.ts';
import type { OperationResponse } from '../server/operation-response.ts';
import { traceOf } from '../server/request-log.ts';
import type { AppContext } from '../server/request-state.ts';
import { SSE_TYPE, sseResponse } from './sse-response.ts';
import type { StreamHost } from './stream-host.ts';
import { StreamSession } from './stream-session.ts';
import { serveSocket } from './stream-socket.ts';
import type { StreamEnd, StreamSource } from './stream-source.ts';

const TICK_MS = 1000;
/** Time for a reader to accept the end of its stream; then the connection is ended. */
const LINGER_MS = 15_000;
const RETRY_SECONDS = 30;
const STOPPING: StreamEnd = { reason: 'stopping', detail: 'The service stops.' };
const REVOKED: StreamEnd = {
  reason: 'unauthenticated',
  detail: 'The credentials are no longer valid.',
};

interface StreamRegistryOptions {
  readonly service: Pick<MaritimeService, 'identity' | 'status$'>;
  readonly clock: Clock;
  readonly authenticator: Pick<Authenticator, 'authenticate'>;
  readonly host: StreamHost;
  readonly limits: Pick<RequestLimits, 'streams' | 'streamsOfUser'>;
  readonly log: ((line: LogLine) => void) | undefined;
}

/** A stream to be opened. */
export interface StreamRequest {
  readonly context: AppContext;
  readonly user: Principal;
  /**
   * Creates the content when the stream is admitted.
   * @param reader returns the user as of the newest check of the credentials
   * @throws HttpError for a subscription that is refused
   */
  readonly createSource: (reader: () => Principal) => StreamSource | Promise<StreamSource>;
}

/** A stream within the limits, with its content. */
interface AdmittedStream extends Pick<StreamRequest, 'context' | 'user'> {
  readonly source: StreamSource;
  readonly release: () => void;
}

/** A session, and how to end its connection. */
interface OpenStream {
  readonly session: StreamSession;
  readonly user: Principal;
  /** The end of the login from which the stream has its credentials, in epoch milliseconds; Infinity for a password. */
  readonly expiresAtMs: number;
  readonly disconnect: () => void;
}

/** L7, L8: the open streams of a handler, as server-sent events or WebSockets. */
export class StreamRegistry {
  readonly #options: StreamRegistryOptions;
  readonly #open: Set<OpenStream> = new Set();
  /** Streams whose end is not accepted yet, with the time at which their connections end. */
  readonly #lingering: Map<OpenStream, number> = new Map();
  readonly #countOfUser: Map<string, number> = new Map();
  /** Milliseconds that the streams have been ticking: independent of a clock that is set. */
  #nowMs = 0;
  #stopTicking: (() => void) | undefined;

  constructor(options: StreamRegistryOptions) {
    this.#options = options;
    options.service.status$.subscribe(({ state }) => {
      if (state !== 'running') this.#endAll(STOPPING);
    });
    // L9: a logout ends the streams of its session at once, and a new password those with the old one.
    options.service.identity.revocations$.subscribe((userUuid) => {
      for (const { session, user } of this.#open) {
        if (user.uuid === userUuid) void session.recheck();
      }
    });
  }

  /** Number of open streams. */
  get size(): number {
    return this.#open.size;
  }

  /** Opens a stream as the request asks: a WebSocket, or server-sent events. @throws HttpError over a limit, and that of the source */
  async open({ context, user, createSource }: StreamRequest): Promise<OperationResponse> {
    if (context.req.method === 'HEAD') return { status: 200, type: SSE_TYPE, body: null };
    const release = this.admit(user);
    let reader = user;
    try {
      const source = await createSource(() => reader);
      const session = this.#start({ context, user, source, release }, async () => {
        reader = await this.#options.authenticator.authenticate(context, {});
        return reader.uuid === user.uuid;
      });
      // The credentials may have been revoked since the request was authenticated.
      void session.recheck();
      const { acceptWebSocket } = context.env;
      if (!acceptWebSocket) return sseResponse(session, context.req.raw.headers);
      acceptWebSocket((socket) => void serveSocket(session, socket));
      return { status: 200, body: null };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Reserves a stream of a user. @returns a function that releases it, once @throws HttpError `too-many`, `busy` */
  admit({ uuid }: Principal): () => void {
    const { streams, streamsOfUser } = this.#options.limits;
    const ofUser = this.#countOfUser.get(uuid) ?? 0;
    if (ofUser >= streamsOfUser) {
      const detail = `A user has at most ${streamsOfUser} streams at a time.`;
      throw retryLater('too-many', detail, RETRY_SECONDS);
    }
    const all = [...this.#countOfUser.values()].reduce((sum, count) => sum + count, 0);
    if (all >= streams) throw retryLater('busy', 'Too many streams are open.', RETRY_SECONDS);
    this.#countOfUser.set(uuid, ofUser + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const left = (this.#countOfUser.get(uuid) ?? 1) - 1;
      if (left > 0) this.#countOfUser.set(uuid, left);
      else this.#countOfUser.delete(uuid);
    };
  }

  #start(
    { context, user, source, release }: AdmittedStream,
    isSameUser: () => Promise<boolean>,
  ): StreamSession {
    const { signal } = context.req.raw;
    const session = new StreamSession({
      source,
      nowMs: this.#nowMs,
      recheck: () => recheck(isSameUser),
      failed: (error) => this.#logFailure(context, error),
      ended: () => {
        release();
        source.close?.();
        this.#open.delete(stream);
        if (!signal.aborted) this.#lingering.set(stream, this.#nowMs + LINGER_MS);
      },
    });
    const { expiresAtMs = Number.POSITIVE_INFINITY } = context.get('state').session ?? {};
    const disconnect = (): void => context.env.disconnect?.();
    const stream = { session, user, expiresAtMs, disconnect };
    this.#open.add(stream);
    if (signal.aborted) session.close();
    else signal.addEventListener('abort', () => session.close());
    this.#stopTicking ??= this.#options.host.repeatEvery(TICK_MS, () => this.#tick());
    return session;
  }

  #tick(): void {
    this.#nowMs += TICK_MS;
    const clockMs = this.#options.clock.now();
    for (const { session, expiresAtMs } of this.#open) {
      if (clockMs < expiresAtMs) session.tick(this.#nowMs);
      else session.end(REVOKED);
    }
    for (const [stream, untilMs] of this.#lingering) {
      if (untilMs > this.#nowMs) continue;
      this.#lingering.delete(stream);
      stream.disconnect();
    }
    if (this.#open.size + this.#lingering.size > 0) return;
    this.#stopTicking?.();
    this.#stopTicking = undefined;
  }

  #endAll(end: StreamEnd): void {
    for (const { session } of this.#open) session.end(end);
  }

  #logFailure(context: AppContext, error: unknown): void {
    const { requestId, endpoint, user } = context.get('state');
    this.#options.log?.({
      requestId,
      method: 'GET',
      route: endpoint?.path ?? null,
      status: 500,
      ms: 0,
      user: user?.name ?? null,
      error: traceOf(error),
    });
  }
}

/** Returns why a stream must end; a check that cannot be made now is made again a minute later. */
async function recheck(isSameUser: () => Promise<boolean>): Promise<StreamEnd | undefined> {
  try {
    return (await isSameUser()) ? undefined : REVOKED;
  } catch (error) {
    return error instanceof HttpError && error.code === 'unauthenticated' ? REVOKED : undefined;
  }
}

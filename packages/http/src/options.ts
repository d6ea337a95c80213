import type { Clock } from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import type { RateLimit, RequestLimits } from './limits.ts';
import type { FeedStatus } from './operations/feed-status.ts';
import type { HttpProblem } from './server/http-error.ts';
import type { Site } from './site/site.ts';
import type { StreamHost } from './stream/stream-host.ts';
import type { AcceptWebSocket } from './stream/stream-socket.ts';

/** Facts about the connection of a request that a client cannot forge. */
export interface ClientConnection {
  /** Address of the other end: a client or a proxy. */
  readonly remoteAddress?: string;
  /** The request target as it was sent: the URL of a `Request` has no dot segments any more. */
  readonly target?: string;
  /** Whether it is one of the listener for metrics: see `MetricsOptions`. */
  readonly isForMetrics?: boolean;
  /** The body of a GET, which a `Request` cannot carry. */
  readonly body?: ReadableStream<Uint8Array>;
  /** For a request that asks for a WebSocket: accepts it. */
  readonly acceptWebSocket?: AcceptWebSocket;
  /** Whether the server reads a `Response` by its members, so that the stream of its body may be created when it is read. */
  readonly acceptsLateBody?: boolean;
  /** Ends the connection unless the response has been sent: for readers of a stream that accept nothing. */
  readonly disconnect?: () => void;
}

/** Answers requests; never rejects. */
export type HttpHandler = (request: Request, connection?: ClientConnection) => Promise<Response>;

/**
 * Login of the host. Returns the user of a request; null for a request without valid credentials (401); or the problem to answer
 * with, for instance a 401 with the host's own `WWW-Authenticate` header. An exception is answered with 500 and logged.
 */
export type Authenticate = (
  request: Request,
  connection: ClientConnection,
) => Principal | HttpProblem | null | Promise<Principal | HttpProblem | null>;

/** Log record of an answered request, without body, query and credentials. */
export interface LogLine {
  readonly requestId: string;
  readonly method: string;
  /** The path pattern, as `/shapes/{shape}`; null if no operation has the path. */
  readonly route: string | null;
  /** 499 if the client disconnected before the response. */
  readonly status: number;
  readonly ms: number;
  /** The user's name. */
  readonly user: string | null;
  /** Message and stack of a fault of the service. */
  readonly error?: string;
}

/** Restricts `/metrics`, which is open to everybody by default. */
export interface MetricsOptions {
  /** Requires name and password (HTTP Basic) of any user, or of an administrator. */
  readonly access?: 'users' | 'administrators';
  /** Only for connections with `isForMetrics`, which get nothing else: those of another address of the host. */
  readonly isSeparate?: boolean;
}

export interface HttpOptions {
  readonly clock: Clock;
  /** Path prefix of all operations, `/maritime`; default none. */
  readonly prefix?: string;
  /** Path prefix of the prediction API after `prefix`, since the specification has it at the root; default none. */
  readonly predictionPrefix?: string;
  /** Default: `LIMITS`. */
  readonly limits?: Partial<RequestLimits>;
  /** Rate limit of each user; default 50 a second with a burst of 500; false: none. */
  readonly rateLimit?: RateLimit | false;
  /** Addresses (`10.0.0.1`) and networks (`10.0.0.0/8`) whose X-Forwarded-For, X-Forwarded-Host and X-Forwarded-Proto are trusted; default none. */
  readonly trustedProxies?: readonly string[];
  /** Origins (`https://example.org`) besides its own whose pages may call the API from a browser, or `*`; default none. */
  readonly corsOrigins?: readonly string[];
  /**
   * Replaces HTTP Basic, API keys, tokens and sessions by the login of the host; roles, ownership, rate limits and quotas apply to the user
   * that it returns. The operations to log in and out are left out.
   */
  readonly authenticate?: Authenticate;
  /** Returns the current state of the live feeds that the host reads, for /health and /metrics. */
  readonly feeds?: () => readonly FeedStatus[];
  /** Returns metrics of the host, such as those of its process, in the text format of Prometheus; appended to /metrics. */
  readonly hostMetrics?: () => Promise<string>;
  /** Timers and compression of streams, `nodeStreamHost` of `@roadstead/http/node`; default: there are no streams. */
  readonly streams?: StreamHost;
  /** Static files at the root of the prefix: `readSite` of `@roadstead/http/node` reads those of `@roadstead/web`. Default: none. */
  readonly site?: Site;
  /** Default: metrics are open to everybody. */
  readonly metrics?: MetricsOptions;
  readonly log?: (line: LogLine) => void;
}

import type { Clock } from '@roadstead/contracts';
import type { Limits, RateLimit } from './limits.ts';
import type { FeedStatus } from './operating/feed-status.ts';

/** What the host knows of the connection on which a request came, and no client can claim. */
export interface Connection {
  /** Of the other end: a client, or a proxy. */
  readonly remoteAddress?: string;
  /** The body of a GET, which a Request cannot carry. */
  readonly body?: ReadableStream<Uint8Array>;
}

/** Answers requests; it never rejects. */
export type HttpHandler = (request: Request, connection?: Connection) => Promise<Response>;

/** What is logged of each request when it has been answered: no bodies, no queries, no secrets. */
export interface LogLine {
  readonly requestId: string;
  readonly method: string;
  /** The path with its placeholders; null where there is no such path. */
  readonly route: string | null;
  /** 499 where the client has gone before it was answered. */
  readonly status: number;
  readonly ms: number;
  readonly user: string | null;
  /** What went wrong, where it is a fault of ours: message and stack. */
  readonly error?: string;
}

export interface HttpOptions {
  readonly clock: Clock;
  /** What comes before all paths, `/maritime`; default nothing. */
  readonly prefix?: string;
  /** What comes after that before the paths of the prediction API, which the specification has at the root; default nothing. */
  readonly predictionPrefix?: string;
  /** Where not said, those of `LIMITS`. */
  readonly limits?: Partial<Limits>;
  /** For each user; default 50 a second, 500 at once; false: none. */
  readonly rateLimit?: RateLimit | false;
  /** Addresses (`10.0.0.1`) and networks (`10.0.0.0/8`) whose X-Forwarded-For is believed; default none. */
  readonly trustedProxies?: readonly string[];
  /** Origins (`https://example.org`) whose pages may call this from a browser, or `*`; default none. */
  readonly corsOrigins?: readonly string[];
  /** The live feeds that the host reads, as they are now: /health and /metrics tell of them. */
  readonly feeds?: () => readonly FeedStatus[];
  readonly log?: (line: LogLine) => void;
}

import { FeedError } from '@roadstead/ais';
import { systemCode, UserError } from '../../host/host.ts';

/** The reason for the loss of a feed. */
export interface FeedFailure {
  /** Public: without host, file or content. */
  readonly reason: string;
  /** For operators; without credentials. */
  readonly detail: string;
  /** The least delay before the next attempt that the server asks for. */
  readonly retryAfterMs?: number;
}

export const END_OF_DATA: FeedFailure = { reason: 'end of data', detail: 'end of data' };
export const NO_REPLY: FeedFailure = { reason: 'no reply', detail: 'no reply' };

/** The loss of a feed for a reason that is known. */
export class FeedLost extends Error {
  override readonly name = 'FeedLost';
  readonly failure: FeedFailure;

  constructor(failure: FeedFailure) {
    super(failure.detail);
    this.failure = failure;
  }
}

/** Returns the reason for an error of a feed; undefined for another error. */
export function feedFailure(error: unknown): FeedFailure | undefined {
  if (error instanceof FeedLost) return error.failure;
  if (error instanceof FeedError || error instanceof UserError) {
    return { reason: 'unknown data format', detail: error.message };
  }
  const code = systemCode(error);
  if (code === undefined) return undefined;
  const reason = REASONS[code] ?? code;
  return { reason, detail: reason };
}

/** Returns the loss of a connection by an error of a library: by its system error, if it has one, or `otherwise`. */
export function connectionLost(error: unknown, otherwise: string): FeedLost {
  const cause = error instanceof Error ? error.cause : undefined;
  for (const each of [error, cause]) {
    if (each instanceof FeedLost) return each;
    if (typeof systemCode(each) === 'string' && /[A-Z]/.test(systemCode(each) ?? '')) {
      const failure = feedFailure(each);
      if (failure !== undefined) return new FeedLost(failure);
    }
  }
  return new FeedLost({ reason: otherwise, detail: otherwise });
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  EPIPE: 'connection reset',
  UND_ERR_SOCKET: 'connection reset',
  ETIMEDOUT: 'no reply',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host name cannot be resolved now',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  EADDRINUSE: 'another program uses that port',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'permission is denied',
  ENOENT: 'the file does not exist',
  EISDIR: 'it is a folder',
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 'a message is too long',
};

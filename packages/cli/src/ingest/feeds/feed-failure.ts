import { FeedError } from '@roadstead/ais';
import { systemCode } from '../../host/host.ts';

/** The reason for the loss of a feed. */
export interface FeedFailure {
  /** Public: without host, file or content. */
  readonly reason: string;
  /** For operators. */
  readonly detail: string;
}

export const END_OF_DATA: FeedFailure = { reason: 'end of data', detail: 'end of data' };

/** Returns the reason for an error of a feed; undefined for another error. */
export function feedFailure(error: unknown): FeedFailure | undefined {
  if (error instanceof FeedError) {
    return { reason: 'unknown data format', detail: error.message };
  }
  const code = systemCode(error);
  if (code === undefined) return undefined;
  const reason = REASONS[code] ?? code;
  return { reason, detail: reason };
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
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
};

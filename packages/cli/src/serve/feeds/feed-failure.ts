import { FeedError } from '@roadstead/ais';
import { systemCode } from '../../host.ts';

/** Why a feed was lost. */
export interface FeedFailure {
  /** For anybody: it names no host, file or content. */
  readonly reason: string;
  /** For whoever operates the service. */
  readonly detail: string;
}

export const ENDED: FeedFailure = { reason: 'it has ended', detail: 'it has ended' };

/** What to tell of an error of a feed; undefined where it is not the feed's. */
export function feedFailure(error: unknown): FeedFailure | undefined {
  if (error instanceof FeedError) {
    return { reason: 'what it sends is not understood', detail: error.message };
  }
  const code = systemCode(error);
  if (code === undefined) return undefined;
  const reason = REASONS[code] ?? code;
  return { reason, detail: reason };
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection was reset',
  ETIMEDOUT: 'no answer came',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the network',
  EADDRINUSE: 'another program has that port',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'permission is denied',
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
};

import type { ByteSource } from '@roadstead/contracts';
import { fileBytes, stdinBytes } from './file-bytes.ts';
import type { Feed } from './parse-feed.ts';
import { tcpBytes } from './tcp-bytes.ts';
import { udpBytes } from './udp-bytes.ts';
import type { Wait } from './waiting.ts';

/** What the opening of a feed needs. */
interface Opening {
  readonly wait: Wait;
  readonly stdin: ByteSource;
  /** Is told of each datagram for which there is no room. */
  readonly dropped: () => void;
  /** Closes what is open. */
  readonly signal: AbortSignal;
}

/** Opens a feed. @returns its bytes, when they can come @throws the system's error where it cannot be opened, or later read */
export async function openFeed(
  feed: Feed,
  { wait, stdin, dropped, signal }: Opening,
): Promise<ByteSource> {
  switch (feed.kind) {
    case 'tcp':
      return tcpBytes(feed.host, feed.port, wait, signal);
    case 'udp':
      return udpBytes(feed.address, feed.port, dropped, signal);
    case 'file':
      return fileBytes(feed.path, signal);
    case 'stdin':
      return stdinBytes(stdin, signal);
  }
}

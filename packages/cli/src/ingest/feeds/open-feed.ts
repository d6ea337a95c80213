import type { ByteSource } from '@roadstead/contracts';
import { fileBytes, stdinBytes } from './file-bytes.ts';
import type { Feed } from './parse-feed.ts';
import { tcpBytes } from './tcp-bytes.ts';
import { udpBytes } from './udp-bytes.ts';
import type { Wait } from './wait.ts';

/** The context for opening a feed. */
interface Opening {
  readonly wait: Wait;
  readonly stdin: ByteSource;
  /** Called for each datagram that the buffer has no room for. */
  readonly onDropped: () => void;
  /** Closes the feed. */
  readonly signal: AbortSignal;
}

/**
 * Opens a feed. @returns its bytes, as soon as it is open. @throws the system's error, on opening or later on reading
 */
export async function openFeed(
  feed: Feed,
  { wait, stdin, onDropped, signal }: Opening,
): Promise<ByteSource> {
  switch (feed.kind) {
    case 'tcp':
      return tcpBytes(feed.host, feed.port, wait, signal);
    case 'udp':
      return udpBytes(feed.address, feed.port, onDropped, signal);
    case 'file':
      return fileBytes(feed.path, signal);
    case 'stdin':
      return stdinBytes(stdin, signal);
  }
}

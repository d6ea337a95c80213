import { once } from 'node:events';
import { connect } from 'node:net';
import type { ByteSource } from '@roadstead/contracts';
import { CONNECT_MS } from './feed-opening.ts';
import { withReplyDeadline } from './reply-deadline.ts';
import type { Wait } from './wait.ts';

/**
 * A receiver that loses power sends nothing. After this time without a byte the system begins to probe the connection.
 */
const KEEP_ALIVE_MS = 30_000;

/** Connects. @returns the bytes of the connection, which is closed when reading ends or the signal is aborted */
export async function tcpBytes(
  host: string,
  port: number,
  wait: Wait,
  signal: AbortSignal,
): Promise<ByteSource> {
  const socket = connect({
    host,
    port,
    signal,
    keepAlive: true,
    keepAliveInitialDelay: KEEP_ALIVE_MS,
  });
  // `once` and the reader report errors; between the two there is no listener.
  socket.on('error', () => undefined);
  await withReplyDeadline(once(socket, 'connect'), CONNECT_MS, wait, signal);
  return socket;
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ByteSource } from '@roadstead/contracts';
import type { Wait } from './wait.ts';

/** A connection over a poor satellite link takes some seconds; connections without a reply by then count as dead. */
export const CONNECT_MS = 10_000;

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
  await connected(socket, wait, signal);
  return socket;
}

async function connected(socket: Socket, wait: Wait, signal: AbortSignal): Promise<void> {
  const known = new AbortController();
  const late = wait(CONNECT_MS, AbortSignal.any([signal, known.signal])).then(() => {
    if (known.signal.aborted) return;
    socket.destroy(Object.assign(new Error('No reply.'), { code: 'ETIMEDOUT' }));
  });
  try {
    await once(socket, 'connect');
  } finally {
    known.abort();
    await late;
  }
}

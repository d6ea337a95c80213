import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ByteSource } from '@roadstead/contracts';
import type { Wait } from './waiting.ts';

/** A connection over a poor satellite link takes some seconds; who has not answered then does not answer. */
export const CONNECT_MS = 10_000;

/** A receiver that lost its power says nothing of it. So long after the last byte the system begins to ask for it. */
const KEEP_ALIVE_MS = 30_000;

/** Connects. @returns the bytes of the connection; it is closed when they are no longer read, or the signal is aborted */
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
  // Who connects or reads is told of it; between the two nobody listens.
  socket.on('error', () => undefined);
  await connected(socket, wait, signal);
  return socket;
}

async function connected(socket: Socket, wait: Wait, signal: AbortSignal): Promise<void> {
  const known = new AbortController();
  const late = wait(CONNECT_MS, AbortSignal.any([signal, known.signal])).then(() => {
    if (known.signal.aborted) return;
    socket.destroy(Object.assign(new Error('No answer came.'), { code: 'ETIMEDOUT' }));
  });
  try {
    await once(socket, 'connect');
  } finally {
    known.abort();
    await late;
  }
}

import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import type { ByteSource } from '@roadstead/contracts';
import { WaitingLines } from './waiting-lines.ts';

/**
 * Listens. @returns the bytes of datagrams, each of whole lines; no longer when the signal is aborted
 * @param dropped is told of each datagram for which there is no room
 */
export async function udpBytes(
  address: string,
  port: number,
  dropped: () => void,
  signal: AbortSignal,
): Promise<ByteSource> {
  const socket = createSocket({ type: isIPv6(address.split('%')[0]) ? 'udp6' : 'udp4', signal });
  const waiting = new WaitingLines();
  socket.on('message', (datagram) => {
    if (!waiting.add(datagram)) dropped();
  });
  // A socket that has failed is closed, and who waits for it is told.
  socket.on('error', () => undefined);
  socket.bind(port, address);
  await once(socket, 'listening', { signal });
  return linesOf(socket, waiting, signal);
}

/** Whatever is waiting comes at once, so the more there is to do, the more goes together. */
async function* linesOf(
  socket: Socket,
  waiting: WaitingLines,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for (;;) {
      if (waiting.isEmpty) await once(socket, 'message', { signal });
      yield waiting.take();
    }
  } finally {
    // The signal has closed it already.
    if (!signal.aborted) socket.close();
  }
}

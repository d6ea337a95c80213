import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import type { ByteSource } from '@roadstead/contracts';
import { DatagramBuffer } from './datagram-buffer.ts';

/**
 * Listens for datagrams. @returns their bytes, each datagram as whole lines, until the signal is aborted
 * @param dropped called for each datagram that the buffer has no room for
 */
export async function udpBytes(
  address: string,
  port: number,
  dropped: () => void,
  signal: AbortSignal,
): Promise<ByteSource> {
  const socket = createSocket({ type: isIPv6(address.split('%')[0]) ? 'udp6' : 'udp4', signal });
  const buffer = new DatagramBuffer();
  socket.on('message', (datagram) => {
    if (!buffer.add(datagram)) dropped();
  });
  // A failed socket is closed, and `once` rejects.
  socket.on('error', () => undefined);
  socket.bind(port, address);
  await once(socket, 'listening', { signal });
  return linesOf(socket, buffer, signal);
}

/** Yields all pending lines together, so batches grow with the load. */
async function* linesOf(
  socket: Socket,
  buffer: DatagramBuffer,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for (;;) {
      if (buffer.isEmpty) await once(socket, 'message', { signal });
      yield buffer.drain();
    }
  } finally {
    // An aborted signal has closed the socket.
    if (!signal.aborted) socket.close();
  }
}

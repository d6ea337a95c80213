import { deserialize, serialize } from 'node:v8';
import type { MessageConnection } from '@roadstead/service';
import { Subject } from 'rxjs';
import type { WebSocket } from 'ws';

/** The largest message: a configuration of a user may have a million vertices. */
export const CONNECTION_BYTES_MAX: number = 256 * 2 ** 20;
/** Messages that wait for a process that reads too slowly: it connects again, and reads the store instead. */
const BUFFERED_BYTES_MAX = 256 * 2 ** 20;
/** A process that has stood still for three heartbeats counts as gone. */
const HEARTBEAT_MS = 1000;
const MISSED_MAX = 3;

/** Returns the connection over a socket whose other side is authenticated: its messages are deserialised by V8. */
export function socketConnection(socket: WebSocket): MessageConnection {
  const messages = new Subject<unknown>();
  let missed = 0;
  const timer = setInterval(() => {
    if (missed++ >= MISSED_MAX) socket.terminate();
    else socket.ping();
  }, HEARTBEAT_MS);
  socket.on('pong', () => {
    missed = 0;
  });
  socket.on('message', (data: Buffer) => messages.next(deserialize(data)));
  // `close` follows, which ends the connection.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    messages.complete();
  });
  return {
    messages$: messages,
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BUFFERED_BYTES_MAX) socket.terminate();
      else socket.send(serialize(message));
    },
    close: () => socket.close(),
  };
}

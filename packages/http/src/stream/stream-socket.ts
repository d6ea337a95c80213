import type { StreamMessage } from './stream-message.ts';
import type { StreamSession } from './stream-session.ts';
import type { StreamEndReason } from './stream-source.ts';

/** An open WebSocket, as a host accepts it. */
export interface StreamSocket {
  /** Sends a message as text. @returns a promise that is fulfilled when the network has accepted it, or the connection has ended */
  send(message: Pick<StreamMessage, 'parts'>): Promise<void>;
  /** @param code of RFC 6455, 7.4 @param reason at most 123 bytes */
  close(code: number, reason: string): void;
  /** Calls a listener with each text of the other end. */
  onMessage(listener: (text: string) => void): void;
  /** Calls a listener when the connection has ended. */
  onClose(listener: () => void): void;
}

/** Accepts the WebSocket that a request asks for; the response to the request is not sent. `serve` is called when it is open. */
export type AcceptWebSocket = (serve: (socket: StreamSocket) => void) => void;

/** Close codes (RFC 6455, 7.4.1; 1013: the registry of IANA, "try again later"). */
const CODE_OF: Readonly<Record<StreamEndReason, number>> = {
  'too-slow': 1013,
  unauthenticated: 1008,
  forbidden: 1008,
  gone: 1008,
  finished: 1000,
  replaced: 1000,
  stopping: 1001,
  failed: 1011,
};
const UNSUPPORTED_DATA = 1003;

/** Sends the messages of a session at the pace of the socket, and closes it with the reason of the end. */
export async function serveSocket(session: StreamSession, socket: StreamSocket): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    session.signal.addEventListener('abort', () => resolve());
  });
  socket.onClose(() => session.close());
  socket.onMessage(() => {
    session.close();
    socket.close(UNSUPPORTED_DATA, 'This stream accepts no messages.');
  });
  for (;;) {
    const message = await session.pull();
    if (!message) break;
    // A reader that accepts nothing must not hold the end up.
    await Promise.race([socket.send(message), ended]);
  }
  if (session.endReason) socket.close(CODE_OF[session.endReason], session.endReason);
}

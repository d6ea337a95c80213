import { once } from 'node:events';
import type { ByteSource } from '@roadstead/contracts';
import type { WebSocket } from 'ws';
import { connectionLost, type FeedFailure, FeedLost } from '../feed-failure.ts';
import { CONNECT_MS, type FeedOpening } from '../feed-opening.ts';
import { quoted } from '../quoted.ts';
import { withReplyDeadline } from '../reply-deadline.ts';
import { messageLines } from './message-lines.ts';
import { PushedMessages } from './pushed-messages.ts';

/** Four times the longest line that is read; the connection is closed for a longer message. */
export const MESSAGE_BYTES_MAX: number = 4 << 20;

/** How to subscribe to the messages of a WebSocket. */
export interface WebSocketSource {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The message that is sent first. */
  readonly subscription?: string;
  /** Returns the failure that a message reports. */
  readonly failureOf?: (message: Uint8Array) => FeedFailure | undefined;
}

/** Opens a WebSocket. @returns the lines of its messages, text or binary. @throws FeedLost, now or when they are read */
export async function webSocketLines(
  { url, headers, subscription, failureOf }: WebSocketSource,
  opening: FeedOpening,
): Promise<ByteSource> {
  const { socket, opened } = await connectWebSocket(url, headers, [], opening);
  const messages = new PushedMessages(opening);
  socket.on('message', (data: Buffer) => {
    const failure = failureOf?.(data);
    if (failure === undefined) messages.add(messageLines(data));
    else messages.end(new FeedLost(failure));
  });
  socket.on('close', (code, reason) => messages.end(closedBy(code, reason)));
  socket.on('error', (error) => messages.end(connectionLost(error, 'invalid WebSocket frames')));
  await opened;
  if (subscription !== undefined) socket.send(subscription);
  return messages.lines();
}

/** A WebSocket that is connecting. */
interface ConnectingSocket {
  readonly socket: WebSocket;
  /** @throws FeedLost */
  readonly opened: Promise<void>;
}

/**
 * Connects a WebSocket, which is closed when the signal is aborted. A server can send its first message together with its reply,
 * so the caller listens before it waits for `opened`.
 */
export async function connectWebSocket(
  url: string,
  headers: Readonly<Record<string, string>>,
  protocols: string[],
  { wait, signal }: FeedOpening,
): Promise<ConnectingSocket> {
  const ws = await import('ws');
  signal.throwIfAborted();
  const socket = new ws.WebSocket(url, protocols, {
    headers,
    maxPayload: MESSAGE_BYTES_MAX,
    perMessageDeflate: false,
  });
  // Errors are reported by `opened`, and later by the listener of the caller.
  socket.on('error', () => undefined);
  const close = (): void => {
    socket.close();
    // A peer that does not answer would keep the process alive.
    socket.terminate();
  };
  // Data written on the same signal is sent before.
  signal.addEventListener('abort', () => setImmediate(close), { once: true });
  const refused = new Promise<never>((_, reject) => {
    socket.on('unexpected-response', (_request, { statusCode }) => {
      const reason = `HTTP status ${statusCode}`;
      reject(new FeedLost({ reason, detail: reason }));
    });
  });
  const open = Promise.race([once(socket, 'open'), refused]).catch((error: unknown) => {
    throw connectionLost(error, 'no WebSocket there');
  });
  const opened = withReplyDeadline(open, CONNECT_MS, wait, signal).then(() => undefined);
  return { socket, opened };
}

function closedBy(code: number, reason: Buffer): FeedLost {
  const text = reason.length === 0 ? 'without a reason' : quoted(reason.toString());
  return new FeedLost({
    reason: 'closed by the server',
    detail: `closed by the server (code ${code}, ${text})`,
  });
}

import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { concatBytes } from '@roadstead/contracts';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ClientConnection, HttpHandler } from '../options.ts';
import { deflatedPart } from '../stream/message-part.ts';
import { messageBytes, type StreamMessage } from '../stream/stream-message.ts';
import type { StreamSocket } from '../stream/stream-socket.ts';
import { headersOf, originOf, requestTarget } from './node-request.ts';

/** Of a message from the other end: a subscription of some thousand ships. */
const MESSAGE_BYTES_MAX = 64 * 1024;

/**
 * Lets a node:http server accept WebSockets for a handler. Requests to upgrade to other protocols, as clients of HTTP/2 send them, are
 * answered as if they did not ask for it.
 */
export function acceptWebSockets(server: Server, handler: HttpHandler): void {
  const webSockets = new WebSocketServer({
    ...{ noServer: true, clientTracking: false, maxPayload: MESSAGE_BYTES_MAX },
    // Messages are compressed once for all connections, each on its own.
    perMessageDeflate: { serverNoContextTakeover: true, clientNoContextTakeover: true },
  });
  // By request, for the response that accepts its WebSocket.
  const requestIds = new WeakMap<IncomingMessage, string>();
  webSockets.on('headers', (lines, incoming) => {
    const requestId = requestIds.get(incoming);
    if (requestId !== undefined) lines.push(`X-Request-Id: ${requestId}`);
  });
  server.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (!isWebSocket(incoming)) {
      withoutUpgrade(server, incoming, socket, head);
      return;
    }
    respond(handler, incoming, socket, (serve, requestId) => {
      if (requestId !== null) requestIds.set(incoming, requestId);
      // A smaller window than that of the messages cannot be promised.
      if (/server_max_window_bits/.test(incoming.headers['sec-websocket-extensions'] ?? ''))
        delete incoming.headers['sec-websocket-extensions'];
      webSockets.handleUpgrade(incoming, socket, head, (opened) =>
        serve(streamSocket(opened, socket)),
      );
    }).catch(() => socket.destroy());
  });
}

function isWebSocket({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
}

async function respond(
  handler: HttpHandler,
  incoming: IncomingMessage,
  socket: Duplex & { readonly remoteAddress?: string },
  open: (serve: (socket: StreamSocket) => void, requestId: string | null) => void,
): Promise<void> {
  const disconnected = new AbortController();
  socket.on('close', () => disconnected.abort());
  const destroy = (): void => void socket.destroy();
  // A socket that is not read does not notice its end; the other side sends nothing before the response.
  socket.on('end', destroy).resume();
  let serve: ((socket: StreamSocket) => void) | undefined;
  const target = requestTarget(incoming);
  const { remoteAddress } = socket;
  const connection: ClientConnection = {
    target,
    ...(remoteAddress !== undefined && { remoteAddress }),
    acceptWebSocket: (accepted) => {
      serve = accepted;
    },
    disconnect: () => socket.destroy(),
  };
  const init = { headers: headersOf(incoming), signal: disconnected.signal };
  const response = await handler(new Request(`${originOf(incoming)}${target}`, init), connection);
  socket.off('end', destroy);
  if (serve) open(serve, response.headers.get('x-request-id'));
  else socket.end(await refusal(response));
}

/** Returns a response that accepts no WebSocket as bytes. */
async function refusal(response: Response): Promise<Buffer> {
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.set('connection', 'close');
  response.headers.set('content-length', String(body.length));
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n${lines}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

/** Has a connection parsed again from the same request without its wish for another protocol (RFC 9110, 7.8: it may be ignored). */
function withoutUpgrade(
  server: Server,
  { method, url, rawHeaders, httpVersion }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  let text = `${method} ${url} HTTP/${httpVersion}\r\n`;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (!/^(?:upgrade|connection|http2-settings)$/i.test(rawHeaders[i]))
      text += `${rawHeaders[i]}: ${rawHeaders[i + 1]}\r\n`;
  socket.unshift(Buffer.concat([Buffer.from(`${text}\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

/** @param socket of the WebSocket, for messages that are compressed already */
function streamSocket(opened: WebSocket, socket: Duplex): StreamSocket {
  // An error is followed by the close.
  opened.on('error', () => undefined);
  const isDeflated = opened.extensions.includes('permessage-deflate');
  return {
    send(message) {
      return new Promise((resolve) => {
        const isShared = message.parts.some(({ deflated }) => deflated);
        if (isDeflated && isShared && opened.readyState === opened.OPEN)
          socket.write(compressedFrame(message), () => resolve());
        else
          opened.send(messageBytes(message), { binary: false, compress: false }, () => resolve());
      });
    },
    close: (code, reason) => opened.close(code, reason),
    onMessage: (listener) => opened.on('message', (data: Buffer) => listener(data.toString())),
    onClose: (listener) => opened.on('close', listener),
  };
}

const FRAMES: WeakMap<object, Uint8Array> = new WeakMap();
const SHORT_MAX = 125;
const MEDIUM_MAX = 65_535;
/** FIN, RSV1 (compressed: RFC 7692, 6.1) and text. */
const FIRST_BYTE = 0xc1;

/** The empty block of a sync flush, without its end (RFC 7692, 7.2.1). */
const FLUSH = Uint8Array.of(0);

/** Returns a message as a text frame (RFC 6455, 5.2) of compressed data. */
function compressedFrame(message: Pick<StreamMessage, 'parts'>): Uint8Array {
  const known = FRAMES.get(message);
  if (known) return known;
  const payload = concatBytes([...message.parts.flatMap(deflatedPart), FLUSH]);
  const { length } = payload;
  const head =
    length <= SHORT_MAX
      ? Buffer.from([FIRST_BYTE, length])
      : Buffer.alloc(length <= MEDIUM_MAX ? 4 : 10, FIRST_BYTE);
  if (length > MEDIUM_MAX) {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  } else if (length > SHORT_MAX) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  }
  const frame = Buffer.concat([head, payload]);
  FRAMES.set(message, frame);
  return frame;
}

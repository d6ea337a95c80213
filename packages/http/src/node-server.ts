import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { DoorRefusal } from './door/operation.ts';
import { problemReply } from './door/problem.ts';
import { COMMON_HEADERS } from './door/security-headers.ts';
import { TITLE_OF } from './door/status-table.ts';
import { createNodeListener } from './node-listener.ts';
import type { HttpHandler } from './options.ts';

/**
 * A server of node:http for a handler: feeds may go on for as long as they like, and what is no HTTP is answered by a problem
 * document too.
 */
export function createNodeServer(handler: HttpHandler): Server {
  const listener = createNodeListener(handler);
  const server = createServer(listener);
  // The handler has limits of its own.
  server.requestTimeout = 0;
  // An expectation that nobody knows may be passed over (RFC 9110, 10.1.1).
  server.on('checkExpectation', listener);
  server.on('clientError', (error: Error & { readonly code?: string }, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, refusalOf(error.code));
  });
  return server;
}

function refusalOf(code: string | undefined): DoorRefusal {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { word: 'header-too-large', detail: 'All headers together are too long.' };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { word: 'too-slow', detail: 'The headers did not come.' };
  }
  return { word: 'malformed', detail: 'This is not HTTP/1.1.' };
}

/** There is no request that could be answered: the bytes go to the connection itself. */
function refuse(socket: Duplex, refusal: DoorRefusal): void {
  const { status, type = '', body } = problemReply(refusal);
  const headers = {
    ...COMMON_HEADERS,
    'content-type': type,
    'content-length': Buffer.byteLength(body ?? ''),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${TITLE_OF[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

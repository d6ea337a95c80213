import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HttpHandler } from '../options.ts';
import { HttpError } from '../server/http-error.ts';
import { toResponse } from '../server/operation-response.ts';
import { problemDocument, TITLE_OF } from '../server/problem.ts';
import { acceptWebSockets } from './accept-web-sockets.ts';
import { createNodeListener } from './node-listener.ts';

/**
 * Creates a node:http server for a handler: position reports may be streamed without a time limit, and requests that are not valid HTTP
 * are answered with problem documents too.
 */
export function createNodeServer(handler: HttpHandler): Server {
  const listener = createNodeListener(handler);
  const server = createServer(listener);
  acceptWebSockets(server, handler);
  // The handler has limits of its own.
  server.requestTimeout = 0;
  // An unknown expectation may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', listener);
  server.on('clientError', (error: Error & { readonly code?: string }, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else reject(socket, errorOf(error.code));
  });
  return server;
}

function errorOf(code: string | undefined): HttpError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new HttpError({ code: 'header-too-large', detail: 'The headers are too long.' });
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new HttpError({ code: 'too-slow', detail: 'The headers did not arrive in time.' });
  }
  return new HttpError({ code: 'malformed', detail: 'The request is not HTTP/1.1.' });
}

/** Writes to the connection itself, since there is no request to respond to. */
function reject(socket: Duplex, error: HttpError): void {
  const reply = problemDocument(error);
  const lines = [...toResponse(reply, { connection: 'close' }).headers]
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');
  socket.end(`HTTP/1.1 ${reply.status} ${TITLE_OF[reply.status]}\r\n${lines}\r\n\r\n${reply.body}`);
}

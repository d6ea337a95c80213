import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** A server on a free port of this machine. */
export interface FakeProvider {
  readonly port: number;
  readonly close: () => void;
}

/** Starts a server of WebSockets that treats each connection alike. @param connected `connection` counts from 0 */
export async function startWebSocketProvider(
  connected: (socket: WebSocket, connection: number, request: IncomingMessage) => void,
): Promise<FakeProvider> {
  let connections = 0;
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, request) => {
    socket.on('error', () => undefined);
    connected(socket, connections++, request);
  });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

/** Starts a server of HTTP. @param handle `request` counts from 0 */
export async function startHttpProvider(
  handle: (request: IncomingMessage, response: ServerResponse, count: number) => void,
): Promise<FakeProvider> {
  let requests = 0;
  const server = createHttpServer((request, response) => handle(request, response, requests++));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

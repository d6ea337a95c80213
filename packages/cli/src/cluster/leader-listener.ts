import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Store } from '@roadstead/contracts';
import type { LeaderService } from '@roadstead/service';
import { WebSocketServer } from 'ws';
import { closeServer, listen } from '../operations/listen.ts';
import { storeLeaderAddress } from './leader-address.ts';
import type { SharedSettings } from './shared-settings.ts';
import { CONNECTION_BYTES_MAX, socketConnection } from './socket-connection.ts';

const SECRET_BYTES = 32;

/** The address at which the leader serves the API processes of its cluster. */
export class LeaderListener {
  readonly #server: Server;
  readonly #sockets: WebSocketServer = new WebSocketServer({
    ...{ noServer: true, maxPayload: CONNECTION_BYTES_MAX, perMessageDeflate: false },
  });
  readonly #secret: string = randomBytes(SECRET_BYTES).toString('hex');

  constructor(service: LeaderService) {
    this.#server = createServer((_, response) => response.writeHead(426).end());
    this.#server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (!this.#isAuthenticated(request)) {
        socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
        return;
      }
      this.#sockets.handleUpgrade(request, socket, head, (opened) =>
        service.connect(socketConnection(opened)),
      );
    });
  }

  /** Listens, and stores the address with the digests of the settings. @param host by which the other machines reach this one */
  async open(store: Store, host: string, port: number, settings: SharedSettings): Promise<void> {
    const address = await listen(this.#server, host, port);
    const name = host.includes(':') ? `[${host}]` : host;
    const url = `ws://${name}:${address.port}`;
    await storeLeaderAddress(store, { url, secret: this.#secret, settings });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate();
    await closeServer(this.#server);
  }

  #isAuthenticated({ headers: { authorization = '' } }: IncomingMessage): boolean {
    // Digests have equal lengths, which the comparison needs.
    return timingSafeEqual(digest(authorization), digest(`Bearer ${this.#secret}`));
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, connect as openSocket, type Server, type Socket } from 'node:net';

/** A proxy of connections, which breaks them or passes nothing on for a while. Its address stays when the server behind it is another one. */
export class BreakingProxy {
  readonly #server: Server;
  readonly #sockets: Set<Socket> = new Set();
  #target = 0;

  constructor() {
    this.#server = createServer((client) => this.#join(client));
  }

  /** Listens on a free port. @returns it */
  async start(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** Passes new connections on to a port. */
  passTo(port: number): void {
    this.#target = port;
  }

  /** Breaks all connections. */
  break(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Passes nothing on until `resume`. */
  stall(): void {
    for (const socket of this.#sockets) socket.pause();
  }

  resume(): void {
    for (const socket of this.#sockets) socket.resume();
  }

  stop(): void {
    this.#server.close();
    this.break();
  }

  #join(client: Socket): void {
    const server = openSocket(this.#target, '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }
}

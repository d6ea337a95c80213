import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and a server of this machine, which cuts and stalls connections. */
export interface TcpProxy {
  readonly port: number;
  /** The number of connections that were made. */
  readonly connections: number;
  /** Closes all connections; new ones are accepted. */
  cut(): void;
  /** Holds what clients send back, also on new connections, until `resume`. */
  stall(): void;
  resume(): void;
  /** Calls a function with all bytes that the server sends; those for which it returns false are lost, with their connection. */
  onAnswer(pass: (bytes: Buffer) => boolean): void;
  close(): Promise<void>;
}

export async function startTcpProxy(serverPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const clients = new Set<Socket>();
  let connections = 0;
  let isStalled = false;
  let pass: (bytes: Buffer) => boolean = () => true;
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const proxy = createServer((client) => {
    const server = connect(serverPort, '127.0.0.1');
    join(client, server);
    join(server, client);
    connections++;
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('data', (bytes) => server.write(bytes));
    if (isStalled) client.pause();
    server.on('data', (bytes) => {
      if (pass(bytes)) client.write(bytes);
      else client.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    get connections() {
      return connections;
    },
    cut,
    stall() {
      isStalled = true;
      for (const client of clients) client.pause();
    },
    resume() {
      isStalled = false;
      for (const client of clients) client.resume();
    },
    onAnswer(next) {
      pass = next;
    },
    async close() {
      cut();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

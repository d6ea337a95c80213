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
  /** Delays all bytes, in both directions; 0: not at all. */
  delay(ms: number): void;
  /** Closes all connections, and each new one at once; false: no more. */
  refuse(isRefusing: boolean): void;
  /** Calls a function with all bytes that the server sends; those for which it returns false are lost, with their connection. */
  onAnswer(pass: (bytes: Buffer) => boolean): void;
  close(): Promise<void>;
}

export async function startTcpProxy(serverPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const clients = new Set<Socket>();
  let connections = 0;
  let isStalled = false;
  let isRefusing = false;
  let delayMs = 0;
  let pass: (bytes: Buffer) => boolean = () => true;
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  /** Returns a function that writes bytes after the delay, in their order also when it gets shorter. */
  const delayed = (to: Socket): ((bytes: Buffer) => void) => {
    let dueMs = 0;
    return (bytes) => {
      const nowMs = performance.now();
      dueMs = Math.max(dueMs, nowMs + delayMs);
      if (dueMs <= nowMs) to.write(bytes);
      else setTimeout(() => to.write(bytes), dueMs - nowMs);
    };
  };
  const proxy = createServer((client) => {
    if (isRefusing) {
      client.destroy();
      return;
    }
    const server = connect(serverPort, '127.0.0.1');
    join(client, server);
    join(server, client);
    connections++;
    clients.add(client);
    client.on('close', () => clients.delete(client));
    const [toServer, toClient] = [delayed(server), delayed(client)];
    client.on('data', toServer);
    if (isStalled) client.pause();
    server.on('data', (bytes) => {
      if (pass(bytes)) toClient(bytes);
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
    delay(ms) {
      delayMs = ms;
    },
    refuse(next) {
      isRefusing = next;
      if (isRefusing) cut();
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

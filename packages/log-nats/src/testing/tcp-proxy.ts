import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and a server of this machine, which cuts and stalls connections. */
export interface TcpProxy {
  readonly port: number;
  /** Closes all connections; new ones are accepted. */
  cut(): void;
  /** Calls a function with all bytes that the server sends; those for which it returns false are lost, with their connection. */
  onAnswer(pass: (bytes: Buffer) => boolean): void;
  close(): Promise<void>;
}

export async function startTcpProxy(serverPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
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
    client.pipe(server);
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
    cut,
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

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import fc from 'fast-check';

/** Ways in which a connection breaks: a reset, an end, a server that is killed, a network that swallows everything. */
const WAYS = ['reset', 'end', 'stall'] as const;
/** Bytes of the service that get through before a connection breaks: about ten messages, the headers included. */
const BYTES_MAX = 1500;
/** Messages before the cursor that are sent again: a service may deliver twice. */
const REPEATED = 2;

/** A stream of a feed behind a proxy that breaks its connections, with the same draws in each run. */
export interface BreakingStream {
  readonly port: number;
  /** Connections that were broken. */
  readonly broken: number;
  close(): void;
}

/** @param breaks after so many broken connections the others are left alone */
export async function startBreakingStream(
  breaks: number,
  entries: number,
): Promise<BreakingStream> {
  const feed = createServer((request, response) => {
    const after = new URL(request.url!, 'http://feed').searchParams.get('after');
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'access-control-allow-origin': '*',
    });
    writeFeed(response, Number(after?.split('-').at(-1) ?? 0), entries);
  });
  const feedPort = await listen(feed);
  const [first, ...others] = fc.sample(
    fc.record({ bytes: fc.nat(BYTES_MAX), way: fc.constantFrom(...WAYS) }),
    {
      numRuns: breaks,
      seed: 22,
    },
  );
  // The first connection is answered at least: a stream that never began is an error.
  const draws = first ? [{ ...first, bytes: BYTES_MAX }, ...others] : [];
  const sockets = new Set<Socket>();
  let broken = 0;
  const proxy = createTcpServer((socket) => {
    const upstream = connect(feedPort, '127.0.0.1');
    for (const each of [socket, upstream]) {
      sockets.add(each);
      each.on('error', () => undefined);
      each.on('close', () => {
        sockets.delete(each);
        upstream.destroy();
        socket.destroy();
      });
    }
    socket.pipe(upstream);
    const draw = draws[broken];
    let left = draw?.bytes ?? Number.POSITIVE_INFINITY;
    upstream.on('data', (bytes: Buffer) => {
      if (left < 0) return;
      socket.write(bytes.subarray(0, left));
      left -= bytes.length;
      if (left >= 0) return;
      broken++;
      if (draw?.way === 'reset') socket.resetAndDestroy();
      if (draw?.way === 'end') socket.end();
    });
  });
  return {
    port: await listen(proxy),
    get broken() {
      return broken;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      feed.closeAllConnections();
      feed.close();
    },
  };
}

/** Writes the messages after a number, some in two pieces. */
function writeFeed(response: ServerResponse, after: number, entries: number): void {
  response.write('event: ready\ndata: {"type":"ready"}\n\n');
  for (let number = Math.max(1, after - REPEATED + 1); number <= entries; number++) {
    const text = `event: event-fired\nid: feed-${number}\ndata: {"type":"event-fired","number":${number},"padding":"${'x'.repeat(50)}"}\n\n`;
    const at = (number * 37) % text.length;
    response.write(text.slice(0, at));
    response.write(text.slice(at));
    if (response.writableLength > BYTES_MAX * 50) break;
  }
}

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

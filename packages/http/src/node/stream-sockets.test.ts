import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Mmsi, PositionReport } from '@roadstead/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ManualStreamHost } from '../testing/manual-stream-host.ts';
import { authorizationOf, openTestApi, type TestApi } from '../testing/test-api.ts';
import { createNodeServer } from './node-server.ts';

const NOON_MS = Date.UTC(2026, 5, 1, 12);
const PATH = '/api/stream/positions';
const SHIPS = 10_000;
/** Frames of all ships, some 6 MB: more than the kernel buffers for a connection. */
const FRAMES = 20;

let api: TestApi;
let host: ManualStreamHost;
let server: Server;
let port: number;

beforeEach(async () => {
  host = new ManualStreamHost();
  api = await openTestApi({ streams: host });
  server = createNodeServer(api.handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  await api.service.stop();
  server.closeAllConnections();
  server.close();
});

/** Ingests a position of each ship. */
async function report(ships: number, seconds: number): Promise<void> {
  const positions = Array.from({ length: ships }, (_, i): PositionReport => {
    const longitude = 10 + i / 1e4 + seconds / 1e5;
    return {
      ...{ mmsi: (211_000_000 + i) as Mmsi, timeMs: NOON_MS + 1000 * seconds, longitude },
      ...{ latitude: 54, sog: 10, cog: 90, heading: 91, rot: null, navStatus: 0 },
    };
  });
  expect((await api.service.ingest({ positions })).ok).toBe(true);
}

interface Message {
  readonly type: string;
  readonly reason?: string;
  readonly rows?: readonly (readonly number[])[];
}

/** Opens a WebSocket. @returns a function that waits for its next message, and the promise of its end */
function open(options: object = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${PATH}`, {
    headers: { authorization: authorizationOf('anna') },
    ...options,
  });
  const messages: Message[] = [];
  let arrived: () => void = () => undefined;
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(String(data)) as Message);
    arrived();
  });
  const closed = new Promise<readonly [number, string]>((resolve) => {
    socket.on('close', (code, reason) => resolve([code, String(reason)]));
  });
  const next = async (): Promise<Message> => {
    while (messages.length === 0)
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    return messages.shift() as Message;
  };
  return { socket, next, closed };
}

describe('[L8] a WebSocket of positions', () => {
  it.each([true, false])(
    'has a snapshot, frames and heartbeats; compressed: %s',
    async (perMessageDeflate) => {
      await report(3000, 0);
      const { socket, next } = open({ perMessageDeflate });
      expect(await next()).toMatchObject({ type: 'ready', matching_ships: 3000 });
      expect(socket.extensions).toBe(perMessageDeflate ? 'permessage-deflate' : '');
      const [first, second] = [await next(), await next()];
      expect([first, second]).toMatchObject([{ complete: false }, { complete: true }]);
      const mmsis = [first, second].flatMap(({ rows = [] }) => rows.map(([mmsi]) => mmsi));
      expect(new Set(mmsis).size).toBe(3000);
      await report(1, 10);
      await host.advance();
      const { type, rows = [] } = await next();
      expect([type, rows[0]?.slice(0, 2)]).toEqual(['positions', [211_000_000, 43_210]]);
      const heartbeat = next();
      await host.advance(15);
      expect(await heartbeat).toMatchObject({ type: 'heartbeat' });
    },
  );

  it('answers pings', async () => {
    const { socket, next } = open();
    await next();
    socket.ping('roadstead');
    const [data] = (await once(socket, 'pong')) as [Buffer];
    expect(String(data)).toBe('roadstead');
  });

  it.each([
    ['a text', (socket: WebSocket) => socket.send('{"subscribe":"all"}'), 1003],
    ['a text of 100 kB', (socket: WebSocket) => socket.send('x'.repeat(100_000)), 1009],
  ])('is closed after %s from its reader', async (_, send, code) => {
    const { socket, next, closed } = open();
    await next();
    send(socket);
    expect((await closed)[0]).toBe(code);
    await host.advance(16);
    expect(host.timers).toBe(0);
  });

  it('is closed after a frame that is none', async () => {
    const socket = await handshake();
    // RSV bits without an extension, opcode 15.
    socket.write(Uint8Array.of(0x7f, 0xff, 1, 2, 3, 4, 5, 6));
    await once(socket.resume(), 'close');
    await host.advance(16);
    expect(host.timers).toBe(0);
  });

  it('of a reader that accepts nothing ends, and delays no other', async () => {
    await report(SHIPS, 0);
    const stalled = await handshake();
    stalled.pause();
    const { next } = open();
    await next();
    for (let rows = 0; rows < SHIPS; ) rows += (await next()).rows?.length ?? 0;
    for (let frame = 1; frame <= FRAMES; frame++) {
      await report(SHIPS, frame);
      await host.advance();
      for (let rows = 0; rows < SHIPS; ) rows += (await next()).rows?.length ?? 0;
    }
    await host.advance(90);
    // The connection is destroyed: it can still be read up to what the kernel holds, without an end of the protocol.
    await once(stalled.resume(), 'close');
    expect((await next()).type).toBe('heartbeat');
  });
});

/** Opens a WebSocket by hand, which is not compressed. */
async function handshake(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const lines = [
    `GET ${PATH} HTTP/1.1`,
    'Host: localhost',
    `Authorization: ${authorizationOf('anna')}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(String(data)).toContain('101 Switching Protocols');
  return socket;
}

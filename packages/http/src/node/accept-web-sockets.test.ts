import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { constants, deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { HttpHandler } from '../options.ts';
import { messageBytes, streamMessage } from '../stream/stream-message.ts';
import type { StreamSocket } from '../stream/stream-socket.ts';
import { createNodeServer } from './node-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listen(handler: HttpHandler): Promise<number> {
  const server = createNodeServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return (server.address() as AddressInfo).port;
}

function messagesOf(socket: WebSocket): Promise<readonly string[]> {
  const texts: string[] = [];
  socket.on('message', (data: Buffer) => texts.push(data.toString()));
  return new Promise((resolve) => socket.on('close', () => resolve(texts)));
}

const serveMessages = async (socket: StreamSocket): Promise<void> => {
  const lengths = [1, 100, 300, 60_000, 400_000];
  for (const length of lengths) {
    // Digits that repeat little: the frames have all three forms of a length.
    const value = Array.from({ length }, (_, i) => (i * i * 7919) % 9973).join('');
    const message = streamMessage('positions', { value });
    await socket.send(message);
    // Parts of their own, the first of which is not compressed.
    const bytes = messageBytes(message);
    const [first, second] = [bytes.subarray(0, length), bytes.subarray(length)];
    const deflated = deflateRawSync(second, { finishFlush: constants.Z_SYNC_FLUSH });
    await socket.send({ parts: [{ bytes: first }, { bytes: second, deflated }] });
  }
  socket.close(1001, 'stopping');
};

describe('WebSockets', () => {
  it.each([true, false])(
    'receive messages that are compressed already: %s',
    async (perMessageDeflate) => {
      const port = await listen(async (_, { acceptWebSocket } = {}) => {
        acceptWebSocket?.((socket) => void serveMessages(socket));
        return new Response(null);
      });
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate });
      const code = new Promise((resolve) =>
        socket.on('close', (number, reason) => resolve([number, String(reason)])),
      );
      const texts = await messagesOf(socket);
      expect(await code).toEqual([1001, 'stopping']);
      expect(socket.extensions).toBe(perMessageDeflate ? 'permessage-deflate' : '');
      expect(texts).toHaveLength(10);
      for (let i = 0; i < 10; i += 2) expect(texts[i]).toBe(texts[i + 1]);
      expect(JSON.parse(texts[8])).toMatchObject({ type: 'positions' });
    },
  );

  it('get messages uncompressed if they want a smaller window', async () => {
    const port = await listen(async (_, { acceptWebSocket } = {}) => {
      acceptWebSocket?.((socket) => void serveMessages(socket));
      return new Response(null);
    });
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`, {
      perMessageDeflate: { serverMaxWindowBits: 9 },
    });
    expect(await messagesOf(socket)).toHaveLength(10);
    expect(socket.extensions).toBe('');
  });

  it('deliver the messages and the end of the other side', async () => {
    const received: string[] = [];
    let ended: () => void;
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const port = await listen(async (request, { acceptWebSocket, target } = {}) => {
      expect([request.method, target]).toEqual(['GET', '/a?b=1']);
      acceptWebSocket?.((socket) => {
        socket.onMessage((text) => received.push(text));
        socket.onClose(() => ended());
      });
      return new Response(null);
    });
    const socket = new WebSocket(`ws://127.0.0.1:${port}/a?b=1`);
    socket.on('open', () => {
      socket.send('{"a":1}');
      socket.close();
    });
    await end;
    expect(received).toEqual(['{"a":1}']);
  });

  it('get the response of a handler that refuses', async () => {
    const port = await listen(async () =>
      Response.json({ title: 'Unauthorized' }, { status: 401, headers: { 'x-request-id': '7' } }),
    );
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
    const [status, id] = await new Promise<readonly unknown[]>((resolve) => {
      socket.on('unexpected-response', (_, response) => {
        resolve([response.statusCode, response.headers['x-request-id']]);
        response.resume();
      });
    });
    expect([status, id]).toEqual([401, '7']);
  });

  it('abort the request when the client disconnects before the response', async () => {
    let aborted: () => void;
    const isAborted = new Promise<void>((resolve) => {
      aborted = resolve;
    });
    const port = await listen(async (request) => {
      request.signal.addEventListener('abort', () => aborted());
      socket.terminate();
      await isAborted;
      // Node collects a request that nothing refers to, and its signal with it.
      expect(request.signal.aborted).toBe(true);
      return new Response(null);
    });
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
    socket.on('error', () => undefined);
    await isAborted;
  });
});

it('a request to upgrade to HTTP/2 is answered in HTTP/1.1, with its body', async () => {
  const port = await listen(async (request, { acceptWebSocket } = {}) => {
    expect(acceptWebSocket).toBeUndefined();
    return new Response(`${request.method} ${await request.text()}`);
  });
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /a HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade, HTTP2-Settings, close',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
    'Content-Length: 5',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\nhello`);
  const text = await new Promise<string>((resolve) => {
    let all = '';
    socket.on('data', (data) => {
      all += String(data);
      if (all.includes('hello')) resolve(all);
    });
  });
  socket.destroy();
  expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(text).toContain('POST hello');
});

import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClientConnection, HttpHandler } from '../options.ts';
import {
  authorizationOf,
  configurationRequest,
  openTestApi,
  POSITIONS,
  SHAPES,
  STS,
} from '../testing/test-api.ts';
import { createNodeListener, type NodeListener } from './node-listener.ts';

const CONFIGURATIONS = `${STS}/configurations`;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: NodeListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Output of curl: headers and body. */
async function curl(...options: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'curl',
    ['-sS', '-i', '--max-time', '20', ...options],
    {
      maxBuffer: 100_000_000,
    },
  );
  return stdout;
}

function statusOf(printed: string): number {
  return Number(/^HTTP\/1\.1 (?!100)(\d+)/m.exec(printed)?.[1]);
}

describe('over a socket, the handler', () => {
  it('sends the same bytes whether the stream of the body is created late or at once', async () => {
    const { handler } = await openTestApi();
    const late = await serve(createNodeListener(handler));
    const atOnce = await serve(
      createNodeListener((request, connection) =>
        handler(request, { ...connection, acceptsLateBody: false }),
      ),
    );
    for (const path of [CONFIGURATIONS, `${STS}/s2s-events/1`, '/none']) {
      const [one, other] = await Promise.all(
        [late, atOnce].map((url) =>
          curl('-u', 'anna:anna-password', '-H', 'x-request-id: one', `${url}${path}`),
        ),
      );
      expect(one.replace(/^Date: .*/m, '')).toBe(other.replace(/^Date: .*/m, ''));
    }
  });

  it('responds to curl', async () => {
    const { handler } = await openTestApi();
    const url = await serve(createNodeListener(handler));
    const json = ['-H', 'content-type: application/json', '-u', 'anna:anna-password'];
    const body = JSON.stringify(configurationRequest());
    const made = await curl(...json, '-d', body, `${url}${CONFIGURATIONS}`);
    expect(statusOf(made)).toBe(201);
    expect(made).toMatch(/^location: \/api\/ingress\/event-detection\/configurations\/1\r$/m);
    expect(made).toMatch(/^content-length: \d+\r$/m);
    const read = await curl(...json, '-X', 'GET', '-d', body, `${url}${CONFIGURATIONS}/1`);
    expect(statusOf(read)).toBe(200);
    expect(read).toContain('"name":"Anchorage"');
    const head = await curl('-u', 'anna:anna-password', '-I', `${url}${CONFIGURATIONS}`);
    expect(statusOf(head)).toBe(200);
    const removed = await curl(...json, '-X', 'DELETE', `${url}${CONFIGURATIONS}/1`);
    expect(statusOf(removed)).toBe(204);
    expect(removed.endsWith('\r\n\r\n')).toBe(true);
    expect(statusOf(await curl(`${url}${CONFIGURATIONS}`))).toBe(401);
    expect(statusOf(await curl('-X', 'TRACE', `${url}/health`))).toBe(405);
    expect(statusOf(await curl('-X', 'BREW', `${url}/health`))).toBeGreaterThanOrEqual(400);
  });

  it.each([
    '/api/../metrics',
    '/api/%2e%2E/metrics',
    '/api/.%2e/metrics',
    '/./metrics',
    '/api/..',
    '/api/..\\metrics',
    '/api\\..\\metrics',
    '/api/..%5cmetrics',
    '/api/..%2fmetrics',
  ])('rejects dot segments: %s', async (target) => {
    const { handler, log } = await openTestApi();
    const url = await serve(createNodeListener(handler));
    const printed = await curl('--path-as-is', '--globoff', `${url}${target}`);
    expect(statusOf(printed)).toBe(400);
    expect(printed).toContain('dot segments');
    expect(log).toMatchObject([{ status: 400, route: null }]);
  });

  it('accepts dots and an encoded backslash within a segment, and dot segments in the query', async () => {
    const { handler } = await openTestApi();
    const url = await serve(createNodeListener(handler));
    for (const name of ['a%5cb', '...', '..a', 'a..', '%2e%2ea', 'a?x=/../b'])
      expect(
        statusOf(await curl('--path-as-is', '-u', 'anna:anna-password', `${url}${SHAPES}/${name}`)),
      ).toBe(404);
  });

  it('rejects a body that is too large, and the connection remains usable', async () => {
    const { handler } = await openTestApi({ limits: { jsonBytes: 1000 } });
    const url = await serve(createNodeListener(handler));
    for (const length of [2000, 20_000_000]) {
      const status = await fetch(`${url}${CONFIGURATIONS}`, {
        method: 'POST',
        headers: { authorization: authorizationOf('anna'), 'content-type': 'application/json' },
        body: 'x'.repeat(length),
      }).then((response) => response.status);
      expect(status).toBe(413);
    }
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('streams positions', async () => {
    const { handler, service } = await openTestApi();
    const url = await serve(createNodeListener(handler));
    const sending = request(`${url}${POSITIONS}`, {
      method: 'POST',
      headers: { authorization: authorizationOf('feed'), 'content-type': 'application/x-ndjson' },
    });
    const line = (i: number): string =>
      `{"mmsi":${211_000_000 + i},"timestamp":"2026-06-01T12:00:00Z","longitude":1,"latitude":2}\n`;
    for (let i = 0; i < 3000; i++) sending.write(line(i));
    await expect.poll(() => service.status.counts.positionReports).toBeGreaterThan(1000);
    const answered = new Promise<IncomingMessage>((resolve) => sending.on('response', resolve));
    sending.end(line(3000));
    let text = '';
    for await (const chunk of await answered) text += String(chunk);
    expect(JSON.parse(text)).toMatchObject({ accepted: 3001, rejected_total: 0 });
  });

  it('logs a client that disconnected', async () => {
    const { handler, log } = await openTestApi();
    const received = vi.fn(handler);
    const url = await serve(createNodeListener(received));
    const sending = request(`${url}${CONFIGURATIONS}`, {
      method: 'POST',
      headers: { authorization: authorizationOf('anna'), 'content-length': '100' },
    });
    sending.on('error', () => undefined);
    sending.write('{"name":');
    await expect.poll(() => received.mock.calls.length).toBe(1);
    sending.destroy();
    await expect.poll(() => log).toMatchObject([{ status: 499 }]);
    expect(log[0].error).toBeUndefined();
  });
});

describe('the listener', () => {
  /** Responds with the request. */
  const echo: HttpHandler = async (sent, { body, remoteAddress }: ClientConnection = {}) => {
    const text = await new Response(body ?? sent.body).text();
    return Response.json({ url: sent.url, text, remoteAddress });
  };

  it('passes the body of a GET and the remote address', async () => {
    const url = await serve(createNodeListener(echo));
    const printed = await curl('-X', 'GET', '-d', '{"mmsi":["1"]}', `${url}/ship?x=1`);
    expect(printed).toContain(
      '{"url":"http://localhost/ship?x=1","text":"{\\"mmsi\\":[\\"1\\"]}","remoteAddress":"127.0.0.1"}',
    );
  });

  it('uses the whole path if a framework has removed a part', async () => {
    const listener = createNodeListener(echo);
    const url = await serve((incoming, outgoing) => {
      Object.assign(incoming, { originalUrl: incoming.url });
      incoming.url = '/b';
      listener(incoming, outgoing);
    });
    expect(await (await fetch(`${url}/a/b`)).json()).toMatchObject({ url: 'http://localhost/a/b' });
  });

  it('streams a response', async () => {
    const url = await serve(
      createNodeListener(async () => {
        const parts = ['one ', 'x'.repeat(1_000_000), ' two'];
        const body = new ReadableStream<Uint8Array>({
          pull(controller) {
            const part = parts.shift();
            if (part === undefined) controller.close();
            else controller.enqueue(new TextEncoder().encode(part));
          },
        });
        return new Response(body);
      }),
    );
    expect(await (await fetch(url)).text()).toMatch(/^one x{1000000} two$/);
  });

  it('closes the connection if the handler fails', async () => {
    const url = await serve(createNodeListener(() => Promise.reject(new Error('no'))));
    await expect(fetch(url)).rejects.toThrow();
  });
});

describe('in Hono', () => {
  it('is mounted under a prefix', async () => {
    const { handler } = await openTestApi({ prefix: '/maritime' });
    const app = new Hono();
    app.get('/', (c) => c.text('mine'));
    app.all('/maritime/*', (c) => handler(c.req.raw));
    expect((await app.request('/maritime/health')).status).toBe(200);
    expect(await (await app.request('/')).text()).toBe('mine');
  });
});

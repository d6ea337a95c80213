import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type PhoneRequest, phoneSender } from './phone-sender.ts';

const NEVER = new AbortController().signal;
const TO = '+4940123456';
const QUOTED = 'A "quoted"\nand & = {number} text';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Starts a provider. @returns its address, and what it received */
async function provide(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      received.push({ method: request.method, headers: request.headers, body });
      answer(response, request);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/messages` };
}

function senderAt(url: string, more: Partial<PhoneRequest> = {}) {
  return phoneSender({
    ...{ url, method: 'POST', headers: {}, format: 'json' },
    ...{ body: '{"to":"{number}","text":"{text}"}', ...more },
  });
}

describe('[L11] the sender of text messages', () => {
  it('fills a JSON body, and puts the secret into a header', async () => {
    const { received, url } = await provide((response) => response.writeHead(201).end('{}'));
    const headers = { Authorization: 'Bearer {secret}' };
    const send = senderAt(url, { headers, secret: 's3cret' });
    expect(await send({ to: TO, text: QUOTED }, NEVER)).toEqual({ status: 201, error: null });
    const [{ headers: sent, body, method }] = received as [Received];
    expect(method).toBe('POST');
    expect(JSON.parse(body)).toEqual({ to: TO, text: QUOTED });
    expect(sent).toMatchObject({
      ...{ authorization: 'Bearer s3cret', 'content-type': 'application/json' },
    });
  });

  it('fills a form', async () => {
    const { received, url } = await provide((response) => response.writeHead(200).end());
    const form = { format: 'form', body: 'To={number}&From=%2B1&Body={text}' } as const;
    await senderAt(url, form)({ to: TO, text: QUOTED }, NEVER);
    const [{ headers, body }] = received as [Received];
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect([...new URLSearchParams(body)]).toEqual([
      ['To', TO],
      ['From', '+1'],
      ['Body', QUOTED],
    ]);
  });

  it.each([
    [400, 'postponed'],
    [404, 'postponed'],
    [401, undefined],
    [429, undefined],
    [500, undefined],
    [302, undefined],
  ])('reports an answer %i, which follows no redirect', async (status, failure) => {
    const { url, received } = await provide((response) =>
      response.writeHead(status, { location: '/other' }).end('secret text'),
    );
    expect(await senderAt(url)({ to: TO, text: 'x' }, NEVER)).toEqual({
      ...{ status, error: `The provider answered ${status}.`, ...(failure && { failure }) },
    });
    expect(received).toHaveLength(1);
  });

  it('knows that nothing was sent without a connection', async () => {
    const { url } = await provide((response) => response.end());
    servers[0]?.close();
    servers[0]?.closeAllConnections();
    expect(await senderAt(url)({ to: TO, text: 'x' }, NEVER)).toEqual({
      ...{ status: null, error: 'The connection failed (ECONNREFUSED).' },
    });
  });

  it('does not know whether a message was sent if the connection breaks, or the answer is late', async () => {
    const broken = await provide((_, request) => request.socket.destroy());
    expect(await senderAt(broken.url)({ to: TO, text: 'x' }, NEVER)).toEqual({
      ...{ status: null, error: 'The connection failed (ECONNRESET).', failure: 'unknown' },
    });
    const silent = await provide(() => undefined);
    const send = senderAt(silent.url, { timeoutMs: 300 });
    expect(await send({ to: TO, text: 'x' }, NEVER)).toEqual({
      ...{ status: null, error: 'The provider took longer than 10 seconds.', failure: 'unknown' },
    });
  });

  it('is interrupted by a stop', async () => {
    const stop = new AbortController();
    const { url } = await provide(() => stop.abort(new Error('stopping')));
    const sent = senderAt(url)({ to: TO, text: 'x' }, stop.signal);
    await expect(sent).rejects.toThrow('stopping');
  });
});

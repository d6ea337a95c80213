import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { authorizationOf, openTestApi, STS } from '../testing/test-api.ts';
import { createNodeServer } from './node-server.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(): Promise<number> {
  const { handler } = await openTestApi();
  const server = createNodeServer(handler);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The response to bytes. */
async function responseTo(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a malformed header', 'GET /health HTTP/1.1\r\nhost: a\r\nb ad: x\r\n\r\n', 400],
  [
    'a malformed chunk',
    'POST /health HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
  [
    'two lengths',
    'POST /x HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    400,
  ],
  ['long headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['TRACE', 'TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 405],
])('%s gets a problem document', async (_, text, status) => {
  const answer = await responseTo(await serve(), text);
  const last = answer.slice(answer.lastIndexOf('HTTP/1.1 '));
  const [head, body] = last.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head.toLowerCase()).toContain('content-type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({
    type: 'about:blank',
    status,
    detail: expect.any(String),
  });
});

it('an unknown expectation is ignored', async () => {
  const headers = `host: a\r\nexpect: tea\r\nconnection: close\r\nauthorization: ${authorizationOf('anna')}`;
  const text = `GET ${STS}/configurations HTTP/1.1\r\n${headers}\r\n\r\n`;
  expect(await responseTo(await serve(), text)).toContain('HTTP/1.1 200 OK');
});

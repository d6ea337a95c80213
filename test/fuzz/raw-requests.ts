import { connect } from 'node:net';
import type { Chance } from '../simulation/world.ts';

const LINES = [
  'GET /health HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /health HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET  /health\r\n\r\n',
  'get /health HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /health HTTP/1.1\r\n\r\n',
  'GET http://other.example/health HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /api/../health HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /api\\..\\health HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /%2e%2e/%00 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /health HTTP/1.1\r\nHost: [::\r\n\r\n',
  'GET /health HTTP/1.1\r\nHost: a b\r\nHost: c\r\n\r\n',
  'GET /health HTTP/1.1\r\nHost: x\r\nX: \0\r\n\r\n',
  'GET /health HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n',
  'POST /api/ingress/positions HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/ingress/positions HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
  'POST /authentication/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /authentication/login HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /health HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\r\n\r\n',
];

/**
 * Sends bytes that are no valid request, or not quite, on a connection of their own.
 * @returns the status lines of the responses
 */
export async function sendRaw(port: number, chance: Chance): Promise<readonly string[]> {
  const text = chance.pick(LINES);
  const isCut = chance.happens(0.3);
  const bytes = isCut ? text.slice(0, chance.whole(1, text.length)) : text;
  const received = await new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
  return received.match(/^HTTP\/1\.1 \d{3}.*$/gm) ?? [];
}

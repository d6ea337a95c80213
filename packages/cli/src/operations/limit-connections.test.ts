import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { manualClock } from '@roadstead/contracts';
import { afterEach, expect, it } from 'vitest';
import { connectionsMax, limitConnections } from './limit-connections.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

it('closes connections over the limit, logs them once a minute, and recovers', async () => {
  const clock = manualClock(0);
  const log: string[] = [];
  server = createServer((_, outgoing) => {
    outgoing.end();
  });
  limitConnections(server, 3, (line) => log.push(line), clock);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = [await open(), await open(), await open()];
  for (let i = 0; i < 4; i++) await once(await open(), 'close');
  expect(log).toEqual(['1 connection refused: 3 are open']);
  clock.set(60_000);
  await once(await open(), 'close');
  expect(log[1]).toBe('4 connections refused: 3 are open');
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
  server.closeAllConnections();
  await closed;
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
});

it('logs that the system cannot accept connections, and continues', () => {
  const log: string[] = [];
  server = createServer();
  limitConnections(server, 3, (line) => log.push(line), manualClock(0));
  server.emit('error', new Error('accept EMFILE'));
  server.emit('error', new Error('accept EMFILE'));
  expect(log).toEqual(['1 connection refused: accept EMFILE']);
});

it('is not more than the files that the process may open, less some for the store', () => {
  server = createServer();
  expect(connectionsMax()).toBeLessThanOrEqual(10_000);
  expect(connectionsMax(10)).toBe(10);
  expect(connectionsMax(Number.MAX_SAFE_INTEGER)).toBeGreaterThanOrEqual(connectionsMax());
});

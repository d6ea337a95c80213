import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createMemoryStore } from '@roadstead/contracts';
import { LeaderCalls } from '@roadstead/service';
import { afterEach, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { followLeader } from './follow-leader.ts';
import { storeLeaderAddress } from './leader-address.ts';

let server: WebSocketServer | undefined;
afterEach(() => server?.close());

it('ends the connection that is opened while the process stops', async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const store = createMemoryStore();
  await storeLeaderAddress(store, { url: `ws://127.0.0.1:${port}`, secret: 'secret' });
  const stopping = new AbortController();
  // Before the client knows that it is connected.
  server.on('headers', () => stopping.abort());
  const closed = once(server, 'connection').then(([socket]) => once(socket, 'close'));
  const lines: string[] = [];
  const line = (text: string): void => void lines.push(text);
  await followLeader(store, new LeaderCalls(), {}, line, stopping.signal);
  await closed;
  expect(lines).toEqual([`connected to the leader at ws://127.0.0.1:${port}`]);
});

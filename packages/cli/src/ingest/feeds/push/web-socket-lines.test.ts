import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { type FakeProvider, startWebSocketProvider } from '../../../testing/fake-providers.ts';
import { runFeeds, sentence } from '../../../testing/running-feeds.ts';

const MMSI = 219_000_001;
const providers: FakeProvider[] = [];
afterEach(() => {
  for (const each of providers.splice(0)) each.close();
});

async function provider(...connected: Parameters<typeof startWebSocketProvider>): Promise<string> {
  const made = await startWebSocketProvider(...connected);
  providers.push(made);
  return `127.0.0.1:${made.port}`;
}

const record = (i: number): object => ({ mmsi: MMSI + i, lon: 10, lat: 54 });

describe('a WebSocket', () => {
  it('sends an object a message, or several in lines, printed on several lines, or in an array', async () => {
    const host = await provider((socket) => {
      socket.send(JSON.stringify(record(0)));
      socket.send(`${JSON.stringify(record(1))}\n${JSON.stringify(record(2))}\n`);
      socket.send(JSON.stringify(record(3), null, 2));
      socket.send(` ${JSON.stringify([record(4), record(5)], null, 2)}\r\n`);
      socket.send(Buffer.from(JSON.stringify({ data: [record(6)] })), { binary: true });
      socket.send(sentence(MMSI + 7));
    });
    const feeds = runFeeds([`ws://${host}/ais`]);
    const reports = await feeds.reports.until(8);
    expect(reports.map(({ mmsi }) => mmsi - MMSI)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(feeds.statuses).toMatchObject([{ name: 'ws-1', reports: 8, rejected: {} }]);
    await feeds.stop();
  });

  it('is asked for with user and password, and parameters, which no log has', async () => {
    let asked: string | undefined;
    const host = await provider((socket, _, { headers, url }) => {
      asked = `${headers.authorization} ${url} ${headers['user-agent']}`;
      socket.send(JSON.stringify(record(0)));
    });
    const feeds = runFeeds([`ws://anna:secret@${host}/ais?token=hidden`]);
    await feeds.reports.until(1);
    expect(asked).toMatch(
      new RegExp(`^Basic ${btoa('anna:secret')} /ais\\?token=hidden roadstead/\\d`),
    );
    await feeds.stop();
    expect(feeds.lines.entries).toEqual([`ws-1 (ws://…@${host}/ais?…) is open.`]);
  });

  it('may send its first message with its reply to the handshake', async () => {
    const host = await provider((socket) => socket.send(JSON.stringify(record(0))));
    for (let i = 0; i < 20; i++) {
      const feeds = runFeeds([`ws://${host}`]);
      await feeds.reports.until(1);
      await feeds.stop();
    }
  });

  it('with invalid frames, or reset, is connected to again', async () => {
    const host = await provider((socket, connection) => {
      const { _socket: raw } = socket as unknown as { _socket: import('node:net').Socket };
      if (connection === 0) raw.write(Buffer.from([0xff, 0xff, 0xff]));
      else if (connection === 1) raw.resetAndDestroy();
      else if (connection === 2) raw.end(Buffer.from([0x81, 20, 0x7b]));
      else socket.send(JSON.stringify(record(0)));
    });
    const feeds = runFeeds([`ws://${host}`]);
    await feeds.reports.until(1);
    expect(feeds.waits.entries).toHaveLength(3);
    await feeds.stop();
  });

  it('that never answers the end of the connection does not delay the stop', async () => {
    let server: WebSocket | undefined;
    const host = await provider((socket) => {
      server = socket;
      socket.send(JSON.stringify(record(0)));
    });
    const feeds = runFeeds([`ws://${host}`]);
    await feeds.reports.until(1);
    server?.pause();
    const { _socket: raw } = server as unknown as { _socket: import('node:net').Socket };
    await feeds.stop();
    server?.resume();
    await once(raw, 'close');
  });
});

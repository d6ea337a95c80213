import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { type FakeProvider, startWebSocketProvider } from '../../../testing/fake-providers.ts';
import { FEED_CLOCK_MS, type FeedSetting, runFeeds } from '../../../testing/running-feeds.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { MESSAGE_BYTES_MAX } from './web-socket-lines.ts';

/** The samples of the dialect, from the documentation of the provider. */
const SAMPLES = new URL('../../../../../ais/test-data/dialects/aisstream.jsonl', import.meta.url);
const [POSITION, STATIC] = readFileSync(SAMPLES, 'utf8').trim().split('\n');
const MMSI = 259_000_001;
const KEY = '0123456789abcdef';
const ENV = { AISSTREAM_API_KEY: KEY };

const providers: FakeProvider[] = [];
const place = temporaryFolder();
beforeEach(place.make);
afterEach(() => {
  place.remove();
  for (const each of providers.splice(0)) each.close();
});

/** @param subscribed called with the subscription of each connection */
async function provider(
  subscribed: (socket: WebSocket, subscription: string, connection: number) => void,
): Promise<string> {
  const started = await startWebSocketProvider((socket, connection, { url }) => {
    if (url !== '/v0/stream') return socket.close();
    socket.once('message', (data: Buffer) => subscribed(socket, data.toString(), connection));
  });
  providers.push(started);
  return `aisstream://127.0.0.1:${started.port}`;
}

const run = (feed: string, setting: FeedSetting = {}) => runFeeds([feed], { env: ENV, ...setting });

/** A position report at the time of the feeds. */
function position(mmsi: number, timeUtc = '2026-06-01 12:00:00 +0000 UTC'): string {
  const message = JSON.parse(POSITION);
  message.MetaData = { ...message.MetaData, MMSI: mmsi, time_utc: timeUtc };
  message.Message.PositionReport.UserID = mmsi;
  return JSON.stringify(message);
}

describe('aisstream', () => {
  it('is sent the key, the boxes with latitude before longitude, and types of messages that it knows', async () => {
    let subscription = '';
    const feed = await provider((socket, text) => {
      subscription = text;
      socket.send(POSITION);
    });
    const feeds = run(`${feed}?box=24,59.5,26,60.5&box=179,-20,-178,-10`);
    await feeds.reports.until(1);
    expect(JSON.parse(subscription)).toEqual({
      APIKey: KEY,
      BoundingBoxes: [
        [
          [59.5, 24],
          [60.5, 26],
        ],
        [
          [-20, 179],
          [-10, 180],
        ],
        [
          [-20, -180],
          [-10, -178],
        ],
      ],
      FilterMessageTypes: [
        'PositionReport',
        'StandardClassBPositionReport',
        'ExtendedClassBPositionReport',
        'LongRangeAisBroadcastMessage',
        'ShipStaticData',
        'StaticDataReport',
      ],
    });
    await feeds.stop();
  });

  it('is asked for the whole world without a box, with the key of a file', async () => {
    let subscription = '';
    const feed = await provider((socket, text) => {
      subscription = text;
      socket.send(POSITION);
    });
    const file = place.file('key', ` ${KEY}\n`);
    const feeds = run(`${feed}?key-file=${file}`, { env: { AISSTREAM_API_KEY: 'other' } });
    await feeds.reports.until(1);
    expect(JSON.parse(subscription)).toMatchObject({
      APIKey: KEY,
      BoundingBoxes: [
        [
          [-90, -180],
          [90, 180],
        ],
      ],
    });
    await feeds.stop();
  });

  it('sends positions and static data in text and binary frames', async () => {
    const feed = await provider((socket) => {
      socket.send(Buffer.from(POSITION), { binary: true });
      socket.send(STATIC);
    });
    const feeds = run(feed);
    expect(await feeds.reports.until(2)).toMatchObject([
      { mmsi: MMSI, longitude: 12.253_82, latitude: 66.026_95, navStatus: 5 },
      { mmsi: MMSI, name: 'ROADSTEAD', imo: 9_074_729 },
    ]);
    expect(feeds.statuses).toMatchObject([{ name: 'aisstream-1', state: 'open', reports: 2 }]);
    expect(await feeds.lines.until(1)).toEqual([
      `aisstream-1 (ws${feed.slice(9)}/v0/stream) is open.`,
    ]);
    await feeds.stop();
    expect(feeds.statuses).toMatchObject([{ state: 'over', lastError: null, rejected: {} }]);
  });

  it('that refuses the key is asked again, and the log has its words without the key', async () => {
    const feed = await provider((socket, subscription) => {
      expect(subscription).toContain(KEY);
      socket.send(JSON.stringify({ error: `Api Key Is Not Valid: ${KEY}\n` }));
      socket.terminate();
    });
    const feeds = run(feed);
    const waits = await feeds.waits.until(3);
    expect(waits.slice(0, 3)).toEqual([1000, 2000, 4000]);
    await feeds.stop();
    expect(feeds.statuses).toMatchObject([{ lastError: 'refused by the provider', rejected: {} }]);
    const log = feeds.lines.entries.join('\n');
    expect(log).toContain('the provider reports "Api Key Is Not Valid: …\\n"');
    expect(log + JSON.stringify(feeds.statuses)).not.toContain(KEY);
  });

  it('that closes without a reason is connected to again, after delays that chance shortens', async () => {
    const feed = await provider((socket, _, connection) => {
      if (connection === 2) return socket.close(1011, 'overload\nforged line');
      socket.terminate();
    });
    const chances = [0, 0.5, 0.999];
    const feeds = run(feed, { chance: () => chances.shift() ?? 0 });
    const waits = await feeds.waits.until(4);
    expect(waits.slice(0, 4)).toEqual([1000, 1500, 4000 * (1 - 0.999 / 2), 8000]);
    expect(feeds.statuses).toMatchObject([{ lastError: 'closed by the server' }]);
    await feeds.stop();
    expect(feeds.lines.entries[1]).toMatch(/closed by the server \(code 1006, without a reason\)$/);
    expect(feeds.lines.entries.join()).not.toContain('\n');
  });

  it('whose key is removed while it runs is waited for', async () => {
    const file = place.file('key', KEY);
    const feed = await provider((socket, _, connection) => {
      if (connection === 0) place.file('key', '');
      else socket.send(POSITION);
      if (connection === 0) socket.terminate();
    });
    const feeds = run(`${feed}?key-file=${file}`, { isPatient: true });
    await feeds.waits.until(1);
    await feeds.pass(1000);
    await feeds.waits.until(2);
    expect(feeds.statuses).toMatchObject([{ state: 'waiting', lastError: 'no API key' }]);
    place.file('key', KEY);
    await feeds.pass(2000);
    await feeds.reports.until(1);
    await feeds.stop();
  });

  it('that is silent for 30 s is reported, and opened again after 5 minutes', async () => {
    const sockets: WebSocket[] = [];
    const feed = await provider((socket) => sockets.push(socket));
    const feeds = run(feed, { isPatient: true });
    await feeds.lines.until(1);
    await feeds.pass(29_999);
    expect(feeds.statuses).toMatchObject([{ silences: 0 }]);
    await feeds.pass(1);
    expect(feeds.statuses).toMatchObject([{ state: 'open', silences: 1 }]);
    expect(feeds.lines.entries[1]).toMatch(
      /is open, but silent: nothing has been received for 30 s/,
    );
    await feeds.pass(12_000);
    sockets[0].send(POSITION);
    await feeds.reports.until(1);
    expect(feeds.lines.entries[2]).toMatch(/delivers again, after 42 s of silence\.$/);
    await feeds.pass(300_000 + 5000);
    await feeds.waits.until(1);
    expect(feeds.statuses).toMatchObject([{ silences: 2, lastError: 'silent' }]);
    await feeds.stop();
  });

  it('that lies, in any of these ways, is read on', async () => {
    const wrong = [
      '',
      '{',
      'null',
      '"text"',
      '[[[[1]]]]',
      '{"MessageType":"PositionReport"}',
      '{"MessageType":"NewMessage","MetaData":{"MMSI":259000003},"Message":{"NewMessage":{"UserID":259000003}}}',
      '{"MessageType":"PositionReport","MetaData":{"MMSI":"x"},"Message":{"PositionReport":[]}}',
      '{"error":{"nested":true}}',
      '['.repeat(100_000),
      '{"a":'.repeat(100_000),
      position(259_000_004).slice(0, 90),
      position(259_000_005).replaceAll('66.02695', '1e999'),
      position(259_000_006, 'soon'),
    ];
    const feed = await provider((socket) => {
      socket.send(position(MMSI));
      for (const text of wrong) socket.send(text);
      socket.send(Buffer.from([0, 1, 2, 255, 254, 10, 10, 123, 10]));
      socket.send(`{"x":"${'a'.repeat(1_500_000)}"}`);
      socket.send(position(MMSI + 1));
    });
    const feeds = run(feed);
    const reports = await feeds.reports.until(2);
    expect(reports.map(({ mmsi }) => mmsi)).toEqual([MMSI, MMSI + 1]);
    expect(feeds.statuses[0].state).toBe('open');
    const { rejected } = feeds.statuses[0];
    expect(rejected).toMatchObject({ 'bad-time': 1, 'no-position': expect.any(Number) });
    expect(Object.values(rejected).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(12);
    await feeds.stop();
  });

  it('whose message is far too long is connected to again', async () => {
    const feed = await provider((socket, _, connection) => {
      if (connection === 0) socket.send('x'.repeat(MESSAGE_BYTES_MAX + 1));
      else socket.send(position(MMSI));
    });
    const feeds = run(feed);
    await feeds.reports.until(1);
    expect(feeds.statuses).toMatchObject([{ lastError: 'a message is too long' }]);
    await feeds.stop();
  });

  it('that does not answer, or is no WebSocket, is tried again', async () => {
    const dumb = createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => dumb.listen(0, '127.0.0.1', resolve));
    const { port } = dumb.address() as { port: number };
    const feeds = run(`aisstream://127.0.0.1:${port}`, { isResponding: false });
    await feeds.waits.until(2);
    expect(feeds.statuses).toMatchObject([{ lastError: 'no reply' }]);
    await feeds.stop();
    dumb.close();
    const other = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const refusing = run(`aisstream://127.0.0.1:${(other.address() as { port: number }).port}`);
    await refusing.waits.until(2);
    expect(refusing.statuses).toMatchObject([{ lastError: 'HTTP status 401' }]);
    await refusing.stop();
    other.close();
    const absent = run('aisstream://127.0.0.1:1');
    await absent.waits.until(2);
    expect(absent.statuses).toMatchObject([{ lastError: 'connection refused' }]);
    await absent.stop();
  });

  it('that delivers faster than the store accepts loses its oldest messages, which are counted', async () => {
    const count = 30_000;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const feed = await provider((socket) => {
      for (let i = 0; i < count; i++) socket.send(position(MMSI + i));
    });
    const feeds = run(feed, { held });
    const [status] = feeds.statuses;
    while ((status.rejected['dropped'] ?? 0) === 0) await new Promise(setImmediate);
    release();
    while (status.reports + status.rejected['dropped'] < count) await new Promise(setImmediate);
    await feeds.stop();
    const newest = feeds.reports.entries.at(-1);
    expect(newest).toMatchObject({ mmsi: MMSI + count - 1, timeMs: FEED_CLOCK_MS });
    expect(feeds.lines.entries[1]).toMatch(
      /faster than its reports can be stored; messages dropped so far: \d+\.$/,
    );
  });

  it('is told the end of the connection when the service stops', async () => {
    let closed: Promise<number> | undefined;
    const feed = await provider((socket) => {
      closed = new Promise((resolve) => socket.on('close', resolve));
      socket.send(position(MMSI));
    });
    const feeds = run(feed);
    await feeds.reports.until(1);
    await feeds.stop();
    expect(await closed).toBe(1005);
    expect(feeds.waits.entries).toEqual([]);
  });
});

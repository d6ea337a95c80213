import { spawnSync } from 'node:child_process';
import { createSocket, type Socket as DatagramSocket } from 'node:dgram';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ZIP, ZSTD } from '../../testing/containers.ts';
import { bytesOf } from '../../testing/fake-host.ts';
import {
  type FakeReceiver,
  FEED_CLOCK_MS,
  type RunningFeeds,
  runFeeds,
  sentence,
  startFakeReceiver,
} from '../../testing/running-feeds.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const place = temporaryFolder();
beforeEach(place.make);
const receivers: FakeReceiver[] = [];
afterEach(() => {
  place.remove();
  for (const each of receivers.splice(0)) each.close();
});

async function receiving(...sent: Parameters<typeof startFakeReceiver>): Promise<FakeReceiver> {
  const made = await startFakeReceiver(...sent);
  receivers.push(made);
  return made;
}

/** Counted from the first. */
function heardShips({ reports }: RunningFeeds): readonly number[] {
  return reports.entries.map(({ mmsi }) => mmsi - MMSI).toSorted((one, other) => one - other);
}

function parquetOf(mmsi: number): Uint8Array {
  const columnData = [
    { name: 'mmsi', data: [mmsi] },
    { name: 'timestamp', data: ['2026-06-01T12:00:00Z'] },
    { name: 'longitude', data: [10] },
    { name: 'latitude', data: [54] },
  ];
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}

/** Node has no function for it. */
const MAKE_PIPE = 'mkfifo';

function namedPipe(): string {
  const path = join(place.folder(), 'pipe');
  expect(spawnSync(MAKE_PIPE, [path]).status).toBe(0);
  return path;
}

/** A UDP port that is free. */
async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

/** Never ends, like a terminal without input. */
async function* endless(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield* bytesOf(text);
  await new Promise(() => undefined);
}

const MMSI = 219_000_001;
const FIRST_PART = '!AIVDM,2,1,3,B,55P5TL01VIaAL@7WKO@mBplU@<PDhh000000001S;AJ::4A80?4i@E53,0*3E\n';

describe('a receiver', () => {
  it('is read while the connection is open, each report with the time of its arrival', async () => {
    const { feed } = await receiving((socket) => socket.write(sentence(MMSI)));
    const feeds = runFeeds([feed]);
    expect(await feeds.reports.until(1)).toMatchObject([{ mmsi: MMSI, timeMs: FEED_CLOCK_MS }]);
    expect(feeds.statuses).toMatchObject([
      { name: 'tcp-1', state: 'open', heardMs: FEED_CLOCK_MS, reports: 1, repeats: 0 },
    ]);
    expect(await feeds.lines.until(1)).toEqual([`tcp-1 (${feed}) is open.`]);
    await feeds.stop();
    expect(feeds.statuses).toMatchObject([{ state: 'over', lastError: null }]);
  });

  it('is connected to again after the end of the connection', async () => {
    const { feed } = await receiving((socket, connection) => {
      socket.write(sentence(MMSI + connection));
      if (connection < 3) socket.end();
    });
    const feeds = runFeeds([feed]);
    expect(await feeds.reports.until(4)).toMatchObject(
      [0, 1, 2, 3].map((connection) => ({ mmsi: MMSI + connection })),
    );
    // Each connection had a report, so the next attempt comes soon.
    expect(feeds.waits.entries).toEqual([1000, 1000, 1000]);
    expect(feeds.lines.entries).toEqual([
      `tcp-1 (${feed}) is open.`,
      `tcp-1 (${feed}) is lost and will be opened again: end of data`,
      `tcp-1 (${feed}) is open again.`,
    ]);
    await feeds.stop();
  });

  it('without usable reports is tried at growing intervals of a minute at most', async () => {
    const { feed } = await receiving((socket, connection) => {
      if (connection % 3 === 0) socket.end();
      else if (connection % 3 === 1) socket.resetAndDestroy();
      else socket.end(`${'\u0001'.repeat(70_000)}\n`);
    });
    const feeds = runFeeds([feed]);
    const waits = await feeds.waits.until(8);
    expect(waits.slice(0, 8)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    await feeds.stop();
  });

  it('that is absent, or does not respond, is tried again', async () => {
    const gone = await startFakeReceiver(() => undefined);
    gone.close();
    const away = runFeeds([gone.feed]);
    await away.waits.until(3);
    expect(away.statuses).toMatchObject([{ lastError: 'connection refused' }]);
    expect(away.lines.entries).toHaveLength(1);
    await away.stop();
    const { feed } = await receiving(() => undefined);
    const dumb = runFeeds([feed], { isResponding: false });
    await dumb.waits.until(2);
    expect(dumb.statuses).toMatchObject([{ lastError: 'no reply' }]);
    await dumb.stop();
  });

  it('that sends garbage as well is read, and the garbage counted', async () => {
    const { feed } = await receiving((socket) => {
      socket.write(Uint8Array.of(0, 255, 10, 7, 10));
      socket.write(`${sentence(MMSI)}${sentence(MMSI + 1).replace('*', '0*')}what?\n`);
      socket.write(`${FIRST_PART}${sentence(MMSI + 2)}`);
    });
    const feeds = runFeeds([feed]);
    expect(await feeds.reports.until(2)).toMatchObject([{ mmsi: MMSI }, { mmsi: MMSI + 2 }]);
    expect(feeds.statuses[0].rejected).toEqual({ malformed: 3, 'bad-checksum': 1 });
    await feeds.stop();
  });

  it('is read behind a beginning of unknown format, and in both formats', async () => {
    const record = `${JSON.stringify({ mmsi: MMSI + 1, lon: 1, lat: 2 })}\n`;
    const { feed } = await receiving((socket) =>
      socket.write(`${'x'.repeat(70_000)}\nmmsi,timestamp,lon,lat\n${sentence(MMSI)}${record}`),
    );
    const feeds = runFeeds([feed]);
    await feeds.reports.until(2);
    expect(heardShips(feeds)).toEqual([0, 1]);
    expect(feeds.statuses).toMatchObject([{ rejected: { malformed: 2 } }]);
    await feeds.stop();
  });

  it('may send a line in pieces', async () => {
    const text = sentence(MMSI);
    const { feed } = await receiving((socket) => {
      socket.write(text.slice(0, 20), () => setImmediate(() => socket.write(text.slice(20))));
    });
    const feeds = runFeeds([feed]);
    expect(await feeds.reports.until(1)).toMatchObject([{ mmsi: MMSI }]);
    await feeds.stop();
    expect(feeds.statuses[0].rejected).toEqual({});
  });
});

describe('datagrams', () => {
  let sender: DatagramSocket;
  beforeEach(() => {
    sender = createSocket('udp4');
  });
  afterEach(() => {
    sender.close();
  });

  it('are whole lines, with a line end or without', async () => {
    const port = await freePort();
    const feeds = runFeeds([`udp://127.0.0.1:${port}`]);
    await feeds.lines.until(1);
    for (let i = 0; i < 3; i++) {
      const text = sentence(MMSI + i);
      sender.send(i === 1 ? text.trim() : text, port, '127.0.0.1');
      await feeds.reports.until(i + 1);
    }
    expect(feeds.reports.entries).toMatchObject([0, 1, 2].map((i) => ({ mmsi: MMSI + i })));
    expect(feeds.statuses).toMatchObject([{ name: 'udp-1', state: 'open' }]);
    expect(feeds.statuses[0].rejected).toEqual({});
    await feeds.stop();
  });

  it('that arrive during a write wait for their turn', async () => {
    const port = await freePort();
    const feeds = runFeeds([`udp://127.0.0.1:${port}`]);
    await feeds.lines.until(1);
    for (let i = 0; i < 50; i++) sender.send(sentence(MMSI + i), port, '127.0.0.1');
    await feeds.reports.until(50);
    await feeds.stop();
  });

  it('on a port in use are waited for', async () => {
    const other = createSocket('udp4').bind(0, '127.0.0.1');
    await once(other, 'listening');
    const feeds = runFeeds([`udp://127.0.0.1:${other.address().port}`]);
    await feeds.waits.until(2);
    expect(feeds.statuses).toMatchObject([{ lastError: 'another program uses that port' }]);
    other.close();
    await feeds.lines.until(2);
    expect(feeds.statuses).toMatchObject([{ state: 'open' }]);
    await feeds.stop();
  });
});

describe('files and standard input', () => {
  it('are read to their end, packed or not, and have ended then', async () => {
    const plain = place.file('plain.nmea', sentence(MMSI) + sentence(MMSI + 1));
    const packed = place.file('packed.gz', gzipSync(sentence(MMSI + 2)));
    const stdin = bytesOf(`${JSON.stringify({ mmsi: MMSI + 3, lon: 1, lat: 2, name: 'ANNA' })}\n`);
    const feeds = runFeeds([`file:${plain}`, `file:${packed}`, '-'], { stdin });
    await feeds.over;
    expect(heardShips(feeds)).toEqual([0, 1, 2, 3, 3]);
    expect(new Set(feeds.reports.entries.map(({ timeMs }) => timeMs))).toEqual(
      new Set([FEED_CLOCK_MS]),
    );
    expect(feeds.statuses.map(({ name, state, reports }) => [name, state, reports])).toEqual([
      ['file-1', 'over', 2],
      ['file-2', 'over', 1],
      ['stdin-1', 'over', 2],
    ]);
    expect(feeds.lines.entries).toContain('stdin-1 (-) has ended: end of data');
    expect(feeds.waits.entries).toEqual([]);
  });

  it('may be in the containers that detect reads', async () => {
    const [zip, zstd, parquet] = [
      place.file('day', ZIP),
      place.file('day.csv', ZSTD),
      place.file('day.nmea', parquetOf(MMSI)),
    ];
    async function* stdin(): AsyncGenerator<Uint8Array> {
      yield ZIP;
    }
    const feeds = runFeeds([`file:${zip}`, `file:${zstd}`, `file:${parquet}`, '-'], {
      stdin: stdin(),
    });
    await feeds.over;
    expect(feeds.statuses.map(({ lastError }) => lastError)).toEqual(
      Array.from({ length: 4 }, () => 'end of data'),
    );
    expect(feeds.statuses.map(({ reports, repeats }) => reports + repeats)).toEqual([2, 1, 1, 2]);
  });

  it('that would need too much memory have ended', async () => {
    async function* stdin(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('PK\u0003\u0004');
      for (;;) yield new Uint8Array(1 << 26);
    }
    const feeds = runFeeds(['-'], { stdin: stdin() });
    await feeds.over;
    expect(feeds.statuses).toMatchObject([{ lastError: 'unknown data format' }]);
  });

  it('that are unreadable have ended too, and the others continue', async () => {
    const shapes = place.file('shapes.zip', 'PK\u0003\u0004 nothing that is known\n'.repeat(100));
    const missing = join(place.folder(), 'missing.nmea');
    const feeds = runFeeds([`file:${shapes}`, `file:${missing}`, '-'], {
      stdin: bytesOf(sentence(MMSI)),
    });
    await feeds.over;
    expect(feeds.statuses.map(({ lastError }) => lastError)).toEqual([
      'unknown data format',
      'the file does not exist',
      'end of data',
    ]);
    expect(feeds.lines.entries).toContainEqual(expect.stringContaining('The zip data are damaged'));
    expect(feeds.reports.entries).toHaveLength(1);
  });

  it('may be a named pipe, which continues with another writer', async () => {
    const pipe = namedPipe();
    const feeds = runFeeds([`file:${pipe}`]);
    await feeds.lines.until(1);
    for (let i = 0; i < 2; i++) {
      await once(createWriteStream(pipe).end(sentence(MMSI + i)), 'close');
      await feeds.reports.until(i + 1);
    }
    expect(feeds.reports.entries).toMatchObject([{ mmsi: MMSI }, { mmsi: MMSI + 1 }]);
    expect(feeds.statuses).toMatchObject([{ state: 'open' }]);
    await feeds.stop();
  });
});

describe('several feeds', () => {
  it('that overlap store each position once', async () => {
    const logged = [0, 1, 2].map((i) => sentence(MMSI + i)).join('');
    const north = await receiving((socket) => socket.write(logged));
    const south = await receiving((socket) => socket.write(logged + sentence(MMSI + 9)));
    const feeds = runFeeds([north.feed, south.feed]);
    await feeds.reports.until(4);
    while (feeds.statuses.reduce((sum, { repeats }) => sum + repeats, 0) < 3) {
      await new Promise(setImmediate);
    }
    expect(heardShips(feeds)).toEqual([0, 1, 2, 9]);
    expect(feeds.statuses.map(({ name }) => name)).toEqual(['tcp-1', 'tcp-2']);
    await feeds.stop();
  });

  it('end at an interruption, in any state', async () => {
    const silent = await receiving(() => undefined);
    const pipe = namedPipe();
    const port = await freePort();
    const feeds = runFeeds([silent.feed, `udp://127.0.0.1:${port}`, `file:${pipe}`, '-'], {
      stdin: endless(sentence(MMSI)),
    });
    await Promise.all([feeds.lines.until(4), feeds.reports.until(1)]);
    await feeds.stop();
    expect(feeds.statuses.map(({ state }) => state)).toEqual(['over', 'over', 'over', 'over']);
    const next = createSocket('udp4').bind(port, '127.0.0.1');
    await once(next, 'listening');
    next.close();
    expect(feeds.waits.entries).toEqual([]);
  });

  it('end, and are closed, when the service stops', async () => {
    let closed: Promise<unknown> | undefined;
    const { feed } = await receiving((socket) => {
      closed = once(socket.resume(), 'close');
      socket.write(sentence(MMSI));
    });
    const feeds = runFeeds([feed, '-'], { stdin: endless(sentence(MMSI + 1)), isAccepting: false });
    await feeds.over;
    await closed;
    expect(feeds.statuses.map(({ state }) => state)).toEqual(['over', 'over']);
  });
});

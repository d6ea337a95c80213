import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeProvider, startHttpProvider } from '../../../testing/fake-providers.ts';
import { FEED_CLOCK_MS, runFeeds } from '../../../testing/running-feeds.ts';

const MMSI = 230_000_001;
const MINUTE_MS = 60_000;

const providers: FakeProvider[] = [];
afterEach(() => {
  for (const each of providers.splice(0)) each.close();
});

async function provider(
  ...handle: Parameters<typeof startHttpProvider>
): Promise<{ readonly feed: string; readonly host: string }> {
  const made = await startHttpProvider(...handle);
  providers.push(made);
  const host = `127.0.0.1:${made.port}`;
  return { host, feed: `http://${host}/api/ais/v1/locations` };
}

/** Locations as `/api/ais/v1/locations` of Digitraffic has them, https://meri.digitraffic.fi/swagger/. */
function locations(...ships: readonly (readonly [mmsi: number, timeMs: number])[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    dataUpdatedTime: '2026-06-01T12:00:00Z',
    features: ships.map(([mmsi, timestampExternal]) => ({
      mmsi,
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [20.85169, 59.770832] },
      properties: {
        ...{ mmsi, sog: 0.1, cog: 346.5, navStat: 1, rot: 4, posAcc: true, raim: false },
        ...{ heading: 79, timestamp: 59, timestampExternal },
      },
    })),
  });
}

/** Answers requests one after the other, and the last answer from then on. */
function answers(
  ...all: readonly ((response: ServerResponse, request: IncomingMessage) => void)[]
): Parameters<typeof startHttpProvider>[0] {
  return (request, response, count) => all[Math.min(count, all.length - 1)](response, request);
}

const body =
  (text: string | Buffer, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(text);
  };
const status =
  (code: number, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(code, headers).end();
  };
/** Never answers. */
const nothing = (): void => undefined;

const NOW = FEED_CLOCK_MS;

describe('polling', () => {
  it('requests a document at its interval, and delivers each position once', async () => {
    const { feed } = await provider(
      answers(
        body(locations([MMSI, NOW - 9000], [MMSI + 1, NOW - 8000])),
        body(locations([MMSI, NOW - 9000], [MMSI + 1, NOW - 1000], [MMSI + 2, NOW])),
        // An older document, as of another server behind the same name.
        body(locations([MMSI, NOW - 20_000], [MMSI + 3, NOW])),
        nothing,
      ),
    );
    const feeds = runFeeds([feed]);
    const reports = await feeds.reports.until(5);
    expect(reports.map(({ mmsi, timeMs }) => [mmsi - MMSI, (timeMs ?? 0) - NOW])).toEqual([
      [0, -9000],
      [1, -8000],
      [1, -1000],
      [2, 0],
      [3, 0],
    ]);
    await feeds.waits.until(3);
    expect(feeds.waits.entries.slice(0, 3)).toEqual([MINUTE_MS, MINUTE_MS, MINUTE_MS]);
    expect(feeds.statuses).toMatchObject([
      { name: 'http-1', state: 'open', reports: 5, repeats: 2, rejected: {}, lastError: null },
    ]);
    expect(feeds.lines.entries).toEqual([`http-1 (${feed}) is open.`]);
    await feeds.stop();
  });

  it('asks for a document only if it has changed, by ETag and Last-Modified', async () => {
    const conditions: (string | undefined)[][] = [];
    const at = 'Mon, 01 Jun 2026 12:00:00 GMT';
    const note = ({ headers }: IncomingMessage): void => {
      conditions.push([headers['if-none-match'], headers['if-modified-since']]);
    };
    const { feed } = await provider((request, response, count) => {
      note(request);
      const respond = [
        body(locations([MMSI, NOW]), { ETag: '"one"' }),
        status(304, { ETag: '"one"' }),
        body(locations([MMSI + 1, NOW]), { 'Last-Modified': at }),
        status(304),
        body('{"features": [', { ETag: '"half"' }),
        body(locations([MMSI + 2, NOW])),
      ][count];
      respond?.(response);
    });
    const feeds = runFeeds([feed]);
    await feeds.reports.until(3);
    await feeds.stop();
    expect(conditions.slice(0, 6)).toEqual([
      [undefined, undefined],
      ['"one"', undefined],
      ['"one"', undefined],
      [undefined, at],
      [undefined, at],
      [undefined, at],
    ]);
  });

  it('waits as long as the server asks, but an hour at most', async () => {
    const later = new Date(NOW + 90_000).toUTCString();
    const { feed } = await provider(
      answers(
        body(locations([MMSI, NOW]), { 'Cache-Control': 'public, max-age=90', Age: '10' }),
        body('[]', { 'Cache-Control': 'max-age=5' }),
        status(304, { 'Cache-Control': 'max-age=999999999' }),
        status(429, { 'Retry-After': '120' }),
        status(503, { 'Retry-After': later }),
        status(503, { 'Retry-After': '99999999' }),
        status(503, { 'Retry-After': 'soon' }),
        nothing,
      ),
    );
    const feeds = runFeeds([`${feed}#interval=20`]);
    const waits = await feeds.waits.until(7);
    expect(waits.slice(0, 7)).toEqual([
      80_000, 20_000, 3_600_000, 120_000, 90_000, 3_600_000, 8000,
    ]);
    expect(feeds.statuses).toMatchObject([{ lastError: 'HTTP status 503' }]);
    await feeds.stop();
  });

  it('reads what a document is compressed with, and other formats', async () => {
    const packed = gzipSync(locations([MMSI, NOW]));
    const { feed } = await provider(
      answers(
        body(packed, { 'Content-Encoding': 'gzip' }),
        body(gzipSync(locations([MMSI + 1, NOW])), { 'Content-Type': 'application/gzip' }),
        body('mmsi,timestamp,lon,lat\n230000003,2026-06-01T12:00:00Z,20,59\n'),
        nothing,
      ),
    );
    const feeds = runFeeds([feed]);
    const reports = await feeds.reports.until(3);
    expect(reports.map(({ mmsi }) => mmsi - MMSI)).toEqual([0, 1, 2]);
    await feeds.stop();
  });

  it('reads on after any lie of the server', async () => {
    const { feed } = await provider(
      answers(
        body('{"features": ['),
        body('<html>'),
        body(Buffer.from([0, 1, 2, 255, 254])),
        body('['.repeat(1_000_000)),
        body('null'),
        body(''),
        status(204),
        status(500),
        body(JSON.stringify([{ mmsi: MMSI, lon: 20, lat: 59 }])),
        (response) => {
          response
            .writeHead(200, { 'Content-Length': '1000' })
            .write(locations([MMSI, NOW]).slice(0, 200));
          setImmediate(() => response.destroy());
        },
        (response) => response.socket?.end('what?\r\n\r\n'),
        (response) => response.socket?.resetAndDestroy(),
        status(301, { Location: 'ftp://127.0.0.1/' }),
        body(locations([MMSI, Date.UTC(2099, 0)], [MMSI + 1, NOW])),
        body(locations([MMSI, NOW])),
        nothing,
      ),
    );
    const feeds = runFeeds([feed]);
    const reports = await feeds.reports.until(3);
    expect(reports.map(({ mmsi }) => mmsi - MMSI)).toEqual([0, 1, 0]);
    // A report without a time has an unknown age.
    expect(feeds.statuses[0].rejected).toMatchObject({ 'no-time': 1 });
    await feeds.stop();
  });

  it.each([
    ['never answers', nothing],
    [
      'stops within a document',
      (response: ServerResponse) =>
        void response.writeHead(200).write(locations([MMSI, NOW]).slice(0, 300)),
    ],
  ])('gives up a server that %s', async (_, stall) => {
    const asked: (() => void)[] = [];
    const first = new Promise<void>((resolve) => asked.push(resolve));
    const { feed } = await provider((_request, response, count) => {
      if (count === 0) stall(response);
      else body(locations([MMSI, NOW]))(response);
      asked[0]();
    });
    const feeds = runFeeds([feed], { isPatient: true });
    await first;
    // The client may still be reading the head of the response.
    while (feeds.waits.entries.length === 0) {
      await feeds.pass(10_000);
      await new Promise(setImmediate);
    }
    expect(feeds.statuses).toMatchObject([{ lastError: 'no reply' }]);
    await feeds.pass(1000);
    await feeds.reports.until(1);
    await feeds.stop();
  });

  it('sends user and password, and a query, which no log has', async () => {
    let asked: readonly (string | undefined)[] = [];
    const { host } = await provider((request, response) => {
      asked = [request.headers.authorization, request.url, request.headers['user-agent']];
      body(locations([MMSI, NOW]))(response);
    });
    const feeds = runFeeds([`http://anna:se%20cret@${host}/ais?api-key=hidden#interval=3600`]);
    await feeds.reports.until(1);
    expect(asked).toEqual([
      `Basic ${btoa('anna:se cret')}`,
      '/ais?api-key=hidden',
      expect.stringMatching(/^roadstead\/\d/),
    ]);
    await feeds.stop();
    expect(feeds.lines.entries).toEqual([`http-1 (http://…@${host}/ais?…) is open.`]);
  });

  it.each([
    ['waits', body(locations([MMSI, NOW]))],
    ['is not answered', nothing],
  ])('ends while it %s', async (_, respond) => {
    let asked = (): void => undefined;
    const request = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const { feed } = await provider((_request, response) => {
      respond(response);
      asked();
    });
    const feeds = runFeeds([feed], { isPatient: true });
    await request;
    await feeds.stop();
    expect(feeds.statuses).toMatchObject([{ state: 'over', lastError: null }]);
  });
});

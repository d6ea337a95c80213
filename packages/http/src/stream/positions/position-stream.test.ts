import { constants, inflateSync } from 'node:zlib';
import type { Mmsi, PositionReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { ManualStreamHost } from '../../testing/manual-stream-host.ts';
import { expectProblem } from '../../testing/problems.ts';
import { authorizationOf, openTestApi, type TestApi } from '../../testing/test-api.ts';
import { POSITION_STREAM_MESSAGE } from '../stream-schemas.ts';

const PATH = '/api/stream/positions';
const NOON_MS = Date.UTC(2026, 5, 1, 12);
const NOON_SECONDS = 43_200;

function at(mmsi: number, seconds: number, longitude: number, latitude = 54): PositionReport {
  return {
    ...{ mmsi: mmsi as Mmsi, timeMs: NOON_MS + 1000 * seconds, longitude, latitude },
    ...{ sog: 10.2, cog: 90.5, heading: 91, rot: null, navStatus: 0 },
  };
}

const row = (mmsi: number, seconds: number, longitude: number): readonly unknown[] => [
  ...[mmsi, NOON_SECONDS + seconds, Math.round(longitude * 1e5), 5_400_000],
  ...[102, 905, 91, 0],
];

interface Message {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** Reads the messages of a response as its reader has room. */
class Reader {
  readonly #chunks: ReadableStreamDefaultReader<Uint8Array>;
  #text = '';

  constructor({ body }: Response) {
    if (!body) throw new Error('There is no body.');
    this.#chunks = body.getReader();
  }

  async next(): Promise<Message | null> {
    while (!this.#text.includes('\n\n')) {
      const { done, value } = await this.#chunks.read();
      if (done) return null;
      this.#text += new TextDecoder().decode(value);
    }
    const end = this.#text.indexOf('\n\n');
    const event = this.#text.slice(0, end);
    this.#text = this.#text.slice(end + 2);
    const message = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '') as Message;
    expect(event).toContain(`event: ${message.type}\n`);
    expect(POSITION_STREAM_MESSAGE.safeParse(message).error).toBeUndefined();
    // Rows have no order.
    const { rows } = message as { readonly rows?: [number][] };
    rows?.sort(([one], [other]) => one - other);
    return message;
  }

  cancel(): Promise<void> {
    return this.#chunks.cancel();
  }
}

async function start(options: Parameters<typeof openTestApi>[0] = {}) {
  const host = new ManualStreamHost();
  const api = await openTestApi({ streams: host, ...options });
  const open = async (query = '', user = 'anna'): Promise<Reader> => {
    const response = await api.send(user, 'GET', `${PATH}${query}`);
    expect(response.status).toBe(200);
    return new Reader(response);
  };
  const ingest = async (...positions: readonly PositionReport[]): Promise<void> => {
    expect((await api.service.ingest({ positions })).ok).toBe(true);
  };
  return { api, host, open, ingest };
}

describe('[L8] a stream of positions', () => {
  it('has the filters as understood, a snapshot, then what has changed each second', async () => {
    const { host, open, ingest } = await start();
    await ingest(at(1, 0, 10), at(2, 0, 11), at(3, 0, 20));
    const reader = await open('?bbox=9,53,12,55');
    expect(await reader.next()).toEqual({
      type: 'ready',
      filters: { bbox: [9, 53, 12, 55], types: null, mmsi: null },
      matching_ships: 2,
      epoch: '2026-06-01T00:00:00.000Z',
      columns: [
        ...['mmsi', 'seconds_after_epoch', 'longitude_1e5', 'latitude_1e5'],
        ...['sog_tenth_knots', 'cog_tenth_degrees', 'heading_degrees', 'nav_status'],
      ],
    });
    const rows = [row(1, 0, 10), row(2, 0, 11)];
    expect(await reader.next()).toEqual({ type: 'snapshot', number: 1, complete: true, rows });
    await ingest(at(2, 10, 11.001), at(3, 10, 20.001));
    await ingest(at(2, 20, 11.002));
    const next = reader.next();
    await host.advance();
    const frame = { type: 'positions', number: 2, left: [], rows: [row(2, 20, 11.002)] };
    expect(await next).toEqual(frame);
  });

  it('reports ships that enter and leave a box across the antimeridian', async () => {
    const { host, open, ingest } = await start();
    await ingest(at(1, 0, 179.9), at(2, 0, -179.9), at(3, 0, 178.99));
    const reader = await open('?bbox=179,53,-179.5,55');
    expect(await reader.next()).toMatchObject({
      matching_ships: 2,
      filters: { bbox: [179, 53, -179.5, 55] },
    });
    expect(await reader.next()).toMatchObject({ rows: [row(1, 0, 179.9), row(2, 0, -179.9)] });
    await ingest(at(2, 7200, -179.4), at(3, 7200, 179.01));
    const next = reader.next();
    await host.advance();
    expect(await next).toMatchObject({ left: [2], rows: [row(3, 7200, 179.01)] });
  });

  it('filters by type and by MMSI', async () => {
    const { api, open, ingest } = await start();
    const tanker = [
      { mmsi: 2, timestamp: new Date(NOON_MS).toISOString(), name: 'BETA', shiptype: 81 },
    ];
    expect((await api.send('feed', 'POST', '/api/ingress/positions', tanker)).status).toBe(200);
    await ingest(at(1, 0, 10), at(2, 0, 11), at(3, 0, 12));
    expect(await (await open('?types=tanker,70-79')).next()).toMatchObject({ matching_ships: 1 });
    expect(await (await open('?mmsi=3,1&mmsi=3')).next()).toMatchObject({
      matching_ships: 2,
      filters: { mmsi: [1, 3] },
    });
    expect(await (await open('?mmsi=3,1&types=tanker')).next()).toMatchObject({
      matching_ships: 0,
    });
  });

  it('sends a slow reader the newest value of each ship, not each frame', async () => {
    const { host, open, ingest } = await start();
    await ingest(at(1, 0, 10), at(2, 0, 11));
    const slow = await open();
    await slow.next();
    await slow.next();
    for (let second = 1; second <= 20; second++) {
      await ingest(at(1, second, 10 + second / 1e5), ...(second === 3 ? [at(2, 3, 11.001)] : []));
      await host.advance();
    }
    expect(await slow.next()).toMatchObject({
      type: 'heartbeat',
      newest_data_at: '2026-06-01T12:00:20.000Z',
    });
    expect(await slow.next()).toEqual({
      ...{ type: 'positions', number: 21, left: [] },
      rows: [row(1, 20, 10.0002), row(2, 3, 11.001)],
    });
  });

  it('sends a large snapshot in pieces, and then what changed meanwhile', async () => {
    const { host, open, ingest } = await start();
    const ships = Array.from({ length: 4500 }, (_, i) => at(i + 1, 0, 10));
    await ingest(...ships);
    const reader = await open();
    expect(await reader.next()).toMatchObject({ matching_ships: 4500 });
    const first = (await reader.next()) as Message & {
      readonly rows: readonly (readonly unknown[])[];
    };
    expect([first['complete'], first.rows.length]).toEqual([false, 2048]);
    await ingest(at(1, 5, 10.00001), at(4500, 5, 10.00001));
    await host.advance();
    const seen = new Map(first.rows.map((each) => [each[0], each]));
    for (;;) {
      const message = (await reader.next()) as Message & {
        readonly rows: readonly (readonly unknown[])[];
      };
      for (const each of message.rows) seen.set(each[0], each);
      if (message['complete'] === true) break;
      expect(message.type).toBe('snapshot');
    }
    expect(seen.size).toBe(4500);
    const update = await reader.next();
    expect(update).toMatchObject({
      type: 'positions',
      rows: [row(1, 5, 10.00001), row(4500, 5, 10.00001)],
    });
  });

  it('encodes and compresses a message once for all streams with equal filters', async () => {
    const { api, host, ingest } = await start();
    await ingest(...Array.from({ length: 20 }, (_, i) => at(i + 1, 0, 10)));
    const open = async (): Promise<ReadableStreamDefaultReader<Uint8Array>> => {
      const headers = { 'accept-encoding': 'gzip, deflate' };
      const response = await api.send('anna', 'GET', PATH, undefined, headers);
      expect(response.headers.get('content-encoding')).toBe('deflate');
      expect(response.headers.get('x-accel-buffering')).toBe('no');
      if (!response.body) throw new Error('There is no body.');
      return response.body.getReader();
    };
    const readers = [await open(), await open(), await open()];
    const texts: string[] = [];
    for (const reader of readers) {
      const chunks = [(await reader.read()).value, (await reader.read()).value];
      const bytes = Buffer.concat(chunks.map((chunk) => chunk ?? new Uint8Array(0)));
      texts.push(String(inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })));
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('event: snapshot');
    expect(host.deflated).toBe(1);
  });

  it('ends with the reason after 30 s without a read', async () => {
    const { host, open, ingest } = await start();
    await ingest(at(1, 0, 10));
    const reader = await open();
    await reader.next();
    await host.advance(31);
    expect(await reader.next()).toMatchObject({ type: 'end', reason: 'too-slow' });
    expect(await reader.next()).toBeNull();
    await host.advance(16);
    expect(host.timers).toBe(0);
  });

  it('costs nothing after its reader has disconnected', async () => {
    const { host, open } = await start();
    const reader = await open();
    await reader.next();
    await reader.next();
    expect(host.timers).toBe(2);
    const pending = reader.next();
    await reader.cancel();
    expect(await pending).toBeNull();
    await host.advance(16);
    expect(host.timers).toBe(0);
  });

  it('ends when the service stops', async () => {
    const { api, open } = await start();
    const reader = await open();
    await reader.next();
    await reader.next();
    const next = reader.next();
    await api.service.stop();
    expect(await next).toMatchObject({ type: 'end', reason: 'stopping' });
  });

  it('ends within a minute after the password has changed', async () => {
    const { api, host, open } = await start();
    const reader = await open();
    await reader.next();
    await reader.next();
    await api.service.identity.setPassword('anna', 'another password');
    const messages: unknown[] = [];
    const reading = (async () => {
      for (;;) {
        const message = await reader.next();
        if (!message) return;
        messages.push(message.type === 'end' ? message['reason'] : message.type);
      }
    })();
    await host.advance(62);
    await reading;
    expect(messages.at(-1)).toBe('unauthenticated');
  });
});

describe('[L7] subscriptions to positions', () => {
  it.each([
    ['?bbox=1,2,3', 400, ['bbox']],
    ['?bbox=1,2,3,95', 422, ['bbox']],
    ['?types=boats', 422, ['types']],
    ['?mmsi=a', 400, ['mmsi']],
    ['?bbx=1,2,3,4&mmsi=1', 422, ['bbx']],
  ])('are refused with the parameter that is wrong: %s', async (query, status, names) => {
    const { api } = await start();
    const response = await api.send('anna', 'GET', `${PATH}${query}`);
    expect(await expectProblem(response, status)).toEqual(names);
  });

  it('need credentials, and are limited for a user and for all', async () => {
    const { api, open } = await start({ limits: { streamsOfUser: 2, streams: 3 } });
    await expectProblem(await api.send(null, 'GET', PATH), 401);
    const readers = [await open(), await open()];
    await expectProblem(await api.send('anna', 'GET', PATH), 429);
    await open('', 'bert');
    await expectProblem(await api.send('chief', 'GET', PATH), 503);
    await readers[0].cancel();
    await open('', 'chief');
  });

  it('are refused from pages of other sites over WebSockets', async () => {
    const { api } = await start();
    const headers = { authorization: authorizationOf('anna'), origin: 'https://other.example' };
    const request = new Request(`http://api.example${PATH}`, { headers });
    const response = await api.handler(request, { acceptWebSocket: () => expect.fail('accepted') });
    await expectProblem(response, 403);
  });

  it('answer HEAD without opening a stream', async () => {
    const { api, host } = await start();
    const response = await api.send('anna', 'HEAD', PATH);
    expect([response.status, response.body]).toEqual([200, null]);
    expect(host.timers).toBe(0);
  });
});

it('the handler has no streams without their host', async () => {
  const api: TestApi = await openTestApi();
  await expectProblem(await api.send('anna', 'GET', PATH), 404);
});

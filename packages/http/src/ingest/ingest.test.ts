import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { EVENT_TRACKS } from '../sts/event-schemas.ts';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import {
  authorizationOf,
  configurationRequest,
  openTestApi,
  POSITIONS,
  pair,
  STS,
  type TestApi,
} from '../testing/test-api.ts';
import { INGEST_RESULT } from './ingest-schemas.ts';

let api: TestApi;
let hasLeader = false;

/** Opens the service, or an API process beside it. */
const open: typeof openTestApi = (options) => openTestApi({ ...options, hasLeader });

const NONE = { rejected: [], rejected_total: 0 };
const TIME = '2026-06-01T12:00:00Z';

function record(i: number, more: object = {}): object {
  return { mmsi: 211_000_000 + i, timestamp: TIME, longitude: 10, latitude: 54, ...more };
}

async function send(
  body: unknown,
  type = 'application/json',
  user = 'feed',
): Promise<z.infer<typeof INGEST_RESULT>> {
  return jsonOf(
    await api.send(user, 'POST', POSITIONS, body, { 'content-type': type }),
    200,
    INGEST_RESULT,
  );
}

/** The body in chunks of the sizes, repeatedly, and the number of bytes that were read. */
function streamed(
  text: string,
  sizes: number | readonly number[],
): { body: ReadableStream<Uint8Array>; sent(): number } {
  const bytes = new TextEncoder().encode(text);
  const pattern = [sizes].flat();
  let at = 0;
  let chunks = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        const size = pattern[chunks++ % pattern.length];
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sent: () => at };
}

async function stream(
  body: ReadableStream<Uint8Array>,
  type = 'application/json',
): Promise<Response> {
  const headers = { authorization: authorizationOf('feed'), 'content-type': type };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return api.handler(new Request(`http://api.example${POSITIONS}`, init as RequestInit));
}

describe.each([
  ['POST /positions', false],
  ['POST /positions of an API process', true],
])('%s', (_, isApiProcess) => {
  beforeEach(async () => {
    hasLeader = isApiProcess;
    api = await open();
  });

  it.each([
    ['application/json', JSON.stringify([record(1), record(2)])],
    ['application/x-ndjson', `${JSON.stringify(record(1))}\n${JSON.stringify(record(2))}\n`],
    [
      'text/csv',
      `mmsi,timestamp,longitude,latitude\n211000001,${TIME},10,54\n211000002,${TIME},10,54\n`,
    ],
  ])('accepts %s', async (type, body) => {
    expect(await send(body, type)).toEqual({ accepted: 2, late: 0, ...NONE });
    expect(api.service.status.counts.positionReports).toBe(2);
  });

  it('reads the times of NMEA from its tag blocks', async () => {
    const sentence = '!AIVDM,1,1,,A,13u?etPv2;0n:dDPwUM1U1Cb069D,0*24';
    const { accepted, rejected } = await send(
      `\\c:1780315200*56\\${sentence}\n${sentence}\n`,
      'text/plain',
    );
    expect(accepted + rejected.length).toBe(2);
  });

  it("reads providers' dialects, documents with an array of records, and mapped columns", async () => {
    const feature = (mmsi: number): object => ({
      ...{ mmsi, type: 'Feature', geometry: { type: 'Point', coordinates: [10, 54] } },
      properties: { mmsi, sog: 1, timestamp: 59, timestampExternal: Date.parse(TIME) },
    });
    const features = [feature(211_000_001), feature(211_000_002)];
    expect(await send({ type: 'FeatureCollection', features })).toMatchObject({ accepted: 2 });
    const mapped = `${POSITIONS}?columns=${encodeURIComponent('mmsi=ship.id,timestamp=at:dd.MM.yyyy HH:mm,lon=x/60')}`;
    const records = [{ ship: { id: 211_000_003 }, at: '01.06.2026 12:00', x: 600, lat: 54 }];
    const taken = await jsonOf(await api.send('feed', 'POST', mapped, records), 200, INGEST_RESULT);
    expect(taken).toMatchObject({ accepted: 1, ...NONE });
    expect(api.service.status.counts.positionReports).toBe(3);
    await expectProblem(await api.send('feed', 'POST', `${POSITIONS}?columns=x`, records), 400);
  });

  it('warns of columns in other units, with the parameter that corrects them', async () => {
    const rows = Array.from(
      { length: 200 },
      (_, i) => `${211_000_001 + i},2026-06-01T12:00:00Z,10,54,${100 + (i % 90)}`,
    );
    const text = ['mmsi,timestamp,longitude,latitude,sog', ...rows].join('\n');
    const { warnings = [] } = await send(text, 'text/csv');
    expect(warnings).toHaveLength(1);
    const columns = /Use columns=(\S+)$/.exec(warnings[0])?.[1] ?? '';
    expect(columns).toBe('sog=sog/10');
    const mended = `${POSITIONS}?columns=${encodeURIComponent(columns)}`;
    const response = await api.send('feed', 'POST', mended, text, { 'content-type': 'text/csv' });
    expect(await jsonOf(response, 200, INGEST_RESULT)).not.toHaveProperty('warnings');
  });

  it('is for feeders and administrators', async () => {
    expect(await send([record(1)], undefined, 'chief')).toMatchObject({ accepted: 1 });
    await expectProblem(await api.send('anna', 'POST', POSITIONS, [record(1)]), 403);
    await expectProblem(await api.send(null, 'POST', POSITIONS, [record(1)]), 401);
  });

  it('lists line and reason of rejected records, and counts each record once', async () => {
    const statics = { name: 'ANNA', imo: 9074729, shiptype: 80, length: 100 };
    const records = [record(1, statics), { mmsi: 'x' }, 7, record(2, { latitude: 95 }), record(3)];
    expect(await send(records)).toEqual({
      accepted: 2,
      late: 0,
      rejected: [
        { line: 2, reason: 'bad-mmsi', detail: '"x"' },
        { line: 3, reason: 'malformed', detail: 'not a JSON object: "7"' },
        { line: 4, reason: 'bad-position', detail: 'longitude 10, latitude 95' },
      ],
      rejected_total: 3,
    });
    expect(api.service.status.counts).toMatchObject({ positionReports: 2, staticReports: 1 });
  });

  it('accepts a ship without a position, and rejects a position without a time', async () => {
    const { longitude: _, latitude: __, ...bare } = record(1) as Record<string, unknown>;
    const { timestamp: ___, ...timeless } = record(2, { name: 'B' }) as Record<string, unknown>;
    expect(await send([{ ...bare, name: 'ANNA' }, timeless])).toMatchObject({
      accepted: 1,
      rejected: [{ line: 2, reason: 'no-time' }],
    });
  });

  it('stores repeated records once', async () => {
    await api.send('feed', 'POST', `${STS}/configurations`, configurationRequest());
    const records = pair(0, 60).map(({ mmsi, timeMs, longitude, latitude }) => ({
      mmsi,
      timestamp: new Date(timeMs).toISOString(),
      ...{ longitude, latitude },
    }));
    for (let i = 0; i < 2; i++) await send(records);
    const tracks = await api.send('feed', 'GET', `${STS}/s2s-events/1/tracks`);
    const [{ features }] = await jsonOf(tracks, 200, EVENT_TRACKS);
    expect(features).toHaveLength(records.length / 2);
  });

  it('lists rejected records up to the limit, and counts the others', async () => {
    const body = '{}\n'.repeat(2500);
    const { rejected, rejected_total: total } = await send(body, 'application/x-ndjson');
    expect([rejected.length, total]).toEqual([1000, 2500]);
  });

  it('gives the same result however the body is cut', async () => {
    // Jumps and second reports for a time are known only when event time passes them; the last reports are late.
    const lines = pair(0, 120).map(({ mmsi, timeMs, latitude }, i) => ({
      mmsi,
      timestamp: new Date(timeMs).toISOString(),
      longitude: i % 7 === 3 ? 14 : 10,
      latitude,
    }));
    const [second, late] = [lines[40], lines[5]];
    const all = [...lines.slice(0, 42), { ...second, latitude: 54.0001 }, ...lines.slice(42), late];
    const text = all.map((line) => `${JSON.stringify(line)}\n`).join('');
    const cuts = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 8 });
    const answers = new Set<string>();
    await fc.assert(
      fc.asyncProperty(cuts, async (sizes) => {
        api = await open({ limits: { rejectedListed: 5 } });
        const { body } = streamed(text, sizes);
        const answer = await jsonOf(await stream(body, 'application/x-ndjson'), 200, INGEST_RESULT);
        expect(answer.accepted + answer.rejected_total).toBe(all.length);
        answers.add(JSON.stringify(answer));
      }),
      { numRuns: 20 },
    );
    expect([...answers]).toHaveLength(1);
    expect(JSON.parse([...answers][0])).toMatchObject({ late: 1, rejected: { length: 5 } });
  });

  it('rejects records that are nested too deeply', async () => {
    const deep = `{"mmsi":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const lines = [
      deep,
      JSON.stringify(record(1, { name: '[{"\\' })),
      `"${deep}`,
      JSON.stringify(record(2)),
    ];
    const taken = await send(lines.join('\n'), 'application/x-ndjson');
    expect(taken).toMatchObject({ accepted: 2, rejected: [{ line: 1 }, { line: 3 }] });
  });

  it('is exempt from the size limit of JSON bodies', async () => {
    const body = JSON.stringify(Array.from({ length: 60_000 }, (_, i) => record(i, { sog: 0.1 })));
    expect(body.length).toBeGreaterThan(5_242_880);
    expect(await send(body)).toEqual({ accepted: 60_000, late: 0, ...NONE });
  });

  it('reads a stream in chunks of any size', async () => {
    const text = JSON.stringify([record(1, { name: 'a],[{"\\' }), record(2), record(3)], null, 1);
    for (const size of [1, 7, 1000]) {
      api = await open();
      const taken = await jsonOf(await stream(streamed(text, size).body), 200, INGEST_RESULT);
      expect(taken, `${size}`).toEqual({ accepted: 3, late: 0, ...NONE });
    }
  });

  it('stops reading a malformed body', async () => {
    const source = streamed(`{"not": "an array"}${' '.repeat(1_000_000)}`, 1000);
    await expectProblem(await stream(source.body), 400);
    expect(source.sent()).toBeLessThan(5000);
  });

  it('reports how many records were processed if the body is truncated', async () => {
    const text = JSON.stringify([record(1), record(2)]).slice(0, -2);
    const response = await stream(streamed(text, 100).body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining('1 accepted, 0 rejected'),
    });
    expect(api.service.status.counts.positionReports).toBe(1);
  });

  it.each([
    ['', 'ends before'],
    ['{}', 'must be an array'],
    ['[1}', 'wrong bracket'],
    ['[1,]', 'missing'],
    ['[,1]', 'missing'],
    ['[1],', 'after the array'],
    ['["', 'ends before'],
  ])('rejects %j', async (body, detail) => {
    const response = await api.send('feed', 'POST', POSITIONS, body);
    expect(await response.clone().text()).toContain(detail);
    await expectProblem(response, 400);
  });

  it('rejects other media types, compressed bodies and unreadable tables', async () => {
    const call = (headers: object, body: unknown = [record(1)]): Promise<Response> =>
      api.send('feed', 'POST', POSITIONS, body, headers);
    await expectProblem(await call({ 'content-type': 'text/html' }), 415);
    await expectProblem(await call({ 'content-type': 'application/json; charset=utf-16' }), 415);
    await expectProblem(await call({ 'content-encoding': 'gzip' }), 415);
    await expectProblem(await call({ 'content-type': 'text/csv' }, 'a,b\n1,2\n'), 400);
    await expectProblem(await call({}, '['.repeat(100)), 422);
  });

  it('ends a request whose body stalls', async () => {
    api = await open({ limits: { bodyMs: 20 } });
    await expectProblem(await stream(new ReadableStream()), 408);
  });

  it('rejects a body that is too large, and stores the records before', async () => {
    api = await open({ limits: { feedBytes: 1000 } });
    const text = JSON.stringify(Array.from({ length: 100 }, (_, i) => record(i)));
    await expectProblem(await stream(streamed(text, 100).body), 413);
    expect(api.service.status.counts.positionReports).toBeGreaterThan(5);
  });

  it('rejects requests while the service stops', async () => {
    await api.service.stop();
    await expectProblem(await api.send('feed', 'POST', POSITIONS, [record(1)]), 503);
  });

  it('a stalled feed gets a response with its progress when the service stops', async () => {
    let push: (text: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    const answering = stream(body, 'application/x-ndjson');
    push(`${JSON.stringify(record(1))}\n`);
    await new Promise<void>((resolve) => {
      api.service.status$.subscribe(({ counts }) => {
        if (counts.positionReports === 1) resolve();
      });
    });
    await api.service.stop();
    const answer = await answering;
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await answer.clone().text()).toContain('Records before that: 1 accepted, 0 rejected.');
    await expectProblem(answer, 503);
  });
});

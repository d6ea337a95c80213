import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { EVENT_TRACKS } from '../sts/event-schemas.ts';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import {
  authorizationOf,
  configurationBody,
  openDoor,
  POSITIONS,
  pair,
  type RunningDoor,
  STS,
} from '../testing/running-door.ts';
import { TAKEN } from './ingest-schemas.ts';

let door: RunningDoor;
beforeEach(async () => {
  door = await openDoor();
});

const NONE = { rejected: [], rejected_total: 0 };
const TIME = '2026-06-01T12:00:00Z';

function record(i: number, more: object = {}): object {
  return { mmsi: 211_000_000 + i, timestamp: TIME, longitude: 10, latitude: 54, ...more };
}

async function send(
  body: unknown,
  type = 'application/json',
  user = 'feed',
): Promise<z.infer<typeof TAKEN>> {
  return jsonOf(
    await door.ask(user, 'POST', POSITIONS, body, { 'content-type': type }),
    200,
    TAKEN,
  );
}

/** The body in pieces of one size, and how many of them have been asked for. */
function streamed(
  text: string,
  size: number,
): { body: ReadableStream<Uint8Array>; asked(): number } {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, asked: () => at };
}

async function stream(
  body: ReadableStream<Uint8Array>,
  type = 'application/json',
): Promise<Response> {
  const headers = { authorization: authorizationOf('feed'), 'content-type': type };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return door.handler(new Request(`http://door.example${POSITIONS}`, init as RequestInit));
}

describe('POST /positions', () => {
  it.each([
    ['application/json', JSON.stringify([record(1), record(2)])],
    ['application/x-ndjson', `${JSON.stringify(record(1))}\n${JSON.stringify(record(2))}\n`],
    [
      'text/csv',
      `mmsi,timestamp,longitude,latitude\n211000001,${TIME},10,54\n211000002,${TIME},10,54\n`,
    ],
  ])('takes %s', async (type, body) => {
    expect(await send(body, type)).toEqual({ accepted: 2, late: 0, ...NONE });
    expect(door.service.status.counts.positionReports).toBe(2);
  });

  it('takes NMEA with the times of its tag blocks', async () => {
    const sentence = '!AIVDM,1,1,,A,13u?etPv2;0n:dDPwUM1U1Cb069D,0*24';
    const { accepted, rejected } = await send(
      `\\c:1780315200*56\\${sentence}\n${sentence}\n`,
      'text/plain',
    );
    expect(accepted + rejected.length).toBe(2);
  });

  it('is for feeders and administrators', async () => {
    expect(await send([record(1)], undefined, 'chief')).toMatchObject({ accepted: 1 });
    await expectProblem(await door.ask('anna', 'POST', POSITIONS, [record(1)]), 403);
    await expectProblem(await door.ask(null, 'POST', POSITIONS, [record(1)]), 401);
  });

  it('names line and reason of what it rejects, and counts records once', async () => {
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
    expect(door.service.status.counts).toMatchObject({ positionReports: 2, staticReports: 1 });
  });

  it('takes a ship without a position, and not a position without a time', async () => {
    const { longitude: _, latitude: __, ...bare } = record(1) as Record<string, unknown>;
    const { timestamp: ___, ...timeless } = record(2, { name: 'B' }) as Record<string, unknown>;
    expect(await send([{ ...bare, name: 'ANNA' }, timeless])).toMatchObject({
      accepted: 1,
      rejected: [{ line: 2, reason: 'no-time' }],
    });
  });

  it('keeps the same bytes once', async () => {
    await door.ask('feed', 'POST', `${STS}/configurations`, configurationBody());
    const records = pair(0, 60).map(({ mmsi, timeMs, longitude, latitude }) => ({
      mmsi,
      timestamp: new Date(timeMs).toISOString(),
      ...{ longitude, latitude },
    }));
    for (let i = 0; i < 2; i++) await send(records);
    const tracks = await door.ask('feed', 'GET', `${STS}/s2s-events/1/tracks`);
    const [{ features }] = await jsonOf(tracks, 200, EVENT_TRACKS);
    expect(features).toHaveLength(records.length / 2);
  });

  it('lists so many rejected, and counts the others', async () => {
    const body = '{}\n'.repeat(2500);
    const { rejected, rejected_total: total } = await send(body, 'application/x-ndjson');
    expect([rejected.length, total]).toEqual([1000, 2500]);
  });

  it('rejects records that are nested too deep', async () => {
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

  it('is neither counted nor limited in size as other bodies are', async () => {
    const body = JSON.stringify(Array.from({ length: 60_000 }, (_, i) => record(i, { sog: 0.1 })));
    expect(body.length).toBeGreaterThan(5_242_880);
    expect(await send(body)).toEqual({ accepted: 60_000, late: 0, ...NONE });
  });

  it('reads a stream as it comes, whatever the pieces', async () => {
    const text = JSON.stringify([record(1, { name: 'a],[{"\\' }), record(2), record(3)], null, 1);
    for (const size of [1, 7, 1000]) {
      door = await openDoor();
      const taken = await jsonOf(await stream(streamed(text, size).body), 200, TAKEN);
      expect(taken, `${size}`).toEqual({ accepted: 3, late: 0, ...NONE });
    }
  });

  it('stops reading a body that is none', async () => {
    const source = streamed(`{"not": "an array"}${' '.repeat(1_000_000)}`, 1000);
    await expectProblem(await stream(source.body), 400);
    expect(source.asked()).toBeLessThan(5000);
  });

  it('says how far it came where the body breaks off', async () => {
    const text = JSON.stringify([record(1), record(2)]).slice(0, -1);
    const response = await stream(streamed(text, 100).body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining('1 taken, 0 rejected'),
    });
    expect(door.service.status.counts.positionReports).toBe(1);
  });

  it.each([
    ['', 'ends before'],
    ['{}', 'must be an array'],
    ['[1}', 'wrong bracket'],
    ['[1,]', 'missing'],
    ['[,1]', 'missing'],
    ['[1],', 'after the array'],
    ['["', 'ends before'],
  ])('refuses %j', async (body, detail) => {
    const response = await door.ask('feed', 'POST', POSITIONS, body);
    expect(await response.clone().text()).toContain(detail);
    await expectProblem(response, 400);
  });

  it('refuses types, packed bodies and tables that it cannot read', async () => {
    const ask = (headers: object, body: unknown = [record(1)]): Promise<Response> =>
      door.ask('feed', 'POST', POSITIONS, body, headers);
    await expectProblem(await ask({ 'content-type': 'text/html' }), 415);
    await expectProblem(await ask({ 'content-type': 'application/json; charset=utf-16' }), 415);
    await expectProblem(await ask({ 'content-encoding': 'gzip' }), 415);
    await expectProblem(await ask({ 'content-type': 'text/csv' }, 'a,b\n1,2\n'), 400);
    await expectProblem(await ask({}, '['.repeat(100)), 422);
  });

  it('does not wait for a body that does not go on', async () => {
    door = await openDoor({ limits: { bodyMs: 20 } });
    await expectProblem(await stream(new ReadableStream()), 408);
  });

  it('refuses a body that is too large, and keeps what came before', async () => {
    door = await openDoor({ limits: { feedBytes: 1000 } });
    const text = JSON.stringify(Array.from({ length: 100 }, (_, i) => record(i)));
    await expectProblem(await stream(streamed(text, 100).body), 413);
    expect(door.service.status.counts.positionReports).toBeGreaterThan(5);
  });

  it('refuses when the service stops', async () => {
    await door.service.stop();
    await expectProblem(await door.ask('feed', 'POST', POSITIONS, [record(1)]), 503);
  });
});

it('a feed that waits for more is told when the service stops, and how far it came', async () => {
  let push: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const answering = stream(body, 'application/x-ndjson');
  push(`${JSON.stringify(record(1))}\n`);
  await new Promise<void>((resolve) => {
    door.service.status$.subscribe(({ counts }) => {
      if (counts.positionReports === 1) resolve();
    });
  });
  await door.service.stop();
  const answer = await answering;
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(await answer.clone().text()).toContain('Records before that: 1 taken, 0 rejected.');
  await expectProblem(answer, 503);
});

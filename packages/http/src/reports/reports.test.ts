import type { Mmsi, PositionReport } from '@roadstead/model';
import type { ReportRunner } from '@roadstead/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY } from '../server/operation-response.ts';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openTestApi, pair, type TestApi } from '../testing/test-api.ts';
import { JOB } from '../tracking/tracking-schemas.ts';
import { NOT_FINISHED, REPORT_RESULT, REPORT_STATUS } from './report-schemas.ts';

const BASE = '/api/jobserver/stat';
const NOON_MS = Date.UTC(2026, 5, 1, 12);
const ONE_MINUTE_MS = 60_000;
const MMSI = 211_000_001;
const PERIOD = { name: 'Noon', begin: '2026-06-01T11:00:00Z', end: '2026-06-01T15:00:00Z' };
const LINE = {
  type: 'LineString',
  coordinates: [
    [8.2, 53],
    [8.2, 55],
  ],
};
const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [8, 53],
      [9, 53],
      [9, 55],
      [8, 55],
      [8, 53],
    ],
  ],
};
const MULTISHIP = { ...PERIOD, ships: [String(MMSI)] };

/** A ship that sails eastward along 54° north at 12 knots. */
const SAILING: readonly PositionReport[] = Array.from({ length: 13 }, (_, i) => ({
  mmsi: MMSI as Mmsi,
  timeMs: NOON_MS + 10 * i * ONE_MINUTE_MS,
  longitude: 8 + i * 0.0567,
  latitude: 54,
  ...{ sog: 12, cog: 90, heading: 90, rot: 0, navStatus: 0 },
}));

let api: TestApi;

async function send(type: string, body: object, user = 'anna'): Promise<number> {
  const sent = await api.send(user, 'POST', `${BASE}/${type}`, body);
  const { id } = await jsonOf(sent, 202, JOB);
  expect(sent.headers.get('location')).toBe(`${BASE}/${type}/result/${id}`);
  return id;
}

async function statusOf(id: number, user = 'anna'): Promise<(typeof REPORT_STATUS)['_output']> {
  return jsonOf(await api.send(user, 'GET', `${BASE}/statistic/${id}`), 200, REPORT_STATUS);
}

async function untilStatus(id: number, status: string): Promise<void> {
  await expect.poll(async () => (await statusOf(id)).status, { interval: 1 }).toBe(status);
}

async function recordsOf(type: string, body: object): Promise<readonly unknown[]> {
  const id = await send(type, body);
  await untilStatus(id, 'finished');
  const result = await api.send('anna', 'GET', `${BASE}/${type}/result/${id}`);
  return (await jsonOf(result, 200, REPORT_RESULT)).records;
}

describe('a report', () => {
  beforeEach(async () => {
    api = await openTestApi();
    await api.service.ingest({
      positions: [...SAILING, ...pair(20, 120).filter(({ mmsi }) => mmsi !== MMSI)],
    });
  });

  it('of the passages of a line has the fields of the specification', async () => {
    expect(await recordsOf('passageline', { ...PERIOD, shape: LINE })).toEqual([
      {
        distance: 111_296,
        left: false,
        position: {
          type: 'Point',
          coordinates: [expect.closeTo(8.2, 9), 54, '2026-06-01T12:35:16Z', 90, 12],
          extensions: ['time', 'cog', 'sog'],
        },
        ship: expect.objectContaining({ mmsi: MMSI, name: null }),
      },
    ]);
  });

  it('of ships has one record for each, also for a ship without reports', async () => {
    const body = { ...PERIOD, ships: ['211000009', MMSI] };
    expect(await recordsOf('multiship', body)).toMatchObject([
      { ship: { mmsi: 211_000_009 }, fixes: 0, first_position: null },
      { ship: { mmsi: MMSI }, fixes: 13, under_way_seconds: 7200, silent_seconds: 7200 },
    ]);
  });

  it('of visits, port calls and density matches its schema', async () => {
    expect(await recordsOf('areavisits', { ...PERIOD, shape: SQUARE })).toMatchObject([
      { ship: { mmsi: MMSI }, visits: [{ entry_type: 'heard-inside', exit_type: 'lost-inside' }] },
    ]);
    expect(await recordsOf('portcalls', PERIOD)).toEqual([]);
    const cells = await recordsOf('density', { ...PERIOD, shape: SQUARE, cell_degrees: 1 });
    expect(cells).toMatchObject([{ ships: 1, ship_hours: expect.any(Number) }]);
  });

  it('has the status finished, and is deleted with its result', async () => {
    const id = await send('multiship', MULTISHIP);
    await untilStatus(id, 'finished');
    const time = '2026-06-01T12:00:00Z';
    expect(await statusOf(id)).toEqual({
      ...{ id, status: 'finished', progress: 100, error: null },
      ...{ created: time, started: time, ended: time },
      ...{ type: 'multiship', ...PERIOD, owner: api.users.anna.uuid, shape: null },
    });
    const path = `${BASE}/statistic/${id}`;
    expect(await jsonOf(await api.send('anna', 'DELETE', path), 200, EMPTY)).toEqual({});
    await expectProblem(await api.send('anna', 'GET', path), 404);
    await expectProblem(await api.send('anna', 'GET', `${BASE}/multiship/result/${id}`), 404);
    await expectProblem(await api.send('anna', 'DELETE', path), 404);
  });

  it('is for its owner and administrators, and has its result under its type only', async () => {
    const id = await send('multiship', MULTISHIP);
    await untilStatus(id, 'finished');
    const [status, result] = [`${BASE}/statistic/${id}`, `${BASE}/multiship/result/${id}`];
    for (const [method, path] of [
      ['GET', status],
      ['GET', result],
      ['DELETE', status],
    ]) {
      await expectProblem(await api.send('bert', method, path), 404);
    }
    expect((await api.send('chief', 'GET', result)).status).toBe(200);
    await expectProblem(await api.send('anna', 'GET', `${BASE}/density/result/${id}`), 404);
    await expectProblem(await api.send('anna', 'GET', `${BASE}/statistic/result/${id}`), 404);
    await expectProblem(await api.send('anna', 'GET', `${BASE}/multiship/result/x`), 400);
    await expectProblem(await api.send('anna', 'GET', `${BASE}/statistic/99`), 404);
  });

  it('rejects invalid requests with pointers', async () => {
    const post = (type: string, body: object): Promise<Response> =>
      api.send('anna', 'POST', `${BASE}/${type}`, body);
    await expectProblem(await post('weather', PERIOD), 404);
    for (const [type, body, pointers] of [
      ['multiship', {}, ['/name', '/begin', '/end', '/ships']],
      ['multiship', { ...MULTISHIP, end: PERIOD.begin }, ['/end']],
      ['multiship', { ...MULTISHIP, end: '2027-08-01T00:00:00Z' }, ['/end']],
      ['multiship', { ...PERIOD, ships: Array(10_001).fill('1') }, ['/ships']],
      ['multiship', { ...PERIOD, ships: ['211000001', 'x'] }, ['/ships/1']],
      ['passageline', PERIOD, ['/shape']],
      ['passageline', { ...PERIOD, shape: SQUARE }, ['/shape']],
      ['areavisits', { ...PERIOD, shape: LINE }, ['/shape']],
      ['density', { ...PERIOD, shape: SQUARE, cell_degrees: 3 }, ['/cell_degrees']],
    ] as const) {
      expect(await expectProblem(await post(type, body), 422), type).toEqual(pointers);
    }
    const malformed = await post('multiship', { ...MULTISHIP, begin: 'noon' });
    expect(await expectProblem(malformed, 400)).toEqual(['/begin']);
  });
});

describe('a report that is not finished', () => {
  /** Makes half of a report, until it is aborted. */
  const never: ReportRunner = async function* (_, { signal, onProgress }) {
    onProgress?.({ shipsDone: 1, shipsTotal: 2, shipPart: 0 });
    yield await new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  };
  beforeEach(async () => {
    api = await openTestApi({ service: { reportRunner: never } });
  });

  it('is running, also while it is queued', async () => {
    const [first, second] = [
      await send('multiship', MULTISHIP),
      await send('multiship', MULTISHIP),
    ];
    await expect.poll(async () => (await statusOf(first)).progress, { interval: 1 }).toBe(50);
    expect(await statusOf(first)).toMatchObject({ status: 'running', ended: null });
    expect(await statusOf(second)).toMatchObject({ status: 'running', progress: 0, started: null });
    for (const id of [first, second]) {
      const result = await api.send('anna', 'GET', `${BASE}/multiship/result/${id}`);
      expect(await jsonOf(result, 202, NOT_FINISHED)).toEqual({ status: 'running' });
    }
  });

  it('is aborted by DELETE', async () => {
    const [first, second] = [
      await send('multiship', MULTISHIP),
      await send('multiship', MULTISHIP),
    ];
    for (const id of [second, first]) {
      expect((await api.send('anna', 'DELETE', `${BASE}/statistic/${id}`)).status).toBe(200);
      expect(await statusOf(id)).toMatchObject({
        status: 'aborted',
        error: 'The report was cancelled.',
      });
      const result = await api.send('anna', 'GET', `${BASE}/multiship/result/${id}`);
      expect(await jsonOf(result, 202, NOT_FINISHED)).toEqual({ status: 'aborted' });
    }
  });

  it('is one of at most 100 of a user; further requests get 429', async () => {
    const { service, users } = api;
    for (let i = 0; i < 100; i++) await service.reports.request(users.anna, 'portcalls', PERIOD);
    const rejected = await api.send('anna', 'POST', `${BASE}/portcalls`, PERIOD);
    expect(rejected.headers.get('retry-after')).toBe('10');
    await expectProblem(rejected, 429);
    await send('portcalls', PERIOD, 'bert');
  });
});

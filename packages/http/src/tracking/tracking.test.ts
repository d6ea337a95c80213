import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { authorizationOf, openTestApi, POSITIONS, type TestApi } from '../testing/test-api.ts';
import { JOB, PORT_CALLS, POSITION, SHIP_INFO, TRACK } from './tracking-schemas.ts';

const BASE = '/api/portserver/ship';
const INFO = `${BASE}/info`;
const POSITION_PATH = `${BASE}/position`;
const TRACK_PATH = `${BASE}/historical/track`;
const CALLS = `${BASE}/historical/port`;
const MMSI = 211_000_001;

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({
    service: {
      countryOf: (mmsi) =>
        Math.floor(mmsi / 1_000_000) === 211 ? { a2: 'DE', name: 'Germany' } : undefined,
      ports: {
        areasNear: () => [],
        isOfficialLocode: () => true,
        portsOfLocode: () => [],
        clusters: [],
        ports: [],
        placeAt: (longitude) =>
          Math.abs(longitude - 10) < 0.01
            ? { portId: 30_580, berth: { id: '30580-7', name: 'Sandauhafen' } }
            : undefined,
        port: (id) => ({ id, locode: 'DEHAM', name: 'Hamburg' }),
        portPosition: () => undefined,
      },
    },
  });
});

async function feed(...records: readonly object[]): Promise<void> {
  expect((await api.send('feed', 'POST', POSITIONS, records)).status).toBe(200);
}

function timeAt(minute: number): string {
  return new Date(Date.UTC(2026, 5, 1, 12, minute)).toISOString();
}

function position(minute: number, longitude: number, more: object = {}): object {
  return {
    mmsi: MMSI,
    timestamp: timeAt(minute),
    longitude,
    latitude: 54,
    sog: 10,
    cog: 90,
    ...more,
  };
}

const post = (path: string, body: unknown, user = 'anna'): Promise<Response> =>
  api.send(user, 'POST', path, body);

describe('POST /ship/info', () => {
  it('returns the static data of a ship, with its country', async () => {
    await feed(
      {
        mmsi: MMSI,
        timestamp: timeAt(0),
        imo: 9_074_729,
        name: 'Gorch Fock',
        callsign: 'DRAX',
        shiptype: 36,
        length: 89.3,
        width: 12,
        draught: 5.2,
        destination: 'DE KEL',
        eta: '06-03 08:30',
      },
      position(1, 9),
    );
    const all = {
      a2: 'DE',
      callsign: 'DRAX',
      country: 'Germany',
      destination: 'DE KEL',
      draught: 5.2,
      eta: '2026-06-03T08:30:00Z',
      imo: 9_074_729,
      length: 89,
      mmsi: MMSI,
      name: 'Gorch Fock',
      shiptype: 36,
      width: 12,
    };
    for (const ship of [
      { mmsi: String(MMSI) },
      { mmsi: MMSI },
      { imo: '9074729' },
      { name: 'gorch fock' },
      { callsign: 'drax', imo: 9_074_729, mmsi: null },
    ]) {
      expect(await jsonOf(await post(INFO, { ship }), 200, SHIP_INFO)).toEqual({ ship: all });
    }
    await expectProblem(await post(INFO, { ship: { name: 'Gorch Fock', mmsi: '211000002' } }), 404);
    await expectProblem(await post(INFO, { ship: { name: 'Gorch' } }), 404);
  });

  it('returns a ship without static reports', async () => {
    await feed(position(0, 9, { mmsi: 999 }));
    const { ship } = await jsonOf(await post(INFO, { ship: { mmsi: '999' } }), 200, SHIP_INFO);
    expect(ship).toMatchObject({ mmsi: 999, name: null, country: null, a2: null, eta: null });
  });

  it('returns the most recently received of several ships', async () => {
    const named = (mmsi: number, minute: number): object => ({
      mmsi,
      timestamp: timeAt(minute),
      name: 'ALFA',
    });
    await feed(named(211_000_005, 0), named(211_000_006, 1));
    await feed(position(2, 9, { mmsi: 211_000_006 }), position(3, 9, { mmsi: 211_000_005 }));
    const answer = await jsonOf(await post(INFO, { ship: { name: 'alfa' } }), 200, SHIP_INFO);
    expect(answer.ship.mmsi).toBe(211_000_005);
    // A ship with static reports was received too.
    await feed(named(211_000_007, 4));
    const other = await jsonOf(await post(INFO, { ship: { name: 'alfa' } }), 200, SHIP_INFO);
    expect(other.ship.mmsi).toBe(211_000_007);
  });

  it('[T1] ignores reports ahead of the clock', async () => {
    api = await openTestApi({ service: { reports: 'live' } });
    const staticReport = (timestamp: string, name: string): object => ({
      mmsi: MMSI,
      timestamp,
      name,
    });
    const answer = await api.send('feed', 'POST', POSITIONS, [
      staticReport('2099-01-01T00:00:00Z', 'OMEGA'),
      staticReport(timeAt(0), 'ALFA'),
    ]);
    expect(await answer.json()).toMatchObject({
      accepted: 1,
      rejected: [{ line: 1, reason: 'future' }],
    });
    const { ship } = await jsonOf(
      await post(INFO, { ship: { mmsi: String(MMSI) } }),
      200,
      SHIP_INFO,
    );
    expect(ship.name).toBe('ALFA');
  });

  it('rejects invalid requests with pointers', async () => {
    const pointers = async (body: unknown): Promise<readonly string[]> =>
      expectProblem(await post(INFO, body), 422);
    expect(await pointers({ ship: {} })).toEqual(['/ship']);
    expect(await pointers({})).toEqual(['/ship']);
    expect(await pointers({ ship: { mmsi: 'x', imo: 9_074_728, name: 7 } })).toEqual([
      '/ship/mmsi',
      '/ship/imo',
      '/ship/name',
    ]);
  });
});

describe('GET /ship/position', () => {
  it('returns the latest position', async () => {
    await feed(position(0, 9), position(1, 9.001, { heading: 91, rot: -3.4, nav_status: 0 }));
    const path = `${POSITION_PATH}/${MMSI}`;
    expect(await jsonOf(await api.send('anna', 'GET', path), 200, POSITION)).toEqual({
      heading: 91,
      nav_status: 0,
      rot: -3,
      ship: { mmsi: MMSI },
      position: {
        type: 'Point',
        coordinates: [9.001, 54, '2026-06-01T12:01:00Z', 90, 10],
        extensions: ['time', 'cog', 'sog'],
      },
    });
    await expectProblem(await api.send('anna', 'GET', `${POSITION_PATH}/211000002`), 404);
    await expectProblem(await api.send('anna', 'GET', `${POSITION_PATH}/x`), 400);
  });

  it('[D10] ignores a jump', async () => {
    await feed(position(0, 9), position(1, 9.001), position(2, 40));
    const path = `${POSITION_PATH}/${MMSI}`;
    const found = await jsonOf(await api.send('anna', 'GET', path), 200, POSITION);
    expect(found.position.coordinates[0]).toBe(9.001);
  });

  it('[T3] follows one of two ships with the same MMSI', async () => {
    const path = `${POSITION_PATH}/${MMSI}`;
    const seen: number[] = [];
    // For longer than the window of the cleaner.
    for (let minute = 0; minute < 200; minute += 5) {
      await feed(position(minute, minute % 2 === 0 ? 9 : 40));
      const found = await jsonOf(await api.send('anna', 'GET', path), 200, POSITION);
      seen.push(found.position.coordinates[0]);
    }
    expect(new Set(seen)).toEqual(new Set([9]));
  });

  it('rejects invalid requests with pointers', async () => {
    const pointers = async (body: unknown): Promise<readonly string[]> =>
      expectProblem(await post(POSITION_PATH, body), 422);
    expect(await pointers({})).toEqual(['/mmsi']);
    expect(await pointers({ mmsi: ['211000001', 'x'] })).toEqual(['/mmsi/1']);
    expect(await pointers(['x'])).toEqual(['/mmsi/0']);
  });

  it('[D10] ignores a jump after a long silence', async () => {
    await feed(position(0, 9), position(10, 9), position(600, 60, { latitude: 0 }));
    const path = `${POSITION_PATH}/${MMSI}`;
    const found = await jsonOf(await api.send('anna', 'GET', path), 200, POSITION);
    expect(found.position.coordinates[0]).toBe(9);
  });

  it('requires ships', async () => {
    const answer = await api.send('anna', 'POST', POSITION_PATH, undefined);
    expect(await answer.text()).toContain('The body is empty.');
  });

  it('returns many in the order of the request, by body, query and POST', async () => {
    await feed(position(0, 9), position(0, 8, { mmsi: 211_000_009 }));
    const body = JSON.stringify({ mmsi: ['211000009', '211000003', String(MMSI)] });
    const stream = new Blob([body]).stream();
    const inBody = new Request(`http://api.example${POSITION_PATH}`, {
      headers: { authorization: authorizationOf('anna'), 'content-type': 'application/json' },
    });
    const query = `${POSITION_PATH}?mmsi=211000009,211000003&mmsi=${MMSI}`;
    for (const answer of [
      await api.handler(inBody, { body: stream }),
      await api.send('anna', 'GET', query),
      await post(POSITION_PATH, body),
      await post(POSITION_PATH, ['211000009', 211_000_003, String(MMSI)]),
    ]) {
      const found = await jsonOf(answer, 200, POSITION.array());
      expect(found.map(({ ship }) => ship.mmsi)).toEqual([211_000_009, MMSI]);
    }
    expect(await (await post(POSITION_PATH, { mmsi: [] })).json()).toEqual([]);
    await expectProblem(await api.send('anna', 'GET', `${POSITION_PATH}?mmsi=1,x`), 400);
    await expectProblem(await post(POSITION_PATH, { mmsi: ['x'] }), 422);
    await expectProblem(await post(POSITION_PATH, { mmsi: Array(10_001).fill('1') }), 422);
  });
});

describe('POST /ship/position', () => {
  it('reads the ships from the query first, with and without a body', async () => {
    await feed(position(0, 9), position(0, 8, { mmsi: 211_000_009 }));
    const path = `${POSITION_PATH}?mmsi=211000009`;
    for (const body of [undefined, '{', { mmsi: [String(MMSI)] }]) {
      const found = await jsonOf(await post(path, body), 200, POSITION.array());
      expect(found.map(({ ship }) => ship.mmsi)).toEqual([211_000_009]);
    }
    await expectProblem(await post(`${POSITION_PATH}?mmsi=x`, { mmsi: [String(MMSI)] }), 400);
  });
});

describe('a historical track', () => {
  const request = (change: object = {}): object => ({
    ship: { mmsi: String(MMSI) },
    begin: '2026-06-01T12:00:00Z',
    end: '2026-06-01T13:00:00Z',
    ...change,
  });

  async function trackOf(body: object): Promise<ReturnType<typeof TRACK.parse>> {
    const sent = await post(TRACK_PATH, body);
    const { id } = await jsonOf(sent, 202, JOB);
    expect(sent.headers.get('location')).toBe(`${TRACK_PATH}/${id}`);
    return jsonOf(await api.send('anna', 'GET', `${TRACK_PATH}/${id}`), 200, TRACK);
  }

  it('has each fix, the distance sailed, and no jump', async () => {
    await feed(
      ...[-1, 0, 1, 2, 3, 61].map((minute) => position(minute, 9 + minute / 100)),
      position(4, 50),
    );
    const track = await trackOf(request());
    expect(track.ship).toEqual({ mmsi: MMSI });
    expect(track.track.coordinates.map(([longitude]) => longitude)).toEqual([9, 9.01, 9.02, 9.03]);
    expect(track.track.coordinates[1]).toEqual([9.01, 54, '2026-06-01T12:01:00Z', 90, 10]);
    // 0.01° of longitude at 54° N are 655.6 m.
    expect(track.distance).toBe(1967);
    const backwards = { begin: '2026-06-01T13:00:00Z', end: '2026-06-01T12:00:00Z' };
    expect(await trackOf(request(backwards))).toEqual(track);
  });

  it('[D10] is the same wherever it begins, and begins without a jump', async () => {
    const minutes = Array.from({ length: 90 }, (_, minute) => minute);
    // Two ships transmit alternately.
    await feed(...minutes.map((minute) => position(minute, minute % 2 === 0 ? 9 : 40)));
    for (const begin of [3, 4, 5, 6]) {
      const track = await trackOf(request({ begin: timeAt(begin) }));
      expect(new Set(track.track.coordinates.map(([longitude]) => longitude))).toEqual(
        new Set([9]),
      );
    }
  });

  it('includes the last second, since times in responses are whole seconds', async () => {
    await feed({ ...position(1, 9), timestamp: timeAt(1).replace('.000', '.700') });
    const track = await trackOf(request({ end: timeAt(1) }));
    expect(track.track.coordinates).toHaveLength(1);
  });

  it('has the requested resolution', async () => {
    await feed(...Array.from({ length: 60 }, (_, minute) => position(minute, 9 + minute / 100)));
    const minutes = async (resolution: unknown): Promise<readonly string[]> =>
      (await trackOf(request({ resolution }))).track.coordinates.map(([, , time]) =>
        time.slice(14, 16),
      );
    const [every, quarters] = [await minutes('00:00:00'), ['00', '15', '30', '45']];
    expect(every).toHaveLength(60);
    expect(await minutes(null)).toEqual(every);
    expect(await minutes('00:15:00')).toEqual([...quarters, '59']);
    expect(await minutes('2026-06-01T00:15:00Z')).toEqual([...quarters, '59']);
  });

  it('is for the user who requested it', async () => {
    await feed(position(0, 9));
    const { id } = await jsonOf(await post(TRACK_PATH, request()), 202, JOB);
    await expectProblem(await api.send('bert', 'GET', `${TRACK_PATH}/${id}`), 404);
    expect((await api.send('chief', 'GET', `${TRACK_PATH}/${id}`)).status).toBe(200);
    await expectProblem(await api.send('anna', 'GET', `${TRACK_PATH}/${id + 1}`), 404);
    await expectProblem(await api.send('anna', 'GET', `${TRACK_PATH}/x`), 400);
    api.clock.set(api.clock.now() + 24 * 3_600_000);
    await expectProblem(await api.send('anna', 'GET', `${TRACK_PATH}/${id}`), 404);
  });

  it('rejects invalid requests with pointers', async () => {
    await feed(position(0, 9));
    const pointers = async (change: object, status: number): Promise<readonly string[]> =>
      expectProblem(await post(TRACK_PATH, request(change)), status);
    expect(await pointers({ begin: 'yesterday' }, 400)).toEqual(['/begin']);
    expect(await pointers({ end: 7 }, 422)).toEqual(['/end']);
    expect(await pointers({ end: '2036-06-01T12:00:00Z' }, 422)).toEqual(['/end']);
    expect(await pointers({ resolution: '10 s' }, 422)).toEqual(['/resolution']);
    expect(await pointers({ ship: { mmsi: '' } }, 422)).toEqual(['/ship/mmsi']);
    await pointers({ ship: { mmsi: '211000002' } }, 404);
  });
});

describe('POST /ship/historical/port', () => {
  it('lists the calls of a ship, newest first', async () => {
    const other = (minute: number): object => position(minute, 9, { mmsi: 211_000_002 });
    const stay = (from: number): object[] =>
      [0, 3, 6, 9].flatMap((minute) => [position(from + minute, 10), other(from + minute)]);
    const away = (from: number): object[] =>
      [0, 10, 20, 31].flatMap((minute) => [
        position(from + minute, 10.1 + minute / 100),
        other(from + minute),
      ]);
    await feed(...stay(0), ...away(20), ...stay(100), other(112));
    const answer = await post(CALLS, { ship: { mmsi: String(MMSI) } });
    const port = { id: 30_580, locode: 'DEHAM', name: 'Hamburg' };
    const berths = { berthing_areas: [{ id: '30580-7', name: 'Sandauhafen' }], port };
    expect(await jsonOf(answer, 200, PORT_CALLS)).toEqual({
      records: [
        {
          ...{ ata: '2026-06-01T13:40:00Z', not_later_than: null },
          ...{ atd: null, not_earlier_than: null, ...berths },
        },
        {
          ...{ ata: null, not_later_than: '2026-06-01T12:00:00Z' },
          ...{ atd: '2026-06-01T12:09:00Z', not_earlier_than: null, ...berths },
        },
      ],
    });
    const none = await post(CALLS, { ship: { mmsi: 211_000_002 } });
    expect(await jsonOf(none, 200, PORT_CALLS)).toEqual({ records: [] });
    await expectProblem(await post(CALLS, { ship: { mmsi: 211_000_003 } }), 404);
    await expectProblem(await post(CALLS, {}), 422);
  });
});

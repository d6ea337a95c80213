import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WITH_NEXT_PORTS } from './testing/next-ports.ts';
import { expectProblem } from './testing/problems.ts';
import {
  configurationRequest,
  openTestApi,
  POSITIONS,
  pair,
  SHAPES,
  STS,
  type TestApi,
} from './testing/test-api.ts';

const NEXT_PORT = '/api/shiptracker/nextport';
const UUID = '0a000000-0000-4000-8000-000000000001';

/** All operations for users, with existing ids, and whether they have a JSON body. */
const OPERATIONS: readonly (readonly [method: string, path: string, hasBody: boolean])[] = [
  ['POST', `${STS}/configurations`, true],
  ['GET', `${STS}/configurations`, false],
  ['GET', `${STS}/configurations/1`, false],
  ['PUT', `${STS}/configurations/1`, true],
  ['DELETE', `${STS}/configurations/1`, false],
  ['POST', `${STS}/configurations/1/detect`, false],
  ['GET', `${STS}/configurations/1/detect/1`, false],
  ['GET', `${STS}/s2s-events`, false],
  ['GET', `${STS}/s2s-events/current`, false],
  ['GET', `${STS}/s2s-events/search`, false],
  ['GET', `${STS}/s2s-events/1`, false],
  ['GET', `${STS}/s2s-events/1/tracks`, false],
  ['GET', `${STS}/s2s-events/1/assessment`, false],
  ['POST', `${STS}/s2s-events/1/ack`, false],
  ['GET', `${SHAPES}/name`, false],
  ['POST', SHAPES, true],
  ['PUT', `${SHAPES}/${UUID}`, true],
  ['DELETE', `${SHAPES}/${UUID}`, false],
  ['POST', `${SHAPES}/import?name=a&type=geojson`, true],
  ['PUT', `${SHAPES}/import?name=a&type=geojson`, true],
  ['GET', `${SHAPES}/export/${UUID}`, false],
  ['POST', '/api/portserver/ship/info', true],
  ['POST', '/api/portserver/ship/position', true],
  ['GET', '/api/portserver/ship/position/211000001', false],
  ['POST', '/api/portserver/ship/historical/track', true],
  ['GET', '/api/portserver/ship/historical/track/1', false],
  ['POST', '/api/portserver/ship/historical/port', true],
  ['POST', '/api/jobserver/stat/multiship', true],
  ['GET', '/api/jobserver/stat/multiship/result/1', false],
  ['GET', '/api/jobserver/stat/statistic/1', false],
  ['DELETE', '/api/jobserver/stat/statistic/1', false],
  ['GET', `${NEXT_PORT}/arrivals/NLRTM`, false],
  ['GET', `${NEXT_PORT}/ship/9074729`, false],
  ['GET', `${NEXT_PORT}/shiplist/fleet`, false],
  ['PUT', `${NEXT_PORT}/shiplist/fleet`, true],
  ['DELETE', `${NEXT_PORT}/shiplist/fleet`, false],
  ['POST', `${NEXT_PORT}/cluster`, true],
  ['GET', `${NEXT_PORT}/cluster`, false],
  ['PUT', `${NEXT_PORT}/cluster/mine`, true],
  ['DELETE', `${NEXT_PORT}/cluster/mine`, false],
  ['GET', '/api/identity/users', false],
  ['POST', '/api/identity/users', true],
  ['DELETE', '/api/identity/users/nobody', false],
  ['PUT', '/api/identity/users/nobody/password', true],
  ['GET', '/api/identity/users/nobody/keys', false],
  ['POST', '/api/identity/users/nobody/keys', false],
  ['DELETE', `/api/identity/keys/${UUID}`, false],
  ['POST', POSITIONS, true],
];
const WITH_BODY = OPERATIONS.filter(([, , hasBody]) => hasBody);
const CONFIGURATIONS = `${STS}/configurations`;

let api: TestApi;
async function open(): Promise<void> {
  api = await openTestApi({ rateLimit: false, service: WITH_NEXT_PORTS });
  await api.send('chief', 'POST', CONFIGURATIONS, configurationRequest());
  await api.service.ingest({ positions: pair(0, 60) });
}

describe('each operation', () => {
  beforeAll(open);

  it.each(OPERATIONS)('%s %s requires credentials', async (method, path) => {
    await expectProblem(await api.send(null, method, path), 401);
    await expectProblem(await api.send('nobody', method, path), 401);
  });

  it.each(WITH_BODY)(
    '%s %s requires JSON within the limits of size and depth',
    async (method, path) => {
      const send = (body: string, headers: object = {}): Promise<Response> =>
        api.send('chief', method, path, body, headers);
      await expectProblem(await send('{}', { 'content-type': 'text/html' }), 415);
      await expectProblem(await send('{}', { 'content-encoding': 'br' }), 415);
      for (const broken of ['', '{', '{"a":1,}', 'NaN', '\u0000', '{"a":\u0001}', "{'a':1}"]) {
        const { status } = await send(broken);
        expect([400, 422], `${broken}: ${status}`).toContain(status);
      }
      const deep = `${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}`;
      await expectProblem(await send(deep), 422);
      const statusOfLarge = (await send(`"${'x'.repeat(5_242_878)}"`)).status;
      expect([400, 404, 422]).toContain(statusOfLarge);
      if (path !== POSITIONS) await expectProblem(await send(`"${'x'.repeat(9_000_000)}"`), 413);
    },
  );

  it.each([
    [`${CONFIGURATIONS}/{}`, ['GET', 'PUT', 'DELETE']],
    [`${CONFIGURATIONS}/{}/detect?begin=2026-06-01T12:00:00Z&end=2026-06-01T13:00:00Z`, ['POST']],
    [`${CONFIGURATIONS}/1/detect/{}`, ['GET']],
    [`${STS}/s2s-events/{}`, ['GET']],
    [`${STS}/s2s-events/{}/tracks`, ['GET']],
    [`${STS}/s2s-events/{}/assessment`, ['GET']],
    [`${STS}/s2s-events/{}/ack`, ['POST']],
  ])('%s requires an id', async (path, methods) => {
    for (const method of methods) {
      const send = (id: string): Promise<Response> => {
        const body = method === 'PUT' ? configurationRequest() : undefined;
        return api.send('chief', method, path.replace('{}', encodeURIComponent(id)), body);
      };
      for (const wrong of [
        'x',
        '1.5',
        'NaN',
        '1e3',
        '0x1',
        ' ',
        '1 ',
        'ü',
        '%',
        "1' or 1=1",
        UUID,
      ]) {
        await expectProblem(await send(wrong), 400);
      }
      for (const unknown of ['99', '0', '-1', '99999999999999999999', '9'.repeat(400)]) {
        await expectProblem(await send(unknown), 404);
      }
    }
  });

  it.each([
    [CONFIGURATIONS, []],
    [`${STS}/s2s-events`, []],
    [`${STS}/s2s-events/current`, ['configuration_id']],
    [`${STS}/s2s-events/search`, ['mmsi', 'mmsi_other', 'configuration_id']],
  ])('%s requires numbers', async (path, more) => {
    const send = (query: string): Promise<Response> => api.send('chief', 'GET', `${path}?${query}`);
    for (const name of ['page', 'size', ...more]) {
      for (const wrong of [
        '',
        'x',
        '1.5',
        'NaN',
        'Infinity',
        '0x1',
        '1,2',
        '%00',
        '1%20',
        'null',
      ]) {
        expect(await expectProblem(await send(`${name}=${wrong}`), 400)).toEqual([name]);
      }
      expect(await expectProblem(await send(`${name}=1&${name}=2`), 400)).toEqual([name]);
      expect(await expectProblem(await send(`${name}=1e300`), 422)).toEqual([name]);
      expect((await send(`${name}=1&${name}=1`)).status).toBe(200);
    }
    for (const wrong of ['page=0', 'page=-1', 'size=0', 'size=-5', 'size=1001', 'size=1e9']) {
      expect(await expectProblem(await send(wrong), 422)).toEqual([wrong.split('=')[0]]);
    }
    expect(await expectProblem(await send('page=0&size=x'), 400)).toEqual(['size', 'page']);
    // Different values are one problem, the first of them may be another.
    expect(await expectProblem(await send('page=0&page=x'), 400)).toEqual(['page', 'page']);
    expect(await expectProblem(await send('page=x&page=0'), 400)).toEqual(['page']);
    expect((await send('page=2147483647&size=1000&unknown=x')).status).toBe(200);
  });
});

describe('a configuration', () => {
  beforeAll(open);

  const ring = (points: readonly (readonly number[])[]): object => ({
    geometry: { type: 'Polygon', coordinates: [points] },
  });
  const circle = Array.from({ length: 100_000 }, (_, i) => {
    const angle = (i / 100_000) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  });

  it.each<readonly [what: string, change: object, place: string]>([
    ['name', { name: 5 }, '/name'],
    ['blank name', { name: ' ' }, '/name'],
    ['control characters', { name: 'a\u0000b\u001b' }, '/name'],
    ['long name', { name: 'x'.repeat(201) }, '/name'],
    ['enabled', { enabled: 'yes' }, '/enabled'],
    ['parameters', { parameters: [] }, '/parameters'],
    [
      'huge distance',
      { parameters: { distance_for_sts_meters: 1e300 } },
      '/parameters/distance_for_sts_meters',
    ],
    [
      'negative window',
      { parameters: { transfer_time_window_minutes: -5 } },
      '/parameters/transfer_time_window_minutes',
    ],
    ['severity', { severity: {} }, '/severity'],
    ['acl', { acl: 'x' }, '/acl'],
    ['acl of others', { acl: ['anna'] }, '/acl'],
    ['type', { type: 'x' }, '/type'],
    ['phone numbers', { phone_numbers: [5] }, '/phone_numbers'],
    ['e-mail addresses', { email_addresses: {} }, '/email_addresses'],
    ['ports', { exclude_ports: 1 }, '/exclude_ports'],
    ['no shape', { shape_uuid: 'x', geometry: null }, '/shape_uuid'],
    ['unknown shape', { shape_uuid: UUID, geometry: null }, '/shape_uuid'],
    ['both', { shape_uuid: UUID }, '/shape_uuid'],
    ['neither', { geometry: null }, '/geometry'],
    [
      'unclosed',
      ring([
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]),
      '/geometry/coordinates/0',
    ],
    [
      'self-crossing',
      ring([
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ]),
      '/geometry/coordinates',
    ],
    ['too many vertices', ring([...circle, circle[0]]), '/geometry'],
    [
      'out of range',
      ring([
        [0, 0],
        [1, 0],
        [1, 95],
        [0, 0],
      ]),
      '/geometry/coordinates',
    ],
    ['point', { geometry: { type: 'Point', coordinates: [0, 0] } }, '/geometry'],
  ])('is validated: %s', async (_, change, place) => {
    for (const [method, path] of [
      ['POST', CONFIGURATIONS],
      ['PUT', `${CONFIGURATIONS}/1`],
    ] as const) {
      const response = await api.send('chief', method, path, configurationRequest(change));
      const places = await expectProblem(response, 422);
      expect(
        places.some((each) => each.startsWith(place)),
        places.join(),
      ).toBe(true);
    }
  });

  it.each(['NaN', '1e999', '-1e999', '"5"', 'null', 'true'])(
    'is validated: a distance of %s',
    async (number) => {
      const text = JSON.stringify(configurationRequest()).replace('500', number);
      const { status } = await api.send('chief', 'POST', CONFIGURATIONS, text);
      expect(status).toBe(number === 'NaN' ? 400 : 422);
    },
  );

  it('may have a name in any script', async () => {
    const name = 'Ἀγορά 港 🚢 ‮rtl';
    const response = await api.send(
      'chief',
      'POST',
      CONFIGURATIONS,
      configurationRequest({ name }),
    );
    expect(await response.json()).toMatchObject({ name });
    const bytes = new Uint8Array([0x7b, 0xff, 0x7d]);
    const headers = { authorization: `Basic ${btoa('chief:chief-password')}` };
    const init = { method: 'POST', headers, body: bytes };
    await expectProblem(
      await api.handler(new Request(`http://api.example${CONFIGURATIONS}`, init)),
      400,
    );
  });
});

describe('random input', () => {
  beforeEach(open);

  const names = [
    'page',
    'size',
    'time_period',
    'time_range',
    'mmsi',
    'mmsi_other',
    'configuration_id',
    'begin',
    'end',
    'format',
    'name',
    'type',
  ];
  const query = fc.array(
    fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.double().map(String)),
    ),
    { maxLength: 4 },
  );
  const fields = fc.constantFrom(
    'name',
    'enabled',
    'parameters',
    'severity',
    'geometry',
    'acl',
    'type',
    'coordinates',
    'properties',
    'radius',
    'mmsi',
    'timestamp',
    'longitude',
    'latitude',
    'shape_uuid',
    'locodes',
    'color',
    'threshold',
    'filter',
    'imos',
    '__proto__',
  );
  const values = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(
        fc.constantFrom('Polygon', 'MultiPolygon', 'Feature', 'Point', 's2s', UUID, 'NLRTM'),
        fc.jsonValue(),
        fc.double(),
        fc.string({ unit: 'binary' }),
      ),
      fc.array(tie('value'), { maxLength: 5 }),
      fc.dictionary(fields, tie('value'), { maxKeys: 6 }),
    ),
  })).value;
  const bodies = fc.oneof(
    values.map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary' }),
  );
  const segment = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.integer().map(String),
    fc.constantFrom('1', UUID),
  );

  it('never causes a 500, and always gets a JSON response', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...OPERATIONS),
        query,
        bodies,
        segment,
        fc.boolean(),
        async ([method, path, hasBody], pairs, body, last, isReplaced) => {
          const [bare, fixed = ''] = path.split('?');
          const place = isReplaced ? bare.replace(/[^/]+$/, encodeURIComponent(last)) : bare;
          const parameters = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
          const url = `${place}?${[fixed, ...parameters].join('&')}`;
          const response = await api.send('chief', method, url, hasBody ? body : undefined);
          const text = await response.text();
          expect(response.status, `${method} ${url} ${body}: ${text}`).toBeLessThan(500);
          if (response.status >= 400) {
            expect(response.headers.get('content-type')).toBe('application/problem+json');
            expect(JSON.parse(text)).toMatchObject({ status: response.status });
          }
        },
      ),
      { numRuns: 1500 },
    );
    expect(api.log.filter(({ error }) => error !== undefined)).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { tokenHeaders } from '../testing/token-headers.ts';
import { CREDIT_USAGE, USAGE } from '../usage/usage-schemas.ts';
import {
  BOOKING_IMPORT_RESULT,
  IMPORT_RESULT,
  LANE_STATISTICS,
  RECOMPUTED,
} from './lane-schemas.ts';

const BASE = '/tradelane-analytics';
const STATISTICS = `${BASE}/journey-statistics`;
const LANE = `${STATISTICS}?origin_un_location_code=cn%20sha&destination_un_location_code=NLRTM`;
const IMO = 9_074_729;

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({});
});

/** Sends a request with a token and its key. */
async function send(user: string, method: string, path: string, body?: unknown): Promise<Response> {
  return api.send(null, method, path, body, await tokenHeaders(api, user));
}

function voyage(number: string, more: object = {}): Record<string, unknown> {
  return {
    vessel_operator_carrier_code: 'MAEU',
    carrier_voyage_number: number,
    vessel_imo_number: IMO,
    port_calls: [
      { un_location_code: 'CNSHA', departure_datetime: '2026-03-01T00:00:00Z' },
      { un_location_code: 'NLRTM', arrival_datetime: '2026-04-01T00:00:00+08:00' },
    ],
    ...more,
  };
}

function booking(number: string, more: object = {}): Record<string, unknown> {
  return {
    vessel_operator_carrier_code: 'MAEU',
    carrier_booking_number: number,
    origin_un_location_code: 'CNSHA',
    destination_un_location_code: 'NLRTM',
    containers: [
      { count: 3, planned_voyage_number: '1', actual_voyage_number: '2', changed_by: 'shipper' },
      { count: 40, planned_voyage_number: '9' },
    ],
    ...more,
  };
}

const UNKNOWN_CALL = {
  ...{ made: 0, omitted: 0, unknown: 1, open: 0 },
  ...{ on_time: 0, average_delay_hours: null, average_deviation_hours: null },
};

describe('journey statistics', () => {
  it('have the fields of the specification', async () => {
    const voyages = await send('chief', 'PUT', `${BASE}/voyages`, { voyages: [voyage('1')] });
    expect(await jsonOf(voyages, 200, IMPORT_RESULT)).toEqual({
      ...{ accepted: 1, rejected: [], rejected_total: 0 },
      // A service without ports detects no calls.
      warnings: [0, 1].map((index) => ({
        ...{ row: 1, detail: expect.stringContaining('has no port here') },
        pointer: `/voyages/0/port_calls/${index}/un_location_code`,
      })),
      warnings_total: 1,
    });
    const bookings = await send('chief', 'PUT', `${BASE}/bookings`, [booking('B1')]);
    expect(await jsonOf(bookings, 200, BOOKING_IMPORT_RESULT)).toMatchObject({
      ...{ accepted: 1, containers: 43, containers_on_known_voyages: 3 },
    });
    expect(await jsonOf(await send('anna', 'GET', LANE), 200, LANE_STATISTICS)).toEqual({
      statistics: [
        {
          vessel_operator_carrier_code: 'MAEU',
          origin_un_location_code: 'CNSHA',
          destination_un_location_code: 'NLRTM',
          begin_datetime: '2025-06-01T00:00:00.000+00:00',
          end_datetime: '2026-06-01T00:00:00.000+00:00',
          origin_omitted_port_call_count: 0,
          destination_omitted_port_call_count: 0,
          total_journeys: 1,
          origin_delayed_journeys: 0,
          destination_delayed_journeys: 0,
          container_count: '10-99',
          carrier_caused_rolls_pct: 0,
          shipper_caused_rolls_pct: 100,
          origin_port_calls: UNKNOWN_CALL,
          destination_port_calls: UNKNOWN_CALL,
        },
      ],
    });
  });

  it('of a lane without journeys are empty', async () => {
    const none = await jsonOf(await send('anna', 'GET', LANE), 200, LANE_STATISTICS);
    expect(none).toEqual({ statistics: [] });
  });

  it.each([
    [STATISTICS, 400, ['origin_un_location_code', 'destination_un_location_code']],
    [`${LANE}&origin_un_location_code=DEHAM`, 400, ['origin_un_location_code']],
    [LANE.replace('NLRTM', 'Rotterdam'), 422, ['destination_un_location_code']],
  ])('reject %s', async (path, status, pointers) => {
    expect(await expectProblem(await send('anna', 'GET', path), status)).toEqual(pointers);
  });

  it('require a token', async () => {
    await expectProblem(await api.send('anna', 'GET', LANE), 401);
  });
});

describe('rows', () => {
  it('that are invalid are listed with their number, and the others are imported', async () => {
    const rows = [voyage('1'), 7, voyage('2', { vessel_imo_number: 9_074_728 })];
    const answer = await send('chief', 'PUT', `${BASE}/voyages`, { voyages: rows });
    const { accepted, rejected, rejected_total } = await jsonOf(answer, 200, IMPORT_RESULT);
    expect([accepted, rejected_total]).toEqual([1, 2]);
    expect(rejected[0]).toEqual({ row: 2, detail: 'must be an object.', pointer: '/voyages/1' });
    expect(rejected.at(-1)).toMatchObject({ row: 3, pointer: '/voyages/2/vessel_imo_number' });
  });

  it('are rejected if none is valid, or not all with all_or_nothing', async () => {
    const path = `${BASE}/bookings`;
    const wrong = booking('B2', { containers: [] });
    const none = await send('chief', 'PUT', path, [wrong]);
    expect(await expectProblem(none, 422)).toEqual(['/0/containers']);
    const notAll = await send('chief', 'PUT', `${path}?all_or_nothing=true`, [
      booking('B1'),
      wrong,
    ]);
    expect(await expectProblem(notAll, 422)).toEqual(['/1/containers']);
    const empty = await send('chief', 'PUT', path, { bookings: [] });
    expect(await jsonOf(empty, 200, BOOKING_IMPORT_RESULT)).toMatchObject({ accepted: 0 });
  });

  it.each([
    ['', {}, 422, ['/voyages']],
    ['', 5, 422, ['/voyages']],
    ['', { voyages: Array.from({ length: 10_001 }, () => 0) }, 422, ['/voyages']],
    ['?all_or_nothing=yes', { voyages: [] }, 400, ['all_or_nothing']],
  ])('are rejected from %s %j', async (query, body, status, pointers) => {
    const answer = await send('chief', 'PUT', `${BASE}/voyages${query}`, body);
    expect(await expectProblem(answer, status)).toEqual(pointers);
  });

  it('are imported by administrators, who may also recompute lanes', async () => {
    for (const [method, path] of [
      ['PUT', '/voyages'],
      ['PUT', '/bookings'],
      ['POST', '/recomputation'],
    ] as const) {
      const body = method === 'PUT' ? [] : undefined;
      await expectProblem(await send('anna', method, `${BASE}${path}`, body), 403);
    }
    await send('chief', 'PUT', `${BASE}/voyages`, [voyage('1')]);
    const done = await send('chief', 'POST', `${BASE}/recomputation`);
    expect(await jsonOf(done, 200, RECOMPUTED)).toEqual({ voyages: 1 });
  });

  it('[U1] of bookings are counted, and have a price of their own', async () => {
    const endpoints = ['Total container count'];
    api = await openTestApi({
      service: { prices: [{ title: 'Boxes', unit: 'CONTAINERS', credits: 0.5, endpoints }] },
    });
    await send('chief', 'PUT', `${BASE}/voyages`, { voyages: [voyage('1')] });
    await send('chief', 'PUT', `${BASE}/bookings`, { bookings: [booking('1')] });
    await send('chief', 'PUT', `${BASE}/bookings`, { bookings: [{}] });
    const usage = await send('chief', 'GET', '/administration/usage');
    const common = { usage_type: 'REQUEST', usage_method: 'PUT', status: 'SUCCESS' };
    const labelled = { ...common, unit: 'CONTAINERS', text: 'Bookings' };
    const counted = (await jsonOf(usage, 200, USAGE)).usage;
    expect(counted.filter(({ unit }) => unit === 'CONTAINERS')).toMatchObject([
      { ...labelled, endpoint: 'Container with data count', usage_count: 3 },
      { ...labelled, endpoint: 'Total container count', usage_count: 43 },
    ]);
    const credits = await send('chief', 'GET', '/administration/usage/credits');
    expect(await jsonOf(credits, 200, CREDIT_USAGE)).toEqual({
      total_credit_used: 21.5,
      usage: [{ title: 'Boxes', usage: 43, credits: 21.5 }],
    });
  });
});

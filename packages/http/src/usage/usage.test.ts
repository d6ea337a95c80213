import { monthAt, type Price } from '@roadstead/usage';
import { describe, expect, it } from 'vitest';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openTestApi, POSITIONS, SHAPES, STS, type TestApi } from '../testing/test-api.ts';
import { tokenHeaders } from '../testing/token-headers.ts';
import { CREDIT_USAGE, USAGE } from './usage-schemas.ts';

const USAGE_PATH = '/administration/usage';
const CREDITS_PATH = '/administration/usage/credits';
const CONFIGURATIONS = `${STS}/configurations`;
const JUNE = { usage_year: 2026, usage_month: 6 };
const PRICES: readonly Price[] = [
  {
    ...{ title: 'Configurations', unit: 'REQUESTS', credits: 0.25 },
    endpoints: [`GET ${CONFIGURATIONS}`, `GET ${CONFIGURATIONS}/{id}`],
  },
];

async function read(
  api: TestApi,
  user: string,
  path: string,
  headers: object = {},
): Promise<Response> {
  const proof = await tokenHeaders(api, user);
  return api.send(null, 'GET', path, undefined, { ...proof, ...headers });
}

async function usageOf(api: TestApi, user: string, query = ''): Promise<readonly object[]> {
  return (await jsonOf(await read(api, user, USAGE_PATH + query), 200, USAGE)).usage;
}

describe('usage', () => {
  it('[U1] has one record for each path pattern, status and user', async () => {
    const api = await openTestApi();
    await api.send('anna', 'GET', CONFIGURATIONS);
    await api.send('anna', 'HEAD', CONFIGURATIONS);
    await api.send('anna', 'GET', `${CONFIGURATIONS}/1`);
    await api.send('anna', 'GET', `${CONFIGURATIONS}/2`);
    await api.send('anna', 'GET', '/health');
    await api.send('anna', 'GET', '/no/such/path');
    await api.send(null, 'GET', CONFIGURATIONS);
    await api.send('nobody', 'GET', CONFIGURATIONS);
    const common = { user_id: 'anna', ...JUNE, usage_type: 'REQUEST', usage_method: 'GET' };
    const units = { unit: 'REQUESTS', text: null };
    expect(await usageOf(api, 'anna')).toEqual([
      { ...common, endpoint: CONFIGURATIONS, status: 'SUCCESS', ...units, usage_count: 2 },
      { ...common, endpoint: `${CONFIGURATIONS}/{id}`, status: 'ERROR', ...units, usage_count: 2 },
    ]);
    // The request that reads it is counted too.
    expect(await usageOf(api, 'anna')).toContainEqual({
      ...{ ...common, endpoint: USAGE_PATH, status: 'SUCCESS', ...units, usage_count: 1 },
    });
  });

  it('[U1] counts rejected requests: by role, body and rate', async () => {
    const api = await openTestApi({ rateLimit: { perSecond: 0.001, burst: 2 } });
    await api.send('anna', 'POST', POSITIONS, []);
    await api.send('anna', 'POST', SHAPES, '{');
    await api.send('anna', 'GET', CONFIGURATIONS);
    await api.send('anna', 'GET', CONFIGURATIONS);
    const counted = (await usageOf(api, 'chief')) as { endpoint: string; status: string }[];
    expect(counted.map(({ endpoint, status }) => [endpoint, status])).toEqual([
      [SHAPES, 'ERROR'],
      [CONFIGURATIONS, 'ERROR'],
      [CONFIGURATIONS, 'SUCCESS'],
      [POSITIONS, 'ERROR'],
    ]);
  });

  it('[U1] counts feeds', async () => {
    const api = await openTestApi();
    await api.send('feed', 'POST', POSITIONS, []);
    expect(await usageOf(api, 'feed')).toMatchObject([
      { endpoint: POSITIONS, usage_method: 'POST', usage_count: 1 },
    ]);
  });

  it('[U4] is their own for users, and that of all for administrators', async () => {
    const api = await openTestApi();
    await api.send('anna', 'GET', CONFIGURATIONS);
    await api.send('bert', 'GET', CONFIGURATIONS);
    expect(await usageOf(api, 'anna')).toMatchObject([{ user_id: 'anna' }]);
    expect(await usageOf(api, 'chief')).toMatchObject([
      { user_id: 'anna', endpoint: USAGE_PATH },
      { user_id: 'anna', endpoint: CONFIGURATIONS },
      { user_id: 'bert' },
    ]);
  });

  it('[U5] has pages, and months', async () => {
    const api = await openTestApi();
    for (const path of ['/configurations', '/s2s-events', '/s2s-events/current']) {
      await api.send('anna', 'GET', STS + path);
    }
    expect(await usageOf(api, 'anna', '?page_size=2&year=2026&month=6')).toHaveLength(2);
    expect(await usageOf(api, 'anna', '?page=9&page_size=2')).toEqual([]);
    expect(await usageOf(api, 'anna', '?year=2026&month=5')).toEqual([]);
    for (const query of ['month=13', 'month=0', 'year=1', 'page=0', 'page_size=1001']) {
      const wrong = await expectProblem(await read(api, 'anna', `${USAGE_PATH}?${query}`), 422);
      expect(wrong).toEqual([query.split('=')[0]]);
    }
    await expectProblem(await read(api, 'anna', `${USAGE_PATH}?month=June`), 400);
  });

  it('requires key and token', async () => {
    const api = await openTestApi();
    await expectProblem(await api.send('anna', 'GET', USAGE_PATH), 401);
    await expectProblem(await api.send(null, 'GET', CREDITS_PATH), 401);
  });
});

describe('credits', () => {
  it('[U7] are in each response and by month; failed requests are free', async () => {
    const api = await openTestApi({ service: { prices: PRICES } });
    const answer = await api.send('anna', 'GET', CONFIGURATIONS);
    expect(answer.headers.get('x-credits')).toBe('0.25');
    const failed = await api.send('anna', 'GET', `${CONFIGURATIONS}/1`);
    expect(failed.headers.get('x-credits')).toBeNull();
    const free = await api.send('anna', 'GET', `${STS}/s2s-events`);
    expect(free.headers.get('x-credits')).toBeNull();
    await api.send('bert', 'GET', CONFIGURATIONS);
    expect(await jsonOf(await read(api, 'anna', CREDITS_PATH), 200, CREDIT_USAGE)).toEqual({
      total_credit_used: 0.25,
      usage: [{ title: 'Configurations', usage: 1, credits: 0.25 }],
    });
    expect(await jsonOf(await read(api, 'chief', CREDITS_PATH), 200, CREDIT_USAGE)).toMatchObject({
      total_credit_used: 0.5,
    });
    const may = await read(api, 'anna', `${CREDITS_PATH}?year=2026&month=5`);
    expect(await jsonOf(may, 200, CREDIT_USAGE)).toEqual({ total_credit_used: 0, usage: [] });
  });

  it('[U9] are returned by a dry run, which does nothing and is not counted', async () => {
    const api = await openTestApi({ service: { prices: PRICES } });
    const dry = { 'x-dry-run': 'true' };
    const answer = await api.send('anna', 'GET', CONFIGURATIONS, undefined, dry);
    expect(answer.headers.get('x-credits')).toBe('0.25');
    expect(await answer.json()).toEqual({
      ...{ title: 'Configurations', unit: 'REQUESTS', credits: 0.25 },
    });
    const free = await api.send('anna', 'POST', SHAPES, { nonsense: true }, dry);
    expect(await free.json()).toEqual({ title: null, unit: 'REQUESTS', credits: 0 });
    expect(await usageOf(api, 'anna')).toEqual([]);
    await expectProblem(await api.send(null, 'GET', CONFIGURATIONS, undefined, dry), 401);
    await expectProblem(await api.send('anna', 'POST', POSITIONS, [], dry), 403);
    const maybe = { 'x-dry-run': 'perhaps' };
    await expectProblem(await api.send('anna', 'GET', CONFIGURATIONS, undefined, maybe), 400);
    const wet = await api.send('anna', 'GET', CONFIGURATIONS, undefined, { 'x-dry-run': 'false' });
    expect(await wet.json()).toEqual({ items: [] });
  });

  it('[U6] a price of an unknown operation is rejected', async () => {
    const [price] = PRICES;
    const wrong = { ...price, endpoints: ['GET /no/such/path'] };
    await expect(openTestApi({ service: { prices: [wrong] } })).rejects.toThrow(
      'GET /no/such/path',
    );
  });
});

describe('a quota', () => {
  it('[U8] that is exceeded is 429 until the next month', async () => {
    const api = await openTestApi({ service: { quotas: { others: { requests: 1 } } } });
    expect((await api.send('anna', 'GET', CONFIGURATIONS)).status).toBe(200);
    const limited = await api.send('anna', 'GET', CONFIGURATIONS);
    expect(limited.headers.get('retry-after')).toBe(String(29.5 * 86_400));
    const { detail } = (await limited.clone().json()) as { detail: string };
    expect(detail).toBe('Your quota of requests for 2026-06, which is 1, is used up.');
    await expectProblem(limited, 429);
    const dry = { 'x-dry-run': 'true' };
    const sent = await api.send('anna', 'GET', CONFIGURATIONS, undefined, dry);
    await expectProblem(sent, 429);
    // Users over their quota can read their usage.
    expect(await usageOf(api, 'anna')).toMatchObject([{ status: 'ERROR' }, { status: 'SUCCESS' }]);
    expect((await api.send('bert', 'GET', CONFIGURATIONS)).status).toBe(200);
    api.clock.set(Date.UTC(2026, 6, 1));
    expect(monthAt(api.clock.now())).toEqual({ year: 2026, month: 7 });
    expect((await api.send('anna', 'GET', CONFIGURATIONS)).status).toBe(200);
  });
});

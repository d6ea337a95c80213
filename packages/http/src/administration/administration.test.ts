import { monthAt, type Price } from '@roadstead/usage';
import { describe, expect, it } from 'vitest';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openDoor, POSITIONS, type RunningDoor, SHAPES, STS } from '../testing/running-door.ts';
import { tokenHeaders } from '../testing/token-headers.ts';
import { CREDIT_USAGE, USAGE } from './administration-schemas.ts';

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
  door: RunningDoor,
  user: string,
  path: string,
  headers: object = {},
): Promise<Response> {
  const proof = await tokenHeaders(door, user);
  return door.ask(null, 'GET', path, undefined, { ...proof, ...headers });
}

async function usageOf(door: RunningDoor, user: string, query = ''): Promise<readonly object[]> {
  return (await jsonOf(await read(door, user, USAGE_PATH + query), 200, USAGE)).usage;
}

describe('usage', () => {
  it('[U1] has one record for each endpoint, status and user; paths have placeholders', async () => {
    const door = await openDoor();
    await door.ask('anna', 'GET', CONFIGURATIONS);
    await door.ask('anna', 'HEAD', CONFIGURATIONS);
    await door.ask('anna', 'GET', `${CONFIGURATIONS}/1`);
    await door.ask('anna', 'GET', `${CONFIGURATIONS}/2`);
    await door.ask('anna', 'GET', '/health');
    await door.ask('anna', 'GET', '/no/such/path');
    await door.ask(null, 'GET', CONFIGURATIONS);
    await door.ask('nobody', 'GET', CONFIGURATIONS);
    const common = { user_id: 'anna', ...JUNE, usage_type: 'REQUEST', usage_method: 'GET' };
    const units = { unit: 'REQUESTS', text: null };
    expect(await usageOf(door, 'anna')).toEqual([
      { ...common, endpoint: CONFIGURATIONS, status: 'SUCCESS', ...units, usage_count: 2 },
      { ...common, endpoint: `${CONFIGURATIONS}/{id}`, status: 'ERROR', ...units, usage_count: 2 },
    ]);
    // What reads it is counted as well.
    expect(await usageOf(door, 'anna')).toContainEqual({
      ...{ ...common, endpoint: USAGE_PATH, status: 'SUCCESS', ...units, usage_count: 1 },
    });
  });

  it('[U1] counts what is refused: the role, the body, the rate', async () => {
    const door = await openDoor({ rateLimit: { perSecond: 0.001, burst: 2 } });
    await door.ask('anna', 'POST', POSITIONS, []);
    await door.ask('anna', 'POST', SHAPES, '{');
    await door.ask('anna', 'GET', CONFIGURATIONS);
    await door.ask('anna', 'GET', CONFIGURATIONS);
    const counted = (await usageOf(door, 'chief')) as { endpoint: string; status: string }[];
    expect(counted.map(({ endpoint, status }) => [endpoint, status])).toEqual([
      [SHAPES, 'ERROR'],
      [CONFIGURATIONS, 'ERROR'],
      [CONFIGURATIONS, 'SUCCESS'],
      [POSITIONS, 'ERROR'],
    ]);
  });

  it('[U1] counts feeds', async () => {
    const door = await openDoor();
    await door.ask('feed', 'POST', POSITIONS, []);
    expect(await usageOf(door, 'feed')).toMatchObject([
      { endpoint: POSITIONS, usage_method: 'POST', usage_count: 1 },
    ]);
  });

  it('[U4] is their own for users, that of all for administrators', async () => {
    const door = await openDoor();
    await door.ask('anna', 'GET', CONFIGURATIONS);
    await door.ask('bert', 'GET', CONFIGURATIONS);
    expect(await usageOf(door, 'anna')).toMatchObject([{ user_id: 'anna' }]);
    expect(await usageOf(door, 'chief')).toMatchObject([
      { user_id: 'anna', endpoint: USAGE_PATH },
      { user_id: 'anna', endpoint: CONFIGURATIONS },
      { user_id: 'bert' },
    ]);
  });

  it('[U5] comes in pages, and by month', async () => {
    const door = await openDoor();
    for (const path of ['/configurations', '/s2s-events', '/s2s-events/current']) {
      await door.ask('anna', 'GET', STS + path);
    }
    expect(await usageOf(door, 'anna', '?page_size=2&year=2026&month=6')).toHaveLength(2);
    expect(await usageOf(door, 'anna', '?page=9&page_size=2')).toEqual([]);
    expect(await usageOf(door, 'anna', '?year=2026&month=5')).toEqual([]);
    for (const query of ['month=13', 'month=0', 'year=1', 'page=0', 'page_size=1001']) {
      const wrong = await expectProblem(await read(door, 'anna', `${USAGE_PATH}?${query}`), 422);
      expect(wrong).toEqual([query.split('=')[0]]);
    }
    await expectProblem(await read(door, 'anna', `${USAGE_PATH}?month=June`), 400);
  });

  it('wants key and token', async () => {
    const door = await openDoor();
    await expectProblem(await door.ask('anna', 'GET', USAGE_PATH), 401);
    await expectProblem(await door.ask(null, 'GET', CREDITS_PATH), 401);
  });
});

describe('credits', () => {
  it('[U7] are told with each answer and for a month; what failed is free', async () => {
    const door = await openDoor({ service: { prices: PRICES } });
    const answer = await door.ask('anna', 'GET', CONFIGURATIONS);
    expect(answer.headers.get('x-credits')).toBe('0.25');
    const failed = await door.ask('anna', 'GET', `${CONFIGURATIONS}/1`);
    expect(failed.headers.get('x-credits')).toBeNull();
    const free = await door.ask('anna', 'GET', `${STS}/s2s-events`);
    expect(free.headers.get('x-credits')).toBeNull();
    await door.ask('bert', 'GET', CONFIGURATIONS);
    expect(await jsonOf(await read(door, 'anna', CREDITS_PATH), 200, CREDIT_USAGE)).toEqual({
      total_credit_used: 0.25,
      usage: [{ title: 'Configurations', usage: 1, credits: 0.25 }],
    });
    expect(await jsonOf(await read(door, 'chief', CREDITS_PATH), 200, CREDIT_USAGE)).toMatchObject({
      total_credit_used: 0.5,
    });
    const may = await read(door, 'anna', `${CREDITS_PATH}?year=2026&month=5`);
    expect(await jsonOf(may, 200, CREDIT_USAGE)).toEqual({ total_credit_used: 0, usage: [] });
  });

  it('[U9] are told before by a dry run, which does nothing and is not counted', async () => {
    const door = await openDoor({ service: { prices: PRICES } });
    const dry = { 'x-dry-run': 'true' };
    const answer = await door.ask('anna', 'GET', CONFIGURATIONS, undefined, dry);
    expect(answer.headers.get('x-credits')).toBe('0.25');
    expect(await answer.json()).toEqual({
      ...{ title: 'Configurations', unit: 'REQUESTS', credits: 0.25 },
    });
    const free = await door.ask('anna', 'POST', SHAPES, { nonsense: true }, dry);
    expect(await free.json()).toEqual({ title: null, unit: 'REQUESTS', credits: 0 });
    expect(await usageOf(door, 'anna')).toEqual([]);
    await expectProblem(await door.ask(null, 'GET', CONFIGURATIONS, undefined, dry), 401);
    await expectProblem(await door.ask('anna', 'POST', POSITIONS, [], dry), 403);
    const maybe = { 'x-dry-run': 'perhaps' };
    await expectProblem(await door.ask('anna', 'GET', CONFIGURATIONS, undefined, maybe), 400);
    const wet = await door.ask('anna', 'GET', CONFIGURATIONS, undefined, { 'x-dry-run': 'false' });
    expect(await wet.json()).toEqual({ items: [] });
  });

  it('[U6] a price of what does not exist is a mistake', async () => {
    const [price] = PRICES;
    const wrong = { ...price, endpoints: ['GET /no/such/path'] };
    await expect(openDoor({ service: { prices: [wrong] } })).rejects.toThrow('GET /no/such/path');
  });
});

describe('a quota', () => {
  it('[U8] that is used up is 429 until the next month, and says which', async () => {
    const door = await openDoor({ service: { quotas: { others: { requests: 1 } } } });
    expect((await door.ask('anna', 'GET', CONFIGURATIONS)).status).toBe(200);
    const refused = await door.ask('anna', 'GET', CONFIGURATIONS);
    expect(refused.headers.get('retry-after')).toBe(String(29.5 * 86_400));
    const { detail } = (await refused.clone().json()) as { detail: string };
    expect(detail).toBe('Your quota of requests for 2026-06, which is 1, is used up.');
    await expectProblem(refused, 429);
    const dry = { 'x-dry-run': 'true' };
    const asked = await door.ask('anna', 'GET', CONFIGURATIONS, undefined, dry);
    await expectProblem(asked, 429);
    // Who has used it up can look at what was used.
    expect(await usageOf(door, 'anna')).toMatchObject([{ status: 'ERROR' }, { status: 'SUCCESS' }]);
    expect((await door.ask('bert', 'GET', CONFIGURATIONS)).status).toBe(200);
    door.clock.set(Date.UTC(2026, 6, 1));
    expect(monthAt(door.clock.now())).toEqual({ year: 2026, month: 7 });
    expect((await door.ask('anna', 'GET', CONFIGURATIONS)).status).toBe(200);
  });
});

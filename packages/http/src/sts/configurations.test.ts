import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import {
  configurationRequest,
  openTestApi,
  SHAPES,
  STS,
  type TestApi,
} from '../testing/test-api.ts';
import { CONFIGURATION_LIST, CONFIGURATION_REPLY } from './configuration-schemas.ts';

const PATH = `${STS}/configurations`;

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});

async function create(
  change: object = {},
  user = 'anna',
): Promise<z.infer<typeof CONFIGURATION_REPLY>> {
  return jsonOf(
    await api.send(user, 'POST', PATH, configurationRequest(change)),
    201,
    CONFIGURATION_REPLY,
  );
}

describe('POST /configurations', () => {
  it('returns 201 with all fields and Location', async () => {
    const { anna, bert } = api.users;
    const response = await api.send(
      'anna',
      'POST',
      PATH,
      configurationRequest({ acl: [bert.uuid] }),
    );
    expect(response.headers.get('location')).toBe(`${PATH}/1`);
    expect(await jsonOf(response, 201, CONFIGURATION_REPLY)).toMatchObject({
      id: 1,
      created_at: '2026-06-01T12:00:00.000Z',
      modified_at: '2026-06-01T12:00:00.000Z',
      created_by: 'anna',
      modified_by: 'anna',
      name: 'Anchorage',
      enabled: true,
      parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
      severity: 'Note',
      shape_uuid: null,
      geometry: { type: 'Polygon' },
      owner: anna.uuid,
      acl: [bert.uuid],
      type: 's2s',
      phone_numbers: [],
      email_addresses: [],
      exclude_ports: false,
    });
  });

  it('says of contacts that they are stored, not delivered', async () => {
    const noticeOf = async (contacts: object): Promise<string | null> => {
      const response = await api.send('anna', 'POST', PATH, configurationRequest(contacts));
      return response.headers.get('x-notice');
    };
    expect(await noticeOf({})).toBeNull();
    expect(await noticeOf({ email_addresses: ['a@b.example'] })).toBe(
      'email_addresses: stored, not delivered',
    );
    const read = await api.send('anna', 'GET', `${PATH}/2`);
    expect(read.headers.get('x-notice')).toBe('email_addresses: stored, not delivered');
    expect(await noticeOf({ phone_numbers: ['1'], email_addresses: ['a@b.example'] })).toBe(
      'phone_numbers, email_addresses: stored, not delivered',
    );
  });

  it('ignores unknown and assigned fields, and __proto__', async () => {
    const body = JSON.stringify(configurationRequest({ id: 77, colour: 'red' }));
    const text = body.replace('{', '{"__proto__":{"enabled":false},"constructor":1,');
    const made = await jsonOf(await api.send('anna', 'POST', PATH, text), 201, CONFIGURATION_REPLY);
    expect(made).toMatchObject({ id: 1, enabled: true });
    expect(({} as { enabled?: boolean }).enabled).toBeUndefined();
  });

  it('follows a shape', async () => {
    const { geometry, ...rest } = configurationRequest() as { geometry: object };
    const made = await api.send('anna', 'POST', SHAPES, {
      ...geometry,
      properties: { name: 'square' },
    });
    const { id } = (await made.json()) as { id: string };
    const body = { ...rest, shape_uuid: id };
    const created = await jsonOf(
      await api.send('anna', 'POST', PATH, body),
      201,
      CONFIGURATION_REPLY,
    );
    expect(created).toMatchObject({ shape_uuid: id, geometry: { type: 'Polygon' } });
    await expectProblem(await api.send('anna', 'DELETE', `${SHAPES}/${id}`), 409);
  });

  it('rejects an invalid body with pointers', async () => {
    const body = {
      ...configurationRequest(),
      name: 5,
      parameters: { distance_for_sts_meters: -1 },
    };
    expect(await expectProblem(await api.send('anna', 'POST', PATH, body), 422)).toEqual(
      expect.arrayContaining([
        '/name',
        '/parameters/distance_for_sts_meters',
        '/parameters/transfer_time_window_minutes',
      ]),
    );
  });
});

describe('GET /configurations', () => {
  it('lists the configurations that the user may read, by id', async () => {
    await create();
    await create({ name: 'shared', acl: [api.users.bert.uuid] });
    const list = async (user: string): Promise<readonly string[]> => {
      const response = await api.send(user, 'GET', PATH);
      const listed = await jsonOf(response, 200, CONFIGURATION_LIST);
      expect(Object.keys(listed)).toEqual(['items']);
      return listed.items.map(({ name }) => name);
    };
    expect(await list('anna')).toEqual(['Anchorage', 'shared']);
    expect(await list('bert')).toEqual(['shared']);
    expect(await list('chief')).toEqual(['Anchorage', 'shared']);
    expect(await list('feed')).toEqual([]);
  });

  it('returns a page on request', async () => {
    for (const name of ['a', 'b', 'c']) await create({ name });
    const page = async (query: string): Promise<z.infer<typeof CONFIGURATION_LIST>> =>
      jsonOf(await api.send('anna', 'GET', `${PATH}?${query}`), 200, CONFIGURATION_LIST);
    expect(await page('page=2&size=2')).toMatchObject({
      items: [{ name: 'c' }],
      ...{ total: 3, page: 2, size: 2, pages: 2 },
    });
    expect(await page('page=9')).toMatchObject({
      items: [],
      total: 3,
      page: 9,
      size: 50,
      pages: 1,
    });
  });
});

describe('/configurations/{id}', () => {
  it('is readable by owner, acl and administrators, and 404 for others', async () => {
    await create({ acl: [api.users.bert.uuid] });
    for (const user of ['anna', 'bert', 'chief']) {
      await jsonOf(await api.send(user, 'GET', `${PATH}/1`), 200, CONFIGURATION_REPLY);
    }
    await expectProblem(await api.send('feed', 'GET', `${PATH}/1`), 404);
    await expectProblem(await api.send('anna', 'GET', `${PATH}/2`), 404);
  });

  it('is replaced as a whole', async () => {
    await create({ exclude_ports: true });
    api.clock.set(api.clock.now() + 1500);
    const response = await api.send(
      'chief',
      'PUT',
      `${PATH}/1`,
      configurationRequest({ name: 'B' }),
    );
    expect(await jsonOf(response, 200, CONFIGURATION_REPLY)).toMatchObject({
      name: 'B',
      exclude_ports: false,
      created_by: 'anna',
      modified_by: 'chief',
      created_at: '2026-06-01T12:00:00.000Z',
      modified_at: '2026-06-01T12:00:01.500Z',
    });
  });

  it('is writable by owner and administrators only', async () => {
    await create({ acl: [api.users.bert.uuid] });
    await expectProblem(await api.send('bert', 'PUT', `${PATH}/1`, configurationRequest()), 403);
    await expectProblem(await api.send('bert', 'DELETE', `${PATH}/1`), 403);
    await expectProblem(await api.send('feed', 'PUT', `${PATH}/1`, configurationRequest()), 404);
    await expectProblem(await api.send('feed', 'DELETE', `${PATH}/1`), 404);
  });

  it('is deleted with 204 and no body', async () => {
    await create();
    const response = await api.send('anna', 'DELETE', `${PATH}/1`);
    expect(response.status).toBe(204);
    expect(response.body).toBeNull();
    expect(response.headers.has('content-type')).toBe(false);
    await expectProblem(await api.send('anna', 'DELETE', `${PATH}/1`), 404);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import {
  configurationBody,
  openDoor,
  type RunningDoor,
  SHAPES,
  STS,
} from '../testing/running-door.ts';
import { CONFIGURATION, CONFIGURATION_LIST } from './configuration-schemas.ts';

const PATH = `${STS}/configurations`;

let door: RunningDoor;
beforeEach(async () => {
  door = await openDoor();
});

async function create(change: object = {}, user = 'anna'): Promise<z.infer<typeof CONFIGURATION>> {
  return jsonOf(await door.ask(user, 'POST', PATH, configurationBody(change)), 201, CONFIGURATION);
}

describe('POST /configurations', () => {
  it('answers 201 with all fields, and says where it is', async () => {
    const { anna, bert } = door.users;
    const response = await door.ask('anna', 'POST', PATH, configurationBody({ acl: [bert.uuid] }));
    expect(response.headers.get('location')).toBe(`${PATH}/1`);
    expect(await jsonOf(response, 201, CONFIGURATION)).toMatchObject({
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

  it('ignores fields that it does not know or assigns itself, and __proto__ does nothing', async () => {
    const body = JSON.stringify(configurationBody({ id: 77, colour: 'red' }));
    const text = body.replace('{', '{"__proto__":{"enabled":false},"constructor":1,');
    const made = await jsonOf(await door.ask('anna', 'POST', PATH, text), 201, CONFIGURATION);
    expect(made).toMatchObject({ id: 1, enabled: true });
    expect(({} as { enabled?: boolean }).enabled).toBeUndefined();
  });

  it('follows a shape', async () => {
    const { geometry, ...rest } = configurationBody() as { geometry: object };
    const made = await door.ask('anna', 'POST', SHAPES, {
      ...geometry,
      properties: { name: 'square' },
    });
    const { id } = (await made.json()) as { id: string };
    const body = { ...rest, shape_uuid: id };
    const created = await jsonOf(await door.ask('anna', 'POST', PATH, body), 201, CONFIGURATION);
    expect(created).toMatchObject({ shape_uuid: id, geometry: { type: 'Polygon' } });
    await expectProblem(await door.ask('anna', 'DELETE', `${SHAPES}/${id}`), 409);
  });

  it('says what is wrong and where', async () => {
    const body = { ...configurationBody(), name: 5, parameters: { distance_for_sts_meters: -1 } };
    expect(await expectProblem(await door.ask('anna', 'POST', PATH, body), 422)).toEqual(
      expect.arrayContaining([
        '/name',
        '/parameters/distance_for_sts_meters',
        '/parameters/transfer_time_window_minutes',
      ]),
    );
  });
});

describe('GET /configurations', () => {
  it('lists what the caller sees, by id', async () => {
    await create();
    await create({ name: 'shared', acl: [door.users.bert.uuid] });
    const list = async (user: string): Promise<readonly string[]> => {
      const response = await door.ask(user, 'GET', PATH);
      const listed = await jsonOf(response, 200, CONFIGURATION_LIST);
      expect(Object.keys(listed)).toEqual(['items']);
      return listed.items.map(({ name }) => name);
    };
    expect(await list('anna')).toEqual(['Anchorage', 'shared']);
    expect(await list('bert')).toEqual(['shared']);
    expect(await list('chief')).toEqual(['Anchorage', 'shared']);
    expect(await list('feed')).toEqual([]);
  });

  it('gives a page where one is asked for', async () => {
    for (const name of ['a', 'b', 'c']) await create({ name });
    const page = async (query: string): Promise<z.infer<typeof CONFIGURATION_LIST>> =>
      jsonOf(await door.ask('anna', 'GET', `${PATH}?${query}`), 200, CONFIGURATION_LIST);
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
  it('is read by owner, acl and administrators, and not there for others', async () => {
    await create({ acl: [door.users.bert.uuid] });
    for (const user of ['anna', 'bert', 'chief']) {
      await jsonOf(await door.ask(user, 'GET', `${PATH}/1`), 200, CONFIGURATION);
    }
    await expectProblem(await door.ask('feed', 'GET', `${PATH}/1`), 404);
    await expectProblem(await door.ask('anna', 'GET', `${PATH}/2`), 404);
  });

  it('is replaced as a whole', async () => {
    await create({ exclude_ports: true });
    door.clock.set(door.clock.now() + 1500);
    const response = await door.ask('chief', 'PUT', `${PATH}/1`, configurationBody({ name: 'B' }));
    expect(await jsonOf(response, 200, CONFIGURATION)).toMatchObject({
      name: 'B',
      exclude_ports: false,
      created_by: 'anna',
      modified_by: 'chief',
      created_at: '2026-06-01T12:00:00.000Z',
      modified_at: '2026-06-01T12:00:01.500Z',
    });
  });

  it('is changed by owner and administrators only', async () => {
    await create({ acl: [door.users.bert.uuid] });
    await expectProblem(await door.ask('bert', 'PUT', `${PATH}/1`, configurationBody()), 403);
    await expectProblem(await door.ask('bert', 'DELETE', `${PATH}/1`), 403);
    await expectProblem(await door.ask('feed', 'PUT', `${PATH}/1`, configurationBody()), 404);
    await expectProblem(await door.ask('feed', 'DELETE', `${PATH}/1`), 404);
  });

  it('is removed with 204 and no body', async () => {
    await create();
    const response = await door.ask('anna', 'DELETE', `${PATH}/1`);
    expect(response.status).toBe(204);
    expect(response.body).toBeNull();
    expect(response.headers.has('content-type')).toBe(false);
    await expectProblem(await door.ask('anna', 'DELETE', `${PATH}/1`), 404);
  });
});

import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { UUID } from '../forms.ts';
import { AREA, WIDE_BODY } from '../initial-data.ts';
import { ok, problem, type Row } from '../row.ts';

const BASE = '/api/config';
const READ = 'GET /shapes/{name}';
const CREATE = 'POST /shapes';
const REPLACE = 'PUT /shapes/{id}';
const REMOVE = 'DELETE /shapes/{id}';
const SECTION = 'Shapes';
const OWNER = 'decision: owner, acl';
const POINT = { type: 'Point', coordinates: [4.1, 51.9] };
const ID_ONLY = { id: UUID };

/** A Feature for a request body. */
export function feature(name: string, geometry: object = AREA, more: object = {}): object {
  return { type: 'Feature', geometry, properties: { name, ...more } };
}

/** Creates a shape of anna's. @returns its id */
export async function makeShape(api: ContractService, body: object, as = 'anna'): Promise<string> {
  const made = await api.request(`POST ${BASE}/shapes`, { as, body });
  return (made.body as { id: string }).id;
}

/** Reads back a created shape. */
function created(
  requirement: string,
  name: string,
  geometry: object,
  properties: object = {},
): Row {
  return {
    operation: READ,
    requirement,
    exchange: async (api) => {
      const id = await makeShape(api, feature(name, geometry, properties));
      const assigned = { id, owner: 'anna', user_id: api.uuidOf('anna') };
      return {
        request: { values: [name] },
        response: ok({
          type: 'Feature',
          geometry,
          properties: { name, description: '', acl: [], ...properties, ...assigned },
        }),
      };
    },
  };
}

const refused = (requirement: string, body: unknown, ...pointers: readonly string[]): Row => ({
  operation: CREATE,
  requirement,
  exchange: { request: { body }, response: problem(422, pointers) },
});

const CREATED: readonly Row[] = [
  {
    operation: CREATE,
    requirement: `${SECTION}: ${CREATE}, "object with \`id\` string (UUID)"; decision: Success status, "201 with \`Location\`"`,
    exchange: {
      request: { body: feature('my roads', AREA, { id: 'mine', owner: 'me' }) },
      response: { status: 201, headers: { location: `${BASE}/shapes/my%20roads` }, body: ID_ONLY },
    },
  },
  created(
    'Shape: every field of a polygon, "`id` string (UUID, assigned), `owner` string, `user_id`"; decision: owner: a user name',
    'polygon',
    AREA,
    { description: 'Where ships wait' },
  ),
  created(
    'Shape: "A circle is a Point geometry with `properties.radius`" (a string)',
    'circle',
    POINT,
    { radius: '1500.5' },
  ),
  created('Shape: "A point shape has a single coordinate pair"', 'point', POINT),
  {
    operation: READ,
    requirement: 'decision: `radius`, "metres, string or number in, string out"',
    exchange: async (api) => {
      await makeShape(api, feature('numbered circle', POINT, { radius: 2000 }));
      return {
        request: { values: ['numbered circle'] },
        response: ok(
          expect.objectContaining({ properties: expect.objectContaining({ radius: '2000' }) }),
        ),
      };
    },
  },
  refused(
    'Shape: `properties.name` is required',
    { type: 'Feature', geometry: AREA, properties: {} },
    '/properties/name',
  ),
  refused(
    'Shape: the geometry is required',
    { type: 'Feature', properties: { name: 'none' } },
    '/geometry',
  ),
  refused(
    'decision: `radius`, "> 0"',
    feature('none', POINT, { radius: '0' }),
    '/properties/radius',
  ),
  refused(
    'decision: `radius`, "at most 1 000 000"',
    feature('huge', POINT, { radius: 1_000_001 }),
    '/properties/radius',
  ),
  refused(
    'Shape: acl is an array of UUIDs',
    feature('none', AREA, { acl: ['bert'] }),
    '/properties/acl',
  ),
  {
    operation: CREATE,
    requirement:
      'decision: Shape names, "unique for each owner"; Error status, "409 conflict (name taken"',
    exchange: async (api) => {
      await makeShape(api, feature('taken'));
      return { request: { body: feature('taken') }, response: problem(409) };
    },
  },
  {
    operation: READ,
    requirement:
      'decision: Shape names, "a name that a caller sees twice is answered with their own"',
    exchange: async (api) => {
      await makeShape(api, feature('twice', AREA, { acl: [api.uuidOf('bert')] }));
      const id = await makeShape(api, feature('twice', POINT), 'bert');
      const properties = expect.objectContaining({ id, owner: 'bert' });
      return {
        request: { as: 'bert', values: ['twice'] },
        response: ok({ type: 'Feature', geometry: POINT, properties }),
      };
    },
  },
  {
    operation: READ,
    requirement: `${OWNER}: a user whose uuid is in \`acl\` reads`,
    exchange: async (api) => {
      const acl = [api.uuidOf('bert')];
      await makeShape(api, feature('shared', AREA, { acl }));
      const properties = expect.objectContaining({ owner: 'anna', acl });
      return {
        request: { as: 'bert', values: ['shared'] },
        response: ok({ type: 'Feature', geometry: AREA, properties }),
      };
    },
  },
  {
    operation: READ,
    requirement: `${OWNER}: nobody else sees it (404)`,
    exchange: { request: { as: 'carl', values: ['shared'] }, response: problem(404) },
  },
  {
    operation: READ,
    requirement: 'decision: 404 unknown',
    exchange: { request: { values: ['nowhere'] }, response: problem(404) },
  },
];

const CHANGED: readonly Row[] = [
  {
    operation: REPLACE,
    requirement: `${SECTION}: ${REPLACE}, "object with \`id\`, equal to the path id"`,
    exchange: async (api) => {
      const id = await makeShape(api, feature('before'));
      return { request: { values: [id], body: feature('after', POINT) }, response: ok({ id }) };
    },
  },
  {
    operation: READ,
    requirement: `${SECTION}: ${REPLACE}, "with the new values"`,
    exchange: async (api) => {
      const id = await makeShape(api, feature('old values', AREA, { description: 'old' }));
      await api.request(`PUT ${BASE}/shapes/{id}`, {
        values: [id],
        body: feature('new values', POINT),
      });
      const properties = {
        ...{ id, name: 'new values', description: '', acl: [] },
        ...{ owner: 'anna', user_id: api.uuidOf('anna') },
      };
      return {
        request: { values: ['new values'] },
        response: ok({ type: 'Feature', geometry: POINT, properties }),
      };
    },
  },
  {
    operation: REMOVE,
    requirement: `${SECTION}: ${REMOVE}, "empty object"`,
    exchange: async (api) => ({
      request: { values: [await makeShape(api, feature('removed'))] },
      response: ok({}),
    }),
  },
  {
    operation: READ,
    requirement: `${SECTION}: ${REMOVE}; a removed shape is not found`,
    exchange: { request: { values: ['removed'] }, response: problem(404) },
  },
  {
    operation: REMOVE,
    requirement: 'decision: `shape_uuid`, "a shape that a configuration uses is not deleted (409)"',
    exchange: async (api) => {
      const id = await makeShape(api, feature('in use'));
      await configureWith(api, id);
      return { request: { values: [id] }, response: problem(409) };
    },
  },
  {
    operation: REPLACE,
    requirement:
      'decision: `shape_uuid`: a shape that a configuration uses does not become a point (409)',
    exchange: async (api) => {
      const id = await makeShape(api, feature('stays an area'));
      await configureWith(api, id);
      return {
        request: { values: [id], body: feature('stays an area', POINT) },
        response: problem(409, ['/geometry']),
      };
    },
  },
  ...[REPLACE, REMOVE].flatMap((operation): readonly Row[] => [
    {
      operation,
      requirement: `${OWNER}: readers cannot change; decision: Error status, 403`,
      exchange: async (api) => {
        const acl = [api.uuidOf('bert')];
        const id = await makeShape(api, feature(`shared, not to ${operation}`, AREA, { acl }));
        return {
          request: { as: 'bert', values: [id], body: feature('his') },
          response: problem(403),
        };
      },
    },
    {
      operation,
      requirement: `${OWNER}: nobody else sees it (404)`,
      exchange: async (api) => {
        const id = await makeShape(api, feature(`not shared, not to ${operation}`));
        return {
          request: { as: 'carl', values: [id], body: feature('his') },
          response: problem(404),
        };
      },
    },
    {
      operation,
      requirement: 'decision: 404 unknown',
      exchange: {
        request: { values: ['00000000-0000-4000-8000-000000000000'], body: feature('none') },
        response: problem(404),
      },
    },
  ]),
];

async function configureWith(api: ContractService, shapeUuid: string): Promise<void> {
  const body = { ...WIDE_BODY, geometry: undefined, shape_uuid: shapeUuid };
  await api.request('POST /api/ingress/event-detection/configurations', { body });
}

export const SHAPE_ROWS: readonly Row[] = [...CREATED, ...CHANGED];

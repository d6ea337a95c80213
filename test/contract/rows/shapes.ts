import { expect } from 'vitest';
import { UUID } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';
import { AREA, WIDE_BODY } from '../scene.ts';
import type { World } from '../world.ts';

const BASE = '/api/config';
const READ = 'GET /shapes/{name}';
const CREATE = 'POST /shapes';
const REPLACE = 'PUT /shapes/{id}';
const REMOVE = 'DELETE /shapes/{id}';
const SECTION = 'Shapes';
const OWNER = 'decision: owner, acl';
const POINT = { type: 'Point', coordinates: [4.1, 51.9] };
const ID_ONLY = { id: UUID };

/** A Feature as it is sent. */
export function feature(name: string, geometry: object = AREA, more: object = {}): object {
  return { type: 'Feature', geometry, properties: { name, ...more } };
}

/** One of anna's. @returns its id */
export async function makeShape(world: World, body: object, as = 'anna'): Promise<string> {
  const made = await world.ask(`POST ${BASE}/shapes`, { as, body });
  return (made.body as { id: string }).id;
}

/** A shape that anna makes comes back as it is said here. */
function kept(shows: string, name: string, geometry: object, properties: object = {}): Row {
  return {
    operation: READ,
    shows,
    exchange: async (world) => {
      const id = await makeShape(world, feature(name, geometry, properties));
      const assigned = { id, owner: 'anna', user_id: world.uuidOf('anna') };
      return {
        send: { values: [name] },
        back: ok({
          type: 'Feature',
          geometry,
          properties: { name, description: '', acl: [], ...properties, ...assigned },
        }),
      };
    },
  };
}

const refused = (shows: string, body: unknown, ...pointers: readonly string[]): Row => ({
  operation: CREATE,
  shows,
  exchange: { send: { body }, back: problem(422, pointers) },
});

const CREATED: readonly Row[] = [
  {
    operation: CREATE,
    shows: `${SECTION}: ${CREATE}, "object with \`id\` string (UUID)"; decision: Success status, "201 with \`Location\`"`,
    exchange: {
      send: { body: feature('my roads', AREA, { id: 'mine', owner: 'me' }) },
      back: { status: 201, headers: { location: `${BASE}/shapes/my%20roads` }, body: ID_ONLY },
    },
  },
  kept(
    'Shape: every field of a polygon, "`id` string (UUID, assigned), `owner` string, `user_id`"; decision: owner: a user name',
    'polygon',
    AREA,
    { description: 'Where ships wait' },
  ),
  kept(
    'Shape: "A circle is a Point geometry with `properties.radius`" (a string)',
    'circle',
    POINT,
    { radius: '1500.5' },
  ),
  kept('Shape: "A point shape has a single coordinate pair"', 'point', POINT),
  {
    operation: READ,
    shows: 'decision: `radius`, "metres, string or number in, string out"',
    exchange: async (world) => {
      await makeShape(world, feature('numbered circle', POINT, { radius: 2000 }));
      return {
        send: { values: ['numbered circle'] },
        back: ok(
          expect.objectContaining({ properties: expect.objectContaining({ radius: '2000' }) }),
        ),
      };
    },
  },
  refused(
    'Shape: `properties.name` has to be there',
    { type: 'Feature', geometry: AREA, properties: {} },
    '/properties/name',
  ),
  refused(
    'Shape: the geometry has to be there',
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
    shows:
      'decision: Shape names, "unique for each owner"; Error status, "409 conflict (name taken"',
    exchange: async (world) => {
      await makeShape(world, feature('taken'));
      return { send: { body: feature('taken') }, back: problem(409) };
    },
  },
  {
    operation: READ,
    shows: 'decision: Shape names, "a name that a caller sees twice is answered with their own"',
    exchange: async (world) => {
      await makeShape(world, feature('twice', AREA, { acl: [world.uuidOf('bert')] }));
      const id = await makeShape(world, feature('twice', POINT), 'bert');
      const properties = expect.objectContaining({ id, owner: 'bert' });
      return {
        send: { as: 'bert', values: ['twice'] },
        back: ok({ type: 'Feature', geometry: POINT, properties }),
      };
    },
  },
  {
    operation: READ,
    shows: `${OWNER}: a user whose uuid is in \`acl\` reads`,
    exchange: async (world) => {
      const acl = [world.uuidOf('bert')];
      await makeShape(world, feature('shared', AREA, { acl }));
      const properties = expect.objectContaining({ owner: 'anna', acl });
      return {
        send: { as: 'bert', values: ['shared'] },
        back: ok({ type: 'Feature', geometry: AREA, properties }),
      };
    },
  },
  {
    operation: READ,
    shows: `${OWNER}: nobody else sees it (404)`,
    exchange: { send: { as: 'carl', values: ['shared'] }, back: problem(404) },
  },
  {
    operation: READ,
    shows: 'decision: 404 unknown',
    exchange: { send: { values: ['nowhere'] }, back: problem(404) },
  },
];

const CHANGED: readonly Row[] = [
  {
    operation: REPLACE,
    shows: `${SECTION}: ${REPLACE}, "object with \`id\`, equal to the path id"`,
    exchange: async (world) => {
      const id = await makeShape(world, feature('before'));
      return { send: { values: [id], body: feature('after', POINT) }, back: ok({ id }) };
    },
  },
  {
    operation: READ,
    shows: `${SECTION}: ${REPLACE}, "with the new values"`,
    exchange: async (world) => {
      const id = await makeShape(world, feature('old values', AREA, { description: 'old' }));
      await world.ask(`PUT ${BASE}/shapes/{id}`, {
        values: [id],
        body: feature('new values', POINT),
      });
      const properties = {
        ...{ id, name: 'new values', description: '', acl: [] },
        ...{ owner: 'anna', user_id: world.uuidOf('anna') },
      };
      return {
        send: { values: ['new values'] },
        back: ok({ type: 'Feature', geometry: POINT, properties }),
      };
    },
  },
  {
    operation: REMOVE,
    shows: `${SECTION}: ${REMOVE}, "empty object"`,
    exchange: async (world) => ({
      send: { values: [await makeShape(world, feature('removed'))] },
      back: ok({}),
    }),
  },
  {
    operation: READ,
    shows: `${SECTION}: ${REMOVE}; what is removed is not there`,
    exchange: { send: { values: ['removed'] }, back: problem(404) },
  },
  {
    operation: REMOVE,
    shows: 'decision: `shape_uuid`, "a shape that a configuration uses is not deleted (409)"',
    exchange: async (world) => {
      const id = await makeShape(world, feature('in use'));
      await configureWith(world, id);
      return { send: { values: [id] }, back: problem(409) };
    },
  },
  {
    operation: REPLACE,
    shows: 'decision: `shape_uuid`: what a configuration uses does not become a point (409)',
    exchange: async (world) => {
      const id = await makeShape(world, feature('stays an area'));
      await configureWith(world, id);
      return {
        send: { values: [id], body: feature('stays an area', POINT) },
        back: problem(409, ['/geometry']),
      };
    },
  },
  ...[REPLACE, REMOVE].flatMap((operation): readonly Row[] => [
    {
      operation,
      shows: `${OWNER}: who reads does not change; decision: Error status, 403`,
      exchange: async (world) => {
        const acl = [world.uuidOf('bert')];
        const id = await makeShape(world, feature(`shared, not to ${operation}`, AREA, { acl }));
        return { send: { as: 'bert', values: [id], body: feature('his') }, back: problem(403) };
      },
    },
    {
      operation,
      shows: `${OWNER}: nobody else sees it (404)`,
      exchange: async (world) => {
        const id = await makeShape(world, feature(`not shared, not to ${operation}`));
        return { send: { as: 'carl', values: [id], body: feature('his') }, back: problem(404) };
      },
    },
    {
      operation,
      shows: 'decision: 404 unknown',
      exchange: {
        send: { values: ['00000000-0000-4000-8000-000000000000'], body: feature('none') },
        back: problem(404),
      },
    },
  ]),
];

async function configureWith(world: World, shapeUuid: string): Promise<void> {
  const body = { ...WIDE_BODY, geometry: undefined, shape_uuid: shapeUuid };
  await world.ask('POST /api/ingress/event-detection/configurations', { body });
}

export const SHAPE_ROWS: readonly Row[] = [...CREATED, ...CHANGED];

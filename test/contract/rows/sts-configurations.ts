import { expect } from 'vitest';
import { ID, MILLISECONDS, milliseconds, UUID } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';
import { AREA, WIDE, WIDE_BODY } from '../scene.ts';
import type { World } from '../world.ts';

const BASE = '/api/ingress/event-detection';
const PATH = '/configurations';
const ONE = '/configurations/{id}';
const TABLE = 'STS detection: POST /configurations';
const FIELDS = 'Detector configuration';
const REQUIRED = 'decision: Required on create of a configuration';
const GEOMETRY = 'decision: `geometry`';
const OWNER = 'decision: owner, acl';

/** Of one that anna makes; its geometry is bare. */
const FORM = {
  ...WIDE_BODY,
  id: ID,
  uuid: UUID,
  created_at: MILLISECONDS,
  modified_at: MILLISECONDS,
  created_by: 'anna',
  modified_by: 'anna',
  shape_uuid: null,
  geometry: AREA,
  owner: UUID,
  acl: [],
};
const LOCATION = {
  location: expect.stringMatching(/^\/api\/ingress\/event-detection\/configurations\/\d+$/),
};
/** All that has to be said. */
const LEAST = {
  name: 'Least',
  parameters: { distance_for_sts_meters: 50_000, transfer_time_window_minutes: 10_080 },
  geometry: AREA,
};

interface Made {
  readonly id: number;
  readonly modified_at: string;
}

/** Makes one of anna's. @param change of its body */
async function make(world: World, change: object = {}): Promise<Made> {
  const made = await world.ask(`POST ${BASE}${PATH}`, { body: { ...WIDE_BODY, ...change } });
  return made.body as Made;
}

/** A body that is taken, and what it comes to be. */
function taken(shows: string, change: object, becomes: object = change): Row {
  return {
    operation: `POST ${PATH}`,
    shows,
    exchange: {
      send: { body: { ...WIDE_BODY, ...change } },
      back: { status: 201, headers: LOCATION, body: { ...FORM, ...becomes } },
    },
  };
}

/** A body that is refused, and where it is wrong. */
function refused(shows: string, change: object, ...pointers: readonly string[]): Row {
  return {
    operation: `POST ${PATH}`,
    shows,
    exchange: { send: { body: { ...WIDE_BODY, ...change } }, back: problem(422, pointers) },
  };
}

const ring = (...corners: readonly (readonly number[])[]): object => ({
  type: 'Polygon',
  coordinates: [corners],
});
const parameters = (meters: unknown, minutes: unknown): object => ({
  parameters: { distance_for_sts_meters: meters, transfer_time_window_minutes: minutes },
});
const SPLIT = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [179, 0],
        [180, 0],
        [180, 1],
        [179, 1],
        [179, 0],
      ],
    ],
    [
      [
        [-180, 0],
        [-179, 0],
        [-179, 1],
        [-180, 1],
        [-180, 0],
      ],
    ],
  ],
};
const PAST_180 = ring([179, 0], [181, 0], [181, 1], [179, 1], [179, 0]);

const CREATE: readonly Row[] = [
  {
    operation: `POST ${PATH}`,
    shows: `${TABLE}, "the created detector configuration (geometry as bare geometry)"; decision: Success status, 201 with Location`,
    exchange: async ({ uuidOf, clock }) => {
      const body = { ...WIDE_BODY, acl: [uuidOf('bert')] };
      const now = milliseconds(clock.now());
      const assigned = { owner: uuidOf('anna'), created_at: now, modified_at: now };
      return {
        send: { body },
        back: {
          status: 201,
          headers: LOCATION,
          body: { ...FORM, ...assigned, acl: [uuidOf('bert')] },
        },
      };
    },
  },
  {
    operation: `POST ${PATH}`,
    shows: `${REQUIRED}: name, parameters and geometry; the rest has defaults`,
    exchange: {
      send: { body: LEAST },
      back: {
        status: 201,
        headers: LOCATION,
        body: {
          ...FORM,
          ...LEAST,
          ...{ enabled: true, severity: 'Note', acl: [], type: 's2s', exclude_ports: false },
          ...{ phone_numbers: [], email_addresses: [] },
        },
      },
    },
  },
  {
    operation: `POST ${PATH}`,
    shows: `${FIELDS}: shape_uuid; decision: exactly one of geometry, shape_uuid`,
    exchange: async (world) => {
      const feature = { type: 'Feature', geometry: AREA, properties: { name: 'for a detector' } };
      const shape = await world.ask('POST /api/config/shapes', { body: feature });
      const { id } = shape.body as { id: string };
      return {
        send: { body: { ...WIDE_BODY, geometry: undefined, shape_uuid: id } },
        back: { status: 201, headers: LOCATION, body: { ...FORM, shape_uuid: id } },
      };
    },
  },
  taken(`${GEOMETRY}, "a bare Polygon"`, { geometry: AREA }),
  taken(`${GEOMETRY}, "a bare MultiPolygon", "as RFC 7946 splits it"`, { geometry: SPLIT }),
  taken(`${GEOMETRY}, "with longitudes past ±180"`, { geometry: PAST_180 }),
  taken('decision: `severity`, "any non-empty string up to 32 characters"', {
    severity: 'x'.repeat(32),
  }),
  taken(`${FIELDS}: enabled, exclude_ports`, { enabled: false, exclude_ports: true }),
  taken(
    `${FIELDS}: id, uuid, owner, created_by "assigned"; decision: unknown request fields are ignored`,
    { id: 77_777, uuid: 'mine', owner: 'me', created_by: 'me', created_at: 'now', colour: 'red' },
    {},
  ),
  refused(`${REQUIRED}: name`, { name: undefined }, '/name'),
  refused(`${REQUIRED}: parameters`, { parameters: undefined }, '/parameters'),
  refused(`${REQUIRED}: one of geometry, shape_uuid`, { geometry: undefined }, '/geometry'),
  refused(
    `${REQUIRED}: exactly one of geometry, shape_uuid`,
    { shape_uuid: 'x' },
    '/shape_uuid',
    '/shape_uuid',
  ),
  refused(
    `${REQUIRED}: both > 0`,
    parameters(0, 0),
    '/parameters/distance_for_sts_meters',
    '/parameters/transfer_time_window_minutes',
  ),
  refused(
    `${REQUIRED}: distance ≤ 50 000, window ≤ 10 080`,
    parameters(50_000.1, 10_080.1),
    '/parameters/distance_for_sts_meters',
    '/parameters/transfer_time_window_minutes',
  ),
  refused(
    `${FIELDS}: parameters are numbers`,
    parameters('500', null),
    '/parameters/distance_for_sts_meters',
    '/parameters/transfer_time_window_minutes',
  ),
  refused('decision: `severity`, not longer than 32', { severity: 'x'.repeat(33) }, '/severity'),
  refused('decision: `severity`, not empty', { severity: '' }, '/severity'),
  refused('decision: `type`, "s2s only"', { type: 'drift' }, '/type'),
  refused(`${FIELDS}: acl is an array of UUIDs`, { acl: ['bert'] }, '/acl/0'),
  refused(
    `${FIELDS}: phone_numbers, email_addresses are texts`,
    { phone_numbers: [49], email_addresses: '' },
    '/phone_numbers/0',
    '/email_addresses',
  ),
  refused(
    `${FIELDS}: enabled, exclude_ports are booleans`,
    { enabled: 1, exclude_ports: 'no' },
    '/enabled',
    '/exclude_ports',
  ),
  refused(
    `${GEOMETRY}, "closed rings"`,
    { geometry: ring([0, 0], [1, 0], [1, 1], [0, 1]) },
    '/geometry/coordinates/0',
  ),
  refused(
    `${GEOMETRY}, "no self-intersection"`,
    { geometry: ring([0, 0], [1, 1], [1, 0], [0, 1], [0, 0]) },
    '/geometry/coordinates',
  ),
  refused(
    `${GEOMETRY}, "valid coordinates"`,
    { geometry: ring([0, 0], [1, 0], [1, 91], [0, 0]) },
    '/geometry/coordinates/0/2',
  ),
  refused(
    `${GEOMETRY}, an area`,
    { geometry: { type: 'Point', coordinates: [1, 2] } },
    '/geometry',
  ),
  refused(
    'Detector configuration: shape_uuid of no shape that the caller sees',
    { geometry: undefined, shape_uuid: '00000000-0000-4000-8000-000000000000' },
    '/shape_uuid',
  ),
  {
    operation: `POST ${PATH}`,
    shows: 'decision: Error status, 400 malformed JSON',
    exchange: { send: { body: '{"name":' }, back: problem(400, ['']) },
  },
];

const READ: readonly Row[] = [
  {
    operation: `GET ${PATH}`,
    shows:
      'STS detection: GET /configurations, "object with `items`"; decision: GET /configurations, "all the caller sees", by id',
    exchange: async (world) => {
      const [first, second] = [await makeAs(world, 'lisa', 'A'), await makeAs(world, 'lisa', 'B')];
      const shared = await make(world, { name: 'C', acl: [world.uuidOf('lisa')] });
      const hers = { ...FORM, created_by: 'lisa', modified_by: 'lisa' };
      return {
        send: { as: 'lisa' },
        back: ok({
          items: [
            { ...hers, id: first, name: 'A' },
            { ...hers, id: second, name: 'B' },
            { ...FORM, id: shared.id, name: 'C', acl: [world.uuidOf('lisa')] },
          ],
        }),
      };
    },
  },
  {
    operation: `GET ${PATH}`,
    shows:
      'decision: GET /configurations, "with `page` and `size`: that page"; Conventions: Paged list',
    exchange: {
      send: { as: 'lisa', query: { page: 2, size: 2 } },
      back: ok({
        items: [expect.objectContaining({ name: 'C' })],
        ...{ total: 3, page: 2, size: 2, pages: 2 },
      }),
    },
  },
  {
    operation: `GET ${PATH}`,
    shows: 'decision: GET /configurations, "all the caller sees"; nobody shares with carl',
    exchange: { send: { as: 'carl' }, back: ok({ items: [] }) },
  },
  ...[
    ['bert', 'a user whose uuid is in `acl` reads'],
    ['chief', 'administrators read'],
  ].map(
    ([as, line]): Row => ({
      operation: `GET ${ONE}`,
      shows: `STS detection: GET /configurations/{id}, "detector configuration"; ${OWNER}, "${line}"`,
      exchange: async (world) => ({
        send: { as, values: [WIDE] },
        back: ok({ ...FORM, id: WIDE, acl: [world.uuidOf('bert')] }),
      }),
    }),
  ),
  {
    operation: `GET ${ONE}`,
    shows: `${OWNER}, "nobody else sees it (404)"`,
    exchange: { send: { as: 'carl', values: [WIDE] }, back: problem(404) },
  },
  {
    operation: `GET ${ONE}`,
    shows: 'decision: Error status, 404 unknown',
    exchange: { send: { values: [999_999] }, back: problem(404) },
  },
  {
    operation: `GET ${ONE}`,
    shows: 'STS detection: "id integer"; decision: Error status, 400 malformed parameter',
    exchange: { send: { values: ['first'] }, back: problem(400, ['id']) },
  },
];

async function makeAs(world: World, as: string, name: string): Promise<number> {
  const made = await world.ask(`POST ${BASE}${PATH}`, { as, body: { ...WIDE_BODY, name } });
  return (made.body as Made).id;
}

const CHANGE: readonly Row[] = [
  {
    operation: `PUT ${ONE}`,
    shows:
      'STS detection: PUT /configurations/{id}, "the full new specification"; Detector configuration: "modified_at changes on update"',
    exchange: async (world) => {
      const before = await make(world, { name: 'Before', enabled: false });
      world.clock.set(world.clock.now() + 1000);
      const modified = { modified_by: 'chief', modified_at: milliseconds(world.clock.now()) };
      return {
        send: { as: 'chief', values: [before.id], body: { ...LEAST, name: 'After' } },
        back: ok({
          ...FORM,
          ...LEAST,
          ...modified,
          id: before.id,
          created_at: before.modified_at,
          name: 'After',
          ...{ severity: 'Note', phone_numbers: [], email_addresses: [] },
        }),
      };
    },
  },
  {
    operation: `GET ${ONE}`,
    shows: 'decision: `shape_uuid`, "the area follows the shape when it changes"',
    exchange: async (world) => {
      const area = (geometry: object): object => ({
        ...{ type: 'Feature', geometry, properties: { name: 'followed' } },
      });
      const shape = await world.ask('POST /api/config/shapes', { body: area(AREA) });
      const { id: uuid } = shape.body as { id: string };
      const { id } = await make(world, { geometry: undefined, shape_uuid: uuid });
      await world.ask('PUT /api/config/shapes/{id}', { values: [uuid], body: area(PAST_180) });
      return {
        send: { values: [id] },
        back: ok({ ...FORM, id, shape_uuid: uuid, geometry: PAST_180 }),
      };
    },
  },
  {
    operation: `PUT ${ONE}`,
    shows: `${OWNER}, "the owner and administrators change"; decision: Error status, 403 seen but not allowed to change`,
    exchange: { send: { as: 'bert', values: [WIDE], body: WIDE_BODY }, back: problem(403) },
  },
  {
    operation: `PUT ${ONE}`,
    shows: `${OWNER}, "nobody else sees it (404)"`,
    exchange: { send: { as: 'carl', values: [WIDE], body: WIDE_BODY }, back: problem(404) },
  },
  {
    operation: `PUT ${ONE}`,
    shows: 'STS detection: PUT /configurations/{id}, "same body as create"; decision: 422',
    exchange: {
      send: { values: [WIDE], body: {} },
      back: problem(422, ['/name', '/parameters', '/geometry']),
    },
  },
  {
    operation: `DELETE ${ONE}`,
    shows: 'Errors: "DELETE /configurations/{id} answers status 204 without body"',
    exchange: async (world) => ({
      send: { values: [(await make(world)).id] },
      back: { status: 204 },
    }),
  },
  {
    operation: `GET ${ONE}`,
    shows: 'STS detection: DELETE /configurations/{id}; what is removed is not there',
    exchange: async (world) => {
      const { id } = await make(world);
      await world.ask(`DELETE ${BASE}${ONE}`, { values: [id] });
      return { send: { values: [id] }, back: problem(404) };
    },
  },
  {
    operation: `DELETE ${ONE}`,
    shows: `${OWNER}; decision: Error status, 403`,
    exchange: { send: { as: 'bert', values: [WIDE] }, back: problem(403) },
  },
  {
    operation: `DELETE ${ONE}`,
    shows: `${OWNER}, "nobody else sees it (404)"`,
    exchange: { send: { as: 'carl', values: [WIDE] }, back: problem(404) },
  },
];

export const CONFIGURATION_ROWS: readonly Row[] = [...CREATE, ...READ, ...CHANGE];

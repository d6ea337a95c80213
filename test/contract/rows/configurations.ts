import { expect } from 'vitest';
import { milliseconds } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';
import { WIDE, WIDE_BODY } from '../scene.ts';
import type { World } from '../world.ts';
import { BASE, FORM, LEAST, type Made, make, ONE, OWNER, PATH } from './configuration-forms.ts';
import { CONFIGURED_SHAPES } from './configured-shapes.ts';
import { CREATE } from './created-configurations.ts';

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

export const CONFIGURATION_ROWS: readonly Row[] = [
  ...CREATE,
  ...CONFIGURED_SHAPES,
  ...READ,
  ...CHANGE,
];

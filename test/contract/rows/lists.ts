import { expect } from 'vitest';
import { CONFIGURED_LIST } from '../contract-service.ts';
import { TANKER_IMO } from '../fleet-records.ts';
import { SECONDS } from '../forms.ts';
import { AREA } from '../initial-data.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';
import { finishedReport, MULTISHIP } from './report-forms.ts';
import { feature, makeShape } from './shapes.ts';

const SHAPES = 'GET /api/config/shapes';
const SHIP_LISTS = 'GET /api/shiptracker/nextport/shiplist';
const REPORT_LIST = 'GET /api/jobserver/stat';
const ALL_LISTS = [SHAPES, SHIP_LISTS, REPORT_LIST];

/** The first page of all entries. */
const pageOf = (...items: readonly unknown[]): object => ({
  items,
  ...{ total: items.length, page: 1, size: 50, pages: 1 },
});

const OWN: readonly Row[] = [
  {
    operation: SHAPES,
    requirement: `${EXTENSION}: the user's own shapes and those shared with the user, by name`,
    exchange: async (api) => {
      const [owner, user_id] = ['lisa', api.uuidOf('lisa')];
      const shared = { acl: [user_id] };
      const ids = [
        await makeShape(api, feature('lists 2'), owner),
        await makeShape(api, feature('lists 1', AREA, shared), 'bert'),
      ];
      const properties = { description: '', acl: [] };
      const bert = { owner: 'bert', user_id: api.uuidOf('bert') };
      const shape = (more: object): object => ({
        ...{ type: 'Feature', geometry: AREA, properties: { ...properties, ...more } },
      });
      return {
        request: { as: owner },
        response: ok(
          pageOf(
            shape({ name: 'lists 1', id: ids[1], ...bert, ...shared }),
            shape({ name: 'lists 2', id: ids[0], owner, user_id }),
          ),
        ),
      };
    },
  },
  {
    operation: SHIP_LISTS,
    requirement: `${EXTENSION}: the user's own ship lists and those of the settings, by name`,
    exchange: async (api) => {
      const values = ['anchored'];
      const body = { imos: [TANKER_IMO] };
      await api.request('PUT /api/shiptracker/nextport/shiplist/{name}', {
        ...{ as: 'lisa', values, body },
      });
      return {
        request: { as: 'lisa' },
        response: ok(
          pageOf(
            { name: 'anchored', ...body, owner: api.uuidOf('lisa') },
            { name: CONFIGURED_LIST, imos: expect.any(Array), owner: null },
          ),
        ),
      };
    },
  },
  {
    operation: REPORT_LIST,
    requirement: `${EXTENSION}: the user's own reports, newest first, with what was requested`,
    exchange: async (api) => {
      const id = await finishedReport(api, 'multiship', MULTISHIP);
      const { name, begin, end } = MULTISHIP;
      const all = await api.request(REPORT_LIST, { query: { size: 1 } });
      const { total } = all.body as { readonly total: number };
      return {
        request: { query: { page: 1, size: 1 } },
        response: ok({
          items: [
            {
              ...{ id, type: 'multiship', name, begin, end, owner: api.uuidOf('anna') },
              ...{ status: 'finished', progress: 100, error: null },
              ...{ created: SECONDS, started: SECONDS, ended: SECONDS },
            },
          ],
          ...{ total, page: 1, size: 1, pages: total },
        }),
      };
    },
  },
];

/** Carl has made nothing, and nothing is shared with him. */
const OF_OTHERS: readonly Row[] = [SHAPES, REPORT_LIST].map((operation) => ({
  operation,
  requirement: `${EXTENSION}: nothing of other users`,
  exchange: { request: { as: 'carl' }, response: ok({ ...pageOf(), pages: 0 }) },
}));

export const LIST_ROWS: readonly Row[] = [
  ...OWN,
  ...OF_OTHERS,
  {
    operation: SHIP_LISTS,
    requirement: `${EXTENSION}: nothing of other users`,
    exchange: {
      request: { as: 'carl', query: { page: 2, size: 1 } },
      response: ok({ items: [], total: 1, page: 2, size: 1, pages: 1 }),
    },
  },
  {
    operation: 'PUT /api/shiptracker/nextport/shiplist/{name}',
    requirement: `${EXTENSION}: a list in the settings of the service cannot be replaced`,
    exchange: {
      request: { values: [CONFIGURED_LIST], body: { imos: [] } },
      response: problem(409),
    },
  },
  {
    operation: 'DELETE /api/shiptracker/nextport/shiplist/{name}',
    requirement: `${EXTENSION}: 404 unknown`,
    exchange: { request: { values: ['unknown'] }, response: problem(404) },
  },
  ...ALL_LISTS.map(
    (operation): Row => ({
      operation,
      requirement: `${EXTENSION}; decision: Paging, "outside: 422"`,
      exchange: {
        request: { query: { page: 0, size: 1001 } },
        response: problem(422, ['page', 'size']),
      },
    }),
  ),
];

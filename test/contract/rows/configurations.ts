import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { milliseconds } from '../forms.ts';
import { WIDE, WIDE_BODY } from '../initial-data.ts';
import { ok, problem, type Row } from '../row.ts';
import { BASE, FORM, type Made, MINIMAL, make, ONE, OWNER, PATH } from './configuration-forms.ts';
import { CONFIGURED_SHAPES } from './configured-shapes.ts';
import { CREATE } from './created-configurations.ts';

const READ: readonly Row[] = [
  {
    operation: `GET ${PATH}`,
    requirement:
      'STS detection: GET /configurations, "object with `items`"; decision: GET /configurations, "all the caller sees", by id',
    exchange: async (api) => {
      const [first, second] = [await makeAs(api, 'lisa', 'A'), await makeAs(api, 'lisa', 'B')];
      const shared = await make(api, { name: 'C', acl: [api.uuidOf('lisa')] });
      const hers = { ...FORM, created_by: 'lisa', modified_by: 'lisa' };
      return {
        request: { as: 'lisa' },
        response: ok({
          items: [
            { ...hers, id: first, name: 'A' },
            { ...hers, id: second, name: 'B' },
            { ...FORM, id: shared.id, name: 'C', acl: [api.uuidOf('lisa')] },
          ],
        }),
      };
    },
  },
  {
    operation: `GET ${PATH}`,
    requirement:
      'decision: GET /configurations, "with `page` and `size`: that page"; Conventions: Paged list',
    exchange: {
      request: { as: 'lisa', query: { page: 2, size: 2 } },
      response: ok({
        items: [expect.objectContaining({ name: 'C' })],
        ...{ total: 3, page: 2, size: 2, pages: 2 },
      }),
    },
  },
  {
    operation: `GET ${PATH}`,
    requirement:
      'decision: GET /configurations, "all the caller sees"; nothing is shared with carl',
    exchange: { request: { as: 'carl' }, response: ok({ items: [] }) },
  },
  ...[
    ['bert', 'a user whose uuid is in `acl` reads'],
    ['chief', 'administrators read'],
  ].map(
    ([as, line]): Row => ({
      operation: `GET ${ONE}`,
      requirement: `STS detection: GET /configurations/{id}, "detector configuration"; ${OWNER}, "${line}"`,
      exchange: async (api) => ({
        request: { as, values: [WIDE] },
        response: ok({ ...FORM, id: WIDE, acl: [api.uuidOf('bert')] }),
      }),
    }),
  ),
  {
    operation: `GET ${ONE}`,
    requirement: `${OWNER}, "nobody else sees it (404)"`,
    exchange: { request: { as: 'carl', values: [WIDE] }, response: problem(404) },
  },
  {
    operation: `GET ${ONE}`,
    requirement: 'decision: Error status, 404 unknown',
    exchange: { request: { values: [999_999] }, response: problem(404) },
  },
  {
    operation: `GET ${ONE}`,
    requirement: 'STS detection: "id integer"; decision: Error status, 400 malformed parameter',
    exchange: { request: { values: ['first'] }, response: problem(400, ['id']) },
  },
];

async function makeAs(api: ContractService, as: string, name: string): Promise<number> {
  const made = await api.request(`POST ${BASE}${PATH}`, { as, body: { ...WIDE_BODY, name } });
  return (made.body as Made).id;
}

const CHANGE: readonly Row[] = [
  {
    operation: `PUT ${ONE}`,
    requirement:
      'STS detection: PUT /configurations/{id}, "the full new specification"; Detector configuration: "modified_at changes on update"',
    exchange: async (api) => {
      const before = await make(api, { name: 'Before', enabled: false });
      api.clock.set(api.clock.now() + 1000);
      const modified = { modified_by: 'chief', modified_at: milliseconds(api.clock.now()) };
      return {
        request: { as: 'chief', values: [before.id], body: { ...MINIMAL, name: 'After' } },
        response: ok({
          ...FORM,
          ...MINIMAL,
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
    requirement: `${OWNER}, "the owner and administrators change"; decision: Error status, 403 seen but not allowed to change`,
    exchange: { request: { as: 'bert', values: [WIDE], body: WIDE_BODY }, response: problem(403) },
  },
  {
    operation: `PUT ${ONE}`,
    requirement: `${OWNER}, "nobody else sees it (404)"`,
    exchange: { request: { as: 'carl', values: [WIDE], body: WIDE_BODY }, response: problem(404) },
  },
  {
    operation: `PUT ${ONE}`,
    requirement: 'STS detection: PUT /configurations/{id}, "same body as create"; decision: 422',
    exchange: {
      request: { values: [WIDE], body: {} },
      response: problem(422, ['/name', '/parameters', '/geometry']),
    },
  },
  {
    operation: `DELETE ${ONE}`,
    requirement: 'Errors: "DELETE /configurations/{id} answers status 204 without body"',
    exchange: async (api) => ({
      request: { values: [(await make(api)).id] },
      response: { status: 204 },
    }),
  },
  {
    operation: `GET ${ONE}`,
    requirement: 'STS detection: DELETE /configurations/{id}; a removed configuration is not found',
    exchange: async (api) => {
      const { id } = await make(api);
      await api.request(`DELETE ${BASE}${ONE}`, { values: [id] });
      return { request: { values: [id] }, response: problem(404) };
    },
  },
  {
    operation: `DELETE ${ONE}`,
    requirement: `${OWNER}; decision: Error status, 403`,
    exchange: { request: { as: 'bert', values: [WIDE] }, response: problem(403) },
  },
  {
    operation: `DELETE ${ONE}`,
    requirement: `${OWNER}, "nobody else sees it (404)"`,
    exchange: { request: { as: 'carl', values: [WIDE] }, response: problem(404) },
  },
];

export const CONFIGURATION_ROWS: readonly Row[] = [
  ...CREATE,
  ...CONFIGURED_SHAPES,
  ...READ,
  ...CHANGE,
];

import type { ContractService } from '../contract-service.ts';
import { MILLISECONDS, TEXT } from '../forms.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';
import { feature, makeShape } from './shapes.ts';

const CHANGES = 'GET /api/stream/changes';

async function cursor(api: ContractService): Promise<string> {
  const { body } = await api.request(CHANGES, { as: 'lisa' });
  return (body as { readonly next: string }).next;
}

/** Rows that answer with a problem at a parameter. */
const WRONG: readonly Row[] = (
  [
    ['a text that is no cursor', 'after', 'yesterday'],
    ['a kind that does not exist', 'kinds', 'event-fired,event-deleted'],
    ['a limit out of range', 'limit', '0'],
    ['a wait that is longer than clients wait', 'wait', '31'],
    ['a filter that does not exist, since all changes would be returned', 'kind', 'event-fired'],
  ] as const
).map(([name, parameter, value]) => ({
  operation: CHANGES,
  requirement: `${EXTENSION}: rejects ${name}; decision: 422 names the parameter`,
  exchange: { request: { query: { [parameter]: value } }, response: problem(422, [parameter]) },
}));

/** The feed of changes. */
export const CHANGE_ROWS: readonly Row[] = [
  {
    operation: CHANGES,
    requirement: `${EXTENSION} [L5]: without a cursor, the newest one`,
    exchange: {
      request: { as: 'lisa' },
      response: ok({ changes: [], next: TEXT, has_more: false }),
    },
  },
  {
    operation: CHANGES,
    requirement: `${EXTENSION} [L5]: changes after a cursor with whole objects, of those that the user may read`,
    exchange: async (api) => {
      const after = await cursor(api);
      await makeShape(api, feature('changes 1'), 'bert');
      const id = await makeShape(api, feature('changes 2'), 'lisa');
      const { geometry, properties } = feature('changes 2') as Readonly<Record<string, object>>;
      const owned = { owner: 'lisa', user_id: api.uuidOf('lisa'), description: '', acl: [] };
      const shape = { type: 'Feature', geometry, properties: { ...owned, ...properties, id } };
      const change = {
        ...{ type: 'shape', kind: 'shape-created', cursor: TEXT, origin: TEXT },
        ...{ found_at: MILLISECONDS, ships: [], shape, by: 'lisa' },
      };
      return {
        request: { as: 'lisa', query: { after, kinds: 'shape-created' } },
        response: ok({ changes: [change], next: TEXT, has_more: false }),
      };
    },
  },
  {
    operation: CHANGES,
    requirement: `${EXTENSION} [L5]: where nothing matches, the wait ends without changes, and the cursor is the newest`,
    exchange: async (api) => {
      const after = await cursor(api);
      await makeShape(api, feature('changes 3'), 'bert');
      return {
        request: { as: 'lisa', query: { after, wait: '0' } },
        response: ok({ changes: [], next: await cursor(api), has_more: false }),
      };
    },
  },
  {
    operation: CHANGES,
    requirement: `${EXTENSION} [L5]: 410 for a cursor of another feed`,
    exchange: { request: { query: { after: 'before-7' } }, response: problem(410) },
  },
  ...WRONG,
];

import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { TEXT } from '../forms.ts';
import { EXTENSION, problem, type Row } from '../row.ts';
import { feature, makeShape } from './shapes.ts';

const SHAPES = 'GET /api/config/shapes';
const STS = '/api/ingress/event-detection';
const LISTS = [
  SHAPES,
  `GET ${STS}/configurations`,
  `GET ${STS}/s2s-events`,
  `GET ${STS}/s2s-events/current`,
  `GET ${STS}/s2s-events/search`,
];

/** Lists of the specification have the extension, too. */
function requirement(operation: string, text: string): string {
  return `${operation === SHAPES ? EXTENSION : 'decision'}: ${text}`;
}

async function headerOf(api: ContractService, operation: string, name: string): Promise<string> {
  const { headers } = await api.request(operation, { as: 'lisa' });
  return String(headers[name]);
}

/** [L5] Lists of what has changed, and lists that have not. */
export const CHANGED_LIST_ROWS: readonly Row[] = [
  ...LISTS.map(
    (operation): Row => ({
      operation,
      requirement: requirement(operation, '304 for the entity tag of an unchanged list'),
      exchange: async (api) => ({
        request: {
          as: 'lisa',
          headers: { 'if-none-match': await headerOf(api, operation, 'etag') },
        },
        response: {
          status: 304,
          headers: { etag: expect.stringMatching(/^".+"$/), 'feed-cursor': TEXT },
        },
      }),
    }),
  ),
  ...LISTS.map(
    (operation): Row => ({
      operation,
      requirement: requirement(operation, '[L5] nothing has changed after its own cursor'),
      exchange: async (api) => ({
        request: {
          as: 'lisa',
          query: { changed_after: await headerOf(api, operation, 'feed-cursor'), page: '1' },
        },
        response: {
          status: 200,
          body: { items: [], total: 0, page: 1, size: 50, pages: 0 },
        },
      }),
    }),
  ),
  ...LISTS.map(
    (operation): Row => ({
      operation,
      requirement: requirement(operation, '[L5] 410 for a cursor of another feed'),
      exchange: { request: { query: { changed_after: 'before-7' } }, response: problem(410) },
    }),
  ),
  ...LISTS.map(
    (operation): Row => ({
      operation,
      requirement: requirement(
        operation,
        '[L5] 422 names the parameter of a text that is no cursor',
      ),
      exchange: {
        request: { query: { changed_after: 'yesterday' } },
        response: problem(422, ['changed_after']),
      },
    }),
  ),
  {
    operation: SHAPES,
    requirement: `${EXTENSION} [L5]: what was created after a cursor`,
    exchange: async (api) => {
      await makeShape(api, feature('changed 1'), 'lisa');
      const changed_after = await headerOf(api, SHAPES, 'feed-cursor');
      const id = await makeShape(api, feature('changed 2'), 'lisa');
      return {
        request: { as: 'lisa', query: { changed_after } },
        response: {
          status: 200,
          body: expect.objectContaining({
            items: [expect.objectContaining({ properties: expect.objectContaining({ id }) })],
            total: 1,
          }),
        },
      };
    },
  },
];

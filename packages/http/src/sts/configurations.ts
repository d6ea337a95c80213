import { CONFIGURATION_BODY } from '@roadstead/model';
import type { Configurations } from '@roadstead/service';
import { id, PAGE, PAGE_SIZE, pagingOf, unvalidatedJsonBody } from '../request/index.ts';
import { json, type Operation, pageJson, route, unwrap } from '../server/index.ts';
import { configurationJson } from './configuration-json.ts';
import { CONFIGURATION_LIST, CONFIGURATION_REPLY } from './configuration-schemas.ts';

const PATH_ID = { id: id('configuration') };
const BODY = unvalidatedJsonBody(CONFIGURATION_BODY, 'ConfigurationBody');

export function configurationOperations(configurations: Configurations): readonly Operation[] {
  return [
    route.post('/configurations', 'createConfiguration', {
      summary: 'Create a detector configuration',
      description: 'Detection begins at the newest event time.',
      body: BODY,
      replies: { 201: ['Created; `Location` is its address.', CONFIGURATION_REPLY] },
      async handle({ user, body }) {
        const created = unwrap(await configurations.create(user, body));
        return json(configurationJson(created), 201, `/configurations/${created.id}`);
      },
    }),
    route.get('/configurations', 'listConfigurations', {
      summary: 'List detector configurations',
      description: 'All that the user may read, by id; with `page` or `size` one page of them.',
      query: { page: PAGE, size: PAGE_SIZE },
      problems: [422],
      replies: { 200: ['The list.', CONFIGURATION_LIST] },
      async handle({ user, query }) {
        if (query.page === undefined && query.size === undefined) {
          const { items } = await configurations.list(user);
          return json({ items: items.map(configurationJson) });
        }
        const paging = pagingOf(query);
        return json(pageJson(await configurations.list(user, paging), paging, configurationJson));
      },
    }),
    route.get('/configurations/{id}', 'getConfiguration', {
      summary: 'Read a detector configuration',
      path: PATH_ID,
      problems: [404],
      replies: { 200: ['The configuration.', CONFIGURATION_REPLY] },
      handle: async ({ user, path }) =>
        json(configurationJson(unwrap(await configurations.get(user, path.id)))),
    }),
    route.put('/configurations/{id}', 'replaceConfiguration', {
      summary: 'Replace a detector configuration',
      description: 'The body is the whole new configuration: missing fields get their defaults.',
      path: PATH_ID,
      body: BODY,
      problems: [404],
      replies: { 200: ['The new configuration.', CONFIGURATION_REPLY] },
      handle: async ({ user, path, body }) =>
        json(configurationJson(unwrap(await configurations.replace(user, path.id, body)))),
    }),
    route.delete('/configurations/{id}', 'removeConfiguration', {
      summary: 'Delete a detector configuration',
      description: 'Its events remain.',
      path: PATH_ID,
      problems: [404],
      replies: { 204: ['Deleted.'] },
      async handle({ user, path }) {
        unwrap(await configurations.remove(user, path.id));
        return { status: 204, body: null };
      },
    }),
  ];
}

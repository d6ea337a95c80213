import { CONFIGURATION_BODY } from '@roadstead/model';
import type { Configurations, StoredConfiguration } from '@roadstead/service';
import { id, PAGE, PAGE_SIZE, pagingOf, unvalidatedJsonBody } from '../request/index.ts';
import {
  json,
  type Operation,
  type OperationResponse,
  pageJson,
  route,
  unwrap,
} from '../server/index.ts';
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
        return configurationReply(created, 201, `/configurations/${created.id}`);
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
        configurationReply(unwrap(await configurations.get(user, path.id))),
    }),
    route.put('/configurations/{id}', 'replaceConfiguration', {
      summary: 'Replace a detector configuration',
      description: 'The body is the whole new configuration: missing fields get their defaults.',
      path: PATH_ID,
      body: BODY,
      problems: [404],
      replies: { 200: ['The new configuration.', CONFIGURATION_REPLY] },
      handle: async ({ user, path, body }) =>
        configurationReply(unwrap(await configurations.replace(user, path.id, body))),
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

/** Returns a configuration. A header names the contacts that receive nothing, since the specification has no field for that. */
function configurationReply(
  configuration: StoredConfiguration,
  status?: number,
  location?: string,
): OperationResponse {
  const reply = json(configurationJson(configuration), status, location);
  const { phoneNumbers, emailAddresses } = configuration;
  const fields = [
    ...(phoneNumbers.length > 0 ? ['phone_numbers'] : []),
    ...(emailAddresses.length > 0 ? ['email_addresses'] : []),
  ];
  if (fields.length === 0) return reply;
  return { ...reply, headers: { 'x-notice': `${fields.join(', ')}: stored, not delivered` } };
}

import {
  CONFIGURATION_BODY,
  type Paged,
  type Paging,
  type Principal,
  pageOfList,
} from '@roadstead/model';
import type { MaritimeService, StoredConfiguration } from '@roadstead/service';
import { CHANGED_AFTER, changedIds, withCursor } from '../changes/changed-after.ts';
import { id, PAGE, PAGE_SIZE, pagingOf, unvalidatedJsonBody } from '../request/index.ts';
import { json, type Operation, pageJson, route, unwrap } from '../server/index.ts';
import { configurationJson } from './configuration-json.ts';
import { CONFIGURATION_LIST, CONFIGURATION_REPLY } from './configuration-schemas.ts';
import { withContactNotice } from './contact-notice.ts';

const PATH_ID = { id: id('configuration') };
const BODY = unvalidatedJsonBody(CONFIGURATION_BODY, 'ConfigurationBody');

export function configurationOperations(
  service: Pick<MaritimeService, 'configurations' | 'feed' | 'alerts'>,
): readonly Operation[] {
  const { configurations } = service;
  const configurationReply = (
    configuration: StoredConfiguration,
    status?: number,
    location?: string,
  ) =>
    withContactNotice(
      configuration,
      json(configurationJson(configuration), status, location),
      service.alerts,
    );
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
    listConfigurations(service),
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

function listConfigurations({
  configurations,
  feed,
}: Pick<MaritimeService, 'configurations' | 'feed'>): Operation {
  const changed = async (
    user: Principal,
    after: string,
    paging: Paging | undefined,
  ): Promise<Paged<StoredConfiguration>> => {
    const ids = await changedIds(
      { feed, user, after },
      'configuration',
      ({ configuration }) => configuration.id,
    );
    const found = await Promise.all(
      [...ids].sort((one, other) => one - other).map((each) => configurations.get(user, each)),
    );
    const items = found.flatMap((each) => (each.ok ? [each.value] : []));
    return paging ? pageOfList(items, paging) : { items, total: items.length };
  };
  return route.get('/configurations', 'listConfigurations', {
    summary: 'List detector configurations',
    description: 'All that the user may read, by id; with `page` or `size` one page of them.',
    query: { page: PAGE, size: PAGE_SIZE, changed_after: CHANGED_AFTER },
    isList: true,
    problems: [410, 422],
    replies: { 200: ['The list.', CONFIGURATION_LIST] },
    async handle({ user, query }) {
      const { page, size, changed_after: after } = query;
      const paging = page === undefined && size === undefined ? undefined : pagingOf(query);
      return withCursor(feed, async () => {
        const { items, total } =
          after === undefined
            ? await configurations.list(user, paging)
            : await changed(user, after, paging);
        return paging
          ? json(pageJson({ items, total }, paging, configurationJson))
          : json({ items: items.map(configurationJson) });
      });
    },
  });
}

import type { People } from '@roadstead/alerts';
import { id, PAGE, PAGE_SIZE, pagingOf } from '../request/index.ts';
import { json, type Operation, pageJson, route, unwrap } from '../server/index.ts';
import { peopleDeliveryJson } from './delivery-json.ts';
import { PEOPLE_DELIVERIES } from './people-schemas.ts';

/** The deliveries to people (extension). */
export function peopleOperations(people: People): readonly Operation[] {
  return [
    route.get('/configurations/{id}/deliveries', 'listConfigurationDeliveries', {
      summary: 'List the deliveries of a configuration to people (extension)',
      description: 'Newest first, for the owner of the configuration and administrators.',
      path: { id: id('configuration') },
      problems: [404],
      query: { page: PAGE, size: PAGE_SIZE },
      replies: { 200: ['A page.', PEOPLE_DELIVERIES] },
      async handle({ user, path, query }) {
        const paging = pagingOf(query);
        const page = unwrap(await people.listDeliveries(user, path.id, paging));
        return json(pageJson(page, paging, peopleDeliveryJson));
      },
    }),
  ];
}

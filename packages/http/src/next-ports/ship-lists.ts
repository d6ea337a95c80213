import { SHIP_LIST_BODY, type ShipLists } from '@roadstead/service';
import { PAGE, PAGE_SIZE, pagingOf, text, unvalidatedJsonBody } from '../request/index.ts';
import { done, EMPTY, json, type Operation, pageJson, route, unwrap } from '../server/index.ts';
import { SHIP_LIST, SHIP_LISTS } from './next-port-schemas.ts';

const PATH = '/nextport/shiplist';
export const SHIP_LIST_PATH: string = `${PATH}/{name}`;
export const SHIP_LIST_NAME = { name: text('The name of a ship list.') };

export function shipListOperations(shipLists: ShipLists): readonly Operation[] {
  return [
    route.get(PATH, 'listShipLists', {
      summary: 'List the ship lists (extension)',
      description:
        "The user's own and those in the settings of the service, by name; administrators see those of all users.",
      query: { page: PAGE, size: PAGE_SIZE },
      problems: [422],
      isList: true,
      replies: { 200: ['A page.', SHIP_LISTS] },
      async handle({ user, query }) {
        const paging = pagingOf(query);
        const lists = await shipLists.list(user, paging);
        return json(pageJson(lists, paging, ({ name, imos, owner }) => ({ name, imos, owner })));
      },
    }),
    route.put(SHIP_LIST_PATH, 'putShipList', {
      summary: 'Create or replace a ship list (extension)',
      description: 'The name of a list in the settings of the service is a conflict (409).',
      path: SHIP_LIST_NAME,
      body: unvalidatedJsonBody(SHIP_LIST_BODY, 'ShipListBody'),
      problems: [409],
      replies: {
        200: ['Replaced.', SHIP_LIST],
        201: ['Created; `Location` is its address.', SHIP_LIST],
      },
      async handle({ user, path: { name }, body }) {
        const { value, isNew } = unwrap(await shipLists.put(user, name, body));
        const list = { name: value.name, imos: value.imos };
        return isNew ? json(list, 201, `${PATH}/${encodeURIComponent(name)}`) : json(list);
      },
    }),
    route.delete(SHIP_LIST_PATH, 'removeShipList', {
      summary: 'Delete a ship list (extension)',
      path: SHIP_LIST_NAME,
      problems: [404],
      replies: { 200: ['Deleted.', EMPTY] },
      handle: async ({ user, path }) => done(await shipLists.remove(user, path.name)),
    }),
  ];
}

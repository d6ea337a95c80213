import { SHIP_LIST_BODY, type ShipLists } from '@roadstead/service';
import { text, unvalidatedJsonBody } from '../request/index.ts';
import { done, EMPTY, json, type Operation, route, unwrap } from '../server/index.ts';
import { SHIP_LIST } from './next-port-schemas.ts';

const PATH = '/nextport/shiplist';
export const SHIP_LIST_PATH: string = `${PATH}/{name}`;
export const SHIP_LIST_NAME = { name: text('The name of a ship list.') };

export function shipListOperations(shipLists: ShipLists): readonly Operation[] {
  return [
    route.put(SHIP_LIST_PATH, 'putShipList', {
      summary: 'Create or replace a ship list (extension)',
      description: 'The name of a list in the settings of the service is a conflict (409).',
      path: SHIP_LIST_NAME,
      body: unvalidatedJsonBody(SHIP_LIST_BODY, 'ShipListBody'),
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
      replies: { 200: ['Deleted.', EMPTY] },
      handle: async ({ user, path }) => done(await shipLists.remove(user, path.name)),
    }),
  ];
}

import type { NextPortArea, ShipList } from '@roadstead/service';
import type { z } from 'zod';
import type { UserOperation } from '../door/operation.ts';
import { answerReply, jsonReply } from '../door/replies.ts';
import { textParameter } from '../read/parameters.ts';
import { readJson } from '../read/read-json.ts';
import { NOTHING } from '../shapes/shape-schemas.ts';
import { SHIP_LIST, SHIP_LIST_BODY } from './next-port-schemas.ts';

const ACCESS = 'users';
export const LIST_PATH = '/nextport/shiplist/{name}';
export const LIST_NAME = textParameter('name', 'The name of a ship list.');
const CONTENT = { 'application/json': SHIP_LIST };

/** @param address of the ship lists, for Location */
export function shipListOperations(
  nextPorts: NextPortArea,
  address: string,
): readonly UserOperation[] {
  return [
    {
      method: 'PUT',
      path: LIST_PATH,
      id: 'putShipList',
      access: ACCESS,
      summary: 'Make or overwrite a ship list (extension)',
      description: 'A name that the settings of the service have a list under is taken (409).',
      pathParameters: [LIST_NAME],
      body: { 'application/json': SHIP_LIST_BODY },
      replies: {
        200: { description: 'Overwritten.', content: CONTENT },
        201: { description: 'Made; `Location` says where it is.', content: CONTENT },
      },
      async handle(asked) {
        const body = await readJson(asked);
        if (!body.ok) return body;
        const [name] = asked.pathValues;
        const put = await nextPorts.putShipList(asked.caller, name, body.value);
        if (!put.ok) return put;
        const { value, isNew } = put.value;
        const location = `${address}/${encodeURIComponent(name)}`;
        return isNew ? jsonReply(listJson(value), 201, { location }) : jsonReply(listJson(value));
      },
    },
    {
      method: 'DELETE',
      path: LIST_PATH,
      id: 'removeShipList',
      access: ACCESS,
      summary: 'Remove a ship list (extension)',
      pathParameters: [LIST_NAME],
      replies: { 200: { description: 'Removed.', content: { 'application/json': NOTHING } } },
      handle: async ({ caller, pathValues }) =>
        answerReply(await nextPorts.removeShipList(caller, pathValues[0]), () => ({})),
    },
  ];
}

function listJson({ name, imos }: ShipList): z.infer<typeof SHIP_LIST> {
  return { name, imos: [...imos] };
}

import type { NextPortArea } from '@roadstead/service';
import type { UserOperation } from '../door/operation.ts';
import { answerReply, jsonReply } from '../door/replies.ts';
import { textParameter } from '../read/parameters.ts';
import { imoParameter, readImo } from '../read/read-imo.ts';
import { nextPortsJson } from './next-port-json.ts';
import { NEXT_PORTS } from './next-port-schemas.ts';
import { LIST_NAME, LIST_PATH } from './ship-list-operations.ts';

const ACCESS = 'users';
const KEY = textParameter('key', "The UN/LOCODE of a port, or a cluster's name.");
const IMO = imoParameter('imo');
const CONTENT = { 'application/json': NEXT_PORTS };

export function recordOperations(nextPorts: NextPortArea): readonly UserOperation[] {
  return [
    {
      method: 'GET',
      path: '/nextport/arrivals/{key}',
      id: 'listArrivals',
      access: ACCESS,
      summary: 'List ships that may call at a port, or at a port of a cluster',
      description:
        'A ship is listed once for each port of the cluster. What is both a LOCODE and the name of a cluster is the LOCODE. ' +
        'Where it is neither, that is 404.',
      pathParameters: [KEY],
      replies: { 200: { description: 'Most probable first.', content: CONTENT } },
      handle: async ({ caller, pathValues }) =>
        answerReply(await nextPorts.arrivals(caller, pathValues[0]), nextPortsJson),
    },
    {
      method: 'GET',
      path: '/nextport/ship/{imo}',
      id: 'listNextPorts',
      access: ACCESS,
      summary: 'List the ports that a ship may call at next',
      description: 'Of a ship that was never heard there are none.',
      pathParameters: [IMO],
      replies: { 200: { description: 'Most probable first.', content: CONTENT } },
      async handle({ pathValues }) {
        const imo = readImo(pathValues[0], IMO);
        return imo.ok ? jsonReply(nextPortsJson(await nextPorts.ofShip(imo.value))) : imo;
      },
    },
    {
      method: 'GET',
      path: LIST_PATH,
      id: 'listNextPortsOfShipList',
      access: ACCESS,
      summary: 'List the ports that the ships of a list may call at next',
      pathParameters: [LIST_NAME],
      replies: { 200: { description: 'Most probable first.', content: CONTENT } },
      handle: async ({ caller, pathValues }) =>
        answerReply(await nextPorts.ofShipList(caller, pathValues[0]), nextPortsJson),
    },
  ];
}

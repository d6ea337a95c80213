import { timestampSeconds } from '@roadstead/model';
import type { NextPortRecord, NextPorts } from '@roadstead/service';
import type { z } from 'zod';
import { IMO_IN_PATH, text } from '../request/index.ts';
import { json, type RouteGroup, route, unwrap } from '../server/index.ts';
import { clusterOperations } from './clusters.ts';
import { NEXT_PORTS } from './next-port-schemas.ts';
import { SHIP_LIST_NAME, SHIP_LIST_PATH, shipListOperations } from './ship-lists.ts';

const replies = { 200: ['Most probable first.', NEXT_PORTS] } as const;

/** Next ports by ship, ship list, port and cluster of ports. */
export function nextPortRoutes(nextPorts: NextPorts): RouteGroup {
  return {
    name: 'Next port, cluster variant',
    base: '/api/shiptracker',
    description:
      'Probable next ports of ships, most probable first, by ship, ship list, port and cluster of ports. Predefined clusters by country ' +
      'and distance between ports are for all users and read-only (403); users create their own.',
    operations: [
      route.get('/nextport/arrivals/{key}', 'listArrivals', {
        summary: 'List ships that may call at a port, or at a port of a cluster',
        description:
          'A ship is listed once for each port of the cluster. A key that is both a LOCODE and the name of a cluster means the LOCODE; a ' +
          'key that is neither is 404.',
        path: { key: text("The UN/LOCODE of a port, or a cluster's name.") },
        replies,
        handle: async ({ user, path }) =>
          json(nextPortsJson(unwrap(await nextPorts.listArrivals(user, path.key)))),
      }),
      route.get('/nextport/ship/{imo}', 'listNextPorts', {
        summary: 'List the probable next ports of a ship',
        description: 'Empty for a ship without reports.',
        path: { imo: IMO_IN_PATH },
        replies,
        handle: async ({ path }) => json(nextPortsJson(await nextPorts.listOfShip(path.imo))),
      }),
      route.get(SHIP_LIST_PATH, 'listNextPortsOfShipList', {
        summary: 'List the probable next ports of the ships of a list',
        path: SHIP_LIST_NAME,
        replies,
        handle: async ({ user, path }) =>
          json(nextPortsJson(unwrap(await nextPorts.listOfShipList(user, path.name)))),
      }),
      ...clusterOperations(nextPorts),
      ...shipListOperations(nextPorts.shipLists),
    ],
  };
}

function nextPortsJson(records: readonly NextPortRecord[]): z.infer<typeof NEXT_PORTS> {
  return {
    records: records.map(({ imo, locode, probability, etaMs }) => ({
      imo,
      locode,
      probability,
      // The specification has times without an offset here.
      ...(etaMs !== null && { eta: timestampSeconds(etaMs).replace('Z', '') }),
    })),
  };
}

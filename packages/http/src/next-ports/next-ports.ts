import { timestampSeconds } from '@roadstead/model';
import type { NextPorts, ShipNextPortRecord } from '@roadstead/service';
import type { z } from 'zod';
import { IMO_IN_PATH, optionalTimestamp, text } from '../request/index.ts';
import { json, type RouteGroup, route, unwrap } from '../server/index.ts';
import { clusterOperations } from './clusters.ts';
import { ARRIVALS, NEXT_PORTS } from './next-port-schemas.ts';
import { SHIP_LIST_NAME, SHIP_LIST_PATH, shipListOperations } from './ship-lists.ts';

const PERIOD = {
  from: optionalTimestamp('Extension: only arrivals with an ETA from then on.'),
  to: optionalTimestamp('Extension: only arrivals with an ETA until then.'),
};
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
          'A ship is listed once for each port of the cluster, if it calls at any of them with the probability of its threshold. A key that ' +
          'is both a LOCODE and the name of a cluster means the LOCODE; a key that is neither is 404.',
        path: { key: text("The UN/LOCODE of a port, or a cluster's name.") },
        query: PERIOD,
        problems: [404],
        replies: { 200: ['Most probable first.', ARRIVALS] },
        async handle({ user, path, query }) {
          const period = { fromMs: query.from ?? null, toMs: query.to ?? null };
          const arrivals = unwrap(await nextPorts.listArrivals(user, path.key, period));
          return json({
            ...nextPortsJson(arrivals.records),
            as_of: utc(arrivals.asOfMs),
            expected_ships: arrivals.expectedShips,
          });
        },
      }),
      route.get('/nextport/ship/{imo}', 'listNextPorts', {
        summary: 'List the probable next ports of a ship',
        description: 'Empty for a ship without reports.',
        path: { imo: IMO_IN_PATH },
        problems: [422],
        replies,
        handle: async ({ path }) => json(nextPortsJson(await nextPorts.listOfShip(path.imo))),
      }),
      route.get(SHIP_LIST_PATH, 'listNextPortsOfShipList', {
        summary: 'List the probable next ports of the ships of a list',
        path: SHIP_LIST_NAME,
        problems: [404],
        replies,
        handle: async ({ user, path }) =>
          json(nextPortsJson(unwrap(await nextPorts.listOfShipList(user, path.name)))),
      }),
      ...clusterOperations(nextPorts),
      ...shipListOperations(nextPorts.shipLists),
    ],
  };
}

/** Formats records as the cluster variant does. */
export function nextPortsJson(records: readonly ShipNextPortRecord[]): z.infer<typeof NEXT_PORTS> {
  return {
    records: records.map(({ etaMs, etaEarlyMs, etaLateMs, heardMs, ...record }) => ({
      imo: record.imo,
      locode: record.locode,
      probability: record.probability,
      ...(etaMs !== null && { eta: utc(etaMs) }),
      ...(etaEarlyMs !== null && { eta_early: utc(etaEarlyMs) }),
      ...(etaLateMs !== null && { eta_late: utc(etaLateMs) }),
      mmsi: record.mmsi,
      name: record.name,
      callsign: record.callsign,
      shiptype: record.shiptype,
      in_port: record.isInPort,
      last_heard: heardMs === null ? null : utc(heardMs),
      silent: record.isSilent,
      after_next: record.after,
    })),
  };
}

/** Formats a time without an offset, as the specification has it here. */
function utc(ms: number): string {
  return timestampSeconds(ms).replace('Z', '');
}

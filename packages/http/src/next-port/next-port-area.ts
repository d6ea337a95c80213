import type { NextPortArea } from '@roadstead/service';
import type { Area } from '../door/operation.ts';
import { clusterOperations } from './cluster-operations.ts';
import {
  CLUSTER,
  CLUSTER_BODY,
  NEW_CLUSTER_BODY,
  NEXT_PORT,
  SHIP_LIST,
  SHIP_LIST_BODY,
} from './next-port-schemas.ts';
import { recordOperations } from './record-operations.ts';
import { shipListOperations } from './ship-list-operations.ts';

const BASE = '/api/shiptracker';

/** Next ports by ship, list of ships, port and cluster of ports. */
export function nextPortArea(nextPorts: NextPortArea, prefix: string): Area {
  const address = `${prefix}${BASE}`;
  return {
    name: 'Next port, cluster variant',
    base: BASE,
    description:
      'Ports that ships may call at next, most probable first, by ship, list of ships, port and cluster of ports. Clusters by ' +
      'country and distance between ports are there for all users, and cannot be changed (403); users make their own.',
    schemas: {
      bodies: {
        ClusterBody: CLUSTER_BODY,
        NewClusterBody: NEW_CLUSTER_BODY,
        ShipListBody: SHIP_LIST_BODY,
      },
      replies: { Cluster: CLUSTER, NextPort: NEXT_PORT, ShipList: SHIP_LIST },
    },
    operations: [
      ...recordOperations(nextPorts),
      ...clusterOperations(nextPorts, address),
      ...shipListOperations(nextPorts, `${address}/nextport/shiplist`),
    ],
  };
}

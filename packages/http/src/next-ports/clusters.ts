import { CLUSTER_BODY, type Cluster, NEW_CLUSTER_BODY, type NextPorts } from '@roadstead/service';
import type { z } from 'zod';
import { text, unvalidatedJsonBody } from '../request/index.ts';
import { done, EMPTY, json, type Operation, route, unwrap } from '../server/index.ts';
import { type CLUSTER, CLUSTER_ID, CLUSTERS, NEW_CLUSTER } from './next-port-schemas.ts';

const PATH = '/nextport/cluster';
const BY_NAME = { my_cluster: text('The name of a cluster.') };

export function clusterOperations(nextPorts: NextPorts): readonly Operation[] {
  return [
    route.post(PATH, 'createCluster', {
      summary: 'Create a cluster of ports',
      body: unvalidatedJsonBody(NEW_CLUSTER_BODY, 'NewClusterBody'),
      problems: [409],
      replies: { 201: ['Created; `Location` is the address to change it.', NEW_CLUSTER] },
      async handle({ user, body }) {
        const { id, name } = unwrap(await nextPorts.clusters.create(user, body));
        return json({ id, name }, 201, `${PATH}/${encodeURIComponent(name)}`);
      },
    }),
    route.get(PATH, 'listClusters', {
      summary: 'List the clusters of ports',
      description:
        "The user's own and the predefined ones, by name; administrators see those of all users.",
      isList: true,
      replies: { 200: ['All of them.', CLUSTERS] },
      async handle({ user }) {
        const clusters = await nextPorts.clusters.list(user);
        const records = clusters.map((cluster) => clusterJson(cluster, nextPorts));
        return json({ records, clusters: records });
      },
    }),
    route.put(`${PATH}/{my_cluster}`, 'replaceCluster', {
      summary: 'Replace a cluster of ports',
      description: 'Missing fields get their defaults.',
      path: BY_NAME,
      body: unvalidatedJsonBody(CLUSTER_BODY, 'ClusterBody'),
      problems: [404],
      replies: { 200: ['Replaced.', CLUSTER_ID] },
      handle: async ({ user, path, body }) =>
        json({ id: unwrap(await nextPorts.clusters.replace(user, path.my_cluster, body)).id }),
    }),
    route.delete(`${PATH}/{my_cluster}`, 'removeCluster', {
      summary: 'Delete a cluster of ports',
      path: BY_NAME,
      problems: [404],
      replies: { 200: ['Deleted.', EMPTY] },
      handle: async ({ user, path }) =>
        done(await nextPorts.clusters.remove(user, path.my_cluster)),
    }),
  ];
}

function clusterJson(cluster: Cluster, nextPorts: NextPorts): z.infer<typeof CLUSTER> {
  const { id, name, locodes, color, threshold, filter } = cluster;
  return {
    ...{ id, name, locodes: [...locodes], color, threshold, filter },
    port_info: locodes.map((locode) => ({ locode, name: nextPorts.getPortName(locode) })),
  };
}

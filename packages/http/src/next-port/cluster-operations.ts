import type { Cluster, NextPortArea } from '@roadstead/service';
import type { z } from 'zod';
import type { UserOperation } from '../door/operation.ts';
import { answerReply, jsonReply } from '../door/replies.ts';
import { textParameter } from '../read/parameters.ts';
import { readJson } from '../read/read-json.ts';
import { NOTHING } from '../shapes/shape-schemas.ts';
import {
  type CLUSTER,
  CLUSTER_BODY,
  CLUSTER_ID,
  CLUSTERS,
  NEW_CLUSTER,
  NEW_CLUSTER_BODY,
} from './next-port-schemas.ts';

const ACCESS = 'users';
const PATH = '/nextport/cluster';
const NAME = textParameter('my_cluster', 'The name of a cluster.');

/** @param address of the area, for Location */
export function clusterOperations(
  nextPorts: NextPortArea,
  address: string,
): readonly UserOperation[] {
  return [
    {
      method: 'POST',
      path: PATH,
      id: 'createCluster',
      access: ACCESS,
      summary: 'Create a cluster of ports',
      body: { 'application/json': NEW_CLUSTER_BODY },
      replies: {
        201: {
          description: 'Created; `Location` says where it is changed.',
          content: { 'application/json': NEW_CLUSTER },
        },
      },
      async handle(asked) {
        const body = await readJson(asked);
        if (!body.ok) return body;
        return answerReply(
          await nextPorts.createCluster(asked.caller, body.value),
          ({ id, name }) => ({ id, name }),
          201,
          ({ name }) => `${address}${PATH}/${encodeURIComponent(name)}`,
        );
      },
    },
    {
      method: 'GET',
      path: PATH,
      id: 'listClusters',
      access: ACCESS,
      summary: 'List the clusters of ports',
      description:
        "The caller's own and the predefined ones, by name; administrators see those of all users.",
      replies: {
        200: { description: 'All of them.', content: { 'application/json': CLUSTERS } },
      },
      async handle({ caller }) {
        const clusters = await nextPorts.clusters(caller);
        const records = clusters.map((cluster) => clusterJson(cluster, nextPorts));
        return jsonReply({ records, clusters: records });
      },
    },
    {
      method: 'PUT',
      path: `${PATH}/{my_cluster}`,
      id: 'replaceCluster',
      access: ACCESS,
      summary: 'Overwrite a cluster of ports',
      description: 'What is left out gets its default.',
      pathParameters: [NAME],
      body: { 'application/json': CLUSTER_BODY },
      replies: {
        200: { description: 'Overwritten.', content: { 'application/json': CLUSTER_ID } },
      },
      async handle(asked) {
        const body = await readJson(asked);
        if (!body.ok) return body;
        const [name] = asked.pathValues;
        return answerReply(
          await nextPorts.replaceCluster(asked.caller, name, body.value),
          ({ id }) => ({ id }),
        );
      },
    },
    {
      method: 'DELETE',
      path: `${PATH}/{my_cluster}`,
      id: 'removeCluster',
      access: ACCESS,
      summary: 'Remove a cluster of ports',
      pathParameters: [NAME],
      replies: { 200: { description: 'Removed.', content: { 'application/json': NOTHING } } },
      handle: async ({ caller, pathValues }) =>
        answerReply(await nextPorts.removeCluster(caller, pathValues[0]), () => ({})),
    },
  ];
}

function clusterJson(cluster: Cluster, nextPorts: NextPortArea): z.infer<typeof CLUSTER> {
  const { id, name, locodes, color, threshold, filter } = cluster;
  return {
    ...{ id, name, locodes: [...locodes], color, threshold, filter },
    port_info: locodes.map((locode) => ({ locode, name: nextPorts.portName(locode) })),
  };
}

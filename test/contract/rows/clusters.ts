import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { TEXT, UUID } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';
import { ARRIVALS, arrivals, BASE, SECTION, TO_HAMBURG, TO_ROTTERDAM } from './next-port-forms.ts';

const CREATE = 'POST /nextport/cluster';
const CLUSTERS = 'GET /nextport/cluster';
const REPLACE = 'PUT /nextport/cluster/{my_cluster}';
const REMOVE = 'DELETE /nextport/cluster/{my_cluster}';

interface Cluster {
  readonly name: string;
  readonly locodes: readonly string[];
}

/** Creates a cluster of anna's. @returns its id */
async function make(api: ContractService, cluster: Cluster & object): Promise<string> {
  const made = await api.request(`POST ${BASE}/nextport/cluster`, { body: cluster });
  return (made.body as { id: string }).id;
}

const changed = (
  requirement: string,
  name: string,
  body: object,
  ...records: readonly object[]
): Row => ({
  operation: ARRIVALS,
  requirement,
  exchange: async (api) => {
    await make(api, { name, locodes: ['NLRTM', 'DEHAM'], ...body });
    return { request: { values: [name] }, response: ok(arrivals(...records)) };
  },
});

export const CREATED: readonly Row[] = [
  {
    operation: CREATE,
    requirement: `${SECTION}: ${CREATE}, "object with \`id\` and \`name\`"; decision: 201 with \`Location\``,
    exchange: {
      request: {
        body: {
          name: 'North Range',
          locodes: ['NLRTM', 'DEHAM'],
          color: 'ff8800',
          threshold: 0.1,
          filter: 'tanker',
        },
      },
      response: {
        status: 201,
        headers: { location: `${BASE}/nextport/cluster/North%20Range` },
        body: { id: TEXT, name: 'North Range' },
      },
    },
  },
  changed(
    `${SECTION}: ${ARRIVALS}, "any port of the cluster": a cluster of the user`,
    'all',
    {},
    TO_ROTTERDAM,
    TO_HAMBURG,
  ),
  changed(
    'decision: Cluster `threshold`, "arrivals below the probability are left out"',
    'likely',
    { threshold: 0.9 },
  ),
  changed(
    'decision: Cluster `filter`, "a list of ship types or classes": a class',
    'tankers',
    { filter: 'tanker' },
    TO_ROTTERDAM,
  ),
  changed(
    'decision: Cluster `filter`, "a list of ship types or classes": types',
    'bulkers',
    { filter: 'passenger,70-79' },
    TO_HAMBURG,
  ),
  {
    operation: CREATE,
    requirement: `${SECTION}: ${CREATE}, "\`name\` string, \`locodes\` array of string": both are required`,
    exchange: { request: { body: {} }, response: problem(422, ['/name', '/locodes']) },
  },
  {
    operation: CREATE,
    requirement:
      'Port cluster: "hex colour, six characters", "fraction in [0,1]", `filter`, LOCODEs of ports',
    exchange: {
      request: {
        body: { name: 'wrong', locodes: ['NLXXX'], color: 'red', threshold: 2, filter: 'x' },
      },
      response: problem(422, ['/locodes/0', '/color', '/threshold', '/filter']),
    },
  },
  {
    operation: CREATE,
    requirement:
      'decision: Error status, "409 conflict (name taken": of a cluster of the user, or of a predefined one',
    exchange: {
      request: { body: { name: 'Hamburg', locodes: ['DEHAM'] } },
      response: problem(409),
    },
  },
  {
    operation: CREATE,
    requirement:
      'decision: a cluster may not have a UN/LOCODE as its name, which as a key means the port',
    exchange: {
      request: { body: { name: 'NLRTM', locodes: ['DEHAM'] } },
      response: problem(422, ['/name']),
    },
  },
];

const HAMBURG = {
  ...{ id: TEXT, name: 'Hamburg', color: '808080', threshold: 0, filter: '' },
  locodes: expect.arrayContaining(['DEHAM']),
  port_info: expect.arrayContaining([{ locode: 'DEHAM', name: 'Hamburg' }]),
};

export const READ: readonly Row[] = [
  {
    operation: CLUSTERS,
    requirement: `${SECTION}: ${CLUSTERS}, "list key is \`records\` in the sample and \`clusters\` in the description"; Port cluster: every field; decision: the same array under both`,
    exchange: async (api) => {
      const body = { name: 'Of Lisa', locodes: ['NLRTM'] };
      await api.request(`POST ${BASE}/nextport/cluster`, { as: 'lisa', body });
      const defaults = { color: '808080', threshold: 0, filter: '' };
      const hers = {
        id: UUID,
        ...body,
        ...defaults,
        port_info: [{ locode: 'NLRTM', name: 'Rotterdam' }],
      };
      const all = expect.arrayContaining([hers, HAMBURG]);
      return { request: { as: 'lisa' }, response: ok({ records: all, clusters: all }) };
    },
  },
];

export const CHANGED: readonly Row[] = [
  {
    operation: REPLACE,
    requirement: `${SECTION}: ${REPLACE}, "object with \`id\`"; decision: Clusters, "{my_cluster} is the name"`,
    exchange: async (api) => {
      const id = await make(api, { name: 'to be overwritten', locodes: ['NLRTM'] });
      return {
        request: { values: ['to be overwritten'], body: { locodes: ['DEHAM'] } },
        response: ok({ id }),
      };
    },
  },
  {
    operation: ARRIVALS,
    requirement: `${SECTION}: ${REPLACE}, "overwrites the cluster"; decision: Clusters, "fields left out in a PUT get their defaults"`,
    exchange: async (api) => {
      await make(api, { name: 'reset', locodes: ['NLRTM'], ...{ threshold: 1, filter: 'tug' } });
      const body = { locodes: ['DEHAM'] };
      await api.request(`PUT ${BASE}/nextport/cluster/{my_cluster}`, { values: ['reset'], body });
      return { request: { values: ['reset'] }, response: ok(arrivals(TO_HAMBURG)) };
    },
  },
  {
    operation: REPLACE,
    requirement: `${SECTION}: ${REPLACE}, "\`locodes\` array (required)"`,
    exchange: {
      request: { values: ['to be overwritten'], body: { color: '000000' } },
      response: problem(422, ['/locodes']),
    },
  },
  {
    operation: REMOVE,
    requirement: `${SECTION}: ${REMOVE}, "empty object"`,
    exchange: { request: { values: ['to be overwritten'] }, response: ok({}) },
  },
  ...[REPLACE, REMOVE].flatMap((operation): readonly Row[] => {
    const body = { locodes: ['DEHAM'] };
    return [
      {
        operation,
        requirement: 'decision: 404 unknown',
        exchange: { request: { values: ['to be overwritten'], body }, response: problem(404) },
      },
      {
        operation,
        requirement: "decision: 404 not visible to the caller: another's cluster",
        exchange: { request: { as: 'carl', values: ['reset'], body }, response: problem(404) },
      },
      {
        operation,
        requirement: `${SECTION}: "The service provides predefined clusters"; decision: Error status, 403 seen but not allowed to change`,
        exchange: { request: { values: ['Hamburg'], body }, response: problem(403) },
      },
    ];
  }),
];

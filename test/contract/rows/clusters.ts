import { expect } from 'vitest';
import { TEXT, UUID } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';
import type { World } from '../world.ts';
import { ARRIVALS, BASE, SECTION, TO_HAMBURG, TO_ROTTERDAM } from './next-port-forms.ts';

const CREATE = 'POST /nextport/cluster';
const CLUSTERS = 'GET /nextport/cluster';
const REPLACE = 'PUT /nextport/cluster/{my_cluster}';
const REMOVE = 'DELETE /nextport/cluster/{my_cluster}';

interface Cluster {
  readonly name: string;
  readonly locodes: readonly string[];
}

/** Makes a cluster of anna's. @returns its id */
async function make(world: World, cluster: Cluster & object): Promise<string> {
  const made = await world.ask(`POST ${BASE}/nextport/cluster`, { body: cluster });
  return (made.body as { id: string }).id;
}

const changed = (
  shows: string,
  name: string,
  body: object,
  ...records: readonly object[]
): Row => ({
  operation: ARRIVALS,
  shows,
  exchange: async (world) => {
    await make(world, { name, locodes: ['NLRTM', 'DEHAM'], ...body });
    return { send: { values: [name] }, back: ok({ records }) };
  },
});

export const CREATED: readonly Row[] = [
  {
    operation: CREATE,
    shows: `${SECTION}: ${CREATE}, "object with \`id\` and \`name\`"; decision: 201 with \`Location\``,
    exchange: {
      send: {
        body: {
          name: 'North Range',
          locodes: ['NLRTM', 'DEHAM'],
          color: 'ff8800',
          threshold: 0.1,
          filter: 'tanker',
        },
      },
      back: {
        status: 201,
        headers: { location: `${BASE}/nextport/cluster/North%20Range` },
        body: { id: TEXT, name: 'North Range' },
      },
    },
  },
  changed(
    `${SECTION}: ${ARRIVALS}, "any port of the cluster": one of the user's`,
    'all',
    {},
    TO_ROTTERDAM,
    TO_HAMBURG,
  ),
  changed(
    'decision: Cluster `threshold`, "arrivals below the probability are left out"',
    'likely',
    { threshold: 0.5 },
    TO_ROTTERDAM,
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
    shows: `${SECTION}: ${CREATE}, "\`name\` string, \`locodes\` array of string": both are needed`,
    exchange: { send: { body: {} }, back: problem(422, ['/name', '/locodes']) },
  },
  {
    operation: CREATE,
    shows:
      'Port cluster: "hex colour, six characters", "fraction in [0,1]", `filter`, LOCODEs of ports',
    exchange: {
      send: {
        body: { name: 'wrong', locodes: ['NLXXX'], color: 'red', threshold: 2, filter: 'x' },
      },
      back: problem(422, ['/locodes/0', '/color', '/threshold', '/filter']),
    },
  },
  {
    operation: CREATE,
    shows:
      'decision: Error status, "409 conflict (name taken": their own, or that of a predefined one',
    exchange: { send: { body: { name: 'Hamburg', locodes: ['DEHAM'] } }, back: problem(409) },
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
    shows: `${SECTION}: ${CLUSTERS}, "list key is \`records\` in the sample and \`clusters\` in the description"; Port cluster: every field; decision: the same array under both`,
    exchange: async (world) => {
      const body = { name: 'Of Lisa', locodes: ['NLRTM'] };
      await world.ask(`POST ${BASE}/nextport/cluster`, { as: 'lisa', body });
      const defaults = { color: '808080', threshold: 0, filter: '' };
      const hers = {
        id: UUID,
        ...body,
        ...defaults,
        port_info: [{ locode: 'NLRTM', name: 'Rotterdam' }],
      };
      const all = expect.arrayContaining([hers, HAMBURG]);
      return { send: { as: 'lisa' }, back: ok({ records: all, clusters: all }) };
    },
  },
];

export const CHANGED: readonly Row[] = [
  {
    operation: REPLACE,
    shows: `${SECTION}: ${REPLACE}, "object with \`id\`"; decision: Clusters, "{my_cluster} is the name"`,
    exchange: async (world) => {
      const id = await make(world, { name: 'to be overwritten', locodes: ['NLRTM'] });
      return {
        send: { values: ['to be overwritten'], body: { locodes: ['DEHAM'] } },
        back: ok({ id }),
      };
    },
  },
  {
    operation: ARRIVALS,
    shows: `${SECTION}: ${REPLACE}, "overwrites the cluster"; decision: Clusters, "fields left out in a PUT get their defaults"`,
    exchange: async (world) => {
      await make(world, { name: 'reset', locodes: ['NLRTM'], ...{ threshold: 1, filter: 'tug' } });
      const body = { locodes: ['DEHAM'] };
      await world.ask(`PUT ${BASE}/nextport/cluster/{my_cluster}`, { values: ['reset'], body });
      return { send: { values: ['reset'] }, back: ok({ records: [TO_HAMBURG] }) };
    },
  },
  {
    operation: REPLACE,
    shows: `${SECTION}: ${REPLACE}, "\`locodes\` array (required)"`,
    exchange: {
      send: { values: ['to be overwritten'], body: { color: '000000' } },
      back: problem(422, ['/locodes']),
    },
  },
  {
    operation: REMOVE,
    shows: `${SECTION}: ${REMOVE}, "empty object"`,
    exchange: { send: { values: ['to be overwritten'] }, back: ok({}) },
  },
  ...[REPLACE, REMOVE].flatMap((operation): readonly Row[] => {
    const body = { locodes: ['DEHAM'] };
    return [
      {
        operation,
        shows: 'decision: 404 unknown',
        exchange: { send: { values: ['to be overwritten'], body }, back: problem(404) },
      },
      {
        operation,
        shows: "decision: 404 not visible to the caller: another's cluster",
        exchange: { send: { as: 'carl', values: ['reset'], body }, back: problem(404) },
      },
      {
        operation,
        shows: `${SECTION}: "The service provides predefined clusters"; decision: Error status, 403 seen but not allowed to change`,
        exchange: { send: { values: ['Hamburg'], body }, back: problem(403) },
      },
    ];
  }),
];

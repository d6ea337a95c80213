import { expect } from 'vitest';
import { BULKER_IMO, TANKER_IMO, UNHEARD_IMO } from '../fleet.ts';
import { PROBABILITY, TEXT, UUID, WITHOUT_ZONE } from '../forms.ts';
import { BEYOND, ok, problem, type Row } from '../row.ts';
import { HOSTS_LIST, type World } from '../world.ts';

const BASE = '/api/shiptracker';
const ARRIVALS = 'GET /nextport/arrivals/{key}';
const SHIP = 'GET /nextport/ship/{imo}';
const LIST = 'GET /nextport/shiplist/{name}';
const PUT_LIST = 'PUT /nextport/shiplist/{name}';
const REMOVE_LIST = 'DELETE /nextport/shiplist/{name}';
const CREATE = 'POST /nextport/cluster';
const CLUSTERS = 'GET /nextport/cluster';
const REPLACE = 'PUT /nextport/cluster/{my_cluster}';
const REMOVE = 'DELETE /nextport/cluster/{my_cluster}';
const SECTION = 'Next port, cluster variant';

const next = (imo: number, locode: string): object => ({
  ...{ imo, locode, probability: PROBABILITY, eta: WITHOUT_ZONE },
});
const TO_ROTTERDAM = next(TANKER_IMO, 'NLRTM');
const TO_HAMBURG = next(BULKER_IMO, 'DEHAM');

const found = (
  operation: string,
  shows: string,
  value: string | number,
  ...records: readonly object[]
): Row => ({
  operation,
  shows,
  exchange: { send: { values: [value] }, back: ok({ records }) },
});
const refused = (
  operation: string,
  shows: string,
  value: string | number,
  status: number,
  ...pointers: readonly string[]
): Row => ({
  operation,
  shows,
  exchange: { send: { values: [value] }, back: problem(status, pointers) },
});

const RECORDS: readonly Row[] = [
  found(
    SHIP,
    `${SECTION}: ${SHIP}, "the vessel appears once per probable port"; Next-port record: every field`,
    TANKER_IMO,
    TO_ROTTERDAM,
  ),
  found(
    SHIP,
    'decision: Order of predictions, "a valid IMO never heard of: an empty list"',
    UNHEARD_IMO,
  ),
  refused(
    SHIP,
    'General rules: "a vessel by IMO number (integer)": one that can be none',
    TANKER_IMO + 1,
    422,
    'imo',
  ),
  refused(SHIP, 'decision: 400 malformed parameter', 'x', 400, 'imo'),
  found(
    ARRIVALS,
    `${SECTION}: ${ARRIVALS}, "key = a port LOCODE", "vessels heading to the port"`,
    'NLRTM',
    TO_ROTTERDAM,
  ),
  found(
    ARRIVALS,
    `${SECTION}: ${ARRIVALS}, "or a cluster name", "any port of the cluster"; "predefined clusters based on geography"`,
    'Hamburg',
    TO_HAMBURG,
  ),
  refused(ARRIVALS, 'decision: 404 unknown: of no port and no cluster', 'Atlantis', 404),
  found(
    LIST,
    `${SECTION}: ${LIST}, "\`records\` as above, for every vessel in the list"; decision: Ship lists`,
    HOSTS_LIST,
    TO_HAMBURG,
  ),
  {
    operation: LIST,
    shows: 'decision: Order of predictions, "most probable first"',
    exchange: async (world) => {
      const body = { imos: [BULKER_IMO, TANKER_IMO, UNHEARD_IMO] };
      await world.ask(`PUT ${BASE}/nextport/shiplist/{name}`, { values: ['both'], body });
      return { send: { values: ['both'] }, back: ok({ records: [TO_ROTTERDAM, TO_HAMBURG] }) };
    },
  },
  refused(LIST, 'decision: 404 unknown', 'none', 404),
  {
    operation: LIST,
    shows: "decision: 404 not visible to the caller: another's list",
    exchange: { send: { as: 'carl', values: ['both'] }, back: problem(404) },
  },
];

const LISTS: readonly Row[] = [
  {
    operation: PUT_LIST,
    shows: `${BEYOND}: makes a list; decision: Ship list body \`{"imos": [..]}\``,
    exchange: {
      send: { values: ['new'], body: { imos: [TANKER_IMO] } },
      back: {
        status: 201,
        headers: { location: `${BASE}/nextport/shiplist/new` },
        body: { name: 'new', imos: [TANKER_IMO] },
      },
    },
  },
  {
    operation: PUT_LIST,
    shows: `${BEYOND}: overwrites a list`,
    exchange: {
      send: { values: ['new'], body: { imos: [] } },
      back: ok({ name: 'new', imos: [] }),
    },
  },
  {
    operation: PUT_LIST,
    shows: `${BEYOND}: what is no ship; decision: 422`,
    exchange: {
      send: { values: ['wrong'], body: { imos: [1] } },
      back: problem(422, ['/imos/0']),
    },
  },
  {
    operation: REMOVE_LIST,
    shows: `${BEYOND}: removes a list`,
    exchange: { send: { values: ['new'] }, back: ok({}) },
  },
];

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

const CREATED: readonly Row[] = [
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

const READ: readonly Row[] = [
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

const CHANGED: readonly Row[] = [
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

export const NEXT_PORT_ROWS: readonly Row[] = [
  ...RECORDS,
  ...LISTS,
  ...CREATED,
  ...READ,
  ...CHANGED,
];

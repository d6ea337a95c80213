import { BULKER_IMO, TANKER_IMO, UNHEARD_IMO } from '../fleet.ts';
import { BEYOND, ok, problem, type Row } from '../row.ts';
import { HOSTS_LIST } from '../world.ts';
import { CHANGED, CREATED, READ } from './clusters.ts';
import { ARRIVALS, BASE, SECTION, TO_HAMBURG, TO_ROTTERDAM } from './next-port-forms.ts';

const SHIP = 'GET /nextport/ship/{imo}';
const LIST = 'GET /nextport/shiplist/{name}';
const PUT_LIST = 'PUT /nextport/shiplist/{name}';
const REMOVE_LIST = 'DELETE /nextport/shiplist/{name}';

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

export const NEXT_PORT_ROWS: readonly Row[] = [
  ...RECORDS,
  ...LISTS,
  ...CREATED,
  ...READ,
  ...CHANGED,
];

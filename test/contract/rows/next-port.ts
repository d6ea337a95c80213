import { CONFIGURED_LIST } from '../contract-service.ts';
import { BULKER_IMO, TANKER_IMO, UNKNOWN_IMO } from '../fleet-records.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';
import { CHANGED, CREATED, READ } from './clusters.ts';
import { ARRIVALS, arrivals, BASE, SECTION, TO_HAMBURG, TO_ROTTERDAM } from './next-port-forms.ts';

const SHIP = 'GET /nextport/ship/{imo}';
const LIST = 'GET /nextport/shiplist/{name}';
const PUT_LIST = 'PUT /nextport/shiplist/{name}';
const REMOVE_LIST = 'DELETE /nextport/shiplist/{name}';

const found = (
  operation: string,
  requirement: string,
  value: string | number,
  ...records: readonly object[]
): Row => ({
  operation,
  requirement,
  exchange: {
    request: { values: [value] },
    response: ok(operation === ARRIVALS ? arrivals(...records) : { records }),
  },
});

const rejected = (
  operation: string,
  requirement: string,
  value: string | number,
  status: number,
  ...pointers: readonly string[]
): Row => ({
  operation,
  requirement,
  exchange: { request: { values: [value] }, response: problem(status, pointers) },
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
    UNKNOWN_IMO,
  ),
  rejected(
    SHIP,
    'General rules: "a vessel by IMO number (integer)": an invalid one',
    TANKER_IMO + 1,
    422,
    'imo',
  ),
  rejected(SHIP, 'decision: 400 malformed parameter', 'x', 400, 'imo'),
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
  {
    operation: ARRIVALS,
    requirement: 'decision: extension: `from` and `to` select by ETA',
    exchange: {
      request: { values: ['NLRTM'], query: { to: '2026-06-02T00:00:00Z' } },
      response: ok(arrivals()),
    },
  },
  {
    operation: ARRIVALS,
    requirement: 'decision: extension: `from` and `to` are timestamps',
    exchange: {
      request: { values: ['NLRTM'], query: { from: 'today', to: 'x' } },
      response: problem(400, ['from', 'to']),
    },
  },
  rejected(ARRIVALS, 'decision: 404 unknown: neither a port nor a cluster', 'Atlantis', 404),
  found(
    LIST,
    `${SECTION}: ${LIST}, "\`records\` as above, for every vessel in the list"; decision: Ship lists`,
    CONFIGURED_LIST,
    TO_HAMBURG,
  ),
  {
    operation: LIST,
    requirement: 'decision: Order of predictions, "most probable first"',
    exchange: async (api) => {
      const body = { imos: [BULKER_IMO, TANKER_IMO, UNKNOWN_IMO] };
      await api.request(`PUT ${BASE}/nextport/shiplist/{name}`, { values: ['both'], body });
      return {
        request: { values: ['both'] },
        response: ok({ records: [TO_ROTTERDAM, TO_HAMBURG] }),
      };
    },
  },
  rejected(LIST, 'decision: 404 unknown', 'none', 404),
  {
    operation: LIST,
    requirement: "decision: 404 not visible to the caller: another's list",
    exchange: { request: { as: 'carl', values: ['both'] }, response: problem(404) },
  },
];

const LISTS: readonly Row[] = [
  {
    operation: PUT_LIST,
    requirement: `${EXTENSION}: creates a list; decision: Ship list body \`{"imos": [..]}\``,
    exchange: {
      request: { values: ['new'], body: { imos: [TANKER_IMO] } },
      response: {
        status: 201,
        headers: { location: `${BASE}/nextport/shiplist/new` },
        body: { name: 'new', imos: [TANKER_IMO] },
      },
    },
  },
  {
    operation: PUT_LIST,
    requirement: `${EXTENSION}: overwrites a list`,
    exchange: {
      request: { values: ['new'], body: { imos: [] } },
      response: ok({ name: 'new', imos: [] }),
    },
  },
  {
    operation: PUT_LIST,
    requirement: `${EXTENSION}: an invalid IMO number; decision: 422`,
    exchange: {
      request: { values: ['wrong'], body: { imos: [1] } },
      response: problem(422, ['/imos/0']),
    },
  },
  {
    operation: REMOVE_LIST,
    requirement: `${EXTENSION}: removes a list`,
    exchange: { request: { values: ['new'] }, response: ok({}) },
  },
];

export const NEXT_PORT_ROWS: readonly Row[] = [
  ...RECORDS,
  ...LISTS,
  ...CREATED,
  ...READ,
  ...CHANGED,
];

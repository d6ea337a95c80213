import type { ContractService } from '../contract-service.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';

const POSITIONS = 'GET /api/portserver/ship/positions';
const INGEST = 'POST /api/ingress/positions';

/** Ships on both sides of the antimeridian, where no others are. */
const [WEST, EAST] = [503_000_001, 503_000_002];
const TIME = '2026-06-02T00:00:00Z';

async function reportShips(api: ContractService): Promise<void> {
  const at = (mmsi: number, longitude: number): object => ({
    ...{ mmsi, timestamp: TIME, longitude, latitude: -17, sog: 9, cog: 90, nav_status: 0 },
  });
  const body = [
    at(EAST, -179.5),
    at(WEST, 179.5),
    { mmsi: WEST, timestamp: TIME, name: 'ROTUMA', shiptype: 81 },
  ];
  await api.request(INGEST, { as: 'feed', body });
}

const positionJson = (mmsi: number, longitude: number): object => ({
  ...{ heading: null, nav_status: 0, rot: null, ship: { mmsi } },
  position: {
    type: 'Point',
    coordinates: [longitude, -17, TIME, 90, 9],
    extensions: ['time', 'cog', 'sog'],
  },
});
const [WEST_JSON, EAST_JSON] = [positionJson(WEST, 179.5), positionJson(EAST, -179.5)];

const page = (items: readonly object[], more: object = {}): object => ({
  ...{ items, total: items.length, page: 1, size: 50, pages: Math.ceil(items.length / 50) },
  ...more,
});

const FOUND: readonly Row[] = (
  [
    ['across the antimeridian', { bbox: '179,-18,-179,-16' }, page([WEST_JSON, EAST_JSON])],
    ['on one side of it', { bbox: '179,-18,180,-16' }, page([WEST_JSON])],
    ['of a type', { bbox: '179,-18,-179,-16', types: '70-79,tanker' }, page([WEST_JSON])],
    ['after an instant', { bbox: '179,-18,-179,-16', since: TIME }, page([])],
    [
      'of a page',
      { bbox: '179,-18,-179,-16', page: '2', size: '1' },
      page([EAST_JSON], { total: 2, page: 2, size: 1, pages: 2 }),
    ],
  ] as const
).map(([name, query, body]) => ({
  operation: POSITIONS,
  requirement: `${EXTENSION} [L7]: the latest positions of all ships, ${name}`,
  exchange: async (api) => {
    await reportShips(api);
    return { request: { query }, response: ok(body) };
  },
}));

const WRONG: readonly Row[] = (
  [
    [400, 'a box that is not four numbers', { bbox: '1,2,3' }, ['bbox']],
    [422, 'a box beyond the poles', { bbox: '1,2,3,91' }, ['bbox']],
    [422, 'a box whose south is above its north', { bbox: '1,2,3,1' }, ['bbox']],
    [422, 'a type that does not exist', { types: 'tanker,boats' }, ['types']],
    [422, 'a misspelt filter', { bboxx: '1,2,3,4' }, ['bboxx']],
    [
      400,
      'an instant that is no timestamp',
      { since: 'yesterday', bbox: '1,2,3,91' },
      ['since', 'bbox'],
    ],
  ] as const
).map(([status, name, query, parameters]) => ({
  operation: POSITIONS,
  requirement: `${EXTENSION} [L7]: rejects ${name}`,
  exchange: { request: { query }, response: problem(status, [...parameters]) },
}));

/** The latest positions of all ships. */
export const ALL_POSITIONS_ROWS: readonly Row[] = [...FOUND, ...WRONG];

import { INTEGER, TEXT } from '../forms.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';

const DISTANCES = 'POST /api/portserver/distances';
const PORT = { port: { locode: 'NLRTM' } };
/** In the German Bight. */
const SEA = { position: { type: 'Point', coordinates: [7, 54.5] } };
/** Around the position in the German Bight. */
const BIGHT = {
  type: 'Polygon',
  coordinates: [
    [
      [6.5, 54.2],
      [7.5, 54.2],
      [7.5, 54.8],
      [6.5, 54.8],
      [6.5, 54.2],
    ],
  ],
};
/** In the middle of the Sahara. */
const LAND = { position: { type: 'Point', coordinates: [10, 25] } };

export const DISTANCE_ROWS: readonly Row[] = [
  {
    operation: DISTANCES,
    requirement: `${EXTENSION}: the distances of each pair, with the reason where there is no route`,
    exchange: {
      request: { body: { origins: [SEA], destinations: [PORT, LAND] } },
      response: ok({
        distances: [
          {
            ...{ origin: 0, destination: 0, distance: INTEGER, passages: [] },
            emission_control_areas: [{ name: 'north-sea', distance: INTEGER }],
          },
          { origin: 0, destination: 1, distance: null, passages: [], reason: TEXT },
        ],
      }),
    },
  },
  {
    operation: DISTANCES,
    requirement: `${EXTENSION}: areas to avoid, by name or as a Polygon`,
    exchange: {
      request: { body: { origins: [SEA], destinations: [PORT], avoid: ['red-sea', BIGHT] } },
      response: ok({
        distances: [
          {
            ...{ origin: 0, destination: 0, distance: INTEGER, passages: [] },
            emission_control_areas: [{ name: 'north-sea', distance: INTEGER }],
            avoided_areas: [{ name: 'area 2', distance: INTEGER }],
          },
        ],
      }),
    },
  },
  {
    operation: DISTANCES,
    requirement: `${EXTENSION}: areas that are none, with their pointers`,
    exchange: {
      request: { body: { origins: [SEA], destinations: [PORT], avoid: ['atlantis', BIGHT] } },
      response: problem(422, ['/avoid/0']),
    },
  },
  {
    operation: DISTANCES,
    requirement: `${EXTENSION}: at least one origin and destination, ports by their UN/LOCODE`,
    exchange: {
      request: { body: { origins: [], destinations: [{ port: { locode: 1 } }] } },
      response: problem(422, ['/origins', '/destinations/0/port/locode']),
    },
  },
];

import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { LAST_REPORT_MS, TANKER } from '../fleet-records.ts';
import { every, ID, INTEGER, NUMBER, SECONDS, seconds } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';

/** The operations are specified, their `via`, `alternatives` and `format` are not. */
const OPTIONS = 'decision: extension';
const REQUEST = 'POST /api/portserver/ship/route';
const READ = 'GET /api/portserver/ship/route/{id}';
const TO_GDANSK = {
  source: { ship: { mmsi: String(TANKER) } },
  destination: { port: { locode: 'PLGDN' } },
};
const SEVERAL = { ...TO_GDANSK, alternatives: 3 };
/** In the Skagerrak. */
const SEA = { position: { type: 'Point', coordinates: [9, 58] } };
/** Around the Skaw, which the route passes. */
const SKAW = {
  type: 'Polygon',
  coordinates: [
    [
      [10.5, 57.7],
      [10.9, 57.7],
      [10.9, 57.95],
      [10.5, 57.95],
      [10.5, 57.7],
    ],
  ],
};
const LINE = { type: 'LineString', coordinates: every([NUMBER, NUMBER]) };
/** Those of a route from the German Bight around Denmark. */
const AREAS = ['baltic-sea', 'north-sea'].map((name) => ({ name, distance: INTEGER }));
const PILOT = expect.toSatisfy((eta) => eta === null || typeof eta === 'string');

/** Requests a route and waits until it is available: a HEAD does not consume it. */
async function finishedRoute(api: ContractService, body: object): Promise<number> {
  const { body: job } = await api.request(REQUEST, { body });
  const { id } = job as { readonly id: number };
  const read = 'HEAD /api/portserver/ship/route/{id}';
  await api.requestUntil(({ status }) => status !== 202, read, { values: [id] });
  return id;
}

/** A row for a file of a route. */
function file(format: string, type: string, body: object, content: RegExp): Row {
  return {
    operation: READ,
    requirement: `${OPTIONS}: \`format=${format}\`, a file with its type and name`,
    exchange: async (api) => {
      const id = await finishedRoute(api, body);
      return {
        request: { values: [id], query: { format } },
        response: {
          ...{ status: 200, type, body: expect.stringMatching(content) },
          headers: { 'content-disposition': `attachment; filename="route-${id}.${format}"` },
        },
      };
    },
  };
}

const rejected = (requirement: string, more: object, ...pointers: readonly string[]): Row => ({
  operation: REQUEST,
  requirement: `${OPTIONS}: ${requirement}`,
  exchange: { request: { body: { ...TO_GDANSK, ...more } }, response: problem(422, pointers) },
});

export const ROUTE_OPTION_ROWS: readonly Row[] = [
  {
    operation: REQUEST,
    requirement: `${OPTIONS}: waypoints and alternatives`,
    exchange: {
      request: { body: { ...SEVERAL, via: [SEA, { port: { locode: 'DKCPH' } }] } },
      response: {
        status: 202,
        headers: { location: expect.stringMatching(/^\/api\/portserver\/ship\/route\/\d+$/) },
        body: { id: ID },
      },
    },
  },
  {
    operation: READ,
    requirement: `${OPTIONS}: routes by other passages, with what differs, if several were requested`,
    exchange: async (api) => ({
      request: { values: [await finishedRoute(api, SEVERAL)] },
      response: ok({
        bs_ts: seconds(LAST_REPORT_MS),
        ...{ distance: NUMBER, eta: SECONDS, eta_early: SECONDS, eta_late: SECONDS },
        // The tanker is too deep for Kiel and the Sound.
        ...{ eta_pilot: PILOT, passages: ['great-belt'], route: LINE, sog: NUMBER, status: 'ok' },
        emission_control_areas: AREAS,
        alternatives: [
          {
            ...{ distance: INTEGER, extra_distance: INTEGER, passages: ['little-belt'] },
            ...{ eta: SECONDS, eta_early: SECONDS, eta_late: SECONDS, eta_pilot: PILOT },
            ...{ passages_added: ['little-belt'], passages_avoided: ['great-belt'], route: LINE },
            emission_control_areas: AREAS,
          },
        ],
      }),
    }),
  },
  {
    operation: READ,
    requirement: `${OPTIONS}: areas to avoid, and the distances in emission control areas`,
    exchange: async (api) => ({
      request: { values: [await finishedRoute(api, { ...TO_GDANSK, avoid: [SKAW, 'red-sea'] })] },
      response: ok({
        bs_ts: seconds(LAST_REPORT_MS),
        ...{ distance: NUMBER, eta: SECONDS, eta_early: SECONDS, eta_late: SECONDS },
        ...{ eta_pilot: PILOT, passages: ['great-belt'], route: LINE, sog: NUMBER, status: 'ok' },
        emission_control_areas: AREAS,
      }),
    }),
  },
  file('geojson', 'application/geo+json', SEVERAL, /^\{\s+"type": "FeatureCollection"/),
  file('gpx', 'application/gpx+xml', SEVERAL, /<gpx version="1.1".*(?:<rte>.*){2}/s),
  file('kml', 'application/vnd.google-earth.kml+xml', TO_GDANSK, /<Placemark>.*<LineString>/s),
  file('rtz', 'application/xml', TO_GDANSK, /RTZ\/1\/0.*(?:<waypoint id.*){3}/s),
  {
    operation: READ,
    requirement: `${OPTIONS}: an RTZ file holds one route; the result of several remains`,
    exchange: async (api) => ({
      request: { values: [await finishedRoute(api, SEVERAL)], query: { format: 'rtz' } },
      response: problem(422, ['format']),
    }),
  },
  {
    operation: READ,
    requirement: 'decision: 400 malformed parameter',
    exchange: {
      request: { values: [1], query: { format: 'shp' } },
      response: problem(400, ['format']),
    },
  },
  rejected('areas that exist, or geometries', { avoid: [SKAW, 'atlantis'] }, '/avoid/1'),
  rejected(
    'valid areas',
    { avoid: [{ type: 'Polygon', coordinates: [] }] },
    '/avoid/0/coordinates',
  ),
  rejected('1 to 5 routes', { alternatives: 6 }, '/alternatives'),
  rejected(
    'waypoints that ships can reach',
    { via: [SEA, { position: { type: 'Point', coordinates: [10, 25] } }] },
    '/via/1/position',
  ),
];

import { LINE_STRING_JSON, MULTI_LINE_STRING_JSON } from '@roadstead/model';
import { type NamedRoute, ROUTE_FORMATS, type RouteFormat, writeRoutes } from '@roadstead/routing';
import type { AlternativePlan, PlannedRoute, RouteResult } from '@roadstead/service';
import { z } from 'zod';
import type { Parameter } from '../request/parameters.ts';
import { HttpError, type OperationResponse, responseObject } from '../server/index.ts';
import { alternativeJson, routeJson } from './route-json.ts';

type OkResult = Extract<RouteResult, { readonly status: 'ok' }>;

const FORMATS = ['json', ...ROUTE_FORMATS] as const;
const METERS_PER_NAUTICAL_MILE = 1852;

/** The media types of files. RTZ has none of its own. */
const TYPES: Readonly<Record<RouteFormat, string>> = {
  geojson: 'application/geo+json',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  rtz: 'application/xml',
};

const ROUTE_FEATURE = responseObject('RouteFeature', {
  type: z.literal('Feature'),
  properties: z.looseObject({}).describe('The fields of `Route` or `AlternativeRoute`.'),
  geometry: z
    .union([LINE_STRING_JSON, MULTI_LINE_STRING_JSON])
    .describe('A MultiLineString across 180°.'),
});

/** Contents of files in the OpenAPI document: GeoJSON is an object, the others are texts. */
export const FILE_CONTENT = {
  ...Object.fromEntries(Object.values(TYPES).map((type) => [type, null])),
  [TYPES.geojson]: z
    .union([
      ROUTE_FEATURE,
      responseObject('RouteFeatureCollection', {
        type: z.literal('FeatureCollection'),
        features: z.array(ROUTE_FEATURE).describe('The route and its alternatives.'),
      }),
    ])
    .meta({ id: 'RouteFile' }),
};

export const ROUTE_FORMAT: Parameter<(typeof FORMATS)[number]> = {
  schema: z.enum(FORMATS),
  rule: `must be one of ${FORMATS.join(', ')}.`,
  description:
    'Extension: a file instead of JSON (default). `rtz` is the format of ECDIS (IEC 61174), and holds one route. A result without a route is JSON.',
  read: (text, reject) => FORMATS.find((format) => format === text) ?? reject('malformed'),
};

/** @throws HttpError for several routes as RTZ */
export function checkRtz(result: RouteResult): void {
  if (result.status !== 'ok' || !result.alternatives) return;
  const problems = [
    { pointer: 'format', detail: 'must not be rtz for a request of alternatives.' },
  ];
  throw new HttpError({ code: 'invalid', detail: 'An RTZ file holds one route.', problems });
}

/** Returns a file with the route, and its alternatives if several were requested. */
export function routeFile(id: number, result: OkResult, format: RouteFormat): OperationResponse {
  const { route: _, alternatives: __, ...properties } = routeJson(result);
  const best = namedRoute(`route-${id}`, result, properties);
  const others = result.alternatives?.map((alternative, at) => {
    const { route: ___, ...differences } = alternativeJson(alternative);
    return namedRoute(`route-${id}-${at + 2}`, alternative, differences);
  });
  return {
    status: 200,
    type: TYPES[format],
    headers: { 'content-disposition': `attachment; filename="route-${id}.${format}"` },
    body: writeRoutes(others ? [best, ...others] : best, format),
  };
}

/** @param name that of the file: readers of RTZ expect it as the name of the route */
function namedRoute(
  name: string,
  route: PlannedRoute | AlternativePlan,
  properties: NamedRoute['properties'],
): NamedRoute {
  const miles = Math.round(route.distanceMeters / METERS_PER_NAUTICAL_MILE);
  const passages = route.passages.length > 0 ? route.passages.join(', ') : 'the open sea';
  return {
    name,
    description: `${miles} nautical miles by ${passages}`,
    places: [],
    legs: (route.legs ?? [route.line]).map((line) => ({ line })),
    properties,
  };
}

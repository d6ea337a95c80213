import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { UUID } from '../forms.ts';
import { AREA } from '../initial-data.ts';
import { ok, problem, type Row } from '../row.ts';
import { feature, makeShape } from './shapes.ts';

const BASE = '/api/config';
const EXPORT = 'GET /shapes/export/{id}';
const SECTION = 'Shapes';
const METHODS = ['POST', 'PUT'];
const FORMATS = ['geojson', 'wkt', 'zip'] as const;
type Format = (typeof FORMATS)[number];

const TYPE_OF: Readonly<Record<Format, string>> = {
  geojson: 'application/json',
  wkt: 'text/plain',
  zip: 'application/octet-stream',
};
const WKT = 'POLYGON ((5.5 54, 7.5 54, 7.5 55, 5.5 55, 5.5 54))';
/** "base64 text of the ZIP file": "PK" and the following bytes. */
const BASE64 = expect.stringMatching(/^UEs[A-Za-z0-9+/]+=*$/);

/** Bytes of a shape of anna's in a format, as the service exports them. */
async function fileOf(api: ContractService, format: Format, name: string): Promise<unknown> {
  const id = await makeShape(api, feature(name));
  const query = { format };
  const file = await api.request(`GET ${BASE}/shapes/export/{id}`, { values: [id], query });
  return file.body;
}

const IMPORTS: readonly Row[] = METHODS.flatMap((method) =>
  FORMATS.map(
    (format): Row => ({
      operation: `${method} /shapes/import`,
      requirement: `${SECTION}: "${method === 'PUT' ? 'The service accepts both POST and PUT' : 'Import body by type'}": ${format} as ${TYPE_OF[format]}; decision: 201 with \`Location\``,
      exchange: async (api) => {
        const name = `${method} ${format}`;
        const headers = { 'content-type': TYPE_OF[format] };
        const body = await fileOf(api, format, `for ${name}`);
        return {
          request: { query: { name, type: format }, headers, body },
          response: {
            status: 201,
            headers: { location: `${BASE}/shapes/${encodeURIComponent(name)}` },
            body: { id: UUID },
          },
        };
      },
    }),
  ),
);

const IMPORTED: readonly Row[] = METHODS.flatMap((method) =>
  FORMATS.map(
    (format): Row => ({
      operation: 'GET /shapes/{name}',
      requirement: `${SECTION}: ${method} /shapes/import, "query: \`name\` string": an import as ${format}`,
      exchange: async ({ uuidOf }) => ({
        request: { values: [`${method} ${format}`] },
        response: ok({
          type: 'Feature',
          geometry: AREA,
          properties: {
            ...{ name: `${method} ${format}`, description: '', id: UUID, acl: [] },
            ...{ owner: 'anna', user_id: uuidOf('anna') },
          },
        }),
      }),
    }),
  ),
);

const WRONG: readonly Row[] = METHODS.flatMap((method): readonly Row[] => {
  const operation = `${method} /shapes/import`;
  const asWkt = { 'content-type': 'text/plain' };
  return [
    {
      operation,
      requirement: `${SECTION}: ${operation}, "query: \`name\` string, \`type\` string": both are required; decision: 400`,
      exchange: {
        request: { headers: asWkt, body: WKT },
        response: problem(400, ['name', 'type']),
      },
    },
    {
      operation,
      requirement: `${SECTION}: ${operation}, "\`type\` string (\`geojson\`, \`wkt\`, \`zip\`)": another; decision: 400`,
      exchange: {
        request: { query: { name: 'dxf', type: 'dxf' }, headers: asWkt, body: WKT },
        response: problem(400, ['type']),
      },
    },
    {
      operation,
      requirement: `${SECTION}: "Import body by type": with the media type of another format; decision: 415`,
      exchange: {
        request: { query: { name: 'json', type: 'wkt' }, body: WKT },
        response: problem(415),
      },
    },
    {
      operation,
      requirement: `${SECTION}: "Well Known Text": an invalid text; decision: 400 malformed`,
      exchange: {
        request: { query: { name: 'none', type: 'wkt' }, headers: asWkt, body: 'POLYGON ((' },
        response: problem(400),
      },
    },
    {
      operation,
      requirement: `Shape: a line is not a shape; decision: 422`,
      exchange: {
        request: {
          query: { name: 'none', type: 'wkt' },
          headers: asWkt,
          body: 'LINESTRING (1 2, 3 4)',
        },
        response: problem(422, ['']),
      },
    },
  ];
});

const TAKEN: readonly Row[] = [
  {
    operation: 'POST /shapes/import',
    requirement: 'decision: Shape import on a taken name, "POST is 409"',
    exchange: {
      request: {
        query: { name: 'POST wkt', type: 'wkt' },
        headers: { 'content-type': 'text/plain' },
        body: WKT,
      },
      response: problem(409),
    },
  },
  {
    operation: 'PUT /shapes/import',
    requirement: 'decision: Shape import on a taken name, "PUT replaces": 200 and the same id',
    exchange: async (api) => {
      const id = await makeShape(api, feature('to be replaced'));
      return {
        request: {
          query: { name: 'to be replaced', type: 'wkt' },
          headers: { 'content-type': 'text/plain' },
          body: WKT,
        },
        response: ok({ id }),
      };
    },
  },
];

const FILE: Readonly<Record<Format, unknown>> = {
  geojson: {
    type: 'Feature',
    geometry: AREA,
    properties: expect.objectContaining({ name: 'out' }),
  },
  wkt: WKT,
  zip: BASE64,
};
const CIRCLE = { type: 'Point', coordinates: [4.1, 51.9] };

const EXPORTS: readonly Row[] = [
  ...FORMATS.map(
    (format): Row => ({
      operation: EXPORT,
      requirement: `${SECTION}: ${EXPORT}, "the shape in the chosen format"; decision: Export formats: ${format}`,
      exchange: async (api) => {
        const id = await makeShape(api, feature('out'));
        return {
          request: { values: [id], query: { format } },
          response: { status: 200, type: TYPE_OF[format], body: FILE[format] },
          cleanUp: () => api.request(`DELETE ${BASE}/shapes/{id}`, { values: [id] }),
        };
      },
    }),
  ),
  {
    operation: EXPORT,
    requirement: 'decision: Export formats, "a circle leaves as Point with radius in GeoJSON"',
    exchange: async (api) => {
      const id = await makeShape(api, feature('round', CIRCLE, { radius: 500 }));
      const properties = expect.objectContaining({ radius: '500' });
      return {
        request: { values: [id], query: { format: 'geojson' } },
        response: ok({ type: 'Feature', geometry: CIRCLE, properties }),
      };
    },
  },
  {
    operation: EXPORT,
    requirement: 'decision: Export formats, "as a 64-gon in the others"',
    exchange: async (api) => {
      const id = await makeShape(api, feature('round again', CIRCLE, { radius: 500 }));
      return {
        request: { values: [id], query: { format: 'wkt' } },
        response: {
          status: 200,
          type: 'text/plain',
          body: expect.stringMatching(
            /^POLYGON \(\((?:-?[\d.]+ -?[\d.]+, ){64}-?[\d.]+ -?[\d.]+\)\)$/,
          ),
        },
      };
    },
  },
  {
    operation: EXPORT,
    requirement: `${SECTION}: ${EXPORT}, "query: \`format\` string": it is needed; decision: 400`,
    exchange: async (api) => ({
      request: { values: [await makeShape(api, feature('without format'))] },
      response: problem(400, ['format']),
    }),
  },
  {
    operation: EXPORT,
    requirement: `${SECTION}: "There are three export formats": an unknown one; decision: 400`,
    exchange: async (api) => ({
      request: { values: [await makeShape(api, feature('as kml'))], query: { format: 'kml' } },
      response: problem(400, ['format']),
    }),
  },
  {
    operation: EXPORT,
    requirement: 'decision: owner, acl: nobody else sees it (404)',
    exchange: async (api) => ({
      request: {
        as: 'carl',
        values: [await makeShape(api, feature('not for carl'))],
        query: { format: 'wkt' },
      },
      response: problem(404),
    }),
  },
];

export const SHAPE_FILE_ROWS: readonly Row[] = [
  ...IMPORTS,
  ...IMPORTED,
  ...TAKEN,
  ...WRONG,
  ...EXPORTS,
];

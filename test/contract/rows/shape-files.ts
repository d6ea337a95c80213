import { expect } from 'vitest';
import { UUID } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';
import { AREA } from '../scene.ts';
import type { World } from '../world.ts';
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
/** "base64 text of the ZIP file": "PK" and what follows it. */
const BASE64 = expect.stringMatching(/^UEs[A-Za-z0-9+/]+=*$/);

/** The bytes of a shape of anna's in a format, as the service itself writes them. */
async function fileOf(world: World, format: Format, name: string): Promise<unknown> {
  const id = await makeShape(world, feature(name));
  const query = { format };
  const file = await world.ask(`GET ${BASE}/shapes/export/{id}`, { values: [id], query });
  return file.body;
}

const IMPORTS: readonly Row[] = METHODS.flatMap((method) =>
  FORMATS.map(
    (format): Row => ({
      operation: `${method} /shapes/import`,
      shows: `${SECTION}: "${method === 'PUT' ? 'The service accepts both POST and PUT' : 'Import body by type'}": ${format} as ${TYPE_OF[format]}; decision: 201 with \`Location\``,
      exchange: async (world) => {
        const name = `${method} ${format}`;
        const headers = { 'content-type': TYPE_OF[format] };
        const body = await fileOf(world, format, `for ${name}`);
        return {
          send: { query: { name, type: format }, headers, body },
          back: {
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
      shows: `${SECTION}: ${method} /shapes/import, "query: \`name\` string": what came in as ${format}`,
      exchange: async ({ uuidOf }) => ({
        send: { values: [`${method} ${format}`] },
        back: ok({
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
      shows: `${SECTION}: ${operation}, "query: \`name\` string, \`type\` string": both are needed; decision: 400`,
      exchange: {
        send: { headers: asWkt, body: WKT },
        back: problem(400, ['name', 'type']),
      },
    },
    {
      operation,
      shows: `${SECTION}: ${operation}, "\`type\` string (\`geojson\`, \`wkt\`, \`zip\`)": another; decision: 400`,
      exchange: {
        send: { query: { name: 'kml', type: 'kml' }, headers: asWkt, body: WKT },
        back: problem(400, ['type']),
      },
    },
    {
      operation,
      shows: `${SECTION}: "Import body by type": with the media type of another; decision: 415`,
      exchange: {
        send: { query: { name: 'json', type: 'wkt' }, body: WKT },
        back: problem(415),
      },
    },
    {
      operation,
      shows: `${SECTION}: "Well Known Text": what is none; decision: 400 malformed`,
      exchange: {
        send: { query: { name: 'none', type: 'wkt' }, headers: asWkt, body: 'POLYGON ((' },
        back: problem(400),
      },
    },
    {
      operation,
      shows: `Shape: a line is none; decision: 422`,
      exchange: {
        send: {
          query: { name: 'none', type: 'wkt' },
          headers: asWkt,
          body: 'LINESTRING (1 2, 3 4)',
        },
        back: problem(422, ['']),
      },
    },
  ];
});

const TAKEN: readonly Row[] = [
  {
    operation: 'POST /shapes/import',
    shows: 'decision: Shape import on a taken name, "POST is 409"',
    exchange: {
      send: {
        query: { name: 'POST wkt', type: 'wkt' },
        headers: { 'content-type': 'text/plain' },
        body: WKT,
      },
      back: problem(409),
    },
  },
  {
    operation: 'PUT /shapes/import',
    shows: 'decision: Shape import on a taken name, "PUT replaces": 200 and the same id',
    exchange: async (world) => {
      const id = await makeShape(world, feature('to be replaced'));
      return {
        send: {
          query: { name: 'to be replaced', type: 'wkt' },
          headers: { 'content-type': 'text/plain' },
          body: WKT,
        },
        back: ok({ id }),
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
      shows: `${SECTION}: ${EXPORT}, "the shape in the chosen format"; decision: Export formats: ${format}`,
      exchange: async (world) => {
        const id = await makeShape(world, feature('out'));
        return {
          send: { values: [id], query: { format } },
          back: { status: 200, type: TYPE_OF[format], body: FILE[format] },
          after: () => world.ask(`DELETE ${BASE}/shapes/{id}`, { values: [id] }),
        };
      },
    }),
  ),
  {
    operation: EXPORT,
    shows: 'decision: Export formats, "a circle leaves as Point with radius in GeoJSON"',
    exchange: async (world) => {
      const id = await makeShape(world, feature('round', CIRCLE, { radius: 500 }));
      const properties = expect.objectContaining({ radius: '500' });
      return {
        send: { values: [id], query: { format: 'geojson' } },
        back: ok({ type: 'Feature', geometry: CIRCLE, properties }),
      };
    },
  },
  {
    operation: EXPORT,
    shows: 'decision: Export formats, "as a 64-gon in the others"',
    exchange: async (world) => {
      const id = await makeShape(world, feature('round again', CIRCLE, { radius: 500 }));
      return {
        send: { values: [id], query: { format: 'wkt' } },
        back: {
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
    shows: `${SECTION}: ${EXPORT}, "query: \`format\` string": it is needed; decision: 400`,
    exchange: async (world) => ({
      send: { values: [await makeShape(world, feature('without format'))] },
      back: problem(400, ['format']),
    }),
  },
  {
    operation: EXPORT,
    shows: `${SECTION}: "There are three export formats": another; decision: 400`,
    exchange: async (world) => ({
      send: { values: [await makeShape(world, feature('as kml'))], query: { format: 'kml' } },
      back: problem(400, ['format']),
    }),
  },
  {
    operation: EXPORT,
    shows: 'decision: owner, acl: nobody else sees it (404)',
    exchange: async (world) => ({
      send: {
        as: 'carl',
        values: [await makeShape(world, feature('not for carl'))],
        query: { format: 'wkt' },
      },
      back: problem(404),
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

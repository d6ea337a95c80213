import {
  IMPORT_FORMATS,
  type ImportFormat,
  SHAPE_FORMATS,
  SHAPE_GEOJSON,
  type Shape,
  type Shapes,
} from '@roadstead/shapes';
import { z } from 'zod';
import {
  bodyBytes,
  bodyText,
  JSON_TYPES,
  mediaTypeOf,
  otherBody,
  type Reject,
  rejectDeepNesting,
  text,
} from '../request/index.ts';
import { type AppContext, json, type Operation, route, unwrap } from '../server/index.ts';
import { SHAPE, SHAPE_ID } from './shape-schemas.ts';

const XML_TYPES = ['application/xml', 'text/xml'];
/** Media types of each format, that of an export first. */
const TYPES_OF: Readonly<Record<ImportFormat, readonly string[]>> = {
  geojson: JSON_TYPES,
  wkt: ['text/plain'],
  zip: ['application/octet-stream', 'application/zip'],
  kml: [
    'application/vnd.google-earth.kml+xml',
    'application/vnd.google-earth.kmz',
    ...XML_TYPES,
    'application/octet-stream',
  ],
  gpx: ['application/gpx+xml', ...XML_TYPES, 'application/octet-stream'],
};
const NOT_JSON = { 'text/plain': null, 'application/octet-stream': null };
const NOT_JSON_IN = Object.fromEntries(
  Object.values(TYPES_OF)
    .flat()
    .filter((type) => !JSON_TYPES.includes(type))
    .map((type) => [type, null]),
);
const FORMAT = {
  ...text('The format of the file.'),
  schema: z.string().meta({ enum: [...SHAPE_FORMATS] }),
  rule: `must be one of ${SHAPE_FORMATS.join(', ')}.`,
  read: (name: string) => name.toLowerCase(),
};

const IMPORT_TYPE = {
  ...FORMAT,
  schema: z.string().meta({ enum: [...IMPORT_FORMATS] }),
  rule: `must be one of ${IMPORT_FORMATS.join(', ')}.`,
  read: (name: string, reject: Reject): ImportFormat | undefined =>
    IMPORT_FORMATS.find((format) => format === name.toLowerCase()) ?? reject('malformed'),
};

/** Import and export of shapes. */
export function shapeFileOperations(shapes: Shapes): readonly Operation[] {
  const importOperation = (method: 'post' | 'put', id: string): Operation => {
    const replace = method === 'put';
    return route[method]('/shapes/import', id, {
      summary: 'Import a shape from a file',
      description:
        (replace
          ? "Replaces the user's shape of that name. "
          : 'An existing name is a conflict. ') +
        'A zipped Shapefile is sent as it is, or as its Base64 text. In KML and GPX a line that ends where it begins is the outline of ' +
        'an area.',
      query: { name: text('The name of the shape.'), type: IMPORT_TYPE },
      body: otherBody({ 'application/json': SHAPE_GEOJSON, ...NOT_JSON_IN }),
      ...(!replace && { problems: [409] }),
      replies: {
        201: ['Created; `Location` is its address.', SHAPE_ID],
        ...(replace && { 200: ['Replaced.', SHAPE_ID] }),
      },
      async handle({ context, user, query: { name, type } }) {
        const body = await readFile(context, type);
        const { shape, isNew } = unwrap(await shapes.import(user, { name, type, body, replace }));
        return isNew ? json({ id: shape.id }, 201, locationOf(shape)) : json({ id: shape.id });
      },
    });
  };
  return [
    importOperation('post', 'importShape'),
    importOperation('put', 'importShapeAgain'),
    route.get('/shapes/export/{id}', 'exportShape', {
      summary: 'Export a shape as a file',
      description:
        'GeoJSON, Well-Known Text, or a zipped Shapefile in Base64. Only GeoJSON has circles; in the others they are polygons of 64 ' +
        'corners.',
      path: { id: text('Its uuid.') },
      query: { format: FORMAT },
      problems: [404],
      replies: { 200: ['The file.', { 'application/json': SHAPE, ...NOT_JSON }] },
      async handle({ user, path, query }) {
        const file = unwrap(await shapes.export(user, path.id, query.format));
        const [type] = TYPES_OF[file.format];
        return { status: 200, ...(type !== undefined && { type }), body: file.text };
      },
    }),
  ];
}

async function readFile(context: AppContext, type: ImportFormat): Promise<string | Uint8Array> {
  mediaTypeOf(context.req.raw.headers, TYPES_OF[type]);
  const { shapeFileBytes, jsonDepth } = context.get('state').limits;
  if (type !== 'geojson') return bodyBytes(context, shapeFileBytes);
  const body = await bodyText(context, shapeFileBytes);
  rejectDeepNesting(body, jsonDepth);
  return body;
}

/** The path of a shape below the base of the group. */
export function locationOf({ name }: Shape): string {
  return `/shapes/${encodeURIComponent(name)}`;
}

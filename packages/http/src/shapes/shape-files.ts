import {
  SHAPE_FORMATS,
  SHAPE_GEOMETRY,
  type Shape,
  type ShapeFormat,
  type Shapes,
} from '@roadstead/shapes';
import { z } from 'zod';
import {
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

/** Media types of each format; a ZIP archive is sent as its Base64 text. */
const TYPES_OF: Readonly<Record<ShapeFormat, readonly string[]>> = {
  geojson: JSON_TYPES,
  wkt: ['text/plain'],
  zip: ['application/octet-stream', 'application/zip'],
};
const NOT_JSON = { 'text/plain': null, 'application/octet-stream': null };
const FORMAT = {
  ...text('The format of the file.'),
  schema: z.string().meta({ enum: [...SHAPE_FORMATS] }),
  rule: `must be one of ${SHAPE_FORMATS.join(', ')}.`,
  read: (name: string) => name.toLowerCase(),
};

const SHAPE_TYPE = {
  ...FORMAT,
  read: (name: string, reject: Reject): ShapeFormat | undefined =>
    SHAPE_FORMATS.find((format) => format === name.toLowerCase()) ?? reject('malformed'),
};

/** Import and export of shapes. */
export function shapeFileOperations(shapes: Shapes): readonly Operation[] {
  const importOperation = (method: 'post' | 'put', id: string): Operation => {
    const replace = method === 'put';
    return route[method]('/shapes/import', id, {
      summary: 'Import a shape from a file',
      description: replace
        ? "Replaces the user's shape of that name."
        : 'An existing name is a conflict.',
      query: { name: text('The name of the shape.'), type: SHAPE_TYPE },
      body: otherBody({ 'application/json': SHAPE_GEOMETRY, ...NOT_JSON }),
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
      replies: { 200: ['The file.', { 'application/json': SHAPE, ...NOT_JSON }] },
      async handle({ user, path, query }) {
        const file = unwrap(await shapes.export(user, path.id, query.format));
        const [type] = TYPES_OF[file.format];
        return { status: 200, ...(type !== undefined && { type }), body: file.text };
      },
    }),
  ];
}

async function readFile(context: AppContext, type: ShapeFormat): Promise<string> {
  mediaTypeOf(context.req.raw.headers, TYPES_OF[type]);
  const { shapeFileBytes, jsonDepth } = context.get('state').limits;
  const body = await bodyText(context, shapeFileBytes);
  if (type === 'geojson') rejectDeepNesting(body, jsonDepth);
  return body;
}

/** The path of a shape below the base of the group. */
export function locationOf({ name }: Shape): string {
  return `/shapes/${encodeURIComponent(name)}`;
}

import { refusal, success } from '@roadstead/model';
import { SHAPE_FORMATS, type ShapeFormat, type Shapes } from '@roadstead/shapes';
import { z } from 'zod';
import type { AskedByUser, Content, Outcome, UserOperation } from '../door/operation.ts';
import { jsonReply } from '../door/replies.ts';
import { checkMediaType } from '../read/media-type.ts';
import { type TextParameter, textParameter } from '../read/parameters.ts';
import { QueryReader } from '../read/query-reader.ts';
import { readText } from '../read/read-body.ts';
import { JSON_TYPES, refuseDeep } from '../read/read-json.ts';
import { idJson, locationOf } from './shape-operations.ts';
import { SHAPE, SHAPE_BODY, SHAPE_ID } from './shape-schemas.ts';

const SHAPES = '/shapes';
const ID = textParameter('id', 'Its uuid.');
const NAME = textParameter('name', 'What the shape is to be called.');
const TYPE = formatParameter('type', 'What the body is.');
const FORMAT = formatParameter('format', 'What the shape leaves as.');

/** What each format is sent as; a ZIP archive as its Base64 text. */
const TYPES_OF: Readonly<Record<ShapeFormat, readonly string[]>> = {
  geojson: JSON_TYPES,
  wkt: ['text/plain'],
  zip: ['application/octet-stream', 'application/zip'],
};
const ID_CONTENT = { 'application/json': SHAPE_ID };
const NOT_JSON: Content = { 'text/plain': null, 'application/octet-stream': null };

/** @param address of the shapes, for Location */
export function shapeFileOperations(shapes: Shapes, address: string): readonly UserOperation[] {
  return [
    importOperation('POST', shapes, address),
    importOperation('PUT', shapes, address),
    {
      method: 'GET',
      path: `${SHAPES}/export/{id}`,
      id: 'exportShape',
      access: 'users',
      summary: 'Write a shape as a file',
      description:
        'GeoJSON, Well-Known Text, or a zipped Shapefile in Base64. Only GeoJSON keeps a circle; the others have a polygon of 64 ' +
        'corners instead.',
      pathParameters: [ID],
      queryParameters: [FORMAT],
      replies: {
        200: { description: 'The file.', content: { 'application/json': SHAPE, ...NOT_JSON } },
      },
      async handle({ caller, pathValues, query }) {
        const reader = new QueryReader(query);
        const format = (reader.text(FORMAT) ?? '').toLowerCase();
        if (reader.refusal) return { ok: false, failure: reader.refusal };
        const file = await shapes.export(caller, pathValues[0], format);
        if (!file.ok) return file;
        const [type] = TYPES_OF[file.value.format];
        return success({ status: 200, type, body: file.value.text });
      },
    },
  ];
}

function importOperation(method: 'POST' | 'PUT', shapes: Shapes, address: string): UserOperation {
  const replace = method === 'PUT';
  return {
    method,
    path: `${SHAPES}/import`,
    id: replace ? 'importShapeAgain' : 'importShape',
    access: 'users',
    summary: 'Read a shape from a file',
    description: replace
      ? 'A shape of the caller with that name is replaced.'
      : 'A name that is taken is a conflict.',
    queryParameters: [NAME, TYPE],
    body: { 'application/json': SHAPE_BODY.shape.geometry, ...NOT_JSON },
    replies: {
      201: { description: 'Created; `Location` says where it is.', content: ID_CONTENT },
      ...(replace && { 200: { description: 'Replaced.', content: ID_CONTENT } }),
    },
    handle: (asked) => importShape(shapes, asked, replace, address),
  };
}

async function importShape(
  shapes: Shapes,
  asked: AskedByUser,
  replace: boolean,
  address: string,
): Promise<Outcome> {
  const reader = new QueryReader(asked.query);
  const name = reader.text(NAME) ?? '';
  const type = (reader.text(TYPE) ?? '').toLowerCase();
  if (reader.refusal) return { ok: false, failure: reader.refusal };
  if (!isFormat(type)) {
    return refusal('malformed', 'There is no such type.', [{ pointer: 'type', detail: TYPE.rule }]);
  }
  const mediaType = checkMediaType(asked.request.headers, TYPES_OF[type]);
  if (!mediaType.ok) return mediaType;
  const body = await readText(asked, asked.limits.shapeFileBytes);
  if (!body.ok) return body;
  const tooDeep = type === 'geojson' && refuseDeep(body.value, asked.limits.jsonDepth);
  if (tooDeep) return { ok: false, failure: tooDeep };
  const file = { name, type, body: body.value, replace };
  const imported = await shapes.import(asked.caller, file);
  if (!imported.ok) return imported;
  const { shape, isNew } = imported.value;
  return isNew
    ? jsonReply(idJson(shape), 201, { location: locationOf(shape, address) })
    : jsonReply(idJson(shape));
}

function formatParameter(name: string, description: string): TextParameter {
  return {
    name,
    schema: z.string().meta({ enum: [...SHAPE_FORMATS] }),
    rule: `must be one of ${SHAPE_FORMATS.join(', ')}.`,
    description,
    isRequired: true,
  };
}

function isFormat(text: string): text is ShapeFormat {
  return (SHAPE_FORMATS as readonly string[]).includes(text);
}

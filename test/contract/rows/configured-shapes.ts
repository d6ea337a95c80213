import { expect } from 'vitest';
import { WIDE_BODY } from '../initial-data.ts';
import { ok, problem, type Row } from '../row.ts';
import { FIELDS, FORM, make, ONE, PAST_180, PATH } from './configuration-forms.ts';
import { feature, makeShape } from './shapes.ts';

const SHAPE_UUID = 'decision: `shape_uuid`';
const PLACE = { type: 'Point', coordinates: [4.1, 51.9] };

/** The body of a configuration whose area is that of a shape. */
function withShape(id: string): object {
  return { ...WIDE_BODY, geometry: undefined, shape_uuid: id };
}

/** A configuration whose area is that of a shape. */
export const CONFIGURED_SHAPES: readonly Row[] = [
  {
    operation: `POST ${PATH}`,
    requirement: `${FIELDS}: shape_uuid; decision: exactly one of geometry, shape_uuid`,
    exchange: async (api) => {
      const id = await makeShape(api, feature('for a detector'));
      return {
        request: { body: withShape(id) },
        response: { status: 201, body: { ...FORM, shape_uuid: id } },
      };
    },
  },
  {
    operation: `POST ${PATH}`,
    requirement: 'decision: Shape import, "a circle in an area is a 64-gon"',
    exchange: async (api) => {
      const id = await makeShape(api, feature('circle for a detector', PLACE, { radius: 5000 }));
      const ring = expect.objectContaining({ length: 65 });
      return {
        request: { body: withShape(id) },
        response: {
          status: 201,
          body: { ...FORM, shape_uuid: id, geometry: { type: 'Polygon', coordinates: [ring] } },
        },
      };
    },
  },
  {
    operation: `POST ${PATH}`,
    requirement: 'decision: Shape import, "a point cannot be an area (422)"',
    exchange: async (api) => {
      const id = await makeShape(api, feature('point for a detector', PLACE));
      return { request: { body: withShape(id) }, response: problem(422, ['/shape_uuid']) };
    },
  },
  {
    operation: `POST ${PATH}`,
    requirement: `${FIELDS}: shape_uuid of a shape that is not visible`,
    exchange: async (api) => {
      const id = await makeShape(api, feature('not for the detector of carl'));
      return {
        request: { as: 'carl', body: withShape(id) },
        response: problem(422, ['/shape_uuid']),
      };
    },
  },
  {
    operation: `GET ${ONE}`,
    requirement: `${SHAPE_UUID}, "the area follows the shape when it changes"`,
    exchange: async (api) => {
      const uuid = await makeShape(api, feature('followed'));
      const { id } = await make(api, withShape(uuid));
      const body = feature('followed', PAST_180);
      await api.request('PUT /api/config/shapes/{id}', { values: [uuid], body });
      return {
        request: { values: [id] },
        response: ok({ ...FORM, id, shape_uuid: uuid, geometry: PAST_180 }),
      };
    },
  },
];

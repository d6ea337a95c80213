import { expect } from 'vitest';
import { ok, problem, type Row } from '../row.ts';
import { WIDE_BODY } from '../scene.ts';
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
    shows: `${FIELDS}: shape_uuid; decision: exactly one of geometry, shape_uuid`,
    exchange: async (world) => {
      const id = await makeShape(world, feature('for a detector'));
      return {
        send: { body: withShape(id) },
        back: { status: 201, body: { ...FORM, shape_uuid: id } },
      };
    },
  },
  {
    operation: `POST ${PATH}`,
    shows: 'decision: Shape import, "a circle in an area is a 64-gon"',
    exchange: async (world) => {
      const id = await makeShape(world, feature('circle for a detector', PLACE, { radius: 5000 }));
      const ring = expect.objectContaining({ length: 65 });
      return {
        send: { body: withShape(id) },
        back: {
          status: 201,
          body: { ...FORM, shape_uuid: id, geometry: { type: 'Polygon', coordinates: [ring] } },
        },
      };
    },
  },
  {
    operation: `POST ${PATH}`,
    shows: 'decision: Shape import, "a point cannot be an area (422)"',
    exchange: async (world) => {
      const id = await makeShape(world, feature('point for a detector', PLACE));
      return { send: { body: withShape(id) }, back: problem(422, ['/shape_uuid']) };
    },
  },
  {
    operation: `POST ${PATH}`,
    shows: `${FIELDS}: shape_uuid of a shape that others do not see`,
    exchange: async (world) => {
      const id = await makeShape(world, feature('not for the detector of carl'));
      return { send: { as: 'carl', body: withShape(id) }, back: problem(422, ['/shape_uuid']) };
    },
  },
  {
    operation: `GET ${ONE}`,
    shows: `${SHAPE_UUID}, "the area follows the shape when it changes"`,
    exchange: async (world) => {
      const uuid = await makeShape(world, feature('followed'));
      const { id } = await make(world, withShape(uuid));
      const body = feature('followed', PAST_180);
      await world.ask('PUT /api/config/shapes/{id}', { values: [uuid], body });
      return {
        send: { values: [id] },
        back: ok({ ...FORM, id, shape_uuid: uuid, geometry: PAST_180 }),
      };
    },
  },
];

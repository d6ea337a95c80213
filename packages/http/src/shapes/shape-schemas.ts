import { SHAPE_GEOMETRY } from '@roadstead/shapes';
import { z } from 'zod';
import { pageSchema, responseObject } from '../server/index.ts';

/** A shape in a response. */
export const SHAPE = responseObject('Shape', {
  type: z.literal('Feature'),
  geometry: SHAPE_GEOMETRY,
  properties: z.strictObject({
    name: z.string(),
    description: z.string(),
    id: z.guid(),
    owner: z.string().describe("The owner's user name."),
    user_id: z.guid(),
    acl: z.array(z.guid()),
    radius: z.string().optional().describe('Of a circle, in meters.'),
  }),
});

/** A page of shapes. */
export const SHAPES = pageSchema('ShapePage', SHAPE);

/** The identifier of a shape. */
export const SHAPE_ID = responseObject('ShapeId', { id: z.guid() });

import { RADIUS_METERS_MAX } from '@roadstead/shapes';
import { z } from 'zod';
import { SHAPE_GEOMETRY } from '../openapi/geojson-schemas.ts';

/** A shape as it is sent. */
export const SHAPE = z.strictObject({
  type: z.literal('Feature'),
  geometry: SHAPE_GEOMETRY,
  properties: z.strictObject({
    name: z.string(),
    description: z.string(),
    id: z.guid(),
    owner: z.string().meta({ description: "The owner's user name." }),
    user_id: z.guid(),
    acl: z.array(z.guid()),
    radius: z.string().optional().meta({ description: 'Of a circle, in meters.' }),
  }),
});

/** A shape as it is taken: the service checks it, this describes it. */
export const SHAPE_BODY = z.object({
  type: z.literal('Feature'),
  geometry: SHAPE_GEOMETRY,
  properties: z.object({
    name: z.string().min(1).max(200).meta({ description: 'Unique for each owner.' }),
    description: z.string().default(''),
    acl: z.array(z.guid()).default([]),
    radius: z
      .union([z.string(), z.number()])
      .optional()
      .meta({
        description: `Of a circle, whose geometry is a Point: meters above 0, at most ${RADIUS_METERS_MAX}.`,
      }),
  }),
});

/** By which a shape is known. */
export const SHAPE_ID = z.strictObject({ id: z.guid() });

/** Nothing more to say. */
export const NOTHING = z.strictObject({});

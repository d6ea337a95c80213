import { z } from 'zod';

const COORDINATES = z
  .array(z.number())
  .min(2)
  .meta({ description: 'Longitude, then latitude, in degrees.' });
const RINGS = z.array(z.array(COORDINATES));

export const POINT = z.strictObject({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number(), z.number()]),
});

const POLYGON = z.object({ type: z.literal('Polygon'), coordinates: RINGS });
const MULTI_POLYGON = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(RINGS),
});

/** A bare area. */
export const AREA = z.union([POLYGON, MULTI_POLYGON]);

/** A line, also one that is cut at the antimeridian. */
export const LINE = z.union([
  z.object({ type: z.literal('LineString'), coordinates: z.array(COORDINATES) }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(COORDINATES)) }),
]);

/** What a shape can be. */
export const SHAPE_GEOMETRY = z.union([
  POLYGON,
  MULTI_POLYGON,
  z.object({ type: z.literal('Point'), coordinates: COORDINATES }),
]);

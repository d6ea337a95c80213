import { z } from 'zod';

const COORDINATES = z
  .array(z.number())
  .min(2)
  .meta({ id: 'Coordinates', description: 'Longitude, then latitude, in degrees.' });
const LINE = z.array(COORDINATES);
const RINGS = z.array(LINE);

/** A GeoJSON Point: longitude, then latitude. */
export const POINT_JSON = z
  .object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })
  .meta({ id: 'Point', description: 'Longitude, then latitude, in degrees.' });
export type PointJson = z.infer<typeof POINT_JSON>;

/** The structure of a GeoJSON LineString. */
export const LINE_STRING_JSON = z
  .object({ type: z.literal('LineString'), coordinates: LINE })
  .meta({ id: 'LineString' });

/** The structure of a GeoJSON MultiLineString. */
export const MULTI_LINE_STRING_JSON = z
  .object({ type: z.literal('MultiLineString'), coordinates: z.array(LINE) })
  .meta({ id: 'MultiLineString' });

/** The structure of a GeoJSON Polygon. */
export const POLYGON_JSON = z
  .object({ type: z.literal('Polygon'), coordinates: RINGS })
  .meta({ id: 'Polygon', description: 'Closed rings, the first of which is the outer one.' });

/** The structure of a GeoJSON MultiPolygon. */
export const MULTI_POLYGON_JSON = z
  .object({ type: z.literal('MultiPolygon'), coordinates: z.array(RINGS) })
  .meta({ id: 'MultiPolygon' });

/** The structure of an area. `parseArea` of `@roadstead/geo` also checks its rings and the ranges of its positions. */
export const AREA_GEOMETRY: z.ZodType = z
  .union([POLYGON_JSON, MULTI_POLYGON_JSON])
  .meta({ id: 'AreaGeometry' });

import {
  boundedText,
  isValidName,
  MULTI_POLYGON_JSON,
  nameRule,
  POINT_JSON,
  POLYGON_JSON,
} from '@roadstead/model';
import { z } from 'zod';
import {
  ACL_LENGTH_MAX,
  DESCRIPTION_LENGTH_MAX,
  NAME_LENGTH_MAX,
  RADIUS_METERS_MAX,
} from './thresholds.ts';

/** Lone surrogates have no UTF-8 form, and NUL ends a text for some readers. */
const UNENCODABLE = /[\0\p{Cs}]/u;
const DECIMAL = /^\s*\+?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?\s*$/;

/** The detail of the problem of an invalid name. */
export const NAME_RULE: string = nameRule(NAME_LENGTH_MAX);
const DESCRIPTION_RULE = `must be a text of at most ${DESCRIPTION_LENGTH_MAX} characters, without NUL and lone surrogates.`;
const ACL_RULE = `must be an array of UUIDs, at most ${ACL_LENGTH_MAX}.`;
const RADIUS_RULE = `must be a number of meters above 0, at most ${RADIUS_METERS_MAX}, or a text of one.`;

// Each schema is the rule of one member, and its message the detail of the problem. `parseShape` and `parseFeature` check
// the members one by one: the geometry has problems of its own, and decides whether a radius has a meaning (SH3).

export const SHAPE_TYPE: z.ZodType<'Feature'> = z.literal('Feature', 'must be "Feature".');

/** SH1. */
export const SHAPE_NAME: z.ZodType<string> = boundedText(1, NAME_LENGTH_MAX, NAME_RULE)
  .refine(isShapeName, NAME_RULE)
  .meta({ description: 'Unique for each owner.' });

/** SH1. */
export const SHAPE_DESCRIPTION: z.ZodType<string> = boundedText(
  0,
  DESCRIPTION_LENGTH_MAX,
  DESCRIPTION_RULE,
).refine((text) => !UNENCODABLE.test(text), DESCRIPTION_RULE);

/** SH1. */
export const SHAPE_ACL: z.ZodType<string[]> = z
  .array(z.guid(ACL_RULE), ACL_RULE)
  .max(ACL_LENGTH_MAX, ACL_RULE);

/** SH3: metres, from a number or a decimal text. */
export const SHAPE_RADIUS: z.ZodType<number> = z
  .union([z.string(), z.number()], RADIUS_RULE)
  .transform((value) => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value))
  .pipe(z.number(RADIUS_RULE).positive(RADIUS_RULE).max(RADIUS_METERS_MAX, RADIUS_RULE))
  .meta({
    description: `Of a circle, whose geometry is a Point: meters above 0, at most ${RADIUS_METERS_MAX}.`,
  });

const GEOMETRIES = [POLYGON_JSON, MULTI_POLYGON_JSON, POINT_JSON] as const;

/** SH2: the structure of a geometry. `parseGeometry` also checks its rings and the ranges of its positions. */
export const SHAPE_GEOMETRY: z.ZodType = z.union(GEOMETRIES).meta({ id: 'ShapeGeometry' });

/** SH1 to SH3: the body of POST and PUT /shapes, from which its documentation is derived. `parseShape` parses it. */
export const SHAPE_BODY: z.ZodType = z.object({
  type: SHAPE_TYPE,
  geometry: SHAPE_GEOMETRY,
  properties: z.object({
    name: SHAPE_NAME,
    description: SHAPE_DESCRIPTION.default(''),
    acl: SHAPE_ACL.default([]),
    radius: SHAPE_RADIUS.optional(),
  }),
});

const FEATURE = z
  .object({
    type: SHAPE_TYPE,
    geometry: SHAPE_GEOMETRY,
    properties: z
      .object({ description: SHAPE_DESCRIPTION.optional(), radius: SHAPE_RADIUS.optional() })
      .nullish(),
  })
  .meta({ id: 'ShapeFileFeature' });

/** SH6: a GeoJSON file, from which its documentation is derived. `importShape` parses it. */
export const SHAPE_GEOJSON: z.ZodType = z
  .union([
    ...GEOMETRIES,
    FEATURE,
    z
      .object({ type: z.literal('FeatureCollection'), features: z.array(FEATURE).length(1) })
      .meta({ id: 'ShapeFileFeatureCollection' }),
  ])
  .meta({ id: 'ShapeFile' });

/** Whether a value can be the name of a shape (SH1). */
export function isShapeName(name: unknown): name is string {
  return isValidName(name, NAME_LENGTH_MAX);
}

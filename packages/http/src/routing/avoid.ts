import { AREA_GEOMETRY } from '@roadstead/model';
import { AREAS_TO_AVOID } from '@roadstead/routing';
import { AVOIDED_AREAS_MAX, type AvoidedArea, type InsideArea } from '@roadstead/service';
import { z } from 'zod';
import { responseObject } from '../server/index.ts';

const NAMES = AREAS_TO_AVOID.map(({ name }) => name);

/** Areas that a route must not enter. */
export const AVOID = z
  .array(
    z.union(
      [z.enum(NAMES), AREA_GEOMETRY],
      `must be a Polygon, a MultiPolygon, or one of ${NAMES.join(', ')}.`,
    ),
  )
  .max(AVOIDED_AREAS_MAX)
  .nullish()
  .describe(
    'Extension: areas that the route must not enter, except to an end inside, by name or as a Polygon or MultiPolygon; 500 vertices at most.',
  );

/** Distances in areas. */
export const INSIDE = z
  .array(responseObject('InsideArea', { name: z.string(), distance: z.int().describe('Metres.') }))
  .optional();

export function avoidedAreasOf(avoid: z.output<typeof AVOID>): readonly AvoidedArea[] {
  return (avoid ?? []).map((item, at) => {
    const named = AREAS_TO_AVOID.find(({ name }) => name === item);
    const { name, geometry } = named ?? { name: `area ${at + 1}`, geometry: item };
    return { name, geometry: geometry as AvoidedArea['geometry'] };
  });
}

/** Returns the distances of a route in areas; `avoided_areas` only if it enters one. */
export function insideAreasJson({ emissionControl, avoided = [] }: AreasOfRoute): {
  emission_control_areas?: InsideJson;
  avoided_areas?: InsideJson;
} {
  return {
    ...(emissionControl && { emission_control_areas: insideJson(emissionControl) }),
    ...(avoided.length > 0 && { avoided_areas: insideJson(avoided) }),
  };
}

interface AreasOfRoute {
  readonly emissionControl?: readonly InsideArea[];
  readonly avoided?: readonly InsideArea[];
}

type InsideJson = { name: string; distance: number }[];

function insideJson(areas: readonly InsideArea[]): InsideJson {
  return areas.map(({ name, distanceMeters }) => ({ name, distance: Math.round(distanceMeters) }));
}

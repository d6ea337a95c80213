import { type AreaGeometry, parseArea, type Ring } from '@roadstead/geo';
import { z } from 'zod';
import type { Schema } from './quantities.ts';

const RING_EXPECTED = 'expected a ring: a list of three or more points [longitude, latitude]';

const openRing = z
  .array(z.tuple([z.number(), z.number()], 'expected [longitude, latitude]'), RING_EXPECTED)
  .min(3, RING_EXPECTED);
const geojson = z.looseObject({
  type: z.enum(['Polygon', 'MultiPolygon', 'Feature']),
});

/** An area: a ring, closed or not, or GeoJSON. Errors of its shape become issues. */
export const areaSchema: Schema<AreaGeometry> = z
  .union([openRing, geojson], `${RING_EXPECTED}; or a GeoJSON Polygon or MultiPolygon`)
  .transform((value, context) => {
    const isRing = Array.isArray(value);
    const parsed = parseArea(isRing ? polygonOf(value) : value);
    if (parsed.ok) return parsed.value;
    for (const { pointer, detail } of parsed.error) {
      const path = pointer
        .split('/')
        .slice(isRing ? 3 : 1)
        .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      // The point that closes the ring is added here: the file does not contain it.
      const inFile = isRing && Number(path[0]) >= value.length ? [] : path;
      context.addIssue({ code: 'custom', message: detail, path: inFile });
    }
    return z.NEVER;
  });

/** A ring, closed or not. */
export const ringSchema: Schema<Ring> = openRing.transform((value, context) => {
  const parsed = parseArea(polygonOf(value));
  if (parsed.ok && parsed.value.type === 'Polygon') return parsed.value.coordinates[0];
  if (!parsed.ok) for (const { detail } of parsed.error) context.addIssue(detail);
  return z.NEVER;
});

function polygonOf(points: readonly (readonly [number, number])[]): AreaGeometry {
  const first = points[0];
  const last = points[points.length - 1];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  return { type: 'Polygon', coordinates: [isClosed ? points : [...points, first]] };
}

import { exportShape } from '../export-shape.ts';
import type { Shape, ShapePlace } from '../shape.ts';

export const OWNER = '0b54c5b1-7a1c-4f47-9d0b-6b2f0a5d2c11';
export const READER = '5f0f8f3e-3c7d-4c6e-8a3b-6a1f1a4d7e22';
export const CIRCLE: ShapePlace = {
  geometry: { type: 'Point', coordinates: [4.1, 51.9] },
  radiusMeters: 2500,
};

/** A shape of OWNER, shared with READER. */
export function shape(place: ShapePlace, name = 'Solent', description = 'off Cowes'): Shape {
  return {
    id: 'c0a8f9d4-95b1-4a4e-9f0a-2f4f5b0c9d33',
    name,
    description,
    owner: 'mara',
    userId: OWNER,
    acl: [READER],
    createdAtMs: 0,
    modifiedAtMs: 0,
    ...place,
  };
}

/** Returns the text of a shape's file. @throws Error if the export fails */
export function exported(one: Shape, format: string): string {
  const result = exportShape(one, format);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.text;
}

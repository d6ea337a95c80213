import type { Shape, ShapeGeometry } from './shape.ts';

/** A shape in the form of the HTTP interface: a GeoJSON Feature. */
export interface ShapeJson {
  readonly type: 'Feature';
  readonly geometry: ShapeGeometry;
  readonly properties: {
    readonly name: string;
    readonly description: string;
    readonly id: string;
    readonly owner: string;
    readonly user_id: string;
    readonly acl: readonly string[];
    /** The radius of a circle, in metres. */
    readonly radius?: string;
  };
}

export function shapeJson(shape: Shape): ShapeJson {
  const { geometry, name, description, id, owner, userId, acl, radiusMeters } = shape;
  return {
    type: 'Feature',
    geometry,
    properties: {
      name,
      description,
      id,
      owner,
      user_id: userId,
      acl,
      ...(radiusMeters !== null && { radius: String(radiusMeters) }),
    },
  };
}

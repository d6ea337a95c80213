import type { AreaGeometry, Coordinates } from '@roadstead/geo';
import type { Owned } from '@roadstead/model';

/** A GeoJSON Point (RFC 7946). */
export interface PointGeometry {
  readonly type: 'Point';
  readonly coordinates: Coordinates;
}

/** The geometry of a shape. A Point with a radius is a circle. */
export type ShapeGeometry = AreaGeometry | PointGeometry;

/** The position and extent of a shape. */
export interface ShapePlace {
  readonly geometry: ShapeGeometry;
  /** The radius of a circle, whose centre is the Point; null for all other shapes. */
  readonly radiusMeters: number | null;
}

/** The content of the body of POST or PUT /shapes. */
export interface ShapeContent extends ShapePlace {
  readonly name: string;
  readonly description: string;
  /** UUIDs, in lower case, of users who can read the shape besides its owner. */
  readonly acl: readonly string[];
}

/** A named area, circle or point of a user. */
export interface Shape extends ShapeContent {
  /** A UUID. */
  readonly id: string;
  /** The owner's user name. */
  readonly owner: string;
  /** The owner's UUID. */
  readonly userId: string;
  readonly createdAtMs: number;
  readonly modifiedAtMs: number;
}

/** Returns a shape as the access rules of `@roadstead/model` read it: their owner is a UUID. */
export function ownedOf({ userId, acl }: Shape): Owned {
  return { owner: userId, acl };
}

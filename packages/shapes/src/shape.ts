import type { AreaGeometry, Coordinates } from '@roadstead/geo';
import type { Owned } from '@roadstead/model';

/** A GeoJSON Point (RFC 7946). */
export interface PointGeometry {
  readonly type: 'Point';
  readonly coordinates: Coordinates;
}

/** What a shape can be; with a radius, a Point is a circle. */
export type ShapeGeometry = AreaGeometry | PointGeometry;

/** Where a shape is. */
export interface ShapePlace {
  readonly geometry: ShapeGeometry;
  /** Of a circle, whose centre is the Point; null for all others. */
  readonly radiusMeters: number | null;
}

/** What the body of POST or PUT /shapes says. */
export interface ShapeContent extends ShapePlace {
  readonly name: string;
  readonly description: string;
  /** The uuids, in lower case, of users who may read it besides its owner. */
  readonly acl: readonly string[];
}

/** A named area, circle or point that belongs to a user. */
export interface Shape extends ShapeContent {
  /** A uuid. */
  readonly id: string;
  /** The name of the user whose it is. */
  readonly owner: string;
  /** The uuid of the user whose it is. */
  readonly userId: string;
  readonly createdAtMs: number;
  readonly modifiedAtMs: number;
}

/** What the rules of access ask for: there the owner is a uuid. */
export function ownedOf({ userId, acl }: Shape): Owned {
  return { owner: userId, acl };
}

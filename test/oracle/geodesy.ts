import type { Position } from '@roadstead/model';
import geodesic from 'geographiclib-geodesic';

/** The WGS84 geodesic distance by Karney's own algorithm (J. Geodesy 87, 2013), good to 15 nm. */
export function geodesicMeters(a: Position, b: Position): number {
  const { s12 } = geodesic.Geodesic.WGS84.Inverse(
    a.latitude,
    a.longitude,
    b.latitude,
    b.longitude,
    geodesic.Geodesic.DISTANCE,
  );
  if (s12 === undefined) throw new Error('the geodesic has no length');
  return s12;
}

/** Where one comes by walking a geodesic: the bearing in degrees from north, the way in metres. */
export function destination(from: Position, bearing: number, meters: number): Position {
  const { lat2, lon2 } = geodesic.Geodesic.WGS84.Direct(
    from.latitude,
    from.longitude,
    bearing,
    meters,
  );
  if (lat2 === undefined || lon2 === undefined) throw new Error('the geodesic has no end');
  return { longitude: wrapped(lon2), latitude: lat2 };
}

/** The way from one longitude to another the short way round, −180 to 180. */
export function longitudeChange(from: number, to: number): number {
  const change = to - from;
  if (change > 180) return change - 360;
  if (change < -180) return change + 360;
  return change;
}

/** The same meridian with a longitude from −180 to 180. */
export function wrapped(longitude: number): number {
  if (longitude > 180) return longitude - 360;
  if (longitude < -180) return longitude + 360;
  return longitude;
}

/**
 * More metres than any degree of latitude has, and than any degree of longitude has at the equator: the ellipsoid's
 * greatest radius of curvature is 6 399 594 m, at the poles.
 */
export const METERS_PER_DEGREE_MAX = 111_700;

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

/** End of a geodesic: the bearing in degrees from north, the length in metres. */
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

/** Change from one longitude to another in the shorter direction, −180 to 180. */
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
 * Upper bound of the metres in a degree of latitude, and in a degree of longitude at the equator: the ellipsoid's
 * greatest radius of curvature is 6 399 594 m, at the poles.
 */
export const METERS_PER_DEGREE_MAX = 111_700;

/** Length of a degree of latitude at the equator, where it is shortest on the WGS84 ellipsoid. */
export const LATITUDE_DEGREE_METERS_MIN = 110_574;

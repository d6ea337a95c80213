import geodesic from 'geographiclib-geodesic';
import { longitudeDifference } from './angles.ts';

/** WGS84 equatorial radius in metres and first eccentricity squared (NIMA TR8350.2, table 3.1 and 3.3). */
const EQUATORIAL_RADIUS_METERS = 6378137;
const ECCENTRICITY_SQUARED = 0.00669437999014;

const RADIANS_PER_DEGREE = Math.PI / 180;
const METERS_PER_DEGREE_SQUARED = (EQUATORIAL_RADIUS_METERS * RADIANS_PER_DEGREE) ** 2;
const POLAR_FACTOR = (1 - ECCENTRICITY_SQUARED) ** 2;

/** Up to this distance the local formula is within 1 mm of the geodesic at latitudes up to 85°. */
const LOCAL_METERS_MAX = 1000;

/** Length in metres of the shortest degree of latitude, which is at the equator. */
export const METERS_PER_DEGREE_LATITUDE_MIN = 110574;

/** Returns the length in metres of a degree of longitude at a latitude in degrees, on WGS84. */
export function metersPerDegreeLongitude(latitude: number): number {
  const cosine = Math.cos(latitude * RADIANS_PER_DEGREE);
  const w = 1 - ECCENTRICITY_SQUARED * (1 - cosine * cosine);
  return Math.sqrt((METERS_PER_DEGREE_SQUARED * cosine * cosine) / w);
}

/**
 * Returns the squared distance in m² of two near points, from their differences and mean latitude in degrees, with the
 * ellipsoid's radii of curvature at that latitude (meridian M and prime vertical N: Snyder, USGS PP 1395, eq. 4-18 and
 * 4-20). Against Karney's geodesic: within 1 mm up to 1 km and 0.1 % up to 50 km, at latitudes up to 85°.
 */
export function localDistanceSquared(
  longitudeDegrees: number,
  latitudeDegrees: number,
  meanLatitude: number,
): number {
  const cosine = Math.cos(meanLatitude * RADIANS_PER_DEGREE);
  const cosineSquared = cosine * cosine;
  const w = 1 - ECCENTRICITY_SQUARED * (1 - cosineSquared);
  const east = longitudeDegrees * longitudeDegrees * cosineSquared;
  const north = (latitudeDegrees * latitudeDegrees * POLAR_FACTOR) / (w * w);
  return (METERS_PER_DEGREE_SQUARED * (east + north)) / w;
}

/**
 * Returns the length in metres of the WGS84 geodesic between two points in degrees: by the local formula up to 1 km and
 * 85° of latitude, else by Karney's method (J. Geodesy 87, 2013).
 */
export function distanceMeters(
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): number {
  const local = Math.sqrt(
    localDistanceSquared(
      longitudeDifference(longitudeA, longitudeB),
      latitudeB - latitudeA,
      (latitudeA + latitudeB) / 2,
    ),
  );
  if (local <= LOCAL_METERS_MAX && Math.abs(latitudeA) <= 85) return local;
  return geodesic.Geodesic.WGS84.Inverse(latitudeA, longitudeA, latitudeB, longitudeB).s12 ?? local;
}

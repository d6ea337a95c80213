import geodesic from 'geographiclib-geodesic';
import { longitudeDifference } from './angles.ts';

/** WGS84 equatorial radius in metres and first eccentricity squared (NIMA TR8350.2, table 3.1 and 3.3). */
const EQUATORIAL_RADIUS_METERS = 6378137;
const ECCENTRICITY_SQUARED = 0.00669437999014;

const RADIANS_PER_DEGREE = Math.PI / 180;
const METERS_PER_DEGREE_SQUARED = (EQUATORIAL_RADIUS_METERS * RADIANS_PER_DEGREE) ** 2;
const POLAR_FACTOR = (1 - ECCENTRICITY_SQUARED) ** 2;

/** Up to here the local formula is within 1 mm of the geodesic at latitudes up to 85°. */
const LOCAL_METERS_MAX = 1000;

/** A degree of latitude is nowhere shorter (it is at the equator), in metres. */
export const METERS_PER_DEGREE_LATITUDE_MIN = 110574;

/** Metres in a degree of longitude at a latitude given in degrees. */
export function metersPerDegreeLongitude(latitude: number): number {
  const cosine = Math.cos(latitude * RADIANS_PER_DEGREE);
  const w = 1 - ECCENTRICITY_SQUARED * (1 - cosine * cosine);
  return Math.sqrt((METERS_PER_DEGREE_SQUARED * cosine * cosine) / w);
}

/**
 * The squared distance in m² of two near points, from their differences and mean latitude in degrees, on the
 * ellipsoid's own radii of curvature there (meridian M and prime vertical N, for example Snyder, USGS PP 1395,
 * eq. 4-18 and 4-20). Against Karney's geodesic: within 1 mm up to 1 km and 0.1 % up to 50 km, at latitudes up to 85°.
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
 * The length in metres of the WGS84 geodesic between two points in degrees: the local formula where that is exact
 * enough, else Karney's (J. Geodesy 87, 2013).
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

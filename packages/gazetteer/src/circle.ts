import { type AreaGeometry, metersPerDegreeLongitude } from '@roadstead/geo';
import { CIRCLE_CORNERS } from './thresholds.ts';

const METERS_PER_DEGREE_LATITUDE = 111_195;

/** At the poles a degree of longitude has no length; a circle there is drawn as wide as this latitude's. */
const LATITUDE_MAX = 89;

/** A circle as a polygon, for ports of which no more is known than where they are. */
export function circleAround(
  longitude: number,
  latitude: number,
  radiusMeters: number,
): AreaGeometry {
  const perDegree = metersPerDegreeLongitude(
    Math.min(LATITUDE_MAX, Math.max(-LATITUDE_MAX, latitude)),
  );
  const ring = Array.from({ length: CIRCLE_CORNERS }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * i) / CIRCLE_CORNERS;
    const north = latitude + (radiusMeters * Math.sin(angle)) / METERS_PER_DEGREE_LATITUDE;
    return [
      longitude + (radiusMeters * Math.cos(angle)) / perDegree,
      Math.min(90, Math.max(-90, north)),
    ];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}

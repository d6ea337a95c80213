import { type AreaGeometry, metersPerDegreeLongitude } from '@roadstead/geo';
import { PORT_CIRCLE_CORNERS } from './thresholds.ts';

const METERS_PER_DEGREE_LATITUDE = 111_195;

/** At the poles a degree of longitude has no length: a circle there is as wide as one at this latitude. */
const LATITUDE_MAX = 89;

/** Returns a circle as a polygon, for ports of which only the position is known. */
export function circleAround(
  longitude: number,
  latitude: number,
  radiusMeters: number,
): AreaGeometry {
  const perDegree = metersPerDegreeLongitude(
    Math.min(LATITUDE_MAX, Math.max(-LATITUDE_MAX, latitude)),
  );
  const ring = Array.from({ length: PORT_CIRCLE_CORNERS }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * i) / PORT_CIRCLE_CORNERS;
    const north = latitude + (radiusMeters * Math.sin(angle)) / METERS_PER_DEGREE_LATITUDE;
    return [
      longitude + (radiusMeters * Math.cos(angle)) / perDegree,
      Math.min(90, Math.max(-90, north)),
    ];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}

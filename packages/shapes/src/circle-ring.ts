import { type Coordinates, longitudeDifference, type Ring, wrapLongitude } from '@roadstead/geo';
import { geodesicEnd } from './geodesic.ts';
import { CIRCLE_CORNERS, CIRCLE_DEGREE_PARTS } from './thresholds.ts';

/**
 * SH4: returns a circle as a closed ring, counter-clockwise from north. Across the antimeridian the longitudes continue past
 * ±180. Around a pole the ring goes once around the world, and is closed along the pole.
 */
export function circleRing([longitude, latitude]: Coordinates, radiusMeters: number): Ring {
  const centre = wrapLongitude(longitude);
  const corners: Coordinates[] = [];
  let lastEast = 0;
  for (let corner = 0; corner < CIRCLE_CORNERS; corner++) {
    const azimuth = -(360 / CIRCLE_CORNERS) * corner;
    const [degreesEast, cornerLatitude] = geodesicEnd(latitude, azimuth, radiusMeters);
    const east = lastEast + longitudeDifference(lastEast, degreesEast);
    corners.push([rounded(centre + east), rounded(cornerLatitude)]);
    lastEast = east;
  }
  const [first] = corners;
  const last = corners[corners.length - 1];
  const around = last[0] - first[0] + longitudeDifference(last[0], first[0]);
  if (Math.abs(around) < 180) return [...corners, first];
  return aroundPole(corners, 360 * Math.sign(around), latitude < 0 ? -90 : 90);
}

function aroundPole(corners: readonly Coordinates[], around: number, pole: number): Ring {
  const [[longitude, latitude]] = corners;
  // 360 degrees wide, within −360 to 360.
  const west = Math.min(longitude, longitude + around);
  const turn = west > 0 ? -360 : west < -360 ? 360 : 0;
  const start = longitude + turn;
  return [
    [start, latitude],
    ...corners.slice(1).map(([x, y]): Coordinates => [x + turn, y]),
    [start + around, latitude],
    [start + around, pole],
    [start, pole],
    [start, latitude],
  ];
}

function rounded(degrees: number): number {
  return Math.round(degrees * CIRCLE_DEGREE_PARTS) / CIRCLE_DEGREE_PARTS;
}

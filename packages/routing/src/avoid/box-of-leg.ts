import { type Area, wrapLongitude } from '@roadstead/geo';

const TURNS = [-360, 0, 360];
/** Legs longer than this are not compared by their box: a great circle may leave the latitudes of its ends by much. */
const COMPARED_DEGREES_MAX = 30;
/** A great circle over 30° of longitude exceeds the latitudes of its ends by 1.0°, at 45°. */
const BULGE_DEGREES = 1.1;

/** Whether a great circle may enter an area: a fast test by boxes, for the many legs that are far from it. */
export function mayEnter(
  { boxes }: Area,
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): boolean {
  const start = wrapLongitude(longitudeA);
  const end = longitudeB - 360 * Math.round((longitudeB - start) / 360);
  const west = Math.min(start, end);
  const east = Math.max(start, end);
  const low = Math.min(latitudeA, latitudeB);
  const high = Math.max(latitudeA, latitudeB);
  if (east - west > COMPARED_DEGREES_MAX) return true;
  for (const box of boxes) {
    if (high + BULGE_DEGREES < box.south || low - BULGE_DEGREES > box.north) continue;
    for (const turn of TURNS) {
      if (east + turn >= box.west && west + turn <= box.east) return true;
    }
  }
  return false;
}

import { type Area, wrapLongitude } from '@roadstead/geo';

const TURNS = [-360, 0, 360];
/** Legs longer than this are not compared by their box: a great circle may leave the latitudes of its ends by much. */
const COMPARED_DEGREES_MAX = 30;
/** A great circle over 30° of longitude exceeds the latitudes of its ends by 1.0°, at 45°. */
const BULGE_DEGREES = 1.1;

/** Whether a great circle may enter an area: a fast test by boxes, for the many legs that are far from it. */
export function mayEnter(
  area: Area,
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): boolean {
  return someNear([area], longitudeA, latitudeA, longitudeB, latitudeB, () => true);
}

/** Whether a test is true of one of the areas that a great circle may enter, by their boxes. */
export function someNear(
  areas: readonly Area[],
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
  test: (area: Area) => boolean,
): boolean {
  const start = wrapLongitude(longitudeA);
  const end = longitudeB - 360 * Math.round((longitudeB - start) / 360);
  const west = Math.min(start, end);
  const east = Math.max(start, end);
  const isLong = east - west > COMPARED_DEGREES_MAX;
  const low = Math.min(latitudeA, latitudeB) - BULGE_DEGREES;
  const high = Math.max(latitudeA, latitudeB) + BULGE_DEGREES;
  for (const area of areas) {
    for (const box of area.boxes) {
      if (!isLong) {
        if (high < box.south || low > box.north) continue;
        if (!TURNS.some((turn) => east + turn >= box.west && west + turn <= box.east)) continue;
      }
      if (test(area)) return true;
      break;
    }
  }
  return false;
}

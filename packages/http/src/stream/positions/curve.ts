/** Bits of a coordinate: cells of 0.011° by 0.0055°. */
const BITS = 15;
const CELLS = 2 ** BITS;

/**
 * Returns the distance of a position along a Hilbert curve over the world, from 0 to 2³⁰, so that positions that follow one another are near to each
 * other (Hamilton, Compact Hilbert Indices, 2006, for two dimensions).
 */
export function distanceAlongCurve(longitude: number, latitude: number): number {
  let x = Math.min(CELLS - 1, Math.floor(((longitude + 180) / 360) * CELLS));
  let y = Math.min(CELLS - 1, Math.floor(((latitude + 90) / 180) * CELLS));
  let distance = 0;
  for (let side = CELLS / 2; side >= 1; side /= 2) {
    const isEast = (x & side) > 0;
    const isNorth = (y & side) > 0;
    distance += side * side * quadrant(isEast, isNorth);
    if (isNorth) continue;
    // The southern quarters are passed in other directions.
    if (isEast) {
      x = CELLS - 1 - x;
      y = CELLS - 1 - y;
    }
    [x, y] = [y, x];
  }
  return distance;
}

/** South-west, north-west, north-east, south-east. */
function quadrant(isEast: boolean, isNorth: boolean): number {
  if (isEast) return isNorth ? 2 : 3;
  return isNorth ? 1 : 0;
}

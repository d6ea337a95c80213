/** A bounding box in degrees. `west` is from −180 to 180; `east` exceeds 180 if the box crosses the antimeridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Returns whether two boxes share a point. Longitudes are compared as they are, without wrapping. */
export function boxesTouch(a: Box, b: Box): boolean {
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
}

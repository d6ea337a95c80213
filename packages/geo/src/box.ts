/** A box in degrees; `east` may pass 180 where the box crosses the antimeridian, `west` is from −180 to 180. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Whether two boxes touch, neither of them moved around the world. */
export function boxesTouch(a: Box, b: Box): boolean {
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
}

/** Metres a second per knot, exactly (1852 m an hour). */
export const METERS_PER_SECOND_PER_KNOT: number = 1852 / 3600;
export const RADIANS_PER_DEGREE: number = Math.PI / 180;
export const TURN: number = 2 * Math.PI;

/** Normalises an angle in radians to −π to π. */
export function signedAngle(radians: number): number {
  if (radians > Math.PI) return radians - TURN * Math.floor((radians + Math.PI) / TURN);
  if (radians < -Math.PI) return radians + TURN * Math.floor((Math.PI - radians) / TURN);
  return radians;
}

/** Converts an angle in radians to degrees from 0 to below 360. */
export function compassDegrees(radians: number): number {
  const degrees = (radians / RADIANS_PER_DEGREE) % 360;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** Limits a number to ± limit. */
export function clamp(value: number, limit: number): number {
  return Math.min(Math.max(value, -limit), limit);
}

import { FIX_COG, FIX_LATITUDE, FIX_LONGITUDE, FIX_SOG, FIX_TIME } from './report-source.ts';

/** Position of a ship at an instant. */
export interface TrackPosition {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  /** Over ground, in knots and degrees; null if unknown. */
  readonly sog: number | null;
  readonly cog: number | null;
}

/** The position of a fix. */
export function positionAt(fixes: Float64Array, at: number): TrackPosition {
  return {
    timeMs: fixes[at + FIX_TIME],
    longitude: fixes[at + FIX_LONGITUDE],
    latitude: fixes[at + FIX_LATITUDE],
    sog: numberOrNull(fixes[at + FIX_SOG]),
    cog: numberOrNull(fixes[at + FIX_COG]),
  };
}

/** A number of a track; null if unknown. */
export function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

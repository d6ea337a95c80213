import { FIX_COG, FIX_LATITUDE, FIX_LONGITUDE, FIX_SOG, FIX_TIME } from './report-source.ts';

/** Where a ship was at an instant. */
export interface PlaceInTime {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  /** Over ground, in knots and degrees; null is not known. */
  readonly sog: number | null;
  readonly cog: number | null;
}

/** A fix. */
export function placeAt(fixes: Float64Array, at: number): PlaceInTime {
  return {
    timeMs: fixes[at + FIX_TIME],
    longitude: fixes[at + FIX_LONGITUDE],
    latitude: fixes[at + FIX_LATITUDE],
    sog: known(fixes[at + FIX_SOG]),
    cog: known(fixes[at + FIX_COG]),
  };
}

/** A number of a track; null where it is not known. */
export function known(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

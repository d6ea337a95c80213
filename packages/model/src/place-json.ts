import { timestampSeconds } from './timestamps.ts';

/** Where a ship was at an instant, what is not known null. */
interface PlaceInTime {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  /** Over ground, in degrees and knots. */
  readonly cog: number | null;
  readonly sog: number | null;
}

/** A place, a time in whole seconds, a course and a speed over ground (degrees, knots), as the specification writes them. */
export interface PlaceJson {
  readonly type: 'Point';
  readonly coordinates: readonly [
    longitude: number,
    latitude: number,
    time: string,
    cog: number | null,
    sog: number | null,
  ];
  readonly extensions: readonly ['time', 'cog', 'sog'];
}

/** What follows longitude and latitude. */
export const PLACE_EXTENSIONS: PlaceJson['extensions'] = ['time', 'cog', 'sog'];

/** A place in time as the tracking and report areas write it. */
export function placeJson({ longitude, latitude, timeMs, cog, sog }: PlaceInTime): PlaceJson {
  return {
    type: 'Point',
    coordinates: [longitude, latitude, timestampSeconds(timeMs), cog, sog],
    extensions: PLACE_EXTENSIONS,
  };
}

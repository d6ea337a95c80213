import { z } from 'zod';
import type { TimedPosition } from './position.ts';
import { timestampSeconds } from './timestamps.ts';

/** Position, course and speed of a ship at an instant; null is unknown. */
interface Motion extends TimedPosition {
  /** Course over ground in degrees. */
  readonly cog: number | null;
  /** Speed over ground in knots. */
  readonly sog: number | null;
}

/** An instant in JSON, as the tracking and report operations encode it. */
export const SECONDS_JSON = z.iso.datetime().describe('UTC, in whole seconds.');

/** Coordinates of a position in time. */
export const PLACE_COORDINATES_JSON = z
  .tuple([z.number(), z.number(), SECONDS_JSON, z.number().nullable(), z.number().nullable()])
  .describe('Longitude, latitude, time, course in degrees, speed in knots.');

/** Names of the coordinates that follow longitude and latitude. */
export const PLACE_EXTENSIONS_JSON = z.tuple([
  z.literal('time'),
  z.literal('cog'),
  z.literal('sog'),
]);

/** The specification's JSON of a position in time. */
export const PLACE_JSON = z
  .strictObject({
    type: z.literal('Point'),
    coordinates: PLACE_COORDINATES_JSON,
    extensions: PLACE_EXTENSIONS_JSON,
  })
  .meta({ id: 'TimedPoint' });
export type PlaceJson = z.infer<typeof PLACE_JSON>;

export const PLACE_EXTENSIONS: PlaceJson['extensions'] = ['time', 'cog', 'sog'];

/** Returns a position in time as the tracking and report operations encode it. */
export function placeJson({ longitude, latitude, timeMs, cog, sog }: Motion): PlaceJson {
  return {
    type: 'Point',
    coordinates: [longitude, latitude, timestampSeconds(timeMs), cog, sog],
    extensions: PLACE_EXTENSIONS,
  };
}

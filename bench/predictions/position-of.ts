import type { Position } from '@roadstead/model';
import type { Question } from './predictor.ts';

/** Returns the position at the end of a track, whose longitudes may continue beyond ±180. */
export function positionOf({ track }: Pick<Question, 'track'>): Position {
  const [longitude, latitude] = track.at(-1) ?? [0, 0];
  return { longitude: ((((longitude + 180) % 360) + 360) % 360) - 180, latitude };
}

import type { Position } from '@roadstead/model';
import type { Surroundings } from '../event-features.ts';

/** Surroundings with the land. */
export interface LandSurroundings extends Surroundings {
  /** The distance in metres from a position on land to the water, to about a kilometre; 0 on the water. */
  readonly inlandMeters: (place: Position) => number;
}

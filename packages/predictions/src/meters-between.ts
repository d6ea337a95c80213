import { distanceMeters } from '@roadstead/geo';
import type { Position } from '@roadstead/model';

/** Over the sphere. */
export function metersBetween(from: Position, to: Position): number {
  return distanceMeters(from.longitude, from.latitude, to.longitude, to.latitude);
}

import { localDistanceSquared, longitudeDifference } from '@roadstead/geo';
import type { Position } from '@roadstead/model';

/** Returns the distance of two places in metres, accurate to 0.1 % up to 50 km: enough for sorting, and fast. */
export function metersBetween(a: Position, b: Position): number {
  return Math.sqrt(
    localDistanceSquared(
      longitudeDifference(a.longitude, b.longitude),
      b.latitude - a.latitude,
      (a.latitude + b.latitude) / 2,
    ),
  );
}

import { distanceMeters, longitudeDifference } from '@roadstead/geo';
import type { TrueEncounter, TruePlace } from '../truth.ts';

/**
 * Distance in metres between a place of an event and that of the transfer at the same instant, or at the nearest one of the
 * transfer; `null` where one of the two is unknown.
 */
export function placeErrorMeters(
  { path }: Pick<TrueEncounter, 'path'>,
  place: TruePlace | undefined,
): number | null {
  if (place === undefined || path.length === 0) return null;
  const next = path.findIndex(({ timeMs }) => timeMs >= place.timeMs);
  const after = path[next === -1 ? path.length - 1 : next];
  const before = next > 0 ? path[next - 1] : after;
  const share =
    after === before ? 0 : (place.timeMs - before.timeMs) / (after.timeMs - before.timeMs);
  const east = longitudeDifference(before.longitude, after.longitude);
  return distanceMeters(
    before.longitude + share * east,
    before.latitude + share * (after.latitude - before.latitude),
    place.longitude,
    place.latitude,
  );
}

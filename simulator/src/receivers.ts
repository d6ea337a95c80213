import { type Area, distanceMeters, prepareArea } from '@roadstead/geo';
import { between, type Streams, uniform } from './random.ts';
import type { Receiver } from './scenario.ts';

/** Who hears what is sent. */
export interface Receivers {
  /**
   * Asks all receivers about a report from a place.
   * @returns the seconds until the first of them has passed it on; undefined where nobody hears it.
   */
  readonly hear: (
    chance: Streams,
    ship: number,
    longitude: number,
    latitude: number,
    nowSeconds: number,
  ) => number | undefined;
}

export function newReceivers(receivers: readonly Receiver[]): Receivers {
  if (receivers.length === 0) return { hear: () => 0 };
  const prepared = receivers.map((receiver) => ({ receiver, covers: coverage(receiver) }));
  return {
    hear(chance, ship, longitude, latitude, nowSeconds) {
      let first: number | undefined;
      for (const { receiver, covers } of prepared) {
        const [least, greatest] = receiver.delaySeconds;
        // Chance is asked always, so that a receiver's ears do not change what the others hear.
        const isLost = uniform(chance, ship) < receiver.lossRate;
        const delay = between(chance, ship, least, greatest);
        if (isLost || !listens(receiver, nowSeconds) || !covers(longitude, latitude)) continue;
        if (first === undefined || delay < first) first = delay;
      }
      return first;
    },
  };
}

function listens({ passes }: Receiver, nowSeconds: number): boolean {
  if (!passes) return true;
  const since = nowSeconds - passes.firstSeconds;
  return since >= 0 && since % passes.everySeconds < passes.listensSeconds;
}

function coverage({ place }: Receiver): (longitude: number, latitude: number) => boolean {
  switch (place.kind) {
    case 'everywhere':
      return () => true;
    case 'within': {
      const [longitude, latitude] = place.centre;
      return (east, north) => distanceMeters(longitude, latitude, east, north) <= place.rangeMeters;
    }
    case 'area': {
      const area: Area = prepareArea(place.area);
      return (longitude, latitude) => area.contains(longitude, latitude);
    }
  }
}

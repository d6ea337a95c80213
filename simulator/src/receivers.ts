import { type Area, distanceMeters, prepareArea } from '@roadstead/geo';
import { between, type Streams, uniform } from './random.ts';
import type { ReceiverPlan } from './scenario.ts';

/** All receivers of a scenario. */
export interface Receivers {
  /**
   * Passes a report from a position to all receivers.
   * @returns the delay in seconds of the first receiver to deliver it; undefined where no receiver does.
   */
  readonly receptionDelaySeconds: (
    chance: Streams,
    ship: number,
    longitude: number,
    latitude: number,
    nowSeconds: number,
  ) => number | undefined;
}

export function createReceivers(receivers: readonly ReceiverPlan[]): Receivers {
  if (receivers.length === 0) return { receptionDelaySeconds: () => 0 };
  const prepared = receivers.map((receiver) => ({ receiver, covers: coverage(receiver) }));
  return {
    receptionDelaySeconds(chance, ship, longitude, latitude, nowSeconds) {
      let first: number | undefined;
      for (const { receiver, covers } of prepared) {
        const [least, greatest] = receiver.delaySeconds;
        // Always drawn, so that the coverage of one receiver does not change the losses of another.
        const isLost = uniform(chance, ship) < receiver.lossRate;
        const delay = between(chance, ship, least, greatest);
        if (isLost || !isListening(receiver, nowSeconds) || !covers(longitude, latitude)) continue;
        if (first === undefined || delay < first) first = delay;
      }
      return first;
    },
  };
}

function isListening({ passes }: ReceiverPlan, nowSeconds: number): boolean {
  if (!passes) return true;
  const since = nowSeconds - passes.firstSeconds;
  return since >= 0 && since % passes.everySeconds < passes.listensSeconds;
}

function coverage({ place }: ReceiverPlan): (longitude: number, latitude: number) => boolean {
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

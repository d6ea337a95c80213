import type { SimulatedVoyage } from '@roadstead/simulator';
import type { Question } from './predictor.ts';
import type { RoutedPorts } from './routed-ports.ts';

const METERS_PER_NAUTICAL_MILE = 1852;
const MS_PER_HOUR = 3_600_000;
/** Speed of a ship without data. */
const SPEED_KNOTS = 12;

/** ETA of the baselines: the remaining distance by sea at the present speed, or else at that of the previous voyage. */
export class PlainEta {
  readonly #sea: RoutedPorts;
  readonly #lastKnots = new Map<number, number>();

  constructor(sea: RoutedPorts) {
    this.#sea = sea;
  }

  learn({ mmsi, from, to, sailedMeters }: SimulatedVoyage): void {
    const hours = (to.ataMs - from.atdMs) / MS_PER_HOUR;
    this.#lastKnots.set(mmsi, sailedMeters / METERS_PER_NAUTICAL_MILE / hours);
  }

  /** Null without a route to the port. */
  etaMs(question: Question, portId: number): number | null {
    const { mmsi, timeMs, from, sailedMeters, speedKnots } = question;
    const meters = this.#sea.metersBetween({ id: from.portId }, { id: portId });
    if (meters === undefined) return null;
    const knots = speedKnots ?? this.#lastKnots.get(mmsi) ?? SPEED_KNOTS;
    const milesLeft = Math.max(0, meters - sailedMeters) / METERS_PER_NAUTICAL_MILE;
    return timeMs + (milesLeft / knots) * MS_PER_HOUR;
  }
}

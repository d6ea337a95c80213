import type { SimulatedVoyage } from '@roadstead/simulator';
import type { Question } from './predictor.ts';
import type { Sea } from './sea.ts';

const METERS_PER_NAUTICAL_MILE = 1852;
const MS_PER_HOUR = 3_600_000;
/** What a ship makes of which nothing is known. */
const SPEED_KNOTS = 12;

/** The arrival that baselines tell: what is left of the way by sea at the present speed, or else at that of the voyage before. */
export class PlainEta {
  readonly #sea: Sea;
  readonly #lastKnots = new Map<number, number>();

  constructor(sea: Sea) {
    this.#sea = sea;
  }

  learn({ mmsi, from, to, sailedMeters }: SimulatedVoyage): void {
    const hours = (to.ataMs - from.atdMs) / MS_PER_HOUR;
    this.#lastKnots.set(mmsi, sailedMeters / METERS_PER_NAUTICAL_MILE / hours);
  }

  /** Null where there is no way to the port. */
  etaMs(question: Question, portId: number): number | null {
    const { mmsi, timeMs, from, sailedMeters, speedKnots } = question;
    const meters = this.#sea.metersBetween({ id: from.portId }, { id: portId });
    if (meters === undefined) return null;
    const knots = speedKnots ?? this.#lastKnots.get(mmsi) ?? SPEED_KNOTS;
    const milesLeft = Math.max(0, meters - sailedMeters) / METERS_PER_NAUTICAL_MILE;
    return timeMs + (milesLeft / knots) * MS_PER_HOUR;
  }
}

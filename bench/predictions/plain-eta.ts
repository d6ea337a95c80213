import type { SimulatedVoyage } from '@roadstead/simulator';
import { positionOf } from './position-of.ts';
import type { Question } from './predictor.ts';
import type { RoutedPorts } from './routed-ports.ts';

const METERS_PER_NAUTICAL_MILE = 1852;
const MS_PER_HOUR = 3_600_000;
/** Speed of a ship without data. */
const SPEED_KNOTS = 12;
/** Stay in port of a ship without data. */
const STAY_MS = 24 * MS_PER_HOUR;

/**
 * ETA of the baselines: the remaining distance by sea at the present speed, or else at that of the previous voyage. A ship in port
 * departs after a stay as long as its last one there, or else anywhere.
 */
export class PlainEta {
  readonly #sea: RoutedPorts;
  readonly #lastKnots = new Map<number, number>();
  /** By ship and port, and by ship. */
  readonly #lastStayMs = new Map<string, number>();

  constructor(sea: RoutedPorts) {
    this.#sea = sea;
  }

  learn({ mmsi, from, to, sailedMeters }: SimulatedVoyage): void {
    const hours = (to.ataMs - from.atdMs) / MS_PER_HOUR;
    this.#lastKnots.set(mmsi, sailedMeters / METERS_PER_NAUTICAL_MILE / hours);
    for (const key of [`${mmsi} ${from.portId}`, `${mmsi}`]) {
      this.#lastStayMs.set(key, from.atdMs - from.ataMs);
    }
  }

  /** Null without a route to the port. */
  etaMs(question: Question, portId: number): number | null {
    const { mmsi, speedKnots } = question;
    const meters = this.#metersLeft(question, portId);
    if (meters === undefined) return null;
    // In port the speed is 0.
    const knots = speedKnots || (this.#lastKnots.get(mmsi) ?? SPEED_KNOTS);
    const milesLeft = Math.max(0, meters) / METERS_PER_NAUTICAL_MILE;
    return this.#departureMs(question) + (milesLeft / knots) * MS_PER_HOUR;
  }

  #metersLeft(question: Question, portId: number): number | undefined {
    const { from, sailedMeters } = question;
    if (!from) return this.#sea.routeFrom(positionOf(question), portId)?.distanceMeters;
    const meters = this.#sea.metersBetween({ id: from.portId }, { id: portId });
    return meters === undefined ? undefined : meters - sailedMeters;
  }

  /** The time of the question, for a ship in port the expected departure. */
  #departureMs({ mmsi, timeMs, from }: Question): number {
    if (!from || from.atdMs !== null) return timeMs;
    const stay = this.#lastStayMs;
    const stayMs = stay.get(`${mmsi} ${from.portId}`) ?? stay.get(`${mmsi}`) ?? STAY_MS;
    return Math.max(timeMs, from.ataMs + stayMs);
  }
}

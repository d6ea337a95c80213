import type { SnapshotArray } from '@roadstead/contracts';
import { millisecondsInHour } from 'date-fns/constants';
import { delayedEta, plannedArrival, usualDelay } from './arrival-delays.ts';
import { HOURS_ARRAYS, HoursByClass } from './hours-by-class.ts';
import { combineEtas, type EtaRange, legEta, legHours, ownStayHours, TENTH } from './leg-times.ts';
import type { RouteToPort } from './route-request.ts';
import type { RouteStart, ShipVoyage } from './ship-voyage.ts';
import { remainingStay, type StayDuration } from './stay-times.ts';
import { STAYS_MIN } from './thresholds.ts';
import type { NewRouteEstimate } from './update-routes.ts';

/** The number of arrays of `ArrivalTimes.save`. */
export const TIMES_ARRAYS: number = 2 * HOURS_ARRAYS;

/** S1 to S4: learns how long ships stay in ports, and corrects the ETAs of routes by earlier voyages. */
export class ArrivalTimes {
  readonly #stays: HoursByClass = new HoursByClass();
  readonly #delays: HoursByClass = new HoursByClass();

  /** S4: records an arrival, before the routes of the voyage are removed. @param port number of the port */
  recordArrival({ shipClass, routes }: ShipVoyage, port: number, ataMs: number): void {
    const planned = routes.get(port)?.planned;
    if (planned) this.#delays.add(shipClass, port, (ataMs - planned.etaMs) / millisecondsInHour);
  }

  /** S1: records the end of a ship's last call; it counts for the length of stays if ATA and ATD are known. */
  recordDeparture(ship: ShipVoyage, atdMs: number | null): void {
    const { ports, atasMs, atdsMs } = ship.history;
    const last = ports.length - 1;
    ship.isInPort = false;
    atdsMs[last] = atdMs ?? Number.NaN;
    const hours = (atdsMs[last] - atasMs[last]) / millisecondsInHour;
    if (hours >= 0) this.#stays.add(ship.shipClass, ports[last], hours);
  }

  /** S1: the expected rest of a ship's stay in port; undefined at sea, and without stays to learn from. */
  stayOf(ship: ShipVoyage, nowMs: number): StayDuration | undefined {
    const { isInPort, history, shipClass } = ship;
    const port = history.ports.at(-1);
    const beginMs = history.timesMs.at(-1);
    if (!isInPort || port === undefined || beginMs === undefined) return undefined;
    const elapsedHours = (nowMs - beginMs) / millisecondsInHour;
    const groups = [ownStayHours(history, port), ...this.#stays.groupsOf(shipClass, port)];
    return remainingStay(groups, elapsedHours);
  }

  /** S2 to S4: corrects the ETA of a computed route. @param port number of its end */
  correct(ship: ShipVoyage, port: number, route: RouteToPort, nowMs: number): NewRouteEstimate {
    const { distanceMeters, etaMs, etaEarlyMs, etaLateMs } = route;
    const { shipClass, isInPort, routes, history } = ship;
    const before = routes.get(port);
    const start = isInPort ? null : (before?.start ?? { timeMs: nowMs, distanceMeters });
    if (etaMs === null || etaEarlyMs === null || etaLateMs === null) {
      return { ...route, start, planned: null };
    }
    const now = { etaMs, distanceMeters };
    const planned = isInPort ? null : plannedArrival(before?.planned ?? null, now);
    const share = planned ? Math.min(1, distanceMeters / Math.max(1, planned.distanceMeters)) : 1;
    const range = { etaMs, etaEarlyMs, etaLateMs };
    const delay = usualDelay(this.#delays.groupsOf(shipClass, port));
    const byRoute = delay ? delayedEta(range, delay, share, nowMs) : range;
    const from = history.ports.at(-1);
    const legs = from === undefined ? [] : legHours(history, from, port);
    // A ship that returns to the port that it left turns somewhere, so no route is that of its voyage.
    const isReturn = port === from;
    const sailed = start && !isReturn ? { start, distanceMeters } : undefined;
    const byLeg = this.#byLeg(ship, legs, sailed, delay, nowMs);
    // In port most of the error is that of the stay, which a route's ETA knows by its moments only: nights are longer than days.
    const isUsual = isInPort && legs.length >= STAYS_MIN;
    const both = byLeg && (isReturn || isUsual ? byLeg : combineEtas(byRoute, byLeg));
    return { ...route, ...(both ?? byRoute), start, planned };
  }

  /** S2: the ETA by the ship's last voyages on the leg. @param sailed undefined in port, and where no route is that of the voyage */
  #byLeg(
    ship: ShipVoyage,
    legs: readonly number[],
    sailed: { readonly start: RouteStart; readonly distanceMeters: number } | undefined,
    delay: readonly [number, number, number] = [0, 0, 0],
    nowMs: number,
  ): EtaRange | undefined {
    const { history, isInPort } = ship;
    const stay = this.stayOf(ship, nowMs);
    const departureMs = isInPort ? stay && nowMs : history.atdsMs.at(-1);
    if (departureMs === undefined || Number.isNaN(departureMs)) return undefined;
    const progress = {
      underWayHours: (nowMs - departureMs) / millisecondsInHour,
      elapsedHours: ((sailed?.start.timeMs ?? nowMs) - departureMs) / millisecondsInHour,
      share: sailed
        ? Math.min(1, sailed.distanceMeters / Math.max(1, sailed.start.distanceMeters))
        : 1,
      delayHours: Math.max(0, delay[1]),
      delayDeviation: (delay[2] - delay[0]) / (2 * TENTH),
      stay,
    };
    return legEta(legs, progress, nowMs);
  }

  save(portIdOf: (port: number) => number): readonly SnapshotArray[] {
    return [...this.#stays.save(portIdOf), ...this.#delays.save(portIdOf)];
  }

  restore(saved: readonly SnapshotArray[], numberOf: (portId: number) => number | undefined): void {
    this.#stays.restore(saved.slice(0, HOURS_ARRAYS), numberOf);
    this.#delays.restore(saved.slice(HOURS_ARRAYS), numberOf);
  }
}

import type { SnapshotArray } from '@roadstead/contracts';
import { millisecondsInHour } from 'date-fns/constants';
import { combineEtas, legEta, legHours, ownStayHours } from './leg-times.ts';
import type { ShipVoyage } from './ship-voyage.ts';
import { type StayDuration, StayTimes } from './stay-times.ts';
import type { NewRouteEstimate } from './update-routes.ts';

/** S1 to S3: learns how long ships stay in ports, and corrects the ETAs of routes by a ship's last voyages on the same leg. */
export class ArrivalTimes {
  readonly #stays: StayTimes = new StayTimes();

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
    return this.#stays.remaining(ownStayHours(history, port), shipClass, port, elapsedHours);
  }

  /** S3: combines the ETA of a route with that of the ship's last voyages on the same leg. @param port number of its end */
  withLeg(
    ship: ShipVoyage,
    port: number,
    route: NewRouteEstimate,
    nowMs: number,
  ): NewRouteEstimate {
    const { etaMs, etaEarlyMs, etaLateMs } = route;
    const { history, isInPort } = ship;
    const from = history.ports.at(-1);
    if (from === undefined || etaMs === null || etaEarlyMs === null || etaLateMs === null) {
      return route;
    }
    const stay = this.stayOf(ship, nowMs);
    const departureMs = isInPort ? stay && nowMs : history.atdsMs.at(-1);
    if (departureMs === undefined || Number.isNaN(departureMs)) return route;
    const byLeg = legEta(legHours(history, from, port), departureMs, stay, nowMs);
    return byLeg ? { ...route, ...combineEtas({ etaMs, etaEarlyMs, etaLateMs }, byLeg) } : route;
  }

  save(portIdOf: (port: number) => number): readonly SnapshotArray[] {
    return this.#stays.save(portIdOf);
  }

  restore(saved: readonly SnapshotArray[], numberOf: (portId: number) => number | undefined): void {
    this.#stays.restore(saved, numberOf);
  }
}

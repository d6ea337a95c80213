import type { ExpectedArrival } from './next-port.ts';
import type { ShipVoyage } from './ship-voyage.ts';

/** Expected arrivals at each port. */
export class ArrivalIndex {
  readonly #ships: Map<number, Map<ShipVoyage, ExpectedArrival>> = new Map();

  /** Removes a ship before its next ports change. */
  remove(ship: ShipVoyage): void {
    for (const { portId } of ship.nextPorts) this.#ships.get(portId)?.delete(ship);
  }

  /** Adds a ship after its next ports changed. A ship without an IMO number is in no port's arrivals. */
  add(ship: ShipVoyage): void {
    const { mmsi, reported, nextPorts } = ship;
    const { imo, shiptype } = reported;
    if (imo === null) return;
    for (const { portId, probability, etaMs } of nextPorts) {
      const arrival = { portId, probability, etaMs, mmsi, imo, shiptype };
      const ships = this.#ships.get(portId);
      if (ships) ships.set(ship, arrival);
      else this.#ships.set(portId, new Map([[ship, arrival]]));
    }
  }

  arrivalsAt(portId: number): Iterable<readonly [ShipVoyage, ExpectedArrival]> {
    return this.#ships.get(portId) ?? [];
  }
}

/** Sorts by descending probability, then IMO number. A typed array of probabilities is compared faster than properties of thousands of objects. */
export function sortedArrivals(arrivals: readonly ExpectedArrival[]): readonly ExpectedArrival[] {
  const probabilities = Float64Array.from(arrivals, ({ probability }) => probability);
  const order = Uint32Array.from(arrivals.keys());
  order.sort((a, b) => probabilities[b] - probabilities[a] || arrivals[a].imo - arrivals[b].imo);
  return Array.from(order, (at) => arrivals[at]);
}

import type { ExpectedArrival, NextPort } from './next-port.ts';
import type { ShipVoyage } from './ship-voyage.ts';

/** Expected arrivals at each port. */
export class ArrivalIndex {
  readonly #ships: Map<number, Map<ShipVoyage, NextPort>> = new Map();

  /** Removes a ship before its next ports change. */
  remove(ship: ShipVoyage): void {
    for (const { portId } of ship.nextPorts) this.#ships.get(portId)?.delete(ship);
  }

  /** Adds a ship after its next ports changed. A ship without an IMO number is in no port's arrivals. */
  add(ship: ShipVoyage): void {
    if (ship.reported.imo === null) return;
    for (const nextPort of ship.nextPorts) {
      const ships = this.#ships.get(nextPort.portId);
      if (ships) ships.set(ship, nextPort);
      else this.#ships.set(nextPort.portId, new Map([[ship, nextPort]]));
    }
  }

  arrivalsAt(portId: number): Iterable<readonly [ShipVoyage, NextPort]> {
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

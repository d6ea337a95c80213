import type { Arrival } from './next-port.ts';
import type { ShipVoyage } from './ship-voyage.ts';

/** Which ships may call at each port next. */
export class ArrivalIndex {
  readonly #ships: Map<number, Map<ShipVoyage, Arrival>> = new Map();

  /** Before what is said of a ship changes. */
  leave(ship: ShipVoyage): void {
    for (const { portId } of ship.next) this.#ships.get(portId)?.delete(ship);
  }

  /** After it has. A ship without an IMO number is in no port's. */
  enter(ship: ShipVoyage): void {
    const { mmsi, said, next } = ship;
    const { imo, shiptype } = said;
    if (imo === null) return;
    for (const { portId, probability, etaMs } of next) {
      const arrival = { portId, probability, etaMs, mmsi, imo, shiptype };
      const ships = this.#ships.get(portId);
      if (ships) ships.set(ship, arrival);
      else this.#ships.set(portId, new Map([[ship, arrival]]));
    }
  }

  of(portId: number): Iterable<readonly [ShipVoyage, Arrival]> {
    return this.#ships.get(portId) ?? [];
  }
}

/** Most probable first, of equals by IMO number. Probabilities side by side are compared faster than those of thousands of objects. */
export function sortedArrivals(arrivals: readonly Arrival[]): readonly Arrival[] {
  const probabilities = Float64Array.from(arrivals, ({ probability }) => probability);
  const order = Uint32Array.from(arrivals.keys());
  order.sort((a, b) => probabilities[b] - probabilities[a] || arrivals[a].imo - arrivals[b].imo);
  return Array.from(order, (at) => arrivals[at]);
}

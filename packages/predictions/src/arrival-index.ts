import type { NextPort } from './next-port.ts';
import type { ShipVoyage } from './ship-voyage.ts';

/** Which ships may call at each port next. */
export class ArrivalIndex {
  readonly #ships: Map<number, Map<ShipVoyage, NextPort>> = new Map();

  /** Before what is said of a ship changes. */
  leave(ship: ShipVoyage): void {
    for (const { portId } of ship.next) this.#ships.get(portId)?.delete(ship);
  }

  /** After it has. */
  enter(ship: ShipVoyage): void {
    for (const port of ship.next) {
      const ships = this.#ships.get(port.portId);
      if (ships) ships.set(ship, port);
      else this.#ships.set(port.portId, new Map([[ship, port]]));
    }
  }

  of(portId: number): Iterable<readonly [ShipVoyage, NextPort]> {
    return this.#ships.get(portId) ?? [];
  }
}

import type { ShipVoyage } from './ship-voyage.ts';

/** Which ships may call at each port next. */
export class ArrivalIndex {
  readonly #ships: Map<number, Set<ShipVoyage>> = new Map();

  /** Before what is said of a ship changes. */
  leave(ship: ShipVoyage): void {
    for (const { portId } of ship.next) this.#ships.get(portId)?.delete(ship);
  }

  /** After it has. */
  enter(ship: ShipVoyage): void {
    for (const { portId } of ship.next) {
      const ships = this.#ships.get(portId);
      if (ships) ships.add(ship);
      else this.#ships.set(portId, new Set([ship]));
    }
  }

  of(portId: number): Iterable<ShipVoyage> {
    return this.#ships.get(portId) ?? [];
  }
}

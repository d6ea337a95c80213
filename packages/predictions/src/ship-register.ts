import type { Imo, Mmsi } from '@roadstead/model';
import { createShipVoyage, type ReportedVoyage, type ShipVoyage } from './ship-voyage.ts';

/** Ships by MMSI and by IMO number. */
export class ShipRegister {
  readonly #ships: Map<Mmsi, ShipVoyage> = new Map();
  readonly #byImo: Map<Imo, Set<ShipVoyage>> = new Map();
  /** IMO numbers that several ships have reported. */
  readonly #contested: Set<Imo> = new Set();

  all(): Iterable<ShipVoyage> {
    return this.#ships.values();
  }

  get(mmsi: Mmsi): ShipVoyage | undefined {
    return this.#ships.get(mmsi);
  }

  /** The ship with an MMSI; created if unknown. */
  getOrCreate(mmsi: Mmsi): ShipVoyage {
    let ship = this.#ships.get(mmsi);
    if (!ship) {
      ship = createShipVoyage(mmsi);
      this.#ships.set(mmsi, ship);
    }
    return ship;
  }

  /** Sets the data that a ship reports. */
  setReported(ship: ShipVoyage, reported: ReportedVoyage): void {
    const before = ship.reported.imo;
    ship.reported = reported;
    if (before === reported.imo) return;
    if (before !== null) this.#byImo.get(before)?.delete(ship);
    if (reported.imo === null) return;
    const ships = this.#byImo.get(reported.imo);
    if (ships) {
      ships.add(ship);
      this.#contested.add(reported.imo);
    } else this.#byImo.set(reported.imo, new Set([ship]));
  }

  /** Whether a ship is the one that its IMO number refers to. */
  holdsImo(ship: ShipVoyage, imo: Imo): boolean {
    return !this.#contested.has(imo) || this.byImo(imo) === ship;
  }

  /** The ship with an IMO number; of several the one heard last. */
  byImo(imo: Imo): ShipVoyage | undefined {
    let found: ShipVoyage | undefined;
    for (const ship of this.#byImo.get(imo) ?? []) {
      if (!found || lastFixMs(ship) > lastFixMs(found)) found = ship;
    }
    return found;
  }
}

/** Time of the last fix, epoch milliseconds; −Infinity without one. */
export function lastFixMs({ position }: ShipVoyage): number {
  return position?.timeMs ?? Number.NEGATIVE_INFINITY;
}

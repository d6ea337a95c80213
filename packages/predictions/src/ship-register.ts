import type { Imo, Mmsi } from '@roadstead/model';
import { newVoyage, type ShipSaid, type ShipVoyage } from './ship-voyage.ts';

/** All ships, by MMSI and by IMO number. */
export class ShipRegister {
  readonly #ships: Map<Mmsi, ShipVoyage> = new Map();
  readonly #byImo: Map<Imo, Set<ShipVoyage>> = new Map();
  /** Numbers that several ships have claimed. */
  readonly #claimed: Set<Imo> = new Set();

  all(): Iterable<ShipVoyage> {
    return this.#ships.values();
  }

  get(mmsi: Mmsi): ShipVoyage | undefined {
    return this.#ships.get(mmsi);
  }

  /** A ship that nobody knew is entered. */
  of(mmsi: Mmsi): ShipVoyage {
    let ship = this.#ships.get(mmsi);
    if (!ship) {
      ship = newVoyage(mmsi);
      this.#ships.set(mmsi, ship);
    }
    return ship;
  }

  /** What a ship says of itself from now on. */
  note(ship: ShipVoyage, said: ShipSaid): void {
    const before = ship.said.imo;
    ship.said = said;
    if (before === said.imo) return;
    if (before !== null) this.#byImo.get(before)?.delete(ship);
    if (said.imo === null) return;
    const ships = this.#byImo.get(said.imo);
    if (ships) {
      ships.add(ship);
      this.#claimed.add(said.imo);
    } else this.#byImo.set(said.imo, new Set([ship]));
  }

  /** Whether it is the one that is meant by a number that it claims. */
  isChief(ship: ShipVoyage, imo: Imo): boolean {
    return !this.#claimed.has(imo) || this.withImo(imo) === ship;
  }

  /** Of several ships that claim a number the one that was heard last. */
  withImo(imo: Imo): ShipVoyage | undefined {
    let found: ShipVoyage | undefined;
    for (const ship of this.#byImo.get(imo) ?? []) {
      if (!found || heardMs(ship) > heardMs(found)) found = ship;
    }
    return found;
  }
}

/** Epoch milliseconds; −Infinity where it was never heard. */
export function heardMs({ place }: ShipVoyage): number {
  return place?.timeMs ?? Number.NEGATIVE_INFINITY;
}

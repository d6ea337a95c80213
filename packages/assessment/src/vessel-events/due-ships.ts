import type { TrackedShip } from './meeting.ts';

interface DueShip {
  readonly ship: TrackedShip;
  /** The place among all ships, in the order in which they were added. */
  readonly place: number;
  tickMs: number;
}

/** V1: ships by the tick of their next evaluation, so that a tick costs as much as the ships that are due at it. */
export class DueShips {
  readonly #ships: Map<TrackedShip, DueShip> = new Map();
  readonly #ticks: Map<number, Set<DueShip>> = new Map();
  #nextPlace = 0;

  /** Adds a ship that is due at a tick; one that is due later is due at this tick instead. */
  advance(ship: TrackedShip, tickMs: number): void {
    const due = this.#ships.get(ship) ?? this.#add(ship);
    if (due.tickMs <= tickMs) return;
    this.#remove(due);
    due.tickMs = tickMs;
    const others = this.#ticks.get(tickMs);
    if (others) others.add(due);
    else this.#ticks.set(tickMs, new Set([due]));
  }

  /** Returns the ships that are due at a tick, in the order in which they were added; they are not due again until they are advanced. */
  take(tickMs: number): readonly TrackedShip[] {
    const due = [...(this.#ticks.get(tickMs) ?? [])].sort((a, b) => a.place - b.place);
    this.#ticks.delete(tickMs);
    for (const each of due) each.tickMs = Number.POSITIVE_INFINITY;
    return due.map(({ ship }) => ship);
  }

  delete(ship: TrackedShip): void {
    const due = this.#ships.get(ship);
    if (due) this.#remove(due);
    this.#ships.delete(ship);
  }

  #add(ship: TrackedShip): DueShip {
    const due = { ship, place: this.#nextPlace++, tickMs: Number.POSITIVE_INFINITY };
    this.#ships.set(ship, due);
    return due;
  }

  #remove(due: DueShip): void {
    const others = this.#ticks.get(due.tickMs);
    if (others?.delete(due) && others.size === 0) this.#ticks.delete(due.tickMs);
  }
}

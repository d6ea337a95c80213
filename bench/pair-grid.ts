import type { Fix } from '@roadstead/model';

const METERS_PER_DEGREE = 111_195;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** More than the columns of any row. */
const ROW_STRIDE = 1e6;

/** A ship at its newest fix, with the time since which each near ship has been near; −Infinity once its window is over. */
interface GridShip {
  readonly mmsi: number;
  longitude: number;
  latitude: number;
  cell: GridShip[];
  readonly near: Map<GridShip, number>;
}

/**
 * The pairs of ships whose newest fixes are within a distance, in a uniform grid with cells of that size, and how many of them have been
 * so for a window: what an application would write without a detector. It knows no paths, areas, gaps or separations.
 */
export class PairGrid {
  fired = 0;
  readonly ships: Map<number, GridShip> = new Map();
  readonly #cells: Map<number, GridShip[]> = new Map();
  readonly #degrees: number;
  readonly #windowMs: number;

  constructor(distanceMeters: number, windowMs: number) {
    this.#degrees = distanceMeters / METERS_PER_DEGREE;
    this.#windowMs = windowMs;
  }

  add({ mmsi, timeMs, longitude, latitude }: Fix): void {
    const ship: GridShip = this.ships.get(mmsi) ?? {
      mmsi,
      longitude,
      latitude,
      cell: [],
      near: new Map(),
    };
    this.ships.set(mmsi, ship);
    ship.longitude = longitude;
    ship.latitude = latitude;
    const row = Math.floor(latitude / this.#degrees);
    const cell = this.#cellAt(row, longitude, 0);
    if (cell !== ship.cell) {
      const last = ship.cell.pop();
      if (last && last !== ship) ship.cell[ship.cell.indexOf(ship)] = last;
      ship.cell = cell;
      cell.push(ship);
    }
    for (const other of ship.near.keys()) {
      if (this.areNear(ship, other)) continue;
      ship.near.delete(other);
      other.near.delete(ship);
    }
    for (let y = row - 1; y <= row + 1; y++) {
      for (let x = -1; x <= 1; x++) {
        for (const other of this.#cellAt(y, longitude, x)) {
          if (other !== ship && this.areNear(ship, other)) this.#setNear(ship, other, timeMs);
        }
      }
    }
  }

  areNear(a: GridShip, b: GridShip): boolean {
    const north = a.latitude - b.latitude;
    const turns = Math.round((a.longitude - b.longitude) / 360);
    const east = a.longitude - b.longitude - 360 * turns;
    const scale = Math.cos(((a.latitude + b.latitude) / 2) * RADIANS_PER_DEGREE);
    return north * north + (east * scale) ** 2 <= this.#degrees * this.#degrees;
  }

  #setNear(a: GridShip, b: GridShip, timeMs: number): void {
    const sinceMs = a.near.get(b);
    if (sinceMs !== undefined && timeMs - sinceMs < this.#windowMs) return;
    if (sinceMs !== undefined && sinceMs !== Number.NEGATIVE_INFINITY) this.fired++;
    const next = sinceMs === undefined ? timeMs : Number.NEGATIVE_INFINITY;
    a.near.set(b, next);
    b.near.set(a, next);
  }

  /** The cell in a row some columns from a longitude; no column is narrower than the distance. */
  #cellAt(row: number, longitude: number, offset: number): GridShip[] {
    const poleward = Math.max(Math.abs(row), Math.abs(row + 1)) * this.#degrees;
    const columns = Math.max(
      1,
      Math.floor((360 * Math.cos(poleward * RADIANS_PER_DEGREE)) / this.#degrees),
    );
    const column = Math.floor(((longitude + 180) / 360) * columns) + offset;
    const key = row * ROW_STRIDE + ((column + columns) % columns);
    const cell = this.#cells.get(key) ?? [];
    if (cell.length === 0) this.#cells.set(key, cell);
    return cell;
  }
}

/** Returns the pairs as text, sorted: those of a grid. */
export function pairsOfGrid(grid: PairGrid): string[] {
  const pairs = [...grid.ships.values()].flatMap((ship) =>
    [...ship.near.keys()]
      .filter(({ mmsi }) => mmsi > ship.mmsi)
      .map((other) => nameOf(ship, other)),
  );
  return pairs.sort();
}

/** Returns the same by a scan over all pairs of ships. */
export function pairsByScan(grid: PairGrid): string[] {
  const ships = [...grid.ships.values()];
  const pairs = ships.flatMap((ship) =>
    ships
      .filter((other) => other.mmsi > ship.mmsi && grid.areNear(ship, other))
      .map((other) => nameOf(ship, other)),
  );
  return pairs.sort();
}

function nameOf(a: GridShip, b: GridShip): string {
  return `${a.mmsi} ${b.mmsi}`;
}

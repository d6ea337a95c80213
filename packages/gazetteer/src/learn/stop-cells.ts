import { distanceMeters } from '@roadstead/geo';
import { gridAt } from '../grid.ts';
import { PlaceIndex } from '../place-index.ts';
import { CELL_SHIPS_MAX, SAID_SHARE_MIN } from './thresholds.ts';

/** A stop of a ship, with the shares of its reports that say "moored" and "at anchor". */
export interface ObservedStop {
  readonly mmsi: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly beginMs: number;
  readonly endMs: number;
  readonly mooredShare: number;
  readonly anchoredShare: number;
}

/** The stops in a cell of the grid of areas. */
export interface StopCell {
  longitude: number;
  latitude: number;
  west: number;
  east: number;
  south: number;
  north: number;
  readonly ships: Set<number>;
  stops: number;
  mooredStops: number;
  durationMs: number;
  mooredMs: number;
  firstMs: number;
  lastMs: number;
}

/** Counts stops by cell, so that the memory depends on the places, and not on the number of stops. */
export class StopCells {
  readonly #cells = new Map<string, StopCell>();

  add({ mmsi, longitude, latitude, beginMs, endMs, mooredShare }: ObservedStop): void {
    const row = Math.floor(latitude / gridAt(latitude).height);
    const key = `${row} ${Math.floor(longitude / gridAt(row * gridAt(0).height).width)}`;
    const durationMs = endMs - beginMs;
    const cell = this.#cells.get(key) ?? {
      ...{ longitude: 0, latitude: 0, ships: new Set<number>() },
      ...{ west: longitude, east: longitude, south: latitude, north: latitude },
      ...{ stops: 0, mooredStops: 0, durationMs: 0, mooredMs: 0, firstMs: beginMs, lastMs: endMs },
    };
    this.#cells.set(key, cell);
    cell.west = Math.min(cell.west, longitude);
    cell.east = Math.max(cell.east, longitude);
    cell.south = Math.min(cell.south, latitude);
    cell.north = Math.max(cell.north, latitude);
    cell.longitude = (cell.west + cell.east) / 2;
    cell.latitude = (cell.south + cell.north) / 2;
    if (cell.ships.size < CELL_SHIPS_MAX) cell.ships.add(mmsi);
    cell.stops++;
    if (mooredShare >= SAID_SHARE_MIN) cell.mooredStops++;
    cell.durationMs += durationMs;
    // Whole numbers, so that the sum does not depend on the order.
    cell.mooredMs += Math.round(mooredShare * durationMs);
    cell.firstMs = Math.min(cell.firstMs, beginMs);
    cell.lastMs = Math.max(cell.lastMs, endMs);
  }

  /** Returns all cells, those where ships lay longest first. */
  get sorted(): readonly StopCell[] {
    return [...this.#cells.values()].sort(
      (one, other) =>
        other.durationMs - one.durationMs ||
        one.longitude - other.longitude ||
        one.latitude - other.latitude,
    );
  }
}

/** Groups cells: each is within a step of another one of its group, and within a radius of the first, where ships lay longest. */
export function groupCells(
  cells: readonly StopCell[],
  stepMeters: number,
  radiusMeters: number,
): readonly (readonly StopCell[])[] {
  const index = new PlaceIndex(cells);
  const grouped = new Set<StopCell>();
  const groups: StopCell[][] = [];
  for (const seed of cells) {
    if (grouped.has(seed)) continue;
    grouped.add(seed);
    const group = [seed];
    for (const cell of group) {
      for (const near of index.within(cell.longitude, cell.latitude, stepMeters)) {
        const isNear = !grouped.has(near) && cellMeters(seed, near) <= radiusMeters;
        if (!isNear) continue;
        grouped.add(near);
        group.push(near);
      }
    }
    groups.push(group);
  }
  return groups;
}

export function cellMeters(
  one: Pick<StopCell, 'longitude' | 'latitude'>,
  other: Pick<StopCell, 'longitude' | 'latitude'>,
): number {
  return distanceMeters(one.longitude, one.latitude, other.longitude, other.latitude);
}

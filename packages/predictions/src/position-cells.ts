import type { TimedPosition } from '@roadstead/model';

/** Returns the numbers of a position in a snapshot: NaN as the time of an unknown one. */
export function positionCells(position: TimedPosition | null): readonly number[] {
  return position ? [position.timeMs, position.longitude, position.latitude] : [Number.NaN, 0, 0];
}

/** Reads the numbers of `positionCells`. */
export function positionFromCells(cells: ArrayLike<number>, at: number): TimedPosition | null {
  const timeMs = cells[at];
  return Number.isNaN(timeMs)
    ? null
    : { timeMs, longitude: cells[at + 1], latitude: cells[at + 2] };
}

import type { Collection, Series, SeriesRow, Store } from '@roadstead/contracts';
import { placeRank, tileOf } from './place-cells.ts';

/** The rows of a tile: a rank of `place-cells.ts` instead of a time, and no columns. */
export type PlaceSeries = Series<never>;

/** A row of the index. */
export type PlaceRow = SeriesRow<never>;

/** A number that says for which reports the index is complete. */
interface PlaceMark {
  /**
   * - `filledTo`: the reports of older stores are in the index for ships up to this MMSI; `FILLED_COMPLETELY` when all are.
   * - `fromDay`: earlier days are not in the index any more, because their positions are deleted but the newest of each ship.
   * - `sequence`: the number of batches that had been processed at the newest snapshot of the pipeline with this index. Another
   *   number in the pipeline's own snapshot: a version without the index has written to the store.
   */
  readonly id: 'filledTo' | 'fromDay' | 'sequence';
  readonly value: number;
}

export type PlaceMarks = Collection<PlaceMark>;

/** Above all MMSIs. */
export const FILLED_COMPLETELY = 1e9;

export function placeSeries(store: Store): PlaceSeries {
  return store.series({ name: 'ship-places', columns: [] });
}

export function placeMarks(store: Store): PlaceMarks {
  return store.collection<PlaceMark>({ name: 'ship-place-marks', key: 'id' });
}

/** Returns a mark; in a store without the index that of one without reports: everything is found in the positions. */
export async function readMark(marks: PlaceMarks, id: PlaceMark['id']): Promise<number> {
  const initially = { filledTo: -1, fromDay: Number.MIN_SAFE_INTEGER, sequence: -1 };
  return (await marks.get(id))?.value ?? initially[id];
}

/** Returns the row of a ship that reported from a cell on a day. */
export function placeRow(mmsi: number, day: number, cell: number): PlaceRow {
  return { key: tileOf(cell), timeMs: placeRank(day, mmsi, cell) };
}

import type { Store, WriteOperation } from '@roadstead/contracts';
import type { PositionReport } from '@roadstead/model';
import { CELL_COUNT, cellOf, dayNumber, firstRank } from './place-cells.ts';
import {
  FILLED_COMPLETELY,
  type PlaceMarks,
  type PlaceRow,
  type PlaceSeries,
  placeMarks,
  placeRow,
  placeSeries,
  readMark,
} from './place-index.ts';
import { RecentPlaces } from './recent-places.ts';

/** The part of a report that the index stores. */
type PlacedReport = Pick<PositionReport, 'mmsi' | 'timeMs' | 'longitude' | 'latitude'>;

/** V22: writes the index of places, in the writes of the positions. */
export class ShipPlaceWriter {
  readonly #store: Store;
  readonly #index: PlaceSeries;
  readonly #marks: PlaceMarks;
  readonly #recent: RecentPlaces = new RecentPlaces();
  #fromDay = Number.MIN_SAFE_INTEGER;
  /** Marks and rows that are written with the next operations. */
  #dueMarks: readonly WriteOperation[] = [];
  #dueRows: PlaceRow[] = [];
  /** The number of appends to the index. */
  #appends = 0;

  constructor(store: Store) {
    this.#store = store;
    this.#index = placeSeries(store);
    this.#marks = placeMarks(store);
  }

  /**
   * Continues the index of a store, before anything else.
   * @param sequence the number of batches before the snapshot of the pipeline; 0 without one. All later batches are replayed. The
   * index lacks reports if its own number is another one.
   */
  async resume(sequence: number): Promise<void> {
    this.#appends = await this.#index.lastSequence();
    this.#fromDay = await readMark(this.#marks, 'fromDay');
    const isNew = (await this.#marks.get('sequence')) === undefined;
    if (!isNew && sequence === (await readMark(this.#marks, 'sequence'))) return;
    this.#dueMarks = [
      this.#marks.put({ id: 'filledTo', value: isNew && sequence === 0 ? FILLED_COMPLETELY : -1 }),
      this.#marks.put({ id: 'sequence', value: sequence }),
    ];
    // The marks of an index that another version has not continued are wrong. A new index has none.
    if (!isNew) await this.flush();
  }

  /**
   * Adds the places of reports that are stored already: they are new where a version without the index has stored them. Nothing is
   * written before the next operations, so that a start can read a store that is open read-only.
   */
  replay(reports: readonly PlacedReport[]): void {
    for (const row of this.#newRows(reports)) this.#dueRows.push(row);
  }

  /** Returns the operations that add the places of reports, which are stored in the same write. */
  append(reports: readonly PlacedReport[]): readonly WriteOperation[] {
    const rows = this.#newRows(reports);
    return rows.length === 0 ? [] : [...this.#takeDue(), ...this.#appendRows(rows)];
  }

  /** Writes what a start has left to be written. */
  async flush(): Promise<void> {
    const due = this.#takeDue();
    if (due.length > 0) await this.#store.write(due);
  }

  /** Writes places of stored reports, after which the index is complete for the ships up to one. */
  async fill(rows: readonly PlaceRow[], mmsi: number): Promise<void> {
    const filled = this.#marks.put({ id: 'filledTo', value: mmsi });
    await this.#store.write([...this.#takeDue(), ...this.#appendRows(rows), filled]);
  }

  /** Returns the operations that belong to a snapshot of the pipeline. @param sequence the number of batches processed until then */
  snapshot(sequence: number): readonly WriteOperation[] {
    return [
      ...this.#takeDue(),
      this.#marks.put({ id: 'sequence', value: sequence }),
      this.#index.discardArrivals(this.#appends),
    ];
  }

  /**
   * V11: deletes the days before that of an instant, of which only the newest positions of each ship are left: queries read these.
   * @param signal stops the deletion, and the next one continues it
   */
  async deleteBefore(timeMs: number, signal: AbortSignal): Promise<void> {
    const day = dayNumber(timeMs);
    if (day <= this.#fromDay) return;
    await this.#store.write([this.#marks.put({ id: 'fromDay', value: day })]);
    this.#fromDay = day;
    await this.#index.downsample(firstRank(day), Number.POSITIVE_INFINITY, signal);
  }

  #newRows(reports: readonly PlacedReport[]): readonly PlaceRow[] {
    const rows: PlaceRow[] = [];
    for (const { mmsi, timeMs, longitude, latitude } of reports) {
      const day = dayNumber(timeMs);
      const cell = cellOf(longitude, latitude);
      if (this.#recent.add(mmsi, day * CELL_COUNT + cell) && day >= this.#fromDay)
        rows.push(placeRow(mmsi, day, cell));
    }
    return rows;
  }

  #appendRows(rows: readonly PlaceRow[]): readonly WriteOperation[] {
    if (rows.length === 0) return [];
    this.#appends++;
    return [this.#index.append(rows)];
  }

  #takeDue(): readonly WriteOperation[] {
    const due = [...this.#dueMarks, ...this.#appendRows(this.#dueRows)];
    this.#dueMarks = [];
    this.#dueRows = [];
    return due;
  }
}

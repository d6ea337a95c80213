import { PackedRows } from '@roadstead/contracts';

interface PendingArrival {
  readonly sequence: number;
  readonly cells: Float64Array;
}

const NO_CELLS = new Float64Array();

/**
 * The rows of a series that are not in segments yet, by key, as far as this process has read or written the log. Each process has them in memory:
 * the log is ordered by arrival, and a query of one key would read all of it.
 */
export class PendingRows {
  readonly #width: number;
  #arrivals: PendingArrival[] = [];
  #byKey = new Map<number, PackedRows>();
  /** Rows that are being packed; they precede those in `#byKey`. */
  #frozen: ReadonlyMap<number, PackedRows> = new Map();
  /** The newest arrival with rows in `#frozen`; those of later ones are in `#byKey`. */
  #frozenTo: number | undefined;
  #rowCount = 0;
  /** The newest arrival that is known. */
  sequence = 0;
  /** The newest arrival whose rows, with those of all before it, are in segments. */
  packedTo = 0;

  constructor(width: number) {
    this.#width = width;
  }

  /** Number of rows, repeated ones included. */
  get rowCount(): number {
    return this.#rowCount;
  }

  get keyCount(): number {
    return this.#byKey.size;
  }

  keys(): Iterable<number> {
    return [...this.#frozen.keys(), ...this.#byKey.keys()];
  }

  /**
   * Adds the next arrival.
   * @returns false if it is not the next: it is known already, or others before it, of other processes, are not yet
   */
  add(sequence: number, cells: Float64Array): boolean {
    if (sequence !== this.sequence + 1) return false;
    this.sequence = sequence;
    this.#arrivals.push({ sequence, cells });
    this.#rowCount += cells.length / this.#width;
    this.#addRows(cells);
    return true;
  }

  /** Returns a copy of the rows of a key in a period, in the order of time. */
  between(key: number, fromMs: number, toMs: number): readonly [Float64Array, Float64Array] {
    const copy = (rows: PackedRows | undefined): Float64Array => {
      if (!rows) return NO_CELLS;
      const start = rows.countBefore(fromMs);
      const end = rows.countBefore(Math.floor(toMs) + 1);
      return end > start ? rows.cells(start, end).slice() : NO_CELLS;
    };
    return [copy(this.#frozen.get(key)), copy(this.#byKey.get(key))];
  }

  /** Returns a copy of the newest row of a key; undefined if it has none. */
  newest(key: number): Float64Array | undefined {
    let newest: Float64Array | undefined;
    for (const rows of [this.#frozen.get(key), this.#byKey.get(key)]) {
      if (!rows) continue;
      const last = rows.cells(rows.count - 1, rows.count);
      if (!newest || last[1]! > newest[1]!) newest = last.slice();
    }
    return newest;
  }

  /** Begins to pack all rows: later ones are apart from them. */
  freeze(): ReadonlyMap<number, PackedRows> {
    this.#frozen = this.#byKey;
    this.#frozenTo = this.sequence;
    this.#byKey = new Map();
    return this.#frozen;
  }

  /** Ends packing, or drops what another process has packed. @param to the newest packed arrival */
  packed(to: number): void {
    // A query that read of the end of packing has called it before.
    if (this.#frozenTo === undefined && to <= this.packedTo) return;
    const areOthersAdded = to === this.#frozenTo;
    this.packedTo = Math.max(to, this.packedTo);
    this.sequence = Math.max(this.sequence, this.packedTo);
    this.#arrivals = this.#arrivals.filter(({ sequence }) => sequence > this.packedTo);
    this.#frozen = new Map();
    this.#frozenTo = undefined;
    this.#rowCount = this.#arrivals.reduce(
      (count, { cells }) => count + cells.length / this.#width,
      0,
    );
    if (areOthersAdded) return;
    this.#byKey = new Map();
    for (const { cells } of this.#arrivals) this.#addRows(cells);
  }

  #addRows(cells: Float64Array): void {
    const width = this.#width;
    for (let at = 0; at < cells.length; at += width) {
      const key = cells[at]!;
      let rows = this.#byKey.get(key);
      if (!rows) {
        rows = new PackedRows(width);
        this.#byKey.set(key, rows);
      }
      rows.add(cells, at);
    }
  }
}

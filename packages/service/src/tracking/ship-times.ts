import type { StaticHistory } from '@roadstead/assessment';
import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import type { Mmsi } from '@roadstead/model';
import type { ShipFields, ShipRecord } from '@roadstead/tracking';

/** Fields by the bits of a mask, as stored. Without the ETA: a repeated one means the instant of its first report (T2). */
const FIELDS = [
  ...(['imo', 'name', 'callsign', 'shiptype', 'lengthMeters', 'widthMeters'] as const),
  ...(['draughtMeters', 'destination'] as const),
] satisfies readonly (keyof ShipFields)[];
/** The fields of a history (`StaticHistory.lastTimesMs`) follow. */
const HISTORY_BIT = FIELDS.length;
const HISTORY_FIELDS = 4;

/** Ships of a row at most: a row is read and removed in one piece. */
const ROW_SHIPS_MAX = 2000;
/** Rows at most; small batches make small rows. */
const ROWS_MAX = 2000;
/** Ships of all rows at most, beyond twice the ships that are in them. */
const SPARE_SHIPS = 2000;
const PAGE = { limit: 100 };

/** When fields of a ship were last reported: pairs of a mask of fields and a time, epoch milliseconds. */
type FieldTimes = readonly number[];
/** For each of some ships its MMSI, the number of its pairs, and the pairs. */
export type TimesOfShips = readonly number[];

/** The times of some ships, written together. */
interface TimesRow {
  /** Increases with each row: the newest times of a ship count. */
  readonly number: number;
  readonly times: TimesOfShips;
}

interface NewestTimes {
  readonly row: number;
  readonly times: FieldTimes;
}

/**
 * T1, F10: the times of static reports that only repeat what a ship has reported. They are written in one row for all ships of a batch,
 * since a document and its index entries take far longer. A document that is written later has newer times, so the later of both counts.
 * The oldest rows are removed, and what is needed of them is written again with newer ones.
 */
export class ShipTimes {
  readonly #rows: Collection<TimesRow>;
  readonly #newest: Map<Mmsi, NewestTimes> = new Map();
  /** The ships of each row, the oldest row first. */
  readonly #shipsOf: Map<number, readonly Mmsi[]> = new Map();
  /** The ships of all rows, counted in each. */
  #ships = 0;
  #number = 0;
  #read: Promise<void> | undefined;

  constructor(store: Store) {
    this.#rows = store.collection<TimesRow>({ name: 'ship-times', key: 'number' });
  }

  /** Reads the rows, unless they have been read. */
  load(): Promise<void> {
    return this.#read ?? this.read();
  }

  /** Reads the rows as they are now. */
  read(): Promise<void> {
    this.#read = this.#readRows().catch((error: unknown) => {
      this.#read = undefined;
      throw error;
    });
    return this.#read;
  }

  /** Returns a record of the store with the times of later repeats. */
  applyTo<Ship extends ShipRecord>(ship: Ship): Ship {
    const newest = this.#newest.get(ship.mmsi);
    if (!newest) return ship;
    const said: Record<string, object | undefined> = { ...ship.said };
    forEachTime(newest.times, (bit, timeMs) => {
      const field = FIELDS[bit];
      const present = field && ship.said[field];
      if (present && present.timeMs < timeMs) said[field] = { ...present, timeMs };
    });
    return { ...ship, said };
  }

  /** Adds the times of later repeats to a history of the store. */
  applyToHistory(mmsi: Mmsi, history: StaticHistory): void {
    const newest = this.#newest.get(mmsi);
    if (!newest) return;
    const timesMs = Array<number>(HISTORY_FIELDS).fill(Number.NEGATIVE_INFINITY);
    forEachTime(newest.times, (bit, timeMs) => {
      if (bit >= HISTORY_BIT) timesMs[bit - HISTORY_BIT] = timeMs;
    });
    history.repeat(timesMs);
  }

  /** Prepares the write of the times of ships. */
  put(times: TimesOfShips): readonly WriteOperation[] {
    if (times.length === 0) return [];
    const repeated = new Map<Mmsi, FieldTimes>();
    forEachShip(times, (mmsi, pairs) => repeated.set(mmsi, pairs));
    for (const mmsi of repeated.keys()) this.#newest.delete(mmsi);
    const removed = this.#removeOldest(repeated);
    return [...this.#addRows([...repeated]), ...removed];
  }

  /** Applies times that another process has stored. */
  follow(times: TimesOfShips): void {
    forEachShip(times, (mmsi, pairs) => {
      this.#newest.set(mmsi, { row: this.#number, times: pairs });
    });
  }

  /** Removes the oldest rows beyond the limits. @param repeated what is needed of them is added here */
  #removeOldest(repeated: Map<Mmsi, FieldTimes>): readonly WriteOperation[] {
    const removed: WriteOperation[] = [];
    for (const [row, mmsis] of this.#shipsOf) {
      const shipsMax = 2 * (this.#newest.size + repeated.size) + SPARE_SHIPS;
      if (this.#shipsOf.size < ROWS_MAX && this.#ships + repeated.size <= shipsMax) break;
      for (const mmsi of mmsis) {
        const newest = this.#newest.get(mmsi);
        if (newest?.row !== row) continue;
        repeated.set(mmsi, newest.times);
        this.#newest.delete(mmsi);
      }
      this.#shipsOf.delete(row);
      this.#ships -= mmsis.length;
      removed.push(this.#rows.remove(row));
    }
    return removed;
  }

  #addRows(repeated: readonly (readonly [Mmsi, FieldTimes])[]): readonly WriteOperation[] {
    const written: WriteOperation[] = [];
    for (let from = 0; from < repeated.length; from += ROW_SHIPS_MAX) {
      const row = repeated.slice(from, from + ROW_SHIPS_MAX);
      const number = this.#number + 1;
      const times = row.flatMap(([mmsi, pairs]) => [mmsi, pairs.length / 2, ...pairs]);
      this.#addRow({ number, times });
      written.push(this.#rows.put({ number, times }));
    }
    return written;
  }

  async #readRows(): Promise<void> {
    this.#newest.clear();
    this.#shipsOf.clear();
    this.#ships = 0;
    // Times are moved to higher numbers only, so none is missed.
    for (let from = 0; ; from = this.#number + 1) {
      const rows = await this.#rows.find({ from }, PAGE);
      for (const row of rows) this.#addRow(row);
      if (rows.length < PAGE.limit) return;
    }
  }

  #addRow({ number, times }: TimesRow): void {
    const mmsis: Mmsi[] = [];
    forEachShip(times, (mmsi, pairs) => {
      mmsis.push(mmsi);
      this.#newest.set(mmsi, { row: number, times: pairs });
    });
    this.#shipsOf.set(number, mmsis);
    this.#ships += mmsis.length;
    this.#number = number;
  }
}

/** Returns the times of ships. */
export function timesOfShips(
  ships: readonly ShipRecord[],
  histories: ReadonlyMap<Mmsi, StaticHistory>,
): TimesOfShips {
  return ships.flatMap(({ mmsi, said }) => {
    const timesMs = [
      ...FIELDS.map((field) => said[field]?.timeMs ?? Number.NEGATIVE_INFINITY),
      ...(histories.get(mmsi)?.lastTimesMs() ?? []),
    ];
    // Mostly one time: that of a report with all fields.
    const masks = new Map<number, number>();
    timesMs.forEach((timeMs, bit) => {
      if (Number.isFinite(timeMs)) masks.set(timeMs, (masks.get(timeMs) ?? 0) | (1 << bit));
    });
    return [mmsi, masks.size, ...[...masks].flatMap(([timeMs, mask]) => [mask, timeMs])];
  });
}

function forEachShip(times: TimesOfShips, visit: (mmsi: Mmsi, pairs: FieldTimes) => void): void {
  for (let at = 0; at < times.length; ) {
    const end = at + 2 + 2 * times[at + 1];
    visit(times[at] as Mmsi, times.slice(at + 2, end));
    at = end;
  }
}

function forEachTime(times: FieldTimes, visit: (bit: number, timeMs: number) => void): void {
  for (let at = 0; at < times.length; at += 2) {
    for (let bit = 0; bit < HISTORY_BIT + HISTORY_FIELDS; bit++)
      if (times[at] & (1 << bit)) visit(bit, times[at + 1]);
  }
}

import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import type { Mmsi, PositionReport } from '@roadstead/model';
import { addPeriod, type LatePeriod, periodOf } from './late-periods.ts';

/** A ship with a period of late reports. */
export interface LateMark extends LatePeriod {
  readonly mmsi: Mmsi;
}

/** The marks of a ship as they are stored. */
interface ShipMarks {
  readonly mmsi: Mmsi;
  readonly periods: readonly LatePeriod[];
}

type Periods = Map<Mmsi, readonly LatePeriod[]>;

/**
 * V24: the ships and periods with late reports, until they are reconciled. They are written together with the reports, and
 * removed together with the result.
 */
export class LateMarks {
  readonly #stored: Collection<ShipMarks>;
  readonly #waiting: Periods = new Map();
  /** Those of the run in progress: reports that arrive meanwhile are marked again. */
  readonly #taken: Periods = new Map();

  constructor(store: Store) {
    this.#stored = store.collection<ShipMarks>({ name: 'late-reports', key: 'mmsi' });
  }

  async start(): Promise<void> {
    const all = await this.#stored.find({}, { limit: Number.MAX_SAFE_INTEGER });
    for (const { mmsi, periods } of all) this.#waiting.set(mmsi, periods);
  }

  /** The number of ships with late reports that have not been compared with the events. */
  get ships(): number {
    const isNew = (periods: readonly LatePeriod[]): boolean =>
      periods.some(({ dueMs }) => dueMs === null);
    const found = [...this.#waiting, ...this.#taken].filter(([, periods]) => isNew(periods));
    return new Set(found.map(([mmsi]) => mmsi)).size;
  }

  /** Whether a ship has late reports of a period that have not been compared. Both ends are included. */
  hasNew(mmsi: Mmsi, fromMs: number, toMs: number): boolean {
    const periods = [...(this.#waiting.get(mmsi) ?? []), ...(this.#taken.get(mmsi) ?? [])];
    return periods.some(
      (each) => each.dueMs === null && each.fromMs <= toMs && each.toMs >= fromMs,
    );
  }

  /** Whether marks are due at an event time. */
  isDue(eventTimeMs: number): boolean {
    for (const periods of this.#waiting.values())
      if (periods.some((period) => isDue(period, eventTimeMs))) return true;
    return false;
  }

  /** Marks late reports. @returns the operations to write with them; none where they were marked already */
  add(reports: readonly PositionReport[]): readonly WriteOperation[] {
    const changed = new Set<Mmsi>();
    for (const { mmsi, timeMs } of reports) {
      const periods = this.#waiting.get(mmsi) ?? [];
      const after = addPeriod(periods, periodOf(timeMs));
      if (after === periods) continue;
      this.#waiting.set(mmsi, after);
      changed.add(mmsi);
    }
    return this.#operations(changed);
  }

  /** Takes the marks that are due at an event time. They stay stored until `settle`. */
  take(eventTimeMs: number): readonly LateMark[] {
    const taken: LateMark[] = [];
    for (const [mmsi, periods] of [...this.#waiting]) {
      const due = periods.filter((period) => isDue(period, eventTimeMs));
      if (due.length === 0) continue;
      this.#set(
        this.#waiting,
        mmsi,
        periods.filter((period) => !due.includes(period)),
      );
      this.#taken.set(mmsi, [...(this.#taken.get(mmsi) ?? []), ...due]);
      taken.push(...due.map((period) => ({ mmsi, ...period })));
    }
    return taken;
  }

  /** Returns marks that were not reconciled to those that wait. @param marks all of the run by default */
  giveBack(marks?: readonly LateMark[]): void {
    for (const { mmsi, ...period } of marks ?? []) this.#wait(mmsi, [period]);
    if (marks) return;
    for (const [mmsi, periods] of this.#taken) this.#wait(mmsi, periods);
    this.#taken.clear();
  }

  /**
   * Removes taken marks.
   * @param following the marks that replace them
   * @returns the operations to write with the result
   */
  settle(settled: readonly LateMark[], following: readonly LateMark[]): readonly WriteOperation[] {
    for (const { mmsi, fromMs, toMs } of settled) {
      const left = (this.#taken.get(mmsi) ?? []).filter(
        (period) => period.fromMs !== fromMs || period.toMs !== toMs,
      );
      this.#set(this.#taken, mmsi, left);
    }
    for (const { mmsi, ...period } of following) this.#wait(mmsi, [period]);
    return this.#operations(new Set([...settled, ...following].map(({ mmsi }) => mmsi)));
  }

  #wait(mmsi: Mmsi, periods: readonly LatePeriod[]): void {
    this.#waiting.set(mmsi, periods.reduce(addPeriod, this.#waiting.get(mmsi) ?? []));
  }

  #set(marks: Periods, mmsi: Mmsi, periods: readonly LatePeriod[]): void {
    if (periods.length > 0) marks.set(mmsi, periods);
    else marks.delete(mmsi);
  }

  #operations(ships: ReadonlySet<Mmsi>): readonly WriteOperation[] {
    return [...ships].map((mmsi) => {
      const waiting = this.#waiting.get(mmsi) ?? [];
      const periods = (this.#taken.get(mmsi) ?? []).reduce(addPeriod, waiting);
      return periods.length > 0 ? this.#stored.put({ mmsi, periods }) : this.#stored.remove(mmsi);
    });
  }
}

function isDue({ dueMs }: LatePeriod, eventTimeMs: number): boolean {
  return dueMs === null || dueMs <= eventTimeMs;
}

import type { PositionReport } from '@roadstead/model';

/** The order in which reports are cleaned: by time, ship and position, so that the order of arrival does not matter. */
export function compareReports(a: PositionReport, b: PositionReport): number {
  return (
    a.timeMs - b.timeMs || a.mmsi - b.mmsi || a.longitude - b.longitude || a.latitude - b.latitude
  );
}

/**
 * Reports sorted by `compareReports`, removed from the beginning. Feeds are nearly in order, so most are appended at the end
 * without a search.
 */
export class SortedReports {
  /** Undefined for removed reports, then the others. */
  #reports: (PositionReport | undefined)[] = [];
  /** Number of removed entries; they are dropped once they are most of the list. */
  #head = 0;

  get count(): number {
    return this.#reports.length - this.#head;
  }

  /** The newest report; undefined without reports. */
  get newest(): PositionReport | undefined {
    return this.#reports.at(-1);
  }

  /** Inserts a report at its place in the order. */
  add(report: PositionReport): void {
    const reports = this.#reports;
    const newest = reports.at(-1);
    if (newest === undefined || compareReports(newest, report) <= 0) {
      reports.push(report);
      return;
    }
    const place = this.#firstWhere((other) => compareReports(other, report) > 0);
    reports.splice(place, 0, report);
  }

  /** Removes and returns the reports older than an instant, sorted. */
  removeBefore(beforeMs: number): readonly PositionReport[] {
    return this.#remove(this.#firstWhere((report) => report.timeMs >= beforeMs));
  }

  /** Removes and returns the oldest reports, at most so many, sorted. */
  removeOldest(most: number): readonly PositionReport[] {
    return this.#remove(Math.min(this.#head + most, this.#reports.length));
  }

  /** Removes and returns the newest report; there must be one. */
  removeNewest(): PositionReport {
    return this.#reports.pop() as PositionReport;
  }

  all(): readonly PositionReport[] {
    return this.#reports.slice(this.#head) as PositionReport[];
  }

  #remove(end: number): readonly PositionReport[] {
    const removed = this.#reports.slice(this.#head, end) as PositionReport[];
    this.#reports.fill(undefined, this.#head, end);
    this.#head = end;
    if (2 * end > this.#reports.length) {
      this.#reports = this.#reports.slice(end);
      this.#head = 0;
    }
    return removed;
  }

  /** Finds by binary search the first position from which on a predicate holds. */
  #firstWhere(holds: (report: PositionReport) => boolean): number {
    let low = this.#head;
    let high = this.#reports.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(this.#reports[middle] as PositionReport)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

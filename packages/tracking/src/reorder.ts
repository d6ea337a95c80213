import type { PositionReport } from '@roadstead/model';

/** The order in which reports are judged: by time, then ship, then place, so that arrival does not matter. */
export function compareReports(a: PositionReport, b: PositionReport): number {
  return (
    a.timeMs - b.timeMs || a.mmsi - b.mmsi || a.longitude - b.longitude || a.latitude - b.latitude
  );
}

/**
 * Reports that wait until their time is closed, in order. Feeds are nearly in order, so a report is put in from the
 * newest end, which costs nothing when it is the newest.
 */
export class ReorderBuffer {
  /** Reports, behind those that were released and are undefined. */
  #reports: (PositionReport | undefined)[] = [];
  /** What lies before this has been released; it is cut off when it is most of the list. */
  #head = 0;

  get waiting(): readonly PositionReport[] {
    return this.#reports.slice(this.#head) as PositionReport[];
  }

  get count(): number {
    return this.#reports.length - this.#head;
  }

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

  /** Takes out what is older than an instant, in order. */
  release(beforeMs: number): readonly PositionReport[] {
    const end = this.#firstWhere((report) => report.timeMs >= beforeMs);
    const released = this.#reports.slice(this.#head, end) as PositionReport[];
    this.#reports.fill(undefined, this.#head, end);
    this.#head = end;
    if (2 * end > this.#reports.length) {
      this.#reports = this.#reports.slice(end);
      this.#head = 0;
    }
    return released;
  }

  /** The first place at which something holds that holds from there on. */
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

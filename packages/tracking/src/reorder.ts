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
  #reports: PositionReport[] = [];
  /** What lies before this has been released; it is cut off when it is most of the list. */
  #head = 0;

  get waiting(): readonly PositionReport[] {
    return this.#reports.slice(this.#head);
  }

  add(report: PositionReport): void {
    const reports = this.#reports;
    const last = reports.length - 1;
    if (last < this.#head || compareReports(reports[last], report) <= 0) reports.push(report);
    else
      reports.splice(
        this.#firstWhere((other) => compareReports(other, report) > 0),
        0,
        report,
      );
  }

  /** Takes out what is older than an instant, in order. */
  release(beforeMs: number): readonly PositionReport[] {
    const end = this.#firstWhere((report) => report.timeMs >= beforeMs);
    const released = this.#reports.slice(this.#head, end);
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
      if (holds(this.#reports[middle])) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

import type { Mmsi, StaticReport } from '@roadstead/model';

/**
 * Static reports until they are written, which costs far more than comparing them. Ships repeat the same content, in
 * some files in each row; the newest report is sufficient.
 */
export class PendingStatics {
  readonly reports: StaticReport[] = [];
  /** The number of reports, repeats included. */
  count = 0;
  /** The index of the last report of each ship. */
  readonly #places: Map<Mmsi, number> = new Map();

  add(report: StaticReport): void {
    this.count++;
    const place = this.#places.get(report.mmsi);
    if (place !== undefined && hasSameContent(this.reports[place], report)) {
      if ((report.timeMs ?? 0) > (this.reports[place].timeMs ?? 0)) this.reports[place] = report;
      return;
    }
    this.#places.set(report.mmsi, this.reports.length);
    this.reports.push(report);
  }
}

/**
 * Compares all fields but the time. A report without a time counts as newer than all before it, so it differs from one
 * with a time.
 */
function hasSameContent(one: StaticReport, other: StaticReport): boolean {
  if ((one.timeMs === null) !== (other.timeMs === null)) return false;
  for (const field in one) {
    const [first, second] = [one[field as keyof StaticReport], other[field as keyof StaticReport]];
    if (first === second || field === 'timeMs') continue;
    if (field !== 'eta' || JSON.stringify(first) !== JSON.stringify(second)) return false;
  }
  return true;
}

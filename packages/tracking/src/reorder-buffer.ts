import type { PositionReport } from '@roadstead/model';
import { SortedReports } from './sorted-reports.ts';

/** Length of a bucket: long enough that a feed adds to one or two, short enough that an insertion moves few reports. */
const BUCKET_MS = 60_000;

interface Bucket {
  readonly beginMs: number;
  readonly reports: SortedReports;
}

/**
 * Reports in the order of `compareReports`, in buckets of a minute: any number of reports far ahead, as of a wrong clock,
 * delays no insertion before them.
 */
export class ReorderBuffer {
  /** In the order of time, none empty. */
  readonly #buckets: Bucket[] = [];
  /** The bucket of the last insertion, while it is not empty. */
  #last: Bucket | undefined;
  #count = 0;

  /** Number of buffered reports. */
  get count(): number {
    return this.#count;
  }

  /** The newest buffered report; undefined without reports. */
  get newest(): PositionReport | undefined {
    return this.#buckets.at(-1)?.reports.newest;
  }

  /** Returns the buffered reports, sorted. */
  all(): readonly PositionReport[] {
    return concatenate(this.#buckets.map(({ reports }) => reports.all()));
  }

  /** Inserts a report at its place in the order. */
  add(report: PositionReport): void {
    const { timeMs } = report;
    let last = this.#last;
    if (last === undefined || timeMs < last.beginMs || timeMs >= last.beginMs + BUCKET_MS) {
      last = this.#bucket(Math.floor(timeMs / BUCKET_MS) * BUCKET_MS);
      this.#last = last;
    }
    last.reports.add(report);
    this.#count++;
  }

  /** Removes and returns the reports older than an instant, sorted. */
  release(beforeMs: number): readonly PositionReport[] {
    return this.#release((reports) => reports.removeBefore(beforeMs));
  }

  /** Removes and returns the oldest reports, at most so many, sorted. */
  releaseOldest(most: number): readonly PositionReport[] {
    let left = most;
    return this.#release((reports) => {
      const oldest = reports.removeOldest(left);
      left -= oldest.length;
      return oldest;
    });
  }

  /** Removes and returns the newest report; there must be one. */
  removeNewest(): PositionReport {
    const { reports } = this.#buckets.at(-1) as Bucket;
    const newest = reports.removeNewest();
    this.#count--;
    if (reports.count === 0) {
      this.#buckets.pop();
      this.#last = undefined;
    }
    return newest;
  }

  /** Removes reports from each bucket, as far as the buckets become empty. */
  #release(
    removeFrom: (reports: SortedReports) => readonly PositionReport[],
  ): readonly PositionReport[] {
    const released: (readonly PositionReport[])[] = [];
    let empty = 0;
    for (const { reports } of this.#buckets) {
      released.push(removeFrom(reports));
      if (reports.count > 0) break;
      empty++;
    }
    if (empty > 0) {
      this.#buckets.splice(0, empty);
      this.#last = undefined;
    }
    const all = released.length === 1 ? released[0] : concatenate(released);
    this.#count -= all.length;
    return all;
  }

  /** Finds the bucket with this begin by binary search, or inserts it. */
  #bucket(beginMs: number): Bucket {
    const buckets = this.#buckets;
    let low = 0;
    let high = buckets.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (buckets[middle].beginMs < beginMs) low = middle + 1;
      else high = middle;
    }
    const found = buckets[low];
    if (found?.beginMs === beginMs) return found;
    const added: Bucket = { beginMs, reports: new SortedReports() };
    buckets.splice(low, 0, added);
    return added;
  }
}

/** Array.prototype.flat takes ten times as long. */
function concatenate(parts: readonly (readonly PositionReport[])[]): readonly PositionReport[] {
  const all: PositionReport[] = [];
  for (const part of parts) for (const report of part) all.push(report);
  return all;
}

import type { Mmsi, StaticReport } from '@roadstead/model';

/** Static reports to write, with the number of those that they stand for. */
interface StaticsToWrite {
  readonly reports: readonly StaticReport[];
  readonly count: number;
}

/**
 * Static reports until they are written, which costs far more than comparing them. Ships repeat the same content, in
 * some files in each row. A report with other content is written with the next positions, since it counts from then on (F10); of repeats
 * the newest is written at the end.
 */
export class PendingStatics {
  /** The newest report of each ship. */
  readonly #newest: Map<Mmsi, StaticReport> = new Map();
  readonly #repeats: Map<Mmsi, StaticReport> = new Map();
  #changed: StaticReport[] = [];
  #count = 0;

  add(report: StaticReport): void {
    this.#count++;
    const { mmsi, timeMs } = report;
    const newest = this.#newest.get(mmsi);
    if (!newest || !hasSameContent(newest, report)) {
      this.#newest.set(mmsi, report);
      this.#repeats.delete(mmsi);
      this.#changed.push(report);
    } else if ((timeMs ?? 0) > (newest.timeMs ?? 0)) {
      this.#newest.set(mmsi, report);
      this.#repeats.set(mmsi, report);
    }
  }

  /** Returns the reports with other content than before. */
  takeChanged(): StaticsToWrite {
    const taken = { reports: this.#changed, count: this.#count };
    this.#changed = [];
    this.#count = 0;
    return taken;
  }

  /** Returns all reports. */
  takeAll(): StaticsToWrite {
    const { reports, count } = this.takeChanged();
    const all = [...reports, ...this.#repeats.values()];
    this.#repeats.clear();
    return { reports: all, count };
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

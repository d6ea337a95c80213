import type { Mmsi } from '@roadstead/model';

/** More ships than all that have an MMSI and report in a year; 20 MB. */
const SHIPS_MAX = 200_000;

/** A clock of a ship or provider may be fast by this much. */
const AHEAD_MAX_MS = 60_000;

/** A report with its time; null for a static report without one. */
interface TimedReport {
  readonly mmsi: Mmsi;
  readonly timeMs: number | null;
}

/**
 * Distinguishes the reports of a document from those that earlier documents had: a ship that has not reported since is in each of
 * them, with the same time.
 */
export class SeenReports {
  /** The newest time of each ship in earlier documents, the ship that has not been seen for longest first. */
  readonly #newestMs: Map<Mmsi, number> = new Map();
  /** Those of the current document, which can have several reports of a ship in any order. */
  #currentMs: Map<Mmsi, number> = new Map();

  /** Returns the reports that are newer than all of their ship in earlier documents. A report without a time is always new. */
  unseen<Report extends TimedReport>(reports: readonly Report[], nowMs: number): readonly Report[] {
    return reports.filter(({ mmsi, timeMs }) => {
      if (timeMs === null) return true;
      // After a false time in the future all true ones would be old.
      if (timeMs <= nowMs + AHEAD_MAX_MS) {
        const currentMs = this.#currentMs.get(mmsi);
        if (currentMs === undefined || currentMs < timeMs) this.#currentMs.set(mmsi, timeMs);
      }
      return timeMs > (this.#newestMs.get(mmsi) ?? Number.NEGATIVE_INFINITY);
    });
  }

  /** Ends a document. */
  endDocument(): void {
    for (const [mmsi, timeMs] of this.#currentMs) {
      const newestMs = Math.max(timeMs, this.#newestMs.get(mmsi) ?? timeMs);
      this.#newestMs.delete(mmsi);
      this.#newestMs.set(mmsi, newestMs);
    }
    this.#currentMs = new Map();
    for (const mmsi of this.#newestMs.keys()) {
      if (this.#newestMs.size <= SHIPS_MAX) break;
      this.#newestMs.delete(mmsi);
    }
  }
}

import type { Area } from '@roadstead/geo';
import type { Fix, Mmsi } from '@roadstead/model';

/** The positions to select. */
export interface SelectionOptions {
  /** Epoch milliseconds, both included; ±Infinity: unbounded. */
  readonly beginMs: number;
  readonly endMs: number;
  readonly area: Area | undefined;
  /** Time between two positions of a ship, at least; 0 selects all. */
  readonly intervalMs: number;
}

/** Selects positions in the order of time. */
export class Selection {
  readonly #options: SelectionOptions;
  /** The newest selected position of each ship, epoch milliseconds. */
  readonly #selectedMs: Map<Mmsi, number> = new Map();
  /** Ships that have left the area or the period since. */
  readonly #away: Set<Mmsi> = new Set();

  constructor(options: SelectionOptions) {
    this.#options = options;
  }

  /** @returns the selected positions; the first one after a ship was elsewhere starts a new part of its track */
  select<Report extends Fix>(reports: readonly Report[]): readonly Report[] {
    return reports.flatMap((report) => {
      const { mmsi, timeMs, startsTrack } = report;
      if (!this.includes(report)) {
        this.#away.add(mmsi);
        return [];
      }
      const isStart = startsTrack === true || this.#away.delete(mmsi);
      const sinceMs = timeMs - (this.#selectedMs.get(mmsi) ?? Number.NEGATIVE_INFINITY);
      if (sinceMs < this.#options.intervalMs && !isStart) return [];
      this.#selectedMs.set(mmsi, timeMs);
      return [isStart ? { ...report, startsTrack: true } : report];
    });
  }

  /** Returns whether a position is in the period and the area. */
  includes({
    timeMs,
    longitude,
    latitude,
  }: Pick<Fix, 'timeMs' | 'longitude' | 'latitude'>): boolean {
    const { beginMs, endMs, area } = this.#options;
    return (
      timeMs >= beginMs &&
      timeMs <= endMs &&
      (area === undefined || area.contains(longitude, latitude))
    );
  }
}

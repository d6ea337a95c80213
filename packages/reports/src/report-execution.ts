import type { Mmsi } from '@roadstead/model';
import { FIX_STRIDE, FIX_TIME, type ReportSource } from './report-source.ts';

/** Options of a report's computation. */
export interface ReportRunOptions {
  /** When it is aborted, the report throws its reason. */
  readonly signal?: AbortSignal;
  /** Called after each batch of fixes. */
  readonly onProgress?: (progress: ReportProgress) => void;
}

/** Progress of a report. */
export interface ReportProgress {
  readonly shipsDone: number;
  readonly shipsTotal: number;
  /** Fraction of the current ship's time that is processed, 0 to 1; it never decreases. */
  readonly shipPart: number;
}

/** K5: iterates over ships and tracks, publishes progress and stops at an aborted signal. */
export class ReportExecution {
  readonly source: ReportSource;
  readonly #options: ReportRunOptions;
  #shipsDone = 0;
  #shipsTotal = 0;
  #shipPart = 0;

  constructor(source: ReportSource, options: ReportRunOptions) {
    this.source = source;
    this.#options = options;
  }

  /** The ships one after another. */
  async *ships(ships: readonly Mmsi[]): AsyncGenerator<Mmsi, void, undefined> {
    this.#shipsTotal = ships.length;
    for (const mmsi of ships) {
      this.#publish();
      yield mmsi;
      this.#shipsDone++;
      this.#shipPart = 0;
    }
    this.#publish();
  }

  /** A ship's track, as the source yields it. */
  async *track(
    mmsi: Mmsi,
    fromMs: number,
    toMs: number,
  ): AsyncGenerator<Float64Array, void, undefined> {
    for await (const fixes of this.source.track(mmsi, fromMs, toMs)) {
      yield fixes;
      const lastMs = fixes[fixes.length - FIX_STRIDE + FIX_TIME];
      // A period of one instant is complete once it is read.
      const part = toMs > fromMs ? (lastMs - fromMs) / (toMs - fromMs) : 1;
      this.#shipPart = Math.max(this.#shipPart, part);
      this.#publish();
    }
  }

  #publish(): void {
    const { signal, onProgress } = this.#options;
    signal?.throwIfAborted();
    onProgress?.({
      shipsDone: this.#shipsDone,
      shipsTotal: this.#shipsTotal,
      shipPart: this.#shipPart,
    });
  }
}

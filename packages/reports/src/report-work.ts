import type { Mmsi } from '@roadstead/model';
import { FIX_STRIDE, FIX_TIME, type ReportSource } from './report-source.ts';

/** How a report is watched while it is made. */
export interface ReportRun {
  /** Where it is aborted, the report throws its reason. */
  readonly signal?: AbortSignal;
  /** Is told with each batch that was worked on. */
  readonly onProgress?: (progress: ReportProgress) => void;
}

/** How much of the work is done. */
export interface ReportProgress {
  readonly shipsDone: number;
  readonly shipsTotal: number;
  /** Of the ship that is worked on: how much of its time, from 0 to 1; never goes back. */
  readonly shipPart: number;
}

/** Goes from ship to ship, says how far it is, and stops where it has to. */
export class ReportWork {
  readonly source: ReportSource;
  readonly #run: ReportRun;
  #shipsDone = 0;
  #shipsTotal = 0;
  #shipPart = 0;

  constructor(source: ReportSource, run: ReportRun) {
    this.source = source;
    this.#run = run;
  }

  /** Those given, one after another. */
  async *each(ships: readonly Mmsi[]): AsyncGenerator<Mmsi, void, undefined> {
    this.#shipsTotal = ships.length;
    for (const mmsi of ships) {
      this.#tell();
      yield mmsi;
      this.#shipsDone++;
      this.#shipPart = 0;
    }
    this.#tell();
  }

  /** A ship's track, as the source has it. */
  async *track(
    mmsi: Mmsi,
    fromMs: number,
    toMs: number,
  ): AsyncGenerator<Float64Array, void, undefined> {
    for await (const fixes of this.source.track(mmsi, fromMs, toMs)) {
      yield fixes;
      const lastMs = fixes[fixes.length - FIX_STRIDE + FIX_TIME];
      // A period of one instant is done when it is read.
      const part = toMs > fromMs ? (lastMs - fromMs) / (toMs - fromMs) : 1;
      this.#shipPart = Math.max(this.#shipPart, part);
      this.#tell();
    }
  }

  #tell(): void {
    const { signal, onProgress } = this.#run;
    signal?.throwIfAborted();
    onProgress?.({
      shipsDone: this.#shipsDone,
      shipsTotal: this.#shipsTotal,
      shipPart: this.#shipPart,
    });
  }
}

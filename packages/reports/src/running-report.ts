import type { ReportProgress } from './report-execution.ts';
import { CANCELLED } from './report-job.ts';

/** J3: 100 percent is reached when the result is stored. */
const PROGRESS_MAX = 99;

/** In-memory state of the report that runs. */
export class RunningReport {
  readonly id: number;
  readonly controller: AbortController = new AbortController();
  /** J3: whole percent. */
  progress = 0;
  isCancelled = false;
  /** Resolves `cancel`: the run has ended. */
  end: () => void = () => undefined;
  readonly #ended: Promise<void>;

  constructor(id: number) {
    this.id = id;
    this.#ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  update({ shipsDone, shipsTotal, shipPart }: ReportProgress): void {
    const part = shipsTotal === 0 ? 0 : (shipsDone + shipPart) / shipsTotal;
    const progress = Math.min(PROGRESS_MAX, Math.floor(100 * part));
    this.progress = Math.max(this.progress, progress);
  }

  /** Aborts the run. @returns fulfilled when the run has ended */
  cancel(): Promise<void> {
    this.isCancelled = true;
    this.controller.abort(new Error(CANCELLED));
    return this.#ended;
  }
}

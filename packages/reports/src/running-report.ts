import type { ReportProgress } from './report-work.ts';

/** J3: whole only when the result is there. */
const PROGRESS_MAX = 99;

/** J6: why a report that was removed is aborted. */
export const CANCELLED = 'The report was cancelled.';

/** What is known of the report that runs. */
export class RunningReport {
  readonly id: number;
  readonly breaking: AbortController = new AbortController();
  /** J3: whole percent. */
  progress = 0;
  isCancelled = false;
  over: () => void = () => undefined;
  readonly #untilOver: Promise<void>;

  constructor(id: number) {
    this.id = id;
    this.#untilOver = new Promise((resolve) => {
      this.over = resolve;
    });
  }

  note({ shipsDone, shipsTotal, shipPart }: ReportProgress): void {
    const part = shipsTotal === 0 ? 0 : (shipsDone + shipPart) / shipsTotal;
    const progress = Math.min(PROGRESS_MAX, Math.floor(100 * part));
    this.progress = Math.max(this.progress, progress);
  }

  /** Fulfilled when it is over. */
  cancel(): Promise<void> {
    this.isCancelled = true;
    this.breaking.abort(new Error(CANCELLED));
    return this.#untilOver;
  }
}

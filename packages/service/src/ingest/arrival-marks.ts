import { millisecondsInMinute } from 'date-fns/constants';

/** The state after a batch of reports. */
interface ArrivalMark {
  /** The number of batches. */
  readonly sequence: number;
  /** The number of their reports, counted since the marks began. */
  readonly reports: number;
  /** D8: epoch milliseconds. */
  readonly eventTimeMs: number;
}

/** The marks in a snapshot. */
export type ArrivalMarksSnapshot = readonly ArrivalMark[];

/** The interval of marks in event time, and so the precision to which arrivals are retained. */
const INTERVAL_MS = 10 * millisecondsInMinute;
/** D8: so many reports decide event time without a receiving clock. */
const VOTING_REPORTS = 1000;
/** More marks than a week has; beyond that every second one is dropped. */
const MARKS_MAX = 2000;

/** Finds the batches that a rebuild needs: marks when batches were processed, by event time. */
export class ArrivalMarks {
  #marks: ArrivalMark[];
  #reports: number;

  constructor(saved: ArrivalMarksSnapshot = []) {
    this.#marks = [...saved];
    this.#reports = saved.at(-1)?.reports ?? 0;
  }

  /** Adds a processed batch. @param reports their number @param eventTimeMs after it; −Infinity before the first event time */
  add(sequence: number, reports: number, eventTimeMs: number): void {
    this.#reports += reports;
    const last = this.#marks.at(-1);
    if (!Number.isFinite(eventTimeMs) || (last && eventTimeMs - last.eventTimeMs < INTERVAL_MS))
      return;
    this.#marks.push({ sequence, reports: this.#reports, eventTimeMs });
    if (this.#marks.length > MARKS_MAX) this.#marks = this.#marks.filter((_, i) => i % 2 === 0);
  }

  /**
   * Returns the number of a batch up to which none is needed to find the state since an instant, epoch milliseconds, and drops
   * earlier marks. Event time is the same at the instant, since a thousand earlier reports are left; a report before
   * it is left too, so that the reader of what is left knows that nothing is missing from then on.
   */
  discardBefore(neededMs: number): number {
    const reached = this.#marks.findLast(({ eventTimeMs }) => eventTimeMs <= neededMs);
    if (!reached) return 0;
    const first = this.#marks.findLastIndex(
      ({ reports }) => reports <= reached.reports - VOTING_REPORTS,
    );
    if (first < 0) return 0;
    this.#marks.splice(0, first);
    return this.#marks[0]?.sequence ?? 0;
  }

  save(): ArrivalMarksSnapshot {
    return this.#marks;
  }
}

import type { PositionReport } from '@roadstead/model';
import { packReports, REPORT_NUMBERS } from '@roadstead/tracking';
import { timeOrder } from './time-order.ts';

/** Reports of a sorted piece. */
export const PIECE_REPORTS = 4096;
export const TIME_NUMBER = 1;

/** Reports as numbers, in the order of arrival; the memory grows with them. */
export class ReportBuffer {
  count = 0;
  #numbers: Float64Array;

  /** @param reports for which memory is reserved, 1 or more */
  constructor(reports: number = PIECE_REPORTS) {
    this.#numbers = new Float64Array(reports * REPORT_NUMBERS);
  }

  add(reports: readonly PositionReport[]): void {
    const count = this.count + reports.length;
    this.#reserve(count * REPORT_NUMBERS);
    this.#numbers.set(packReports(reports), this.count * REPORT_NUMBERS);
    this.count = count;
  }

  clear(): void {
    this.count = 0;
  }

  /** Yields the numbers of the reports, sorted by time, in pieces; reports of the same time stay in their order. */
  *sorted(): Generator<Float64Array, void, undefined> {
    const numbers = this.#numbers;
    const times = new Float64Array(this.count);
    for (let i = 0; i < times.length; i++) times[i] = numbers[i * REPORT_NUMBERS + TIME_NUMBER];
    const order = timeOrder(times);
    for (let from = 0; from < order.length; from += PIECE_REPORTS) {
      const some = order.subarray(from, from + PIECE_REPORTS);
      const piece = new Float64Array(some.length * REPORT_NUMBERS);
      for (const [k, i] of some.entries()) {
        const at = i * REPORT_NUMBERS;
        piece.set(numbers.subarray(at, at + REPORT_NUMBERS), k * REPORT_NUMBERS);
      }
      yield piece;
    }
  }

  #reserve(length: number): void {
    if (length <= this.#numbers.length) return;
    const grown = new Float64Array(Math.max(length, 2 * this.#numbers.length));
    grown.set(this.#numbers.subarray(0, this.count * REPORT_NUMBERS));
    this.#numbers = grown;
  }
}

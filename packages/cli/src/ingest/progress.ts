import type { RunCounts } from '@roadstead/recordings';
import type { Host } from '../host/host.ts';
import { StatusLine } from '../host/status-line.ts';
import { formatCount, formatNumber, formatTime } from '../text/format-text.ts';

/** The progress of reading as a line on a terminal; without a terminal nothing is written. */
export class Progress {
  readonly #line: StatusLine;
  readonly #counts: RunCounts;
  readonly #bytesTotal: number | undefined;

  /** @param bytesTotal the size of all inputs; undefined if unknown */
  constructor(host: Host, counts: RunCounts, bytesTotal: number | undefined) {
    this.#line = new StatusLine(host);
    this.#counts = counts;
    this.#bytesTotal = bytesTotal;
  }

  get elapsedMs(): number {
    return this.#line.elapsedMs;
  }

  /** @param eventCount not shown if undefined */
  show(eventTimeMs: number, eventCount?: number): void {
    this.#line.show((elapsedMs) => {
      const { lines, bytes, reports } = this.#counts;
      const [count, noun] = lines > 0 ? [lines, 'line'] : [reports, 'report'];
      return [
        ...(this.#bytesTotal ? [`${Math.floor((100 * bytes) / this.#bytesTotal)} %`] : []),
        formatCount(count, noun),
        `${formatNumber(Math.round((1000 * count) / elapsedMs))} ${noun}s/s`,
        ...(Number.isFinite(eventTimeMs) ? [formatTime(eventTimeMs)] : []),
        ...(eventCount === undefined ? [] : [formatCount(eventCount, 'event')]),
      ];
    });
  }

  clear(): void {
    this.#line.clear();
  }
}

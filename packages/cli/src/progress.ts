import type { Host } from './host.ts';
import { StatusLine } from './status-line.ts';
import type { Tally } from './tally.ts';
import { counted, grouped, timeText } from './words.ts';

/** One line on a terminal that says how far the reading is; nothing where there is no terminal. */
export class Progress {
  readonly #line: StatusLine;
  readonly #tally: Tally;
  readonly #bytesTotal: number | undefined;

  /** @param bytesTotal of all inputs; undefined where it is not known. */
  constructor(host: Host, tally: Tally, bytesTotal: number | undefined) {
    this.#line = new StatusLine(host);
    this.#tally = tally;
    this.#bytesTotal = bytesTotal;
  }

  get elapsedMs(): number {
    return this.#line.elapsedMs;
  }

  show(eventTimeMs: number, eventCount: number): void {
    this.#line.show((elapsedMs) => {
      const { lines, bytes, reports } = this.#tally;
      const [count, noun] = lines > 0 ? [lines, 'line'] : [reports, 'report'];
      return [
        ...(this.#bytesTotal ? [`${Math.floor((100 * bytes) / this.#bytesTotal)} %`] : []),
        counted(count, noun),
        `${grouped(Math.round((1000 * count) / elapsedMs))} ${noun}s/s`,
        ...(Number.isFinite(eventTimeMs) ? [timeText(eventTimeMs)] : []),
        counted(eventCount, 'event'),
      ];
    });
  }

  clear(): void {
    this.#line.clear();
  }
}

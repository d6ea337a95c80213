import type { Host } from './host.ts';
import type { Tally } from './tally.ts';
import { counted, grouped, timeText } from './words.ts';

/** Often enough to look alive, seldom enough to cost nothing. */
const SHOWN_EVERY_MS = 100;

/** Of a terminal that does not say how wide it is. */
const WIDTH_DEFAULT = 80;

const CLEAR_LINE = '\r\u001b[K';

/** One line on a terminal that says how far the work is; nothing where there is no terminal. */
export class Progress {
  readonly #host: Host;
  readonly #tally: Tally;
  readonly #bytesTotal: number | undefined;
  readonly #startMs: number;
  #nextMs: number;

  /** @param bytesTotal of all inputs; undefined where it is not known. */
  constructor(host: Host, tally: Tally, bytesTotal: number | undefined) {
    this.#host = host;
    this.#tally = tally;
    this.#bytesTotal = bytesTotal;
    this.#startMs = host.nowMs();
    this.#nextMs = this.#startMs + SHOWN_EVERY_MS;
  }

  get elapsedMs(): number {
    return this.#host.nowMs() - this.#startMs;
  }

  show(eventTimeMs: number, eventCount: number): void {
    const nowMs = this.#host.nowMs();
    if (!this.#host.stderr.isTTY || nowMs < this.#nextMs) return;
    this.#nextMs = nowMs + SHOWN_EVERY_MS;
    const { lines, bytes } = this.#tally;
    const linesPerSecond = Math.round((1000 * lines) / (nowMs - this.#startMs));
    const parts = [
      ...(this.#bytesTotal ? [`${Math.floor((100 * bytes) / this.#bytesTotal)} %`] : []),
      counted(lines, 'line'),
      `${grouped(linesPerSecond)} lines/s`,
      ...(Number.isFinite(eventTimeMs) ? [timeText(eventTimeMs)] : []),
      counted(eventCount, 'event'),
    ];
    const text = parts.join('  ').slice(0, (this.#host.stderr.columns || WIDTH_DEFAULT) - 1);
    this.#host.stderr.write(`${CLEAR_LINE}${text}`, () => undefined);
  }

  clear(): void {
    if (this.#host.stderr.isTTY) this.#host.stderr.write(CLEAR_LINE, () => undefined);
  }
}

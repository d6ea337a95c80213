import type { Host } from './host.ts';

/** Frequent enough to look live, rare enough to cost nothing. */
const SHOWN_EVERY_MS = 100;

/** The width of a terminal that does not report one. */
const WIDTH_DEFAULT = 80;

const CLEAR_LINE = '\r\u001b[K';

/** A line on a terminal that is updated during work; without a terminal nothing is written. */
export class StatusLine {
  readonly #host: Host;
  readonly #startMs: number;
  #nextMs: number;

  constructor(host: Host) {
    this.#host = host;
    this.#startMs = host.nowMs();
    this.#nextMs = this.#startMs + SHOWN_EVERY_MS;
  }

  /** Milliseconds since the line was created. */
  get elapsedMs(): number {
    return this.#host.nowMs() - this.#startMs;
  }

  /**
   * @param parts returns the parts of the text, given the milliseconds since the start; called only when the line is
   *   updated
   */
  show(parts: (elapsedMs: number) => readonly string[]): void {
    const nowMs = this.#host.nowMs();
    if (!this.#host.stderr.isTTY || nowMs < this.#nextMs) return;
    this.#nextMs = nowMs + SHOWN_EVERY_MS;
    const width = (this.#host.stderr.columns || WIDTH_DEFAULT) - 1;
    const text = parts(nowMs - this.#startMs)
      .join('  ')
      .slice(0, width);
    this.#host.stderr.write(`${CLEAR_LINE}${text}`, () => undefined);
  }

  clear(): void {
    if (this.#host.stderr.isTTY) this.#host.stderr.write(CLEAR_LINE, () => undefined);
  }
}

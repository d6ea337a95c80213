import type { Host } from './host.ts';

/** Often enough to look alive, seldom enough to cost nothing. */
const SHOWN_EVERY_MS = 100;

/** Of a terminal that does not say how wide it is. */
const WIDTH_DEFAULT = 80;

const CLEAR_LINE = '\r\u001b[K';

/** One line on a terminal that changes while work goes on; nothing where there is no terminal. */
export class StatusLine {
  readonly #host: Host;
  readonly #startMs: number;
  #nextMs: number;

  constructor(host: Host) {
    this.#host = host;
    this.#startMs = host.nowMs();
    this.#nextMs = this.#startMs + SHOWN_EVERY_MS;
  }

  /** Since it was made. */
  get elapsedMs(): number {
    return this.#host.nowMs() - this.#startMs;
  }

  /** @param parts what is to be said, asked for only when it is shown; given the milliseconds since the start */
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

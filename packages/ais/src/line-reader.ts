import { LINE_FEED, lineEnd } from './byte-text.ts';
import type { Block } from './line-blocks.ts';
import type { LineOutputs } from './line-outputs.ts';
import { LINE_BYTES_MAX } from './thresholds.ts';

/** Reads the lines of one form. Its state is its own; it does nothing but step. */
export interface LineReader {
  /** Lines read so far. */
  readonly lines: number;
  /**
   * Reads whole lines of a block, at most `linesMax` of them and at least one if a whole record lies there.
   * @returns the offset after what it has read.
   * @throws FeedError where the input cannot be read at all.
   */
  read(block: Block, linesMax: number, out: LineOutputs): number;
  /** Nothing comes after what was read. */
  end(out: LineOutputs): void;
}

/** What is wanted of a reader of any form. */
export interface ReaderOptions {
  readonly statics: boolean;
  /** The time of what is read now and gives none; null: it has none. */
  readonly receivedMs: () => number | null;
}

/** Reads lines one by one. */
export interface LineSteps {
  /** Reads what one line, `bytes` from `start` to `end`, without its end of line, says. */
  step(bytes: Uint8Array, start: number, end: number, line: number, out: LineOutputs): void;
  /** Nothing comes after what was read. */
  end(out: LineOutputs): void;
}

/** A reader of a form in which a line stands for itself, but for the state of its steps. */
export class StepReader implements LineReader {
  lines = 0;
  readonly #steps: LineSteps;

  constructor(steps: LineSteps) {
    this.#steps = steps;
  }

  read(block: Block, linesMax: number, out: LineOutputs): number {
    const { bytes, to } = block;
    let at = block.from;
    const last = this.lines + linesMax;
    while (at < to && this.lines < last) {
      const feed = bytes.indexOf(LINE_FEED, at);
      this.lines++;
      if (feed - at > LINE_BYTES_MAX) rejectLongLine(this.lines, out);
      else this.#steps.step(bytes, at, lineEnd(bytes, at, feed), this.lines, out);
      at = feed + 1;
    }
    return at;
  }

  end(out: LineOutputs): void {
    this.#steps.end(out);
  }
}

export function rejectLongLine(line: number, out: LineOutputs): void {
  out.reject(line, 'malformed', `longer than ${LINE_BYTES_MAX} bytes`);
}

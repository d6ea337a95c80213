import { LINE_FEED, lineEnd } from './byte-text.ts';
import type { ColumnMap } from './columns.ts';
import type { Block } from './line-blocks.ts';
import type { LineOutputs } from './line-outputs.ts';
import type { ReadWarning } from './scale-check.ts';
import { LINE_BYTES_MAX } from './thresholds.ts';

/** A reader of lines in one format. */
export interface LineReader {
  /** Lines read so far. */
  readonly lines: number;
  /**
   * Reads whole lines of a block, at most `linesMax` of them and at least one if a whole record lies there.
   * @returns the offset after the lines read.
   * @throws FeedError if the input as a whole cannot be read.
   */
  read(block: Block, linesMax: number, out: LineOutputs): number;
  /** Ends the input. */
  end(out: LineOutputs): void;
  /** Warnings about the units of the whole input, after its end. */
  warnings(): readonly ReadWarning[];
}

/** Options of readers in any format. */
export interface ReaderOptions {
  readonly statics: boolean;
  /** Columns of CSV files, members of JSON. */
  readonly columns: ColumnMap;
  /** Returns the time of reports without one, epoch milliseconds; null: such reports have no time. */
  readonly receivedMs: () => number | null;
}

/** A parser of single lines. */
export interface LineSteps {
  /** Parses one line, `bytes` from `start` to `end`, without its line end. */
  step(bytes: Uint8Array, start: number, end: number, line: number, out: LineOutputs): void;
  /** Ends the input. */
  end(out: LineOutputs): void;
  /** As that of a `LineReader`. */
  warnings(): readonly ReadWarning[];
}

/** A reader of formats in which every line is a record. */
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

  warnings(): readonly ReadWarning[] {
    return this.#steps.warnings();
  }
}

/** Rejects a line of more than `LINE_BYTES_MAX` bytes. */
export function rejectLongLine(line: number, out: LineOutputs): void {
  out.reject(line, 'malformed', `longer than ${LINE_BYTES_MAX} bytes`);
}

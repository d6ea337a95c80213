import { HASH, LINE_FEED, lineEnd, shown, textOf } from './byte-text.ts';
import type { ColumnMap } from './columns.ts';
import { type HeaderFault, understandHeader } from './csv-header.ts';
import { CsvRows } from './csv-rows.ts';
import { FeedError } from './feed-error.ts';
import type { Block } from './line-blocks.ts';
import type { LineOutputs } from './line-outputs.ts';
import { type LineReader, rejectLongLine } from './line-reader.ts';
import { LINE_BYTES_MAX, RECOGNITION_LINES_MAX } from './thresholds.ts';

/** Reads a CSV file: a header, which title lines may come before, then rows. */
export class CsvReader implements LineReader {
  lines = 0;
  readonly #columns: ColumnMap;
  readonly #statics: boolean;
  /** Of the line that looked most like a header so far. */
  #bestFault: HeaderFault | undefined;
  #linesLookedAt = 0;
  #rows: CsvRows | undefined;

  constructor(options: { readonly columns: ColumnMap; readonly statics: boolean }) {
    this.#columns = options.columns;
    this.#statics = options.statics;
  }

  read(block: Block, linesMax: number, out: LineOutputs): number {
    const { bytes, to, ended } = block;
    const last = this.lines + linesMax;
    let at = block.from;
    this.#rows?.scan.begin(at);
    while (at < to && this.lines < last) {
      const rows = this.#rows;
      if (rows === undefined || bytes[at] <= HASH) {
        const next = this.#readOtherLine(bytes, at, out);
        if (next > at) {
          at = next;
          continue;
        }
      }
      const result = (rows as CsvRows).scan.scan(bytes, at, to);
      if (result === 'open' && !ended) return at;
      at = result === 'row' ? this.#readRow(bytes, at, out) : this.#rejectLine(bytes, at, out);
    }
    return at;
  }

  end(): void {
    if (this.#rows === undefined && this.#bestFault !== undefined) this.#fail(this.#bestFault);
  }

  #readRow(bytes: Uint8Array, at: number, out: LineOutputs): number {
    const rows = this.#rows as CsvRows;
    const { next, lineCount } = rows.scan;
    if (lineCount === 1 && next - 1 - at > LINE_BYTES_MAX) rejectLongLine(this.lines + 1, out);
    else rows.read(bytes, this.lines + 1, out);
    this.lines += lineCount;
    return next;
  }

  /** A quote that nothing ends as it should costs the line in which it begins. */
  #rejectLine(bytes: Uint8Array, at: number, out: LineOutputs): number {
    const feed = bytes.indexOf(LINE_FEED, at);
    this.lines++;
    out.reject(this.lines, 'malformed', `quotes that do not end: ${shown(bytes, at, feed)}`);
    return feed + 1;
  }

  /**
   * A line that is empty, a comment, or before the rows.
   * @returns the offset after it, or where it begins if it is a row.
   */
  #readOtherLine(bytes: Uint8Array, at: number, out: LineOutputs): number {
    const feed = bytes.indexOf(LINE_FEED, at);
    const end = lineEnd(bytes, at, feed);
    if (this.#rows !== undefined && end > at && bytes[at] !== HASH) return at;
    this.lines++;
    out.skipped++;
    if (this.#rows === undefined) this.#lookForHeader(textOf(bytes, at, end));
    return feed + 1;
  }

  #lookForHeader(text: string): void {
    if (text.trim() === '') return;
    const layout = understandHeader(text, this.#columns, this.#statics);
    if (layout.ok) {
      this.#rows = new CsvRows(layout.value, this.#statics);
      return;
    }
    const best = this.#bestFault;
    if (best === undefined || layout.failure.neededCount > best.neededCount) {
      this.#bestFault = layout.failure;
    }
    if (!text.startsWith('#')) this.#linesLookedAt++;
    if (this.#linesLookedAt >= RECOGNITION_LINES_MAX) this.#fail(this.#bestFault ?? layout.failure);
  }

  #fail(fault: HeaderFault): never {
    throw new FeedError(`The header of this CSV file is not understood: ${fault.sentence}.`);
  }
}

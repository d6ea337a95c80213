import { decodeText, HASH, LINE_FEED, lineEnd, quoteBytes } from './byte-text.ts';
import type { ColumnMap } from './columns.ts';
import { type HeaderError, parseHeader } from './csv-header.ts';
import { CsvRows } from './csv-rows.ts';
import { FeedError } from './feed-error.ts';
import type { Block } from './line-blocks.ts';
import type { LineOutputs } from './line-outputs.ts';
import { type LineReader, rejectLongLine } from './line-reader.ts';
import { type ReadWarning, ScaleCheck } from './scale-check.ts';
import { DETECTION_LINES_MAX, LINE_BYTES_MAX } from './thresholds.ts';

/** Reads a CSV file: optional title lines, a header, rows. */
export class CsvReader implements LineReader {
  lines = 0;
  readonly #columns: ColumnMap;
  readonly #statics: boolean;
  /** Error of the line that resembled a header most so far. */
  #bestError: HeaderError | undefined;
  #linesSearched = 0;
  #rows: CsvRows | undefined;
  readonly #scales = new ScaleCheck();

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
    if (this.#rows === undefined && this.#bestError !== undefined) this.#fail(this.#bestError);
  }

  warnings(): readonly ReadWarning[] {
    return this.#rows === undefined ? [] : this.#scales.warnings(this.#rows.sources);
  }

  #readRow(bytes: Uint8Array, at: number, out: LineOutputs): number {
    const rows = this.#rows as CsvRows;
    const { next, lineCount } = rows.scan;
    if (lineCount === 1 && next - 1 - at > LINE_BYTES_MAX) rejectLongLine(this.lines + 1, out);
    else rows.read(bytes, this.lines + 1, out);
    this.lines += lineCount;
    return next;
  }

  /** Rejects only the line in which an unterminated quote begins. */
  #rejectLine(bytes: Uint8Array, at: number, out: LineOutputs): number {
    const feed = bytes.indexOf(LINE_FEED, at);
    this.lines++;
    out.reject(this.lines, 'malformed', `unterminated quotes: ${quoteBytes(bytes, at, feed)}`);
    return feed + 1;
  }

  /**
   * Reads a line that is empty, a comment, or before the rows.
   * @returns the offset after it, or its own offset if it is a row.
   */
  #readOtherLine(bytes: Uint8Array, at: number, out: LineOutputs): number {
    const feed = bytes.indexOf(LINE_FEED, at);
    const end = lineEnd(bytes, at, feed);
    if (this.#rows !== undefined && end > at && bytes[at] !== HASH) return at;
    this.lines++;
    out.skipped++;
    if (this.#rows === undefined) this.#findHeader(decodeText(bytes, at, end));
    return feed + 1;
  }

  #findHeader(text: string): void {
    if (text.trim() === '') return;
    const header = parseHeader(text, this.#columns, this.#statics);
    if (header.ok) {
      this.#rows = new CsvRows(header.value, this.#statics, this.#scales);
      return;
    }
    const best = this.#bestError;
    if (best === undefined || header.error.requiredCount > best.requiredCount) {
      this.#bestError = header.error;
    }
    if (!text.startsWith('#')) this.#linesSearched++;
    if (this.#linesSearched >= DETECTION_LINES_MAX) this.#fail(this.#bestError ?? header.error);
  }

  #fail(error: HeaderError): never {
    throw new FeedError(`The header of this CSV file cannot be read: ${error.sentence}.`);
  }
}

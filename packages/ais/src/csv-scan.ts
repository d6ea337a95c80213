import { CARRIAGE_RETURN, LINE_FEED, lineEnd, QUOTE, textOf } from './byte-text.ts';
import { QUOTE_SEARCH_BYTES, QUOTED_ROW_BYTES_MAX } from './thresholds.ts';

/** How a scan went: a row; one that ends after the block; quotes that do not end as RFC 4180 says. */
export type ScanResult = 'row' | 'open' | 'bad-quotes';

/** The fields of a CSV row (RFC 4180, with any separator), as scanned last; only the first `kept` can be asked for. */
export class RowScan {
  /** Fields in the row, without empty ones past the header's columns. */
  columnCount = 0;
  /** Lines that the row goes over. */
  lineCount = 0;
  /** The offset after the row. */
  next = 0;
  readonly #separator: number;
  readonly #headerColumns: number;
  readonly #kept: number;
  /** Where fields begin and end, without quotes around them; at once where the row is too short. */
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  /** No quote lies between what was scanned and this offset. */
  #quoteFrom = 0;

  constructor(separator: number, headerColumns: number, kept: number) {
    this.#separator = separator;
    this.#headerColumns = headerColumns;
    this.#kept = kept;
    this.#starts = new Int32Array(kept);
    this.#ends = new Int32Array(kept);
  }

  start(column: number): number {
    return this.#starts[column];
  }

  end(column: number): number {
    return this.#ends[column];
  }

  /** A field's text without spaces around it. */
  text(bytes: Uint8Array, column: number): string {
    const start = this.#starts[column];
    const end = this.#ends[column];
    if (end === start) return '';
    const text = textOf(bytes, start, end).trim();
    return bytes[start - 1] === QUOTE ? text.replaceAll('""', '"') : text;
  }

  /** Makes ready for another block of whole lines, which rows are scanned from `from` on. */
  begin(from: number): void {
    this.#quoteFrom = from;
  }

  /** Scans the row from `from`; the block ends at `to`. */
  scan(bytes: Uint8Array, from: number, to: number): ScanResult {
    this.#scanPlain(bytes, from);
    return this.#hasQuote(bytes, from, to) ? this.#scanQuoted(bytes, from, to) : 'row';
  }

  /** Looks further than the line from `from`, for the lines after it, but not to the end of a block that is long. */
  #hasQuote(bytes: Uint8Array, from: number, to: number): boolean {
    let at = Math.max(from, this.#quoteFrom);
    while (at < this.next && bytes[at] !== QUOTE) {
      const end = Math.min(to, at + QUOTE_SEARCH_BYTES);
      const quote = bytes.subarray(at, end).indexOf(QUOTE);
      at = quote < 0 ? end : at + quote;
    }
    this.#quoteFrom = at;
    return at < this.next;
  }

  /** A row of one line without quotes: past the fields that are kept, separators are only counted. */
  #scanPlain(bytes: Uint8Array, from: number): void {
    const separator = this.#separator;
    const kept = this.#kept;
    const starts = this.#starts;
    const ends = this.#ends;
    let column = 0;
    let at = from;
    let byte = 0;
    while (column < kept && byte !== LINE_FEED) {
      const start = at;
      byte = bytes[at];
      while (byte !== separator && byte !== LINE_FEED) byte = bytes[++at];
      starts[column] = start;
      ends[column] = at;
      column++;
      at++;
    }
    if (byte !== LINE_FEED) {
      column++;
      for (byte = bytes[at]; byte !== LINE_FEED; byte = bytes[++at]) {
        if (byte === separator) column++;
      }
      at++;
    } else if (bytes[at - 2] === CARRIAGE_RETURN && at - 2 >= starts[column - 1]) {
      ends[column - 1] = at - 2;
    }
    this.lineCount = 1;
    this.next = at;
    this.columnCount = this.#withoutEmptyEnd(bytes, column, at - 1);
    this.#fillUp(column, at - 1);
  }

  #withoutEmptyEnd(bytes: Uint8Array, columns: number, feed: number): number {
    let count = columns;
    for (let at = feed - 1; count > this.#headerColumns; at--) {
      if (bytes[at] === this.#separator) count--;
      else if (bytes[at] !== CARRIAGE_RETURN) break;
    }
    return count;
  }

  #scanQuoted(bytes: Uint8Array, from: number, to: number): ScanResult {
    const separator = this.#separator;
    let column = 0;
    let filled = 0;
    let at = from;
    this.lineCount = 1;
    for (;;) {
      let start = at;
      let end: number;
      if (bytes[at] === QUOTE) {
        start = at + 1;
        end = this.#closingQuote(bytes, start, to);
        if (end < 0) return to - from > QUOTED_ROW_BYTES_MAX ? 'bad-quotes' : 'open';
        at = end + 1;
        while (bytes[at] === CARRIAGE_RETURN) at++;
        if (bytes[at] !== separator && bytes[at] !== LINE_FEED) return 'bad-quotes';
      } else {
        while (bytes[at] !== separator && bytes[at] !== LINE_FEED) at++;
        end = bytes[at] === LINE_FEED ? lineEnd(bytes, start, at) : at;
      }
      if (column < this.#kept) {
        this.#starts[column] = start;
        this.#ends[column] = end;
      }
      column++;
      if (end > start) filled = column;
      if (bytes[at] === LINE_FEED) break;
      at++;
    }
    this.next = at + 1;
    if (this.lineCount > 1 && this.next - from > QUOTED_ROW_BYTES_MAX) return 'bad-quotes';
    this.columnCount = Math.max(filled, Math.min(column, this.#headerColumns));
    this.#fillUp(column, at);
    return 'row';
  }

  #fillUp(columns: number, at: number): void {
    for (let column = columns; column < this.#kept; column++) {
      this.#starts[column] = at;
      this.#ends[column] = at;
    }
  }

  /** The quote that ends a quoted field; −1 where the block has none. */
  #closingQuote(bytes: Uint8Array, start: number, to: number): number {
    for (let at = start; at < to; at++) {
      if (bytes[at] === LINE_FEED) this.lineCount++;
      else if (bytes[at] === QUOTE) {
        if (bytes[at + 1] !== QUOTE) return at;
        at++;
      }
    }
    return -1;
  }
}

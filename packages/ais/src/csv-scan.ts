import { CARRIAGE_RETURN, decodeText, LINE_FEED, lineEnd, QUOTE } from './byte-text.ts';
import { QUOTE_SEARCH_BYTES, QUOTED_ROW_BYTES_MAX } from './thresholds.ts';

/** Result of a scan: a row; a row that ends after the block; quotes that violate RFC 4180. */
export type ScanResult = 'row' | 'open' | 'bad-quotes';

/**
 * A scanner of CSV rows (RFC 4180, with any separator). It holds the fields of the last row, of which only the first
 * `columnsRead` are accessible.
 */
export class RowScan {
  /** Number of fields in the row, without empty ones beyond the header's columns. */
  columnCount = 0;
  /** Number of lines of the row. */
  lineCount = 0;
  /** Offset after the row. */
  next = 0;
  readonly #separator: number;
  readonly #headerColumns: number;
  readonly #columnsRead: number;
  /** Offsets at which fields begin and end, without their quotes; equal for fields that the row lacks. */
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  /** No quote lies between the scanned rows and this offset. */
  #quoteFrom = 0;

  constructor(separator: number, headerColumns: number, columnsRead: number) {
    this.#separator = separator;
    this.#headerColumns = headerColumns;
    this.#columnsRead = columnsRead;
    this.#starts = new Int32Array(columnsRead);
    this.#ends = new Int32Array(columnsRead);
  }

  /** Offset at which a field begins. */
  start(column: number): number {
    return this.#starts[column];
  }

  /** Offset at which a field ends. */
  end(column: number): number {
    return this.#ends[column];
  }

  /** Text of a field, trimmed. */
  text(bytes: Uint8Array, column: number): string {
    const start = this.#starts[column];
    const end = this.#ends[column];
    if (end === start) return '';
    const text = decodeText(bytes, start, end).trim();
    return bytes[start - 1] === QUOTE ? text.replaceAll('""', '"') : text;
  }

  /** Begins another block of whole lines, at offset `from`. */
  begin(from: number): void {
    this.#quoteFrom = from;
  }

  /** Scans the row that begins at `from`; the block ends at `to`. */
  scan(bytes: Uint8Array, from: number, to: number): ScanResult {
    this.#scanPlain(bytes, from);
    return this.#hasQuote(bytes, from, to) ? this.#scanQuoted(bytes, from, to) : 'row';
  }

  /** Searches beyond the line at `from`, on behalf of the lines after it, but not to the end of a long block. */
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

  /** Scans a row of one line without quotes; beyond the fields that are read, separators are only counted. */
  #scanPlain(bytes: Uint8Array, from: number): void {
    const separator = this.#separator;
    const columnsRead = this.#columnsRead;
    const starts = this.#starts;
    const ends = this.#ends;
    let column = 0;
    let at = from;
    let byte = 0;
    while (column < columnsRead && byte !== LINE_FEED) {
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
      if (column < this.#columnsRead) {
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
    for (let column = columns; column < this.#columnsRead; column++) {
      this.#starts[column] = at;
      this.#ends[column] = at;
    }
  }

  /** Offset of the quote that ends a quoted field; −1 if it is not in the block. */
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

import { Buffer } from 'node:buffer';

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const INT8 = 20;
const FLOAT8 = 701;
const ARRAY_HEAD_BYTES = 20;
const ELEMENT_BYTES = 12;
const TWO_32 = 2 ** 32;

/** Writes rows in the binary format of COPY: https://www.postgresql.org/docs/current/sql-copy.html#id-1.9.55.9.4 */
export class BinaryRows {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  // Its methods are compiled to single instructions, those of Buffer to one for each byte.
  #view = viewOf(this.#bytes);
  #end = SIGNATURE.copy(this.#bytes);
  #count = 0;

  /** Number of rows. */
  get count(): number {
    return this.#count;
  }

  get byteLength(): number {
    return this.#end;
  }

  /** Begins a row. */
  row(columns: number): void {
    this.#reserve(2);
    this.#view.setInt16(this.#end, columns);
    this.#end += 2;
    this.#count++;
  }

  int8(value: number | null): void {
    this.#reserve(ELEMENT_BYTES);
    if (value !== null) {
      this.#end = setElement(this.#view, this.#end, value);
      return;
    }
    this.#view.setInt32(this.#end, -1);
    this.#end += 4;
  }

  /** Writes an array of every `stride`-th cell from a start on as int8[]. */
  int8Array(cells: Float64Array, start: number, stride: number, count: number): void {
    this.#arrayHead(INT8, count);
    const view = this.#view;
    let end = this.#end;
    for (let at = start, left = count; left > 0; at += stride, left--)
      end = setElement(view, end, cells[at]!);
    this.#end = end;
  }

  /** Writes an array of every `stride`-th cell from a start on as float8[], NaN as NULL. */
  float8Array(cells: Float64Array, start: number, stride: number, count: number): void {
    const head = this.#arrayHead(FLOAT8, count);
    const view = this.#view;
    let end = this.#end;
    for (let at = start, left = count; left > 0; at += stride, left--) {
      const value = cells[at]!;
      if (Number.isNaN(value)) {
        view.setInt32(end, -1);
        end += 4;
        continue;
      }
      view.setInt32(end, 8);
      view.setFloat64(end + 4, value);
      end += ELEMENT_BYTES;
    }
    const hasNulls = end - this.#end < ELEMENT_BYTES * count;
    view.setInt32(head, end - head - 4);
    view.setInt32(head + 8, hasNulls ? 1 : 0);
    this.#end = end;
  }

  /** Returns the bytes with the trailer; nothing can be added afterwards. */
  finish(): Uint8Array {
    this.#reserve(2);
    this.#view.setInt16(this.#end, -1);
    return this.#bytes.subarray(0, this.#end + 2);
  }

  /** Writes the head of an array without NULL, with space for its elements. @returns where it begins */
  #arrayHead(type: number, count: number): number {
    // An empty array has no dimension.
    const bytes = count === 0 ? 12 : ARRAY_HEAD_BYTES;
    this.#reserve(4 + bytes + ELEMENT_BYTES * count);
    const [view, head] = [this.#view, this.#end];
    view.setInt32(head, bytes + ELEMENT_BYTES * count);
    view.setInt32(head + 4, count === 0 ? 0 : 1);
    view.setInt32(head + 8, 0);
    view.setInt32(head + 12, type);
    if (count > 0) {
      view.setInt32(head + 16, count);
      view.setInt32(head + 20, 1);
    }
    this.#end += 4 + bytes;
    return head;
  }

  #reserve(bytes: number): void {
    if (this.#end + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, this.#end + bytes));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
    this.#view = viewOf(larger);
  }
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Writes the length and the value of an int8. @returns its end */
function setElement(view: DataView, at: number, value: number): number {
  const high = Math.floor(value / TWO_32);
  view.setInt32(at, 8);
  view.setInt32(at + 4, high);
  view.setUint32(at + 8, value - high * TWO_32);
  return at + ELEMENT_BYTES;
}

/** The values of a row as bytes, null for NULL. */
export type BinaryRow = readonly (Uint8Array | null)[];

/** Reads rows in the binary format of COPY. */
export function readBinaryRows(bytes: Uint8Array): readonly BinaryRow[] {
  const view = viewOf(bytes);
  const rows: BinaryRow[] = [];
  for (let at = SIGNATURE.length; ; ) {
    const count = view.getInt16(at);
    at += 2;
    if (count < 0) return rows;
    const values: (Uint8Array | null)[] = [];
    for (let left = count; left > 0; left--) {
      const length = view.getInt32(at);
      at += 4;
      values.push(length < 0 ? null : bytes.subarray(at, at + length));
      at += Math.max(0, length);
    }
    rows.push(values);
  }
}

/** Reads an int8. */
export function readInt8(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  return view.getInt32(0) * TWO_32 + view.getUint32(4);
}

/**
 * Reads an array in PostgreSQL's binary format into every `stride`-th cell from a start on, NULL as NaN.
 * @param isInteger whether it is int8[] instead of float8[]
 */
export function readArray(
  bytes: Uint8Array,
  isInteger: boolean,
  cells: Float64Array,
  start: number,
  stride: number,
): void {
  const view = viewOf(bytes);
  if (view.getInt32(0) === 0) return;
  const count = view.getInt32(12);
  let from = ARRAY_HEAD_BYTES;
  for (let at = start, left = count; left > 0; at += stride, left--) {
    const length = view.getInt32(from);
    from += 4;
    if (length < 0) {
      cells[at] = Number.NaN;
      continue;
    }
    cells[at] = isInteger
      ? view.getInt32(from) * TWO_32 + view.getUint32(from + 4)
      : view.getFloat64(from);
    from += 8;
  }
}

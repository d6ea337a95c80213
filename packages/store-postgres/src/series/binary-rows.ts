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
    this.#bytes.writeInt16BE(columns, this.#end);
    this.#end += 2;
    this.#count++;
  }

  int8(value: number | null): void {
    this.#reserve(ELEMENT_BYTES);
    if (value === null) this.#int4(-1);
    else this.#element8(value);
  }

  /** Writes an array of every `stride`-th cell from a start on as int8[]. */
  int8Array(cells: Float64Array, start: number, stride: number, count: number): void {
    this.#arrayHead(INT8, count, ELEMENT_BYTES * count, false);
    for (let at = start, left = count; left > 0; at += stride, left--) this.#element8(cells[at]!);
  }

  /** Writes an array of every `stride`-th cell from a start on as float8[], NaN as NULL. */
  float8Array(cells: Float64Array, start: number, stride: number, count: number): void {
    let nulls = 0;
    for (let at = start, left = count; left > 0; at += stride, left--)
      if (Number.isNaN(cells[at]!)) nulls++;
    this.#arrayHead(FLOAT8, count, ELEMENT_BYTES * count - 8 * nulls, nulls > 0);
    for (let at = start, left = count; left > 0; at += stride, left--) {
      const value = cells[at]!;
      if (Number.isNaN(value)) {
        this.#int4(-1);
        continue;
      }
      this.#int4(8);
      this.#bytes.writeDoubleBE(value, this.#end);
      this.#end += 8;
    }
  }

  /** Returns the bytes with the trailer; nothing can be added afterwards. */
  finish(): Uint8Array {
    this.#reserve(2);
    this.#bytes.writeInt16BE(-1, this.#end);
    return this.#bytes.subarray(0, this.#end + 2);
  }

  #arrayHead(type: number, count: number, elementBytes: number, hasNulls: boolean): void {
    // An empty array has no dimension.
    const head = count === 0 ? 12 : ARRAY_HEAD_BYTES;
    this.#reserve(4 + head + elementBytes);
    this.#int4(head + elementBytes);
    this.#int4(count === 0 ? 0 : 1);
    this.#int4(hasNulls ? 1 : 0);
    this.#int4(type);
    if (count === 0) return;
    this.#int4(count);
    this.#int4(1);
  }

  #element8(value: number): void {
    this.#int4(8);
    const high = Math.floor(value / TWO_32);
    this.#bytes.writeInt32BE(high, this.#end);
    this.#bytes.writeUInt32BE(value - high * TWO_32, this.#end + 4);
    this.#end += 8;
  }

  #int4(value: number): void {
    this.#bytes.writeInt32BE(value, this.#end);
    this.#end += 4;
  }

  #reserve(bytes: number): void {
    if (this.#end + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, this.#end + bytes));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }
}

/**
 * Reads an array that `array_send` returned into every `stride`-th cell from a start on, NULL as NaN.
 * @param isInteger whether it is int8[] instead of float8[]
 */
export function readArray(
  bytes: Uint8Array,
  isInteger: boolean,
  cells: Float64Array,
  start: number,
  stride: number,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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

import { StoreError } from '../store-error.ts';

/**
 * Rows lie in a Float64Array, each with its time, one value more and the columns; NaN stands for null. As bytes they are
 * their number, then column after column: a byte that says how, which of the values are null (a bit each, if any is), and
 * the values: as whole numbers of some unit, the difference from one to the next as a varint; where no unit is exact, as
 * 8 bytes each.
 */

/** Values are whole multiples of one of these parts of 1: 1/600000 is the unit of positions in AIS. */
const SCALES = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 600_000] as const;
/** The other way: whole thousands, as are times that were sent in seconds. */
const THOUSANDS = SCALES.length;
const RAW = 14;
const ALL_NULL = 15;
const KIND = 15;
const IS_CONSTANT = 16;
const HAS_NULLS = 32;

/** Up to here the difference of two, doubled, is still exact. */
const WHOLE_MAX = 2 ** 51;
const VARINT_BYTES_MAX = 8;

let bytes = new Uint8Array(2 ** 16);
let words = new DataView(bytes.buffer);
let wholes = new Float64Array(2 ** 10);
let at = 0;

/** @param slots which values of each row are written, in this order */
export function encodeRows(
  rows: Float64Array,
  count: number,
  stride: number,
  slots: readonly number[],
): Uint8Array {
  reserve(count, slots.length);
  at = 0;
  writeVarint(count);
  if (count > 0) for (const slot of slots) encodeColumn(rows, slot, stride, count);
  return bytes.slice(0, at);
}

/** @returns the rows; values that were not written are 0 */
export function decodeRows(
  packed: Uint8Array,
  stride: number,
  slots: readonly number[],
): Float64Array {
  const from = { bytes: packed, at: 0 };
  const count = readVarint(from);
  const rows = new Float64Array(count * stride);
  if (count > 0) for (const slot of slots) decodeColumn(from, rows, slot, stride, count);
  if (from.at !== packed.length) throw new StoreError('Rows in the store are damaged');
  return rows;
}

function reserve(count: number, columns: number): void {
  const most = 16 + columns * (16 + count * (VARINT_BYTES_MAX + 1));
  if (bytes.length < most) {
    bytes = new Uint8Array(most * 2);
    words = new DataView(bytes.buffer);
  }
  if (wholes.length < count) wholes = new Float64Array(count * 2);
}

function encodeColumn(rows: Float64Array, slot: number, stride: number, count: number): void {
  const end = slot + count * stride;
  let nulls = 0;
  for (let i = slot; i < end; i += stride) if (Number.isNaN(rows[i])) nulls++;
  if (nulls === count) {
    bytes[at++] = ALL_NULL;
    return;
  }
  const kind = kindOf(rows, slot, stride, end);
  const held = count - nulls;
  const isConstant = kind !== RAW && isFirstRepeated(held);
  bytes[at++] = kind | (isConstant ? IS_CONSTANT : 0) | (nulls > 0 ? HAS_NULLS : 0);
  if (nulls > 0) writeNulls(rows, slot, stride, count);
  if (kind === RAW) writeRaw(rows, slot, stride, end);
  else writeDifferences(isConstant ? 1 : held);
}

/** Finds the first unit that is exact for all values, and leaves them in `wholes`. */
function kindOf(rows: Float64Array, slot: number, stride: number, end: number): number {
  if (areThousands(rows, slot, stride, end)) return THOUSANDS;
  for (let kind = 0; kind < SCALES.length; kind++)
    if (areMultiples(rows, slot, stride, end, SCALES[kind]!)) return kind;
  return RAW;
}

function areMultiples(
  rows: Float64Array,
  slot: number,
  stride: number,
  end: number,
  scale: number,
): boolean {
  let held = 0;
  for (let i = slot; i < end; i += stride) {
    const value = rows[i]!;
    const whole = Math.round(value * scale);
    if (whole / scale === value && whole <= WHOLE_MAX && whole >= -WHOLE_MAX)
      wholes[held++] = whole;
    else if (!Number.isNaN(value)) return false;
  }
  return true;
}

function areThousands(rows: Float64Array, slot: number, stride: number, end: number): boolean {
  let held = 0;
  for (let i = slot; i < end; i += stride) {
    const value = rows[i]!;
    const whole = Math.round(value / 1000);
    if (whole * 1000 === value && whole <= WHOLE_MAX && whole >= -WHOLE_MAX) wholes[held++] = whole;
    else if (!Number.isNaN(value)) return false;
  }
  return true;
}

function isFirstRepeated(held: number): boolean {
  for (let i = 1; i < held; i++) if (wholes[i] !== wholes[0]) return false;
  return true;
}

function writeNulls(rows: Float64Array, slot: number, stride: number, count: number): void {
  bytes.fill(0, at, at + ((count + 7) >> 3));
  for (let i = 0; i < count; i++) {
    const value = rows[slot + i * stride]!;
    if (Number.isNaN(value)) bytes[at + (i >> 3)]! |= 1 << (i & 7);
  }
  at += (count + 7) >> 3;
}

function writeRaw(rows: Float64Array, slot: number, stride: number, end: number): void {
  for (let i = slot; i < end; i += stride) {
    const value = rows[i]!;
    if (Number.isNaN(value)) continue;
    words.setFloat64(at, value, true);
    at += 8;
  }
}

function writeDifferences(held: number): void {
  let before = 0;
  for (let i = 0; i < held; i++) {
    const whole = wholes[i]!;
    const difference = whole - before;
    writeVarint(difference < 0 ? -2 * difference - 1 : 2 * difference);
    before = whole;
  }
}

function writeVarint(value: number): void {
  let left = value;
  while (left >= 0x80000000) {
    bytes[at++] = (left % 128) | 128;
    left = Math.floor(left / 128);
  }
  let small = left | 0;
  while (small >= 128) {
    bytes[at++] = (small & 127) | 128;
    small >>>= 7;
  }
  bytes[at++] = small;
}

interface From {
  readonly bytes: Uint8Array;
  at: number;
}

function decodeColumn(
  from: From,
  rows: Float64Array,
  slot: number,
  stride: number,
  count: number,
): void {
  const head = from.bytes[from.at++]!;
  const kind = head & KIND;
  if (kind === ALL_NULL) {
    for (let i = 0; i < count; i++) rows[slot + i * stride] = Number.NaN;
    return;
  }
  const nullsAt = head & HAS_NULLS ? from.at : -1;
  if (nullsAt >= 0) from.at += (count + 7) >> 3;
  const view = new DataView(from.bytes.buffer, from.bytes.byteOffset, from.bytes.length);
  const scale = kind === THOUSANDS || kind === RAW ? 1 : SCALES[kind]!;
  const factor = kind === THOUSANDS ? 1000 : 1;
  const isConstant = (head & IS_CONSTANT) !== 0;
  let whole = 0;
  let isFirst = true;
  for (let i = 0; i < count; i++) {
    const target = slot + i * stride;
    if (nullsAt >= 0 && from.bytes[nullsAt + (i >> 3)]! & (1 << (i & 7))) {
      rows[target] = Number.NaN;
    } else if (kind === RAW) {
      rows[target] = view.getFloat64(from.at, true);
      from.at += 8;
    } else {
      if (isFirst || !isConstant) {
        const zigzag = readVarint(from);
        whole += zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
      }
      isFirst = false;
      rows[target] = (whole * factor) / scale;
    }
  }
}

function readVarint(from: From): number {
  let byte = from.bytes[from.at++]!;
  let value = byte & 127;
  for (let unit = 128; byte >= 128; unit *= 128) {
    byte = from.bytes[from.at++]!;
    value += (byte & 127) * unit;
  }
  return value;
}

import { crc32 } from 'node:zlib';
import { StoreError } from '@roadstead/contracts';

/**
 * Rows are in a Float64Array (`RowLayout`); NaN is null. Encoded rows are a head: the byte 0, the version of the format (1),
 * and a CRC-32 of the rest in 4 bytes, little endian. The rest is the count of the rows, then each column: a byte with the
 * encoding and its flags; a bit for each value that is null, if any is; and the values: as whole multiples of a unit, of
 * which the differences are varints; or, if no unit is exact, as 8 bytes each. Rows of files of version 1 have no head: they
 * begin with their count, which is 0 only if nothing follows.
 */
const VERSION = 1;
const HEAD_BYTES = 6;

/** Units are 1 divided by one of these: 1/600000 of a degree is the unit of positions in AIS. */
const SCALES = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 600_000] as const;
/** The unit 1000: times in milliseconds that were received in seconds. */
const THOUSANDS = SCALES.length;
const RAW = 14;
const ALL_NULL = 15;
const ENCODING_MASK = 15;
const IS_CONSTANT = 16;
const HAS_NULLS = 32;

/** The largest whole number for which the doubled difference of two is exact. */
const WHOLE_MAX = 2 ** 51;
const VARINT_BYTES_MAX = 8;

let bytes = new Uint8Array(2 ** 16);
let words = new DataView(bytes.buffer);
let wholes = new Float64Array(2 ** 10);
let at = 0;

/** Encodes rows. @param slots the values of each row to encode, in this order */
export function encodeRows(
  rows: Float64Array,
  count: number,
  stride: number,
  slots: readonly number[],
): Uint8Array {
  reserve(count, slots.length);
  bytes[0] = 0;
  bytes[1] = VERSION;
  at = HEAD_BYTES;
  writeVarint(count);
  if (count > 0) for (const slot of slots) encodeColumn(rows, slot, stride, count);
  words.setUint32(2, crc32(bytes.subarray(HEAD_BYTES, at)), true);
  return bytes.slice(0, at);
}

/** Decodes rows; values that were not encoded are 0. @throws StoreError `damaged` if they are not what was encoded */
export function decodeRows(
  packed: Uint8Array,
  stride: number,
  slots: readonly number[],
): Float64Array {
  const from = { bytes: packed, at: checkedStart(packed) };
  try {
    const count = readVarint(from);
    const rows = new Float64Array(count * stride);
    if (count > 0) for (const slot of slots) decodeColumn(from, rows, slot, stride, count);
    if (from.at === packed.length) return rows;
  } catch (error) {
    // Rows without a CRC can have any count.
    if (!(error instanceof RangeError)) throw error;
  }
  throw damagedRows();
}

/** Returns where the rows begin, after a head with the right CRC. @throws StoreError */
function checkedStart(packed: Uint8Array): number {
  if (packed[0] !== 0 || packed.length === 1) return 0;
  if (packed[1] !== VERSION || packed.length < HEAD_BYTES) throw damagedRows();
  const stored = new DataView(packed.buffer, packed.byteOffset).getUint32(2, true);
  if (stored !== crc32(packed.subarray(HEAD_BYTES))) throw damagedRows();
  return HEAD_BYTES;
}

function damagedRows(): StoreError {
  return new StoreError('Rows in the store are damaged', 'damaged');
}

function reserve(count: number, columns: number): void {
  const most = HEAD_BYTES + 16 + columns * (16 + count * (VARINT_BYTES_MAX + 1));
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
  const encoding = encodingOf(rows, slot, stride, end);
  const valueCount = count - nulls;
  const isConstant = encoding !== RAW && isFirstRepeated(valueCount);
  bytes[at++] = encoding | (isConstant ? IS_CONSTANT : 0) | (nulls > 0 ? HAS_NULLS : 0);
  if (nulls > 0) writeNulls(rows, slot, stride, count);
  if (encoding === RAW) writeRaw(rows, slot, stride, end);
  else writeDifferences(isConstant ? 1 : valueCount);
}

/** Finds the first unit that is exact for all values, and stores the multiples in `wholes`. */
function encodingOf(rows: Float64Array, slot: number, stride: number, end: number): number {
  if (areThousands(rows, slot, stride, end)) return THOUSANDS;
  for (let encoding = 0; encoding < SCALES.length; encoding++)
    if (areMultiples(rows, slot, stride, end, SCALES[encoding]!)) return encoding;
  return RAW;
}

function areMultiples(
  rows: Float64Array,
  slot: number,
  stride: number,
  end: number,
  scale: number,
): boolean {
  let valueCount = 0;
  for (let i = slot; i < end; i += stride) {
    const value = rows[i]!;
    const whole = Math.round(value * scale);
    if (whole / scale === value && whole <= WHOLE_MAX && whole >= -WHOLE_MAX)
      wholes[valueCount++] = whole;
    else if (!Number.isNaN(value)) return false;
  }
  return true;
}

function areThousands(rows: Float64Array, slot: number, stride: number, end: number): boolean {
  let valueCount = 0;
  for (let i = slot; i < end; i += stride) {
    const value = rows[i]!;
    const whole = Math.round(value / 1000);
    if (whole * 1000 === value && whole <= WHOLE_MAX && whole >= -WHOLE_MAX)
      wholes[valueCount++] = whole;
    else if (!Number.isNaN(value)) return false;
  }
  return true;
}

function isFirstRepeated(valueCount: number): boolean {
  for (let i = 1; i < valueCount; i++) if (wholes[i] !== wholes[0]) return false;
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

function writeDifferences(valueCount: number): void {
  let before = 0;
  for (let i = 0; i < valueCount; i++) {
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

interface Input {
  readonly bytes: Uint8Array;
  at: number;
}

function decodeColumn(
  from: Input,
  rows: Float64Array,
  slot: number,
  stride: number,
  count: number,
): void {
  const head = from.bytes[from.at++]!;
  const encoding = head & ENCODING_MASK;
  if (encoding === ALL_NULL) {
    for (let i = 0; i < count; i++) rows[slot + i * stride] = Number.NaN;
    return;
  }
  const nullsAt = head & HAS_NULLS ? from.at : -1;
  if (nullsAt >= 0) from.at += (count + 7) >> 3;
  const view = new DataView(from.bytes.buffer, from.bytes.byteOffset, from.bytes.length);
  const scale = encoding === THOUSANDS || encoding === RAW ? 1 : SCALES[encoding]!;
  const factor = encoding === THOUSANDS ? 1000 : 1;
  const isConstant = (head & IS_CONSTANT) !== 0;
  let whole = 0;
  let isFirst = true;
  for (let i = 0; i < count; i++) {
    const target = slot + i * stride;
    if (nullsAt >= 0 && from.bytes[nullsAt + (i >> 3)]! & (1 << (i & 7))) {
      rows[target] = Number.NaN;
    } else if (encoding === RAW) {
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

function readVarint(from: Input): number {
  let byte = from.bytes[from.at++]!;
  let value = byte & 127;
  for (let unit = 128; byte >= 128; unit *= 128) {
    byte = from.bytes[from.at++]!;
    value += (byte & 127) * unit;
  }
  return value;
}

import { array, assert, constantFrom, double, integer, oneof, property } from 'fast-check';
import { expect, it } from 'vitest';
import { decodeRows, encodeRows } from './row-codec.ts';

const STRIDE = 3;
const SLOTS = [0, 1, 2];

/** Kinds of columns: values of one kind, and nulls, which are NaN. */
const kinds = [
  integer(),
  integer({ min: -108_600_000, max: 108_600_000 }).map((whole) => whole / 600_000),
  integer({ min: 0, max: 4000 }).map((whole) => whole / 10),
  integer().map((whole) => whole * 1000),
  double({ noNaN: true, noDefaultInfinity: true }),
  constantFrom(2 ** 53, -(2 ** 53), 2 ** 51, 2 ** 51 + 1, -(2 ** 51), 5e-324, Number.MAX_VALUE),
];
const columns = kinds.map((kind) =>
  array(oneof({ weight: 9, arbitrary: kind }, { weight: 1, arbitrary: constantFrom(Number.NaN) }), {
    maxLength: 300,
  }),
);
const column = oneof(...columns);

/** Replaces -0 by 0: `toEqual` distinguishes them. */
const positive = (values: Iterable<number>): number[] => Array.from(values, (value) => value + 0);

it('decoded rows are exactly the encoded ones', () => {
  assert(
    property(column, column, column, (...three) => {
      const count = Math.min(...three.map(({ length }) => length));
      const rows = new Float64Array(count * STRIDE);
      for (let i = 0; i < rows.length; i++) rows[i] = three[i % STRIDE]![Math.floor(i / STRIDE)]!;
      const packed = encodeRows(rows, count, STRIDE, SLOTS);
      expect(positive(decodeRows(packed, STRIDE, SLOTS))).toEqual(positive(rows));
    }),
    { numRuns: 500 },
  );
});

it('each unit is exact up to its largest whole number', () => {
  for (const scale of [1e-3, 1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 600_000]) {
    const values = [0, 1, 7, 2 ** 31, 2 ** 32 + 1, 2 ** 50].flatMap((w) => [w / scale, -w / scale]);
    const rows = Float64Array.from(values);
    const packed = encodeRows(rows, rows.length, 1, [0]);
    expect(positive(decodeRows(packed, 1, [0]))).toEqual(positive(rows));
  }
});

it('a constant column needs one value, whole seconds and positions of AIS need few bytes', () => {
  const count = 120;
  const rows = new Float64Array(count * STRIDE);
  for (let i = 0; i < count; i++) {
    rows.set([1.7e12 + i * 10_000, (5_000_000 + i * 50) / 600_000, 3.5], i * STRIDE);
  }
  expect(encodeRows(rows, count, STRIDE, SLOTS).length).toBeLessThan(count * 3 + 30);
});

const ROWS = Float64Array.of(1.7e12, 2, 3, 1.7e12 + 1000, 5, 6.5);

it('truncated bytes are an error', () => {
  const packed = encodeRows(ROWS, 2, STRIDE, SLOTS);
  // One byte is an empty batch of a file of version 1.
  for (const length of [0, ...Array(packed.length).keys()].filter((each) => each !== 1))
    expect(() => decodeRows(packed.subarray(0, length), STRIDE, SLOTS)).toThrow('damaged');
});

it('each changed bit is an error', () => {
  const packed = encodeRows(ROWS, 2, STRIDE, SLOTS);
  for (let bit = 0; bit < packed.length * 8; bit++) {
    const changed = packed.slice();
    changed[bit >> 3]! ^= 1 << (bit & 7);
    // The two bytes of the head that distinguish it from rows of a file of version 1 included.
    expect(() => decodeRows(changed, STRIDE, SLOTS)).toThrow('damaged');
  }
});

it('rows of a file of version 1, without a CRC, are decoded', () => {
  const packed = encodeRows(ROWS, 2, STRIDE, SLOTS).subarray(6);
  expect(decodeRows(packed, STRIDE, SLOTS)).toEqual(ROWS);
  expect(decodeRows(Uint8Array.of(0), STRIDE, SLOTS)).toEqual(new Float64Array());
  const countless = Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 15, ...packed.subarray(1));
  expect(() => decodeRows(countless, STRIDE, SLOTS)).toThrow('damaged');
});

import { array, assert, constantFrom, double, integer, oneof, property } from 'fast-check';
import { expect, it } from 'vitest';
import { decodeRows, encodeRows } from './codec.ts';

const STRIDE = 3;
const SLOTS = [0, 1, 2];

/** Kinds of columns: each holds values of its kind, and may hold nulls, which are NaN. */
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

/** As `toEqual`, in which -0 and 0 are two. */
const positive = (values: Iterable<number>): number[] => Array.from(values, (value) => value + 0);

it('rows come back exactly, whatever their values are', () => {
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

it('each unit is exact to its last whole number', () => {
  for (const scale of [1e-3, 1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 600_000]) {
    const values = [0, 1, 7, 2 ** 31, 2 ** 32 + 1, 2 ** 50].flatMap((w) => [w / scale, -w / scale]);
    const rows = Float64Array.from(values);
    const packed = encodeRows(rows, rows.length, 1, [0]);
    expect(positive(decodeRows(packed, 1, [0]))).toEqual(positive(rows));
  }
});

it('a column that stays takes one value, whole seconds and positions of AIS take few bytes', () => {
  const count = 120;
  const rows = new Float64Array(count * STRIDE);
  for (let i = 0; i < count; i++) {
    rows.set([1.7e12 + i * 10_000, (5_000_000 + i * 50) / 600_000, 3.5], i * STRIDE);
  }
  expect(encodeRows(rows, count, STRIDE, SLOTS).length).toBeLessThan(count * 3 + 30);
});

it('bytes that are cut short are an error', () => {
  const rows = Float64Array.of(1, 2, 3, 4, 5, 6);
  const packed = encodeRows(rows, 2, STRIDE, SLOTS);
  expect(() => decodeRows(packed.subarray(0, -1), STRIDE, SLOTS)).toThrow('damaged');
});

import type { Mmsi } from '@roadstead/model';
import { expect, it } from 'vitest';
import { FLEET_UNKNOWN, FleetRows } from './fleet-rows.ts';

/** Time, longitude, latitude, speed, course and heading. */
const fix = (second: number): Float64Array =>
  Float64Array.of(1000 * second, -179.999_994, 9.5, 12.34, Number.NaN, 359);
const row = (second: number): readonly number[] => [
  ...[second, -17_999_999, 950_000, 123, FLEET_UNKNOWN, 359],
];

it('have the nearest fix to each step, and none of a ship that does not end', () => {
  const rows = new FleetRows(0, 10_000, 100);
  rows.begin();
  rows.add(fix(1), 0);
  rows.begin();
  rows.setBefore(fix(-9), 0);
  rows.setBefore(fix(-4), 0);
  for (const second of [2, 7, 9, 12, 18]) rows.add(fix(second), 0);
  rows.addAfter(fix(31), 0);
  rows.end(1 as Mmsi);
  rows.begin();
  rows.add(fix(3), 0);
  expect(rows.tracks().map(({ mmsi, rows: cells }) => [mmsi, ...cells])).toEqual([
    [1, ...[-4, 2, 9, 18, 31].flatMap(row)],
  ]);
});

it('are too many only with the track of a ship that ends', () => {
  const rows = new FleetRows(0, 1000, 2000);
  for (const mmsi of [1, 2] as Mmsi[]) {
    rows.begin();
    for (let second = 0; second < 2001; second++) rows.add(fix(second), 0);
    rows.begin();
    for (let second = 0; second < 1000; second++) rows.add(fix(second), 0);
    expect(rows.isOver).toBe(false);
    rows.end(mmsi);
  }
  rows.begin();
  rows.add(fix(0), 0);
  rows.end(3 as Mmsi);
  expect(rows.isOver).toBe(true);
});

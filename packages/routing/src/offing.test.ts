import { beforeAll, describe, expect, it } from 'vitest';
import { bundledBytes } from '../test-data/bundled.ts';
import { COLUMNS, columnOf, latitudeOf, rowOf, TILE_CELLS } from './grid.ts';
import { Inshore } from './inshore.ts';
import { Offing } from './offing.ts';
import { readGraph } from './read-graph.ts';
import { legMeters } from './sphere.ts';
import { INSHORE_EXTRA, OFFING_CELLS } from './thresholds.ts';
import type { WaterMask } from './water-mask.ts';

let mask: WaterMask;
let offing: Offing;
beforeAll(() => {
  ({ mask } = readGraph(bundledBytes()));
  offing = new Offing(mask);
});

/** As it is defined: land in the box around a cell. */
function hasLandNear(column: number, row: number): boolean {
  const middle = Math.floor(row / TILE_CELLS) * TILE_CELLS + TILE_CELLS / 2;
  const reach = Math.round(OFFING_CELLS / Math.cos((latitudeOf(middle) * Math.PI) / 180));
  for (let dy = -OFFING_CELLS; dy <= OFFING_CELLS; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (!mask.isWater(column + dx, row + dy)) return true;
    }
  }
  return false;
}

describe('Inshore', () => {
  it.each([
    ['the Channel', -3, 50],
    ['the antimeridian, at Fiji', 179.9, -16.8],
    ['Norway', 14, 67.5],
    ['the equator, off Gabon', 9, 0],
  ])('[R1] is where land is near: %s', (_, longitude, latitude) => {
    const inshore = new Inshore(mask);
    const found = { inshore: 0, offshore: 0 };
    for (let y = -60; y <= 60; y += 3) {
      for (let x = -60; x <= 60; x += 3) {
        const column = (columnOf(longitude) + x + COLUMNS) % COLUMNS;
        const row = rowOf(latitude) + y;
        const isNear = inshore.has(column, row);
        expect(isNear).toBe(hasLandNear(column, row));
        found[isNear ? 'inshore' : 'offshore']++;
      }
    }
    expect(found.inshore).toBeGreaterThan(50);
    expect(found.offshore).toBeGreaterThan(50);
  });
});

describe('Offing', () => {
  it('[R1] costs the length in open water', () => {
    expect(offing.costOf(-45, 35, -35, 25)).toBe(legMeters(-45, 35, -35, 25));
    expect(offing.costOf(175, 30, -175, 35)).toBe(legMeters(175, 30, -175, 35));
  });

  it('[R1] costs more by what is inshore, the same both ways', () => {
    // Through the Suez Canal land is always near.
    const canal = [32.56, 30.1, 32.33, 31.2] as const;
    const length = legMeters(...canal);
    expect(offing.costOf(...canal) / length).toBeCloseTo(1 + INSHORE_EXTRA, 2);
    // From Land's End out to sea: the first four miles.
    const out = offing.costOf(-5.75, 50.07, -10, 49) - legMeters(-5.75, 50.07, -10, 49);
    expect(out / INSHORE_EXTRA).toBeGreaterThan(3000);
    expect(out / INSHORE_EXTRA).toBeLessThan(25_000);
    const back = offing.costOf(-10, 49, -5.75, 50.07) - legMeters(-10, 49, -5.75, 50.07);
    expect(Math.abs(out - back)).toBeLessThan(2500 * INSHORE_EXTRA);
  });
});

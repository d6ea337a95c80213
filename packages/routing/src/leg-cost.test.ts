import { beforeAll, describe, expect, it } from 'vitest';
import { bundledBytes } from '../test-data/bundled.ts';
import {
  COLUMNS,
  columnOfLongitude,
  latitudeOfRow,
  rowOfLatitude,
  TILE_CELLS,
  TILE_COLUMNS,
} from './grid.ts';
import { inshoreRows } from './inshore-cells.ts';
import { LegCost } from './leg-cost.ts';
import { readGraph } from './read-graph.ts';
import { legMeters } from './sphere.ts';
import { INSHORE_CELLS, INSHORE_SURCHARGE, NARROW_SURCHARGE } from './thresholds.ts';
import type { WaterMask } from './water-mask.ts';

let mask: WaterMask;
let legCost: LegCost;
beforeAll(() => {
  ({ mask } = readGraph(bundledBytes()));
  legCost = new LegCost(mask);
});

/** The definition: whether there is land in the box around a cell. */
function hasLandNear(column: number, row: number): boolean {
  const middle = Math.floor(row / TILE_CELLS) * TILE_CELLS + TILE_CELLS / 2;
  const reach = Math.round(INSHORE_CELLS / Math.cos((latitudeOfRow(middle) * Math.PI) / 180));
  for (let dy = -INSHORE_CELLS; dy <= INSHORE_CELLS; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (!mask.isWater(column + dx, row + dy)) return true;
    }
  }
  return false;
}

describe('inshore cells', () => {
  it.each([
    ['the Channel', -3, 50],
    ['the antimeridian, at Fiji', 179.9, -16.8],
    ['Norway', 14, 67.5],
    ['the equator, off Gabon', 9, 0],
  ])('[R1] are those near land: %s', (_, longitude, latitude) => {
    const found = { inshore: 0, offshore: 0 };
    for (let y = -60; y <= 60; y += 3) {
      for (let x = -60; x <= 60; x += 3) {
        const column = (columnOfLongitude(longitude) + x + COLUMNS) % COLUMNS;
        const row = rowOfLatitude(latitude) + y;
        const rows = inshoreRows(mask, (row >> 5) * TILE_COLUMNS + (column >> 5), INSHORE_CELLS);
        const isNear = ((rows[row & 31] >>> (column & 31)) & 1) === 1;
        expect(isNear).toBe(hasLandNear(column, row));
        found[isNear ? 'inshore' : 'offshore']++;
      }
    }
    expect(found.inshore).toBeGreaterThan(50);
    expect(found.offshore).toBeGreaterThan(50);
  });
});

describe('the cost of a leg', () => {
  it('[R1] is the length in open water', () => {
    expect(legCost.costOf(-45, 35, -35, 25)).toBe(legMeters(-45, 35, -35, 25));
    expect(legCost.costOf(175, 30, -175, 35)).toBe(legMeters(175, 30, -175, 35));
  });

  it('[R1] has a surcharge for the inshore part, the same in both directions', () => {
    // All of the Suez Canal is near land.
    const canal = [32.56, 30.1, 32.33, 31.2] as const;
    const length = legMeters(...canal);
    expect(legCost.costOf(...canal) / length).toBeCloseTo(
      1 + INSHORE_SURCHARGE + NARROW_SURCHARGE,
      2,
    );
    // From Land's End out to sea: the first four miles.
    const out = legCost.costOf(-5.75, 50.07, -10, 49) - legMeters(-5.75, 50.07, -10, 49);
    expect(out / INSHORE_SURCHARGE).toBeGreaterThan(3000);
    expect(out / INSHORE_SURCHARGE).toBeLessThan(35_000);
    const back = legCost.costOf(-10, 49, -5.75, 50.07) - legMeters(-10, 49, -5.75, 50.07);
    expect(Math.abs(out - back)).toBeLessThan(2500 * INSHORE_SURCHARGE);
  });
});

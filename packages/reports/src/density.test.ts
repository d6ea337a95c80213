import type { Ring } from '@roadstead/geo';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { type DensityCell, type DensityRequest, densityReport } from './density.ts';
import { densityCellJson } from './report-json.ts';
import { BEGIN_MS, collectAll, memorySource, type TestFix } from './testing/memory-source.ts';
import { rectangleRing } from './testing/rectangle-ring.ts';

const SHIP = 235070762;

function request(cellDegrees: number, ...rings: readonly Ring[]): DensityRequest {
  return {
    type: 'density',
    name: 'traffic',
    area: { type: 'MultiPolygon', coordinates: rings.map((each) => [each]) },
    cellDegrees,
    beginMs: BEGIN_MS,
    endMs: BEGIN_MS + 24 * millisecondsInHour,
  };
}

/** Fixes on a parallel, every ten minutes. */
function track(latitude: number, ...longitudes: readonly number[]): readonly TestFix[] {
  return longitudes.map((longitude, i) => ({
    timeMs: BEGIN_MS + i * 10 * millisecondsInMinute,
    longitude,
    latitude,
  }));
}

function cells(fixes: readonly TestFix[], query: DensityRequest): Promise<DensityCell[]> {
  return collectAll(densityReport(query, memorySource([{ mmsi: SHIP, fixes }])));
}

/** South-western corner, ships and minutes. */
async function summaries(fixes: readonly TestFix[], query: DensityRequest): Promise<number[][]> {
  const found = await cells(fixes, query);
  return found.map(({ west, south, ships, insideMs }) => [
    west,
    south,
    ships,
    Math.round((1000 * insideMs) / millisecondsInMinute) / 1000,
  ]);
}

describe('a cell', () => {
  const square = request(0.5, rectangleRing(10, 50, 11, 51));

  it('[Y1] has the time of the segments through it', async () => {
    expect(await summaries(track(50.2, 9.5, 10.75, 10.75, 12), square)).toEqual([
      [10, 50, 1, 4],
      [10.5, 50, 1, 14],
    ]);
    expect(await summaries(track(50.2, 9.5, 11.5, 11.4), square)).toEqual([
      [10, 50, 1, 2.5],
      [10.5, 50, 1, 2.5],
    ]);
  });

  it('[Y1] has only the time inside the area', async () => {
    const triangle: Ring = [
      [10, 50],
      [10.5, 50],
      [10, 50.5],
      [10, 50],
    ];
    expect(await summaries(track(50.1, 9.9, 10.5, 10.5), request(0.5, triangle))).toEqual([
      [10, 50, 1, 6.667],
    ]);
  });

  it('[Y2] counts each ship once', async () => {
    const fixes = track(50.2, 10.1, 10.2, 9.9, 10.2);
    const source = memorySource([
      { mmsi: 1, fixes },
      { mmsi: 2, fixes: fixes.slice(0, 2) },
    ]);
    expect(await collectAll(densityReport(square, source))).toMatchObject([{ ships: 2 }]);
  });

  it('[Y2] counts a ship with a single fix in it', async () => {
    expect(await summaries(track(50.2, 10.1), square)).toEqual([[10, 50, 1, 0]]);
    expect(await summaries(track(50.2, 9.9), square)).toEqual([]);
    expect(await summaries(track(50.2, 10.1), { ...square, beginMs: BEGIN_MS + 1 })).toEqual([]);
    // The fix is the first of the period, and the last of the ship.
    const second = { ...square, beginMs: BEGIN_MS + 10 * millisecondsInMinute };
    expect(await summaries(track(50.2, 10.1, 10.2), second)).toEqual([[10, 50, 1, 0]]);
  });

  it('[Y3] is found across the antimeridian, and lies on one side of it', async () => {
    const cut = request(1, rectangleRing(178, 0, 180, 1), rectangleRing(-180, 0, -179, 1));
    const whole = request(1, rectangleRing(178, 0, 181, 1));
    const fixes = track(0.5, 179.5, -179.5);
    const expected = [
      [179, 0, 1, 5],
      [-180, 0, 1, 5],
    ];
    expect(await summaries(fixes, cut)).toEqual(expected);
    expect(await summaries(fixes, whole)).toEqual(expected);
    expect(await summaries(fixes, request(10, rectangleRing(-180, -90, 180, 90)))).toEqual([
      [-180, 0, 1, 5],
      [170, 0, 1, 5],
    ]);
  });

  it('[Y3] lies at multiples of its size, and its JSON is a polygon', async () => {
    const fixes = track(-33.875, 151.237, 151.239);
    const [cell] = await cells(fixes, request(0.01, rectangleRing(151.2366, -34.1, 151.4, -33.8)));
    expect(densityCellJson(cell)).toEqual({
      cell: { type: 'Polygon', coordinates: [rectangleRing(151.23, -33.88, 151.24, -33.87)] },
      ships: 1,
      ship_hours: expect.closeTo(1 / 6, 9),
    });
  });

  it('[D1] has no time of a silence of more than half an hour', async () => {
    const [from, to] = track(50.2, 10.1, 10.2);
    const late = { ...to, timeMs: from.timeMs + 31 * millisecondsInMinute };
    expect(await summaries([from, late], square)).toEqual([[10, 50, 1, 0]]);
  });
});

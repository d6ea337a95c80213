import { describe, expect, it } from 'vitest';
import { inChunks, textBytes } from '../test-data/read-text.ts';
import { readReports } from './read-reports.ts';
import type { ReadWarning } from './scale-check.ts';

async function warningsOf(text: string): Promise<readonly ReadWarning[]> {
  const warnings: ReadWarning[] = [];
  for await (const batch of readReports(inChunks(textBytes(text)))) {
    warnings.push(...batch.warnings);
  }
  return warnings;
}

const HEADER = 'mmsi,timestamp,lon,lat,speed,course';

/** Rows of a ship under way, with its numbers multiplied. */
function rows({ degree = 1, knot = 1, course = 1, digits = 9 }): string {
  const values = Array.from({ length: 30 }, (_, i) => [
    219_000_001,
    1_700_000_000 + 10 * i,
    ((103.9 + i / 1000) * degree).toFixed(digits),
    ((1.2 + i / 1000) * degree).toFixed(digits),
    ((12 + (i % 3)) * knot).toFixed(1),
    ((90 + i) * course).toFixed(1),
  ]);
  return [HEADER, ...values.map((row) => row.join())].join('\n');
}

describe('readReports warns of', () => {
  it.each([
    ['units of AIS', { degree: 600_000, digits: 0 }, 'longitude=lon/600000,latitude=lat/600000'],
    [
      'ten-millionths of degrees',
      { degree: 1e7, digits: 0 },
      'longitude=lon/10000000,latitude=lat/10000000',
    ],
    ['minutes', { degree: 60 }, 'longitude=lon/60,latitude=lat/60'],
    ['tenths of knots and degrees', { knot: 10, course: 10 }, 'sog=speed/10,cog=course/10'],
  ])('%s, with the columns that correct them', async (_, factors, columns) => {
    expect(await warningsOf(rows(factors))).toMatchObject([{ columns }]);
  });

  it('members of JSON, by their paths', async () => {
    const record = { mmsi: 219_000_001, time: 1.7e9, geometry: { coordinates: [6e7, 6e5] } };
    const feature = JSON.stringify({ ...record, properties: { ...record } });
    expect(await warningsOf(`${feature}\n${feature}`)).toMatchObject([
      {
        columns: 'longitude=geometry.coordinates.0/600000,latitude=geometry.coordinates.1/600000',
      },
    ]);
  });

  it('nothing in plausible numbers, fast craft, codes for "not available" and longitudes to 360', async () => {
    expect(await warningsOf(rows({}))).toEqual([]);
    expect(await warningsOf(rows({ knot: 4 }))).toEqual([]);
    const unknown = '219000001,1700000000,181,91,102.3,360';
    expect(await warningsOf([HEADER, ...Array(30).fill(unknown)].join('\n'))).toEqual([]);
    const far = '219000001,1700000000,250,9,12,350';
    expect(await warningsOf([HEADER, ...Array(30).fill(far)].join('\n'))).toEqual([]);
  });
});

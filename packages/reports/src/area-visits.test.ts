import type { Ring } from '@roadstead/geo';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { type AreaVisits, type AreaVisitsRequest, areaVisitsReport } from './area-visits.ts';
import { areaVisitsJson } from './report-json.ts';
import { BEGIN_MS, collectAll, memorySource, type TestFix } from './testing/memory-source.ts';
import { rectangleRing } from './testing/rectangle-ring.ts';

const SHIP = 235070762;

/** From 10° to 11° east, 50° to 51° north. */
const SQUARE = rectangleRing(10, 50, 11, 51);

function request(minutes: number, ...rings: readonly Ring[]): AreaVisitsRequest {
  return {
    type: 'areavisits',
    name: 'anchorage',
    area: { type: 'MultiPolygon', coordinates: rings.map((each) => [each]) },
    beginMs: BEGIN_MS,
    endMs: BEGIN_MS + minutes * millisecondsInMinute,
  };
}

/** Fixes on the parallel of 50.5° north, every ten minutes. */
function track(...longitudes: readonly number[]): readonly TestFix[] {
  return longitudes.map((longitude, i) => ({
    timeMs: BEGIN_MS + i * 10 * millisecondsInMinute,
    longitude,
    latitude: 50.5,
  }));
}

function visits(fixes: readonly TestFix[], query: AreaVisitsRequest): Promise<AreaVisits[]> {
  return collectAll(areaVisitsReport(query, memorySource([{ mmsi: SHIP, fixes }])));
}

/** Entry and exit with their minutes, and the minutes inside. */
async function summaries(
  fixes: readonly TestFix[],
  query = request(600, SQUARE),
): Promise<string[]> {
  const minute = (timeMs: number): number => (timeMs - BEGIN_MS) / millisecondsInMinute;
  return (await visits(fixes, query)).flatMap((record) =>
    record.visits.map(
      ({ entry, exit, fromMs, untilMs, insideMs }) =>
        `${entry} ${minute(fromMs)}, ${exit} ${minute(untilMs)}: ${insideMs / millisecondsInMinute}`,
    ),
  );
}

describe('a visit', () => {
  it('[V1] lasts from the entry of the segment into the area to its exit', async () => {
    expect(await summaries(track(9.5, 10.5, 10.9, 11.1))).toEqual(['entered 5, left 25: 20']);
    expect(await summaries(track(9, 9.5, 9.9))).toEqual([]);
  });

  it('[V1] between two fixes is found', async () => {
    expect(await summaries(track(9.5, 11.5))).toEqual(['entered 2.5, left 7.5: 5']);
  });

  it('[V1] is found across the antimeridian, in an area divided there', async () => {
    const cut = request(600, rectangleRing(179, 50, 180, 51), rectangleRing(-180, 50, -179, 51));
    expect(await summaries(track(178.5, 179.5, -179.5, -178.5), cut)).toEqual([
      'entered 5, left 25: 20',
    ]);
    expect(await summaries(track(-178.5, 178.5), cut)).toEqual([
      'entered 1.6666666666666667, left 8.333333333333334: 6.666666666666667',
    ]);
  });

  it('[V2] of a ship inside at the begin or end of the period has no entry or exit', async () => {
    const fixes = track(10.2, 10.3, 10.4, 10.5, 10.6);
    const query = { ...request(25, SQUARE), beginMs: BEGIN_MS + 15 * millisecondsInMinute };
    expect(await summaries(fixes, query)).toEqual(['inside-at-begin 15, inside-at-end 25: 10']);
    const [record] = await visits(fixes, query);
    expect(areaVisitsJson(record)).toMatchObject({
      ship: { mmsi: SHIP },
      inside_seconds: 600,
      visits: [
        {
          entry: null,
          entry_type: 'inside-at-begin',
          from: '2026-06-01T00:15:00Z',
          exit: null,
          exit_type: 'inside-at-end',
          until: '2026-06-01T00:25:00Z',
        },
      ],
    });
  });

  it('[V3] continues over an absence of five minutes, which does not count', async () => {
    expect(await summaries(track(10.5, 10.8, 11.2, 10.8, 10.5, 9.5))).toEqual([
      'heard-inside 0, left 15: 15',
      'entered 25, left 45: 20',
    ]);
    const briefly = await summaries(track(10.5, 10.9, 11 + 1 / 31, 10.9, 10.5, 9.5));
    expect(briefly).toEqual([expect.stringMatching(/^heard-inside 0, left 45: 40\.1/)]);
    expect(await summaries(track(10.5, 10.9, 11 + 1 / 29, 10.9, 10.5, 9.5))).toHaveLength(2);
  });

  it('[V4] ends with a silence of more than half an hour, after which another one begins', async () => {
    const fixes = track(9.5, 10.5, 10.5, 10.5, 10.5, 10.5, 11.5).filter((_, i) => i < 3 || i > 5);
    const late = fixes.map((fix, i) => (i < 3 ? fix : { ...fix, timeMs: fix.timeMs + 60_000 }));
    expect(await summaries(late)).toEqual(['entered 5, lost-inside 20: 15']);
    const [a, b, ...others] = track(10.5, 10.5, 10.5, 10.5, 10.5, 9.5);
    expect(
      await summaries([
        a,
        b,
        ...others.slice(-2).map((fix) => ({ ...fix, timeMs: fix.timeMs + millisecondsInHour })),
      ]),
    ).toEqual(['heard-inside 0, lost-inside 10: 10', 'heard-inside 100, left 105: 5']);
  });

  it('[V4] of a ship with a single fix has no duration', async () => {
    expect(await summaries(track(10.5))).toEqual(['heard-inside 0, lost-inside 0: 0']);
    expect(await summaries(track(10.5), { ...request(5, SQUARE), beginMs: BEGIN_MS + 1 })).toEqual(
      [],
    );
  });
});

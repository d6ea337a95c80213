import { type Area, prepareArea, prepareLine } from '@roadstead/geo';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaVisitsReport } from './area-visits.ts';
import { densityReport } from './density.ts';
import { multishipReport, type ShipActivity } from './multiship.ts';
import { passageLineReport, type ShipPassage } from './passage-line.ts';
import type { ReportPeriod } from './report-source.ts';
import {
  BEGIN_MS,
  collectAll,
  knownTimes,
  memorySource,
  type TestFix,
  type TestShip,
} from './testing/memory-source.ts';
import type { AreaVisit } from './visit-finder.ts';

type Place = readonly [longitude: number, latitude: number];

const MMSI = 235070762;

/** Steps of a track: minutes, and units east and north of its centre. */
const steps = fc.record({
  // Mostly within the gap of half an hour; sometimes exactly that, sometimes beyond.
  minutes: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 30 }) },
    { weight: 1, arbitrary: fc.integer({ min: 30, max: 90 }) },
  ),
  east: fc.integer({ min: -40, max: 40 }),
  north: fc.integer({ min: -40, max: 40 }),
  sog: fc.option(fc.constantFrom(0, 0.9, 1, 12.5), { nil: undefined }),
  navStatus: fc.constantFrom(0, 1, 5, 15),
  starts: fc.integer({ min: 0, max: 29 }).map((chance) => chance === 0),
});

/** Tracks of a ship that moves around a position. */
function tracksAround(
  longitude: number,
  latitude: number,
  unitDegrees: number,
): fc.Arbitrary<readonly TestFix[]> {
  return fc.array(steps, { minLength: 2, maxLength: 60 }).map((sequence) => {
    let timeMs = BEGIN_MS;
    return sequence.map(({ minutes, east, north, sog, navStatus, starts }) => {
      timeMs += minutes * millisecondsInMinute;
      const x = longitude + east * unitDegrees;
      return {
        timeMs,
        longitude: x > 180 ? x - 360 : x < -180 ? x + 360 : x,
        latitude: latitude + north * unitDegrees,
        ...(sog !== undefined && { sog }),
        navStatus,
        starts,
      };
    });
  });
}

/** A period that begins and ends around such a track, and its two parts. */
const periods = fc
  .tuple(
    fc.integer({ min: -60, max: 600 }),
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 1, max: 300 }),
  )
  .map(
    ([begin, first, second]): readonly [
      whole: ReportPeriod,
      first: ReportPeriod,
      second: ReportPeriod,
    ] => {
      const beginMs = BEGIN_MS + begin * millisecondsInMinute;
      const middleMs = beginMs + first * millisecondsInMinute;
      const endMs = middleMs + second * millisecondsInMinute;
      return [
        { beginMs, endMs },
        { beginMs, endMs: middleMs },
        { beginMs: middleMs, endMs },
      ];
    },
  );

/** Longer than any of the tracks. */
const ALL: ReportPeriod = { beginMs: BEGIN_MS, endMs: BEGIN_MS + 100 * millisecondsInHour };

/** Pairs of fixes with a known segment between them (K2). */
function knownSegments(fixes: readonly TestFix[]): (readonly [TestFix, TestFix])[] {
  return fixes.flatMap((fix, i) => {
    const before = fixes[i - 1];
    const isKnown = before && !fix.starts && fix.timeMs - before.timeMs <= millisecondsInHour / 2;
    return isKnown ? [[before, fix]] : [];
  });
}

/** The time of a ship in an area in a period, computed from the area alone. */
function insideMsOf(
  fixes: readonly TestFix[],
  area: Area,
  { beginMs, endMs }: ReportPeriod,
): number {
  let sum = 0;
  for (const [from, to] of knownSegments(fixes)) {
    const east = to.longitude - from.longitude;
    const toLongitude = from.longitude + east - 360 * Math.round(east / 360);
    const at = (part: number): number => from.timeMs + (to.timeMs - from.timeMs) * part;
    for (const [enters, leaves] of area.insideIntervals(
      from.longitude,
      from.latitude,
      toLongitude,
      to.latitude,
    )) {
      sum += Math.max(0, Math.min(at(leaves), endMs) - Math.max(at(enters), beginMs));
    }
  }
  return sum;
}

function passages(
  fixes: readonly TestFix[],
  coordinates: readonly Place[],
  period: ReportPeriod,
): Promise<ShipPassage[]> {
  const line = { type: 'LineString', coordinates } as const;
  const request = { type: 'passageline', name: 'gate', line, ...period } as const;
  return collectAll(passageLineReport(request, memorySource([{ mmsi: MMSI, fixes }])));
}

describe('passages of any track', () => {
  /** Across the antimeridian; the steps around it of some 100 m, 10 m or 2 m leave ships near it often, or always. */
  const crooked: readonly Place[] = [
    [179.98, -0.02],
    [180, 0],
    [180.001, 0.001],
    [180, 0.01],
    [180.02, 0.02],
  ];
  const wanderers = fc.oneof(
    ...[0.0009, 0.0001, 0.00002].map((unitDegrees) => tracksAround(180, 0, unitDegrees)),
  );

  it('[K1] in a period are those in its two parts', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(wanderers, periods, async (fixes, [whole, first, second]) => {
        const found = await passages(fixes, crooked, whole);
        const parts = [
          ...(await passages(fixes, crooked, first)),
          ...(await passages(fixes, crooked, second)),
        ];
        expect(parts).toEqual(found);
        count += found.length;
      }),
      { numRuns: 500 },
    );
    expect(count).toBeGreaterThan(100);
  });

  it('[L2] that is never near the line are its changes of side', async () => {
    // Each fix is at least half a unit, some 350 m, off the line.
    const far = tracksAround(10.005, 50.5, 0.01);
    await fc.assert(
      fc.asyncProperty(far, async (fixes) => {
        const expected = knownSegments(fixes)
          .filter(([from, to]) => from.longitude < 10 !== to.longitude < 10)
          .map(([, to]) => to.longitude < 10);
        const meridian: readonly Place[] = [
          [10, 50],
          [10, 51],
        ];
        const found = await passages(fixes, meridian, ALL);
        expect(found.map(({ isToLeft }) => isToLeft)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('[L1] along the reversed line have the other side, and the distance from its other end', async () => {
    const { lengthMeters } = prepareLine({ type: 'LineString', coordinates: crooked }, 1);
    await fc.assert(
      fc.asyncProperty(wanderers, async (fixes) => {
        const there = await passages(fixes, crooked, ALL);
        const back = await passages(fixes, crooked.toReversed(), ALL);
        expect(back.map(({ isToLeft, timeMs }) => [!isToLeft, timeMs])).toEqual(
          there.map(({ isToLeft, timeMs }) => [isToLeft, timeMs]),
        );
        for (const [i, { distanceMeters }] of back.entries()) {
          expect(lengthMeters - distanceMeters).toBeCloseTo(there[i].distanceMeters, 2);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('activity on any track', () => {
  async function activity(fixes: readonly TestFix[], period: ReportPeriod): Promise<ShipActivity> {
    const call = (ata: number, atd: number): NonNullable<TestShip['calls']>[number] => ({
      port: { id: 7, locode: null, name: 'Port 7' },
      ...knownTimes(BEGIN_MS + ata * millisecondsInMinute, BEGIN_MS + atd * millisecondsInMinute),
      berths: [],
    });
    const ships = [MMSI] as unknown as Parameters<typeof multishipReport>[0]['ships'];
    const source = memorySource([{ mmsi: MMSI, fixes, calls: [call(30, 60), call(200, 320)] }]);
    const request = { type: 'multiship', name: 'fleet', ships, ...period } as const;
    const [found] = await collectAll(multishipReport(request, source));
    return found;
  }

  it('[K1] in a period is the sum of its two parts, and its durations add up to the period', async () => {
    await fc.assert(
      fc.asyncProperty(tracksAround(-180, 60, 0.0005), periods, async (fixes, cut) => {
        const [whole, first, second] = await Promise.all(cut.map((each) => activity(fixes, each)));
        for (const field of [
          'underWayMs',
          'atAnchorMs',
          'mooredMs',
          'silentMs',
          'fixCount',
        ] as const) {
          expect(first[field] + second[field], field).toBe(whole[field]);
        }
        expect(first.distanceMeters + second.distanceMeters).toBeCloseTo(whole.distanceMeters, 3);
        expect(whole.first).toEqual(first.first ?? second.first);
        expect(whole.last).toEqual(second.last ?? first.last);
        const { underWayMs, atAnchorMs, mooredMs, silentMs } = whole;
        expect(underWayMs + atAnchorMs + mooredMs + silentMs).toBe(cut[0].endMs - cut[0].beginMs);
        expect(silentMs).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });
});

/** A rhombus across the antimeridian, with a hole. */
const RHOMBUS = {
  type: 'Polygon',
  coordinates: [
    [
      [179, 0.5],
      [180, -0.5],
      [181, 0.5],
      [180.1, 1.5],
      [179, 0.5],
    ],
    [
      [179.9, 0.4],
      [180.1, 0.4],
      [180.1, 0.6],
      [179.9, 0.4],
    ],
  ],
} as const;
const PLAIN = prepareArea(RHOMBUS);
const AROUND = tracksAround(180, 0.5, 0.02);

describe('visits of any track', () => {
  async function visits(
    fixes: readonly TestFix[],
    period: ReportPeriod,
  ): Promise<readonly AreaVisit[]> {
    const request = { type: 'areavisits', name: 'area', area: RHOMBUS, ...period } as const;
    const source = memorySource([{ mmsi: MMSI, fixes }]);
    const [record] = await collectAll(areaVisitsReport(request, source));
    return record?.visits ?? [];
  }

  function insideMs(found: readonly AreaVisit[]): number {
    return found.reduce((sum, visit) => sum + visit.insideMs, 0);
  }

  it('[K1] have the duration that the area yields, in a period and in its two parts', async () => {
    await fc.assert(
      fc.asyncProperty(AROUND, periods, async (fixes, cut) => {
        const [whole, first, second] = await Promise.all(
          cut.map(async (each) => insideMs(await visits(fixes, each))),
        );
        expect(first + second).toBe(whole);
        // Rounding moves an instant by up to half a millisecond.
        expect(Math.abs(whole - insideMsOf(fixes, PLAIN, cut[0]))).toBeLessThan(fixes.length);
      }),
      { numRuns: 300 },
    );
  });

  it('[V1] lie in the period, do not overlap, and are no shorter than the time inside', async () => {
    await fc.assert(
      fc.asyncProperty(AROUND, periods, async (fixes, [period]) => {
        let lastMs = period.beginMs;
        for (const visit of await visits(fixes, period)) {
          expect(visit.fromMs).toBeGreaterThanOrEqual(lastMs);
          expect(visit.untilMs - visit.fromMs).toBeGreaterThanOrEqual(visit.insideMs);
          lastMs = visit.untilMs;
        }
        expect(lastMs).toBeLessThanOrEqual(period.endMs);
      }),
    );
  });
});

describe('density of any track', () => {
  /** Skewed: segments have whole hundredths, and rounding decides whether one along an edge is inside. */
  const SKEWED = {
    ...RHOMBUS,
    coordinates: RHOMBUS.coordinates.map((ring) =>
      ring.map(([x, y]): [number, number] => [x + 0.0137 * y, y + 0.0071 * (x - 180)]),
    ),
  };
  const area = prepareArea(SKEWED);

  async function cells(
    fixes: readonly TestFix[],
    period: ReportPeriod,
  ): Promise<Map<string, number>> {
    const request = { name: 'traffic', area: SKEWED, cellDegrees: 0.2, ...period };
    const source = memorySource([{ mmsi: MMSI, fixes }]);
    const found = await collectAll(densityReport({ type: 'density', ...request }, source));
    return new Map(found.map((cell) => [`${cell.west} ${cell.south}`, cell.insideMs]));
  }

  it('[K1] has the duration that the area yields, and for each cell the sum of two parts of a period', async () => {
    await fc.assert(
      fc.asyncProperty(AROUND, periods, async (fixes, cut) => {
        const [whole, first, second] = await Promise.all(cut.map((each) => cells(fixes, each)));
        for (const cell of new Set([...whole.keys(), ...first.keys(), ...second.keys()])) {
          const parts = (first.get(cell) ?? 0) + (second.get(cell) ?? 0);
          expect(parts, cell).toBeCloseTo(whole.get(cell) ?? 0, 1);
        }
        const sum = [...whole.values()].reduce((total, each) => total + each, 0);
        expect(Math.abs(sum - insideMsOf(fixes, area, cut[0]))).toBeLessThan(1);
      }),
      { numRuns: 300 },
    );
  });
});

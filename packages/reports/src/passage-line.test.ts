import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { type PassageLineRequest, passageLineReport, type ShipPassage } from './passage-line.ts';
import type { ReportProgress } from './report-execution.ts';
import { passageJson } from './report-json.ts';
import { BEGIN_MS, collectAll, memorySource, type TestFix } from './testing/memory-source.ts';

type Place = readonly [longitude: number, latitude: number];

const SHIP = 235070762;
/** Along the meridian of 10° east, northward: west of it is left. */
const NORTHWARD: readonly Place[] = [
  [10, 50],
  [10, 51],
];
/** Degrees of longitude at 50.5° north: some 7 m. */
const HAIR = 0.0001;

function request(line: readonly Place[], hours = 24): PassageLineRequest {
  return {
    type: 'passageline',
    name: 'gate',
    line: { type: 'LineString', coordinates: line },
    beginMs: BEGIN_MS,
    endMs: BEGIN_MS + hours * millisecondsInHour,
  };
}

/** Fixes at regular intervals from the begin on. */
function track(places: readonly Place[], minutes = 10): readonly TestFix[] {
  return places.map(([longitude, latitude], i) => ({
    timeMs: BEGIN_MS + i * minutes * millisecondsInMinute,
    longitude,
    latitude,
  }));
}

function passages(
  fixes: readonly TestFix[],
  query: PassageLineRequest = request(NORTHWARD),
): Promise<ShipPassage[]> {
  return collectAll(passageLineReport(query, memorySource([{ mmsi: SHIP, fixes }])));
}

/** The sides that passages lead to: west `<` and east `>` of the line. */
async function sides(fixes: readonly TestFix[]): Promise<string> {
  const found = await passages(fixes);
  return found.map(({ isToLeft }) => (isToLeft ? '<' : '>')).join('');
}

/** Positions on the parallel of 50.5° north, as many `HAIR`s east of the line. */
function beside(...hairs: readonly number[]): readonly Place[] {
  return hairs.map((each) => [10 + each * HAIR, 50.5]);
}

describe('a passage', () => {
  it('[L1] is at the crossing of a segment and the line', async () => {
    const fixes = [
      { timeMs: BEGIN_MS, longitude: 10.1, latitude: 50.4, sog: 12, cog: 300 },
      {
        timeMs: BEGIN_MS + 10 * millisecondsInMinute,
        longitude: 9.7,
        latitude: 50.8,
        sog: 14,
        cog: 310,
      },
    ];
    const [passage, ...others] = await passages(fixes);
    expect(others).toEqual([]);
    expect(passage.timeMs).toBe(BEGIN_MS + 2.5 * millisecondsInMinute);
    expect(passage.longitude).toBeCloseTo(10, 9);
    expect(passage.latitude).toBeCloseTo(50.5, 9);
    expect(passage).toMatchObject({ isToLeft: true, sog: 12, cog: 300 });
    expect(passage.distanceMeters).toBeCloseTo(55_619, -1);
  });

  it('[L1] has the JSON of the specification', async () => {
    const [passage] = await passages(
      track([
        [9.5, 50.5],
        [10.5, 50.5],
      ]),
    );
    expect(passageJson(passage)).toEqual({
      distance: expect.closeTo(55_619, -1),
      left: false,
      position: {
        type: 'Point',
        coordinates: [10, 50.5, '2026-06-01T00:05:00Z', null, null],
        extensions: ['time', 'cog', 'sog'],
      },
      ship: expect.objectContaining({ mmsi: SHIP, name: `SHIP ${SHIP}`, imo: null }),
    });
  });

  it('[L1] is a single one at a vertex, and with fixes on the line', async () => {
    const bent: readonly Place[] = [
      [10, 50],
      [10, 50.5],
      [10.5, 51],
    ];
    expect(
      await passages(
        track([
          [9.5, 50.5],
          [10.5, 50.5],
        ]),
        request(bent),
      ),
    ).toHaveLength(1);
    expect(
      await sides(
        track([
          [9.5, 50.5],
          [10, 50.5],
          [10.5, 50.5],
        ]),
      ),
    ).toBe('>');
    expect(
      await sides(
        track([
          [9.5, 50.5],
          [10, 50.5],
          [10, 50.6],
          [9.5, 50.5],
        ]),
      ),
    ).toBe('');
  });

  it('[L1] is found across the antimeridian', async () => {
    const line: readonly Place[] = [
      [179, 50],
      [181, 51],
    ];
    const found = await passages(
      track([
        [179.9, 50.6],
        [-179.9, 50.5],
      ]),
      request(line),
    );
    expect(found).toHaveLength(1);
    expect(found[0].longitude).toBeCloseTo(-179.95, 1);
    expect(found[0].isToLeft).toBe(false);
  });

  it('[D1] is unknown in a silence of more than half an hour, and on a jump', async () => {
    const there: readonly Place[] = [
      [9.5, 50.5],
      [10.5, 50.5],
    ];
    expect(await passages(track(there, 30))).toHaveLength(1);
    expect(await passages(track(there, 31))).toEqual([]);
    const [from, to] = track(there);
    expect(await passages([from, { ...to, starts: true }])).toEqual([]);
  });
});

describe('a ship at the line', () => {
  it('[L2] passes it once, however it jitters, when it leaves it', async () => {
    const fixes = track(beside(-100, -5, 5, -5, 5, 100));
    expect(await sides(fixes)).toBe('>');
    const [passage] = await passages(fixes);
    expect(passage.timeMs).toBe(BEGIN_MS + 35 * millisecondsInMinute);
  });

  it('[L2] does not pass it when it returns within 150 m', async () => {
    expect(await sides(track(beside(-100, 20, -100)))).toBe('');
    expect(await sides(track(beside(-100, 22, -100)))).toBe('><');
  });

  it('[L2] passes it again once it was clear of it', async () => {
    expect(await sides(track(beside(-100, 100, -100, 5, 100)))).toBe('><>');
  });

  it('[L2] passes as often as one segment crosses the line far apart', async () => {
    const zigzag: readonly Place[] = [
      [10, 50],
      [10.2, 51],
      [10.4, 50],
      [10.6, 51],
    ];
    expect(
      await passages(
        track([
          [9.9, 50.5],
          [10.9, 50.5],
        ]),
        request(zigzag),
      ),
    ).toHaveLength(3);
    const narrow = zigzag.map(([x, y]): Place => [10 + (x - 10) / 400, y]);
    expect(
      await passages(
        track([
          [9.9, 50.5],
          [10.9, 50.5],
        ]),
        request(narrow),
      ),
    ).toHaveLength(1);
  });

  it('[L3] has passed it when it falls silent on the other side', async () => {
    const [before, after] = track(beside(-100, 5));
    const silent = { ...after, timeMs: before.timeMs + 20 * millisecondsInMinute };
    const back = { ...before, timeMs: silent.timeMs + 40 * millisecondsInMinute };
    expect(await sides([before, silent])).toBe('>');
    expect(await sides([before, silent, back])).toBe('>');
    expect(
      await sides([
        before,
        { ...silent, timeMs: before.timeMs + millisecondsInMinute },
        { ...back, timeMs: before.timeMs + 2 * millisecondsInMinute },
      ]),
    ).toBe('');
  });

  it('[L4] is followed back to its arrival, and ahead to its departure', async () => {
    const days = 5;
    const hairs = Array.from({ length: days * 24 * 6 }, (_, i) => (i % 2 === 0 ? 5 : -5));
    const arrives = track(beside(-100, ...hairs, 100));
    // On the third day it is at the line all day.
    const third = {
      ...request(NORTHWARD),
      beginMs: BEGIN_MS + 48 * millisecondsInHour,
      endMs: BEGIN_MS + 72 * millisecondsInHour,
    };
    expect(await passages(arrives, third)).toEqual([]);
    const last = { ...third, beginMs: third.endMs, endMs: third.endMs + 72 * millisecondsInHour };
    expect(await passages(arrives, last)).toHaveLength(1);
    const returns = track(beside(-100, ...hairs, -100));
    expect(await passages(returns, last)).toEqual([]);
  });

  it('[L4] is followed ahead when it is near the line at the end of the period', async () => {
    const lies = Array.from({ length: 12 }, () => 5);
    const early = { ...request(NORTHWARD), endMs: BEGIN_MS + 15 * millisecondsInMinute };
    expect(await passages(track(beside(-100, ...lies, -100)), early)).toEqual([]);
    expect(await passages(track(beside(-100, ...lies, 100)), early)).toHaveLength(1);
  });

  it('[K5] does not reduce the progress meanwhile', async () => {
    const fixes = track(beside(-100, ...Array.from({ length: 12 }, () => 5), -100));
    const early = { ...request(NORTHWARD), endMs: BEGIN_MS + 15 * millisecondsInMinute };
    const parts: number[] = [];
    const onProgress = ({ shipsDone, shipPart }: ReportProgress): void => {
      parts.push(shipsDone + shipPart);
    };
    await collectAll(
      passageLineReport(early, memorySource([{ mmsi: SHIP, fixes }]), { onProgress }),
    );
    expect(parts.length).toBeGreaterThan(5);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });

  it('[L4] is the only one whose track is read further than the gap', async () => {
    const far = memorySource([{ mmsi: SHIP, fixes: track(beside(-100, 100, 200)) }]);
    const query = {
      ...request(NORTHWARD),
      beginMs: BEGIN_MS,
      endMs: BEGIN_MS + 12 * millisecondsInMinute,
    };
    await collectAll(passageLineReport(query, far));
    expect(far.reads).toEqual([
      {
        mmsi: SHIP,
        fromMs: query.beginMs - millisecondsInHour / 2,
        toMs: query.endMs + millisecondsInHour / 2,
      },
    ]);
  });
});

describe('passages', () => {
  it('[L5] are sorted by ship, then time; the end of the period is exclusive', async () => {
    const fixes = track([
      [9, 50.5],
      [11, 50.5],
      [9, 50.5],
    ]);
    const source = memorySource([
      { mmsi: 3, fixes },
      { mmsi: 1, fixes },
    ]);
    const upTo = (endMs: number): PassageLineRequest => ({ ...request(NORTHWARD), endMs });
    const found = await collectAll(passageLineReport(request(NORTHWARD), source));
    expect(found.map(({ ship, isToLeft }) => [ship.mmsi, isToLeft])).toEqual([
      [1, false],
      [1, true],
      [3, false],
      [3, true],
    ]);
    const second = found[1].timeMs;
    expect(await collectAll(passageLineReport(upTo(second), source))).toHaveLength(2);
    expect(await collectAll(passageLineReport(upTo(second + 1), source))).toHaveLength(4);
    const from = { ...request(NORTHWARD), beginMs: second };
    expect(await collectAll(passageLineReport(from, source))).toHaveLength(2);
  });
});

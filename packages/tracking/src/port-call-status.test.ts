import type { Mmsi } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PortCall, PortLookup, StatusFix } from './port-call.ts';
import { PortCallDetector } from './port-call-detector.ts';

const MMSI = 211_000_001 as Mmsi;
const MINUTE_MS = 60_000;
const METERS = 1 / 111_319.5;
const [UNDER_WAY, AT_ANCHOR, AGROUND, MOORED, UNDEFINED] = [0, 1, 6, 5, 15];

/** Port 1 lies within 1 km of 0° E, with a berth in its eastern half; port 2 lies from 2.5 km to 3.5 km east of it. */
const placeAt: PortLookup = (longitude, _, metersMax) => {
  const east = longitude / METERS;
  if (Math.abs(east) <= 1000) {
    return { portId: 1, berth: east > 0 ? { id: '1-1', name: 'East' } : null };
  }
  const [toFirst, toSecond] = [Math.abs(east) - 1000, Math.max(0, Math.abs(east - 3000) - 500)];
  if (Math.min(toFirst, toSecond) > metersMax) return undefined;
  return { portId: toFirst < toSecond ? 1 : 2, berth: null };
};

/** A fix a minute at a distance east of port 1, or on a straight course to another one; the last minute is not included. */
function lie(
  [from, to]: readonly [number, number],
  meters: number,
  navStatus: number,
  toMeters = meters,
): StatusFix[] {
  return Array.from({ length: to - from }, (_, i) => ({
    mmsi: MMSI,
    timeMs: (from + i) * MINUTE_MS,
    longitude: (meters + ((toMeters - meters) * i) / (to - from)) * METERS,
    latitude: 0,
    navStatus,
  }));
}

/** From the west into port 1, in an hour. */
const COMES = lie([0, 60], -20_000, UNDER_WAY, -1500);
const minutes = (ms: number | null): number | null => (ms === null ? null : ms / MINUTE_MS);

/** The final state of each call, in minutes. */
function callsIn(...fixes: readonly (readonly StatusFix[])[]): readonly object[] {
  const calls = new Map<number, PortCall>();
  for (const call of new PortCallDetector(placeAt).step(fixes.flat()))
    calls.set(call.beginMs, call);
  return [...calls.values()].map(({ portId, beginMs, ataMs, endMs, atdMs }) => ({
    ...{ portId, begin: minutes(beginMs), ata: minutes(ataMs) },
    ...{ end: minutes(endMs), atd: minutes(atdMs) },
  }));
}

const known = (portId: number, ata: number, atd: number | null): object => ({
  ...{ portId, begin: ata, ata, end: atd, atd },
});
const called = (ata: number, atd: number | null): readonly object[] => [known(1, ata, atd)];

describe('a stop in the area of a port', () => {
  it('[P1] at a berth is a call whatever the ship says', () => {
    for (const status of [UNDER_WAY, AT_ANCHOR, AGROUND, MOORED, UNDEFINED])
      expect(callsIn(COMES, lie([60, 70], 500, status))).toEqual(called(60, null));
  });

  it('[P1] outside its berths is a call at once if the ship says it is moored, or nothing', () => {
    for (const status of [MOORED, UNDEFINED])
      expect(callsIn(COMES, lie([60, 70], -500, status))).toEqual(called(60, null));
  });

  it('[P1] outside its berths is none while the ship says it is at anchor', () => {
    expect(callsIn(COMES, lie([60, 600], -500, AT_ANCHOR))).toEqual([]);
    // The status of a ship that anchors is that of the passage for a while, and that of a ship that leaves, too.
    const [before, after] = [lie([60, 100], -500, UNDER_WAY), lie([500, 600], -500, UNDER_WAY)];
    expect(callsIn(COMES, before, lie([100, 500], -500, AT_ANCHOR), after)).toEqual([]);
  });

  it('[P1] outside its berths is a call if the ship says nothing else in an hour', () => {
    for (const status of [UNDER_WAY, AGROUND]) {
      expect(callsIn(COMES, lie([60, 120], -500, status))).toEqual([]);
      expect(callsIn(COMES, lie([60, 121], -500, status))).toEqual(called(60, null));
    }
  });

  it('[P1] outside its berths is a call if the ship leaves without saying that it was at anchor', () => {
    const leaves = lie([80, 140], -700, UNDER_WAY, -20_000);
    expect(callsIn(COMES, lie([60, 80], -500, UNDER_WAY), leaves)).toEqual(called(60, 79));
    expect(callsIn(COMES, lie([60, 80], -500, AT_ANCHOR), leaves)).toEqual([]);
  });

  it('[P1] becomes a call when the ship says it is moored, with the begin of the stop', () => {
    const stale = lie([60, 200], -500, AT_ANCHOR);
    expect(callsIn(COMES, stale, lie([200, 210], -500, MOORED))).toEqual(called(60, null));
  });

  it('[P3] at anchor outside the berths ends the call', () => {
    const berth = lie([60, 200], 500, MOORED);
    expect(callsIn(COMES, berth, lie([205, 400], -500, AT_ANCHOR))).toEqual(called(60, 199));
    expect(callsIn(COMES, berth, lie([205, 400], -500, UNDER_WAY))).toEqual(called(60, null));
  });
});

describe('a stop near the area of a port', () => {
  it('[P1] is a call if the ship says it is moored', () => {
    expect(callsIn(COMES, lie([60, 70], -1500, MOORED))).toEqual(called(60, null));
    const late = lie([60, 300], -1500, UNDER_WAY);
    expect(callsIn(COMES, late, lie([300, 310], -1500, MOORED))).toEqual(called(60, null));
  });

  it('[P1] is none otherwise', () => {
    for (const status of [UNDER_WAY, AT_ANCHOR, AGROUND, UNDEFINED])
      expect(callsIn(COMES, lie([60, 600], -1500, status))).toEqual([]);
  });

  it('[P1] is a call where the ship was moored before, unless it says it is at anchor', () => {
    const moored = lie([60, 100], -1500, MOORED);
    const sails = [lie([100, 160], -1700, UNDER_WAY, -20_000), lie([160, 220], -20_000, 0, -2000)];
    const again = (status: number): readonly object[] =>
      callsIn(COMES, moored, ...sails, lie([220, 400], -1600, status)).slice(1);
    expect(again(UNDER_WAY)).toEqual(called(220, null));
    expect(again(UNDEFINED)).toEqual(called(220, null));
    expect(again(AT_ANCHOR)).toEqual([]);
  });

  it('[P1] at sea is none, whatever the ship says', () => {
    const far = fc.integer({ min: 2050, max: 9000 }).map((meters) => -meters);
    const status = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(far, fc.array(status, { minLength: 1, maxLength: 20 }), (meters, statuses) => {
        const stops = statuses.map((each, i) => lie([60 + 90 * i, 150 + 90 * i], meters, each));
        expect(callsIn(COMES, ...stops)).toEqual([]);
      }),
    );
  });

  it('[P2] within 1 km of the last one is in the same port, although another one is nearer', () => {
    const moored = lie([60, 100], 1600, MOORED);
    expect(callsIn(COMES, moored, lie([105, 150], 2000, MOORED))).toEqual(called(60, null));
    expect(callsIn(COMES, lie([60, 100], 2000, MOORED))).toEqual([known(2, 60, null)]);
  });
});

describe('the times of a call', () => {
  const leaves = lie([80, 140], -700, UNDER_WAY, -20_000);

  it('[P6] have no ATA if the ship was in port when it was heard for the first time', () => {
    const unknown = { portId: 1, begin: 0, ata: null, end: null, atd: null };
    expect(callsIn(lie([0, 80], -500, MOORED))).toEqual([unknown]);
    expect(callsIn(lie([0, 80], -500, MOORED), leaves)).toEqual([{ ...unknown, end: 79, atd: 79 }]);
    // Under way in port: it may come from another berth.
    const shifts = [lie([0, 10], 900, UNDER_WAY, -500), lie([10, 80], -500, MOORED)];
    expect(callsIn(...shifts)).toEqual([{ ...unknown, begin: 10 }]);
    const out = [lie([0, 40], 900, UNDER_WAY, 9000), lie([40, 80], 9000, UNDER_WAY, 1100)];
    expect(callsIn(...out, lie([80, 90], 500, MOORED))).toEqual(called(80, null));
  });

  it('[P6] are known again after the first departure', () => {
    const back = [lie([140, 200], -20_000, UNDER_WAY, -1500), lie([200, 300], 500, MOORED)];
    expect(callsIn(lie([0, 80], 500, MOORED), leaves, ...back).slice(1)).toEqual(called(200, null));
  });

  it('[P4, P6] are estimated where the ship was silent, if they are wrong by six hours at most', () => {
    const silent = (hours: number): readonly object[] =>
      callsIn(COMES, lie([60 + 60 * hours, 90 + 60 * hours], 500, MOORED));
    expect(silent(5)).toMatchObject([{ ata: expect.closeTo(66.5, 1) }]);
    expect(silent(7)).toEqual([{ portId: 1, begin: 480, ata: null, end: null, atd: null }]);
  });

  it('[P4, P6] have no ATD if the ship was silent for long after its last fix in port', () => {
    const far = lie([60 + 24 * 60, 2000], -20_000, UNDER_WAY, -90_000);
    expect(callsIn(COMES, lie([60, 100], 500, MOORED), far)).toEqual([
      { portId: 1, begin: 60, ata: 60, end: 99, atd: null },
    ]);
    const soon = lie([100 + 90, 300], -20_000, UNDER_WAY, -90_000);
    expect(callsIn(COMES, lie([60, 100], 500, MOORED), soon)).toMatchObject([
      { ata: 60, atd: expect.closeTo(123.6, 0) },
    ]);
  });

  it('[P6] of one call end before those of the next one begin', () => {
    const other = lie([200, 260], 3000, MOORED);
    const [first, second] = callsIn(COMES, lie([60, 100], 500, MOORED), other);
    expect(first).toMatchObject({ portId: 1, ata: 60, atd: expect.closeTo(107, 0) });
    expect(second).toMatchObject({ portId: 2, ata: expect.closeTo(107, 0) });
  });
});
